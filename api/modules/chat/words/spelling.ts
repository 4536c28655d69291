import type { ContentItem } from '../../../platform/content.ts'
import type { Locale } from '#graphql/locales.ts'
import { messagesOf } from '../../../i18n/translate.ts'
import { monthWords } from './months.ts'
import { isTypo } from './typos.ts'
import { fold } from './words.ts'

/** Below this a slip makes another word: 'quite' and 'quiet', 'carts' and 'cards'. */
const shortest = 6

/** Letters that are taken for each other; vowels in English only, where they are written in many ways. */
const alike = ['csz', 'ckq', 'bv', 'gj', 'vw', 'dt', 'mn']
const soundsOf = (locale: Locale) => (locale === 'en' ? [...alike, 'aeiouy'] : alike)

/** With another letter in it that sounds like the right one: 'elevater', 'calefasión'. */
const soundsLike = (word: string, known: string, locale: Locale): boolean => {
  if (word.length !== known.length) return false
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  const letters = [word[at]!, known[at]!]
  return (
    word.slice(at + 1) === known.slice(at + 1) &&
    soundsOf(locale).some((sound) => letters.every((letter) => sound.includes(letter)))
  )
}

/** The last letters of a word are its form: 'tardo' is not 'tarde' misspelt. */
const isOtherForm = (word: string, known: string) =>
  word.slice(0, -1).startsWith(known.slice(0, word.length - 1)) || known.startsWith(word)

const isSlip = (word: string, known: string, locale: Locale): boolean =>
  word[0] === known[0] && !isOtherForm(word, known) && (isTypo(word, known) || soundsLike(word, known, locale))

const wordsIn = (text: string): string[] => fold(text).match(/[a-z]+/g) ?? []

interface Words {
  /** By which questions are understood. */
  asked: string[]
  /** Words, and beginnings of words, that are right as they are. */
  right: ReadonlySet<string>
  /** What hotels are asked for, by stems that are too short to tell how a longer word goes on: right only as a whole. */
  things: ReadonlySet<string>
}

const ofMessages = new Map<Locale, { hears: string[]; things: string[]; all: string[] }>()

const wordsOfMessages = (locale: Locale) => {
  const entries = Object.entries(messagesOf(locale))
  const isThing = ([key]: [string, string]) => key.startsWith('chat.hears.thing.')
  const [things, others] = [entries.filter(isThing), entries.filter((entry) => !isThing(entry))]
  const found = ofMessages.get(locale) ?? {
    hears: others.flatMap(([key, text]) => (key.startsWith('chat.hears.') ? wordsIn(text) : [])),
    things: things.flatMap(([, text]) => wordsIn(text)),
    all: others.flatMap(([, text]) => wordsIn(text)),
  }
  ofMessages.set(locale, found)
  return found
}

const knownWords = (locale: Locale, topics: readonly ContentItem<'topic'>[]): Words => {
  const { hears, things, all } = wordsOfMessages(locale)
  const asked = new Set([...hears, ...topics.flatMap(({ phrases }) => wordsIn(phrases))])
  return {
    asked: [...asked, ...things].filter((word) => word.length >= shortest),
    right: new Set([...asked, ...all, ...monthWords]),
    things: new Set(things),
  }
}

/** Whether a word, or at least half of it from its beginning, is known: 'cancelling', 'beaches'. */
const isRight = (word: string, { right, things }: Words) =>
  things.has(word) ||
  Array.from({ length: Math.floor(word.length / 2) }, (_, index) => word.slice(0, word.length - index)).some(
    (beginning) => right.has(beginning),
  )

/**
 * A question with the slips mended in words by which it would be understood: 'brekfast', 'cancle', 'turtel'.
 * @param isKnown whether a word, without case and accents, is one for something else: 'chiquitos' are no 'poquitos'
 */
export const withoutSlips = (
  question: string,
  locale: Locale,
  topics: readonly ContentItem<'topic'>[],
  isKnown: (word: string) => boolean = () => false,
): string => {
  let words: Words | undefined
  return question.replaceAll(/\p{L}{6,}/gu, (written) => {
    const word = fold(written)
    words ??= knownWords(locale, topics)
    if (isRight(word, words) || isKnown(word)) return written
    const one = word.replace(/s$/, '')
    return words.asked.find((known) => isSlip(word, known, locale) || isSlip(one, known, locale)) ?? written
  })
}
