import type { Locale } from '#graphql/locales.ts'
import { hears } from '../words/room-words.ts'

/**
 * What a message asks for, by phrases of its language: the message that lists them, and whether they are looked for among
 * the words as they were written or with the base forms of bent ones as well.
 */
const phrases = {
  /** Whether something is to be had. */
  asksFree: ['chat.hears.free', 'said'],
  /** 'Got anything', 'jotain': with dates it asks for a room. */
  asksAnything: ['chat.hears.anything', 'said'],
  /** What costs least. */
  asksCheapest: ['chat.hears.cheapest', 'said'],
  /** It has a word for a night. */
  asksNight: ['chat.hears.night', 'said'],
  /** Whether something is free of charge, or costs extra. */
  asksGratis: ['chat.hears.gratis', 'said'],
  /** How far 'it' is, or how to get 'there'. */
  asksThere: ['chat.hears.there', 'said'],
  /** When something opens or closes. */
  asksOpening: ['chat.hears.opens', 'words'],
  /** How many, how long, or when, of something. */
  asksMore: ['chat.hears.more', 'said'],
  /** It has a word for rooms or staying in it. */
  asksRoom: ['chat.hears.stay', 'said'],
} as const

type Ask = keyof typeof phrases

export type Asks = Record<Ask, boolean>

/** What a message asks for by its words alone. */
export const asksIn = (message: { words: string[]; said: string[] }, locale: Locale): Asks => {
  const asked = Object.entries(phrases).map(([ask, [key, words]]) => [ask, hears(key, locale, message[words])])
  return Object.fromEntries(asked) as Asks
}
