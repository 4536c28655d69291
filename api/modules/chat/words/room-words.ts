import type { Locale } from '#graphql/locales.ts'
import { translate, type MessageKey } from '../../../i18n/translate.ts'
import { says } from './phrases.ts'

/** Messages that are never shown: the phrases by which guests say something, as the kind `topic` describes them. */
type HeardKey = Extract<MessageKey, `chat.hears.${string}`>

/** Whether a question says what a message lists the phrases for. */
export const hears = (key: HeardKey, locale: Locale, asked: readonly string[]): boolean =>
  says(translate(locale, key), asked)

const roomAtEnd = /^.{3,}?(suiten?|sviit[a-z]*|svit(?:en|er|erna)?|studio[a-z]*|zimmern?|rum(?:met|men)?|huone[a-z]*)$/

/** 'Gartensuite', 'trädgårdssviten', 'puutarhasviitti' are suites as well as what stands before. */
export const withRoomsApart = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, roomAtEnd.exec(word)?.[1] ?? []].flat())

/** What rooms are called, apart from being rooms, by guests and in the names that staff give them. */
export const roomKinds = [
  'king',
  'queen',
  'twoBeds',
  'suite',
  'studio',
  'garden',
  'courtyard',
  'compact',
  'bedroom',
] as const

export type RoomKind = (typeof roomKinds)[number]

/** Everyday names that say no more than how many sleep there; a double room is what everybody has. */
export const roomSizes = [
  ['single', 1],
  ['triple', 3],
  ['family', 4],
] as const

/** Days that are named by their distance from today. */
export const nearDays = [
  ['afterTomorrow', 2],
  ['tomorrow', 1],
  ['today', 0],
] as const

/** Holidays that guests name instead of dates; the particular ones first. */
export const holidays = [
  'christmasEveEve',
  'christmasEve',
  'boxingDay',
  'christmasDay',
  'christmas',
  'newYearsDay',
  'newYearsEve',
  'newYear',
  'valentines',
  'palmSunday',
  'maundyThursday',
  'goodFriday',
  'easterEve',
  'easterMonday',
  'easterSunday',
  'easter',
  'thanksgiving',
  'carnivalThursday',
  'carnivalMonday',
  'shroveTuesday',
  'ashWednesday',
  'carnival',
  'epiphany',
  'advent',
  'saintNicholas',
  'lucia',
  'independenceFinland',
  'constitution',
  'saintPatrick',
  'mayEve',
  'mayDay',
  'ascension',
  'pentecostEve',
  'pentecostMonday',
  'pentecostSunday',
  'pentecost',
  'memorialDay',
  'midsummer',
  'independence',
  'laborDay',
  'halloween',
  'allSaints',
  'presidents',
  'martinLutherKing',
] as const

export type Holiday = (typeof holidays)[number]
