import { locales, type Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { askedClauses, askedWords, matchPhrase, phrasesOf, saysInTurn } from '../words/phrases.ts'

/** A room with the list of what is in it, as staff wrote it. */
export type FurnishedRoom = Pick<RoomType, 'amenities' | 'translations'>

/** Something that a room is wanted for: whether an entry of its list is that. */
export type Feature = (amenity: string) => boolean

/** What staff may call in many ways; of the rest guests use the hotel's own words. */
const kinds = ['fullKitchen', 'kitchen'] as const

const amenitiesIn = ({ amenities, translations }: FurnishedRoom, each: readonly Locale[] = locales): string[] => [
  ...(each.includes('en') ? amenities : []),
  ...each.flatMap((locale) => translations[locale]?.amenities ?? []),
]

const ofKind =
  (kind: (typeof kinds)[number]): Feature =>
  (amenity) =>
    locales.some((locale) => saysInTurn(translate(locale, `chat.hears.feature.${kind}`), askedWords(amenity)))

const mostBehind = 5
const mostBefore = 4

/** 'No kitchen needed', 'ohne Küche'; Portuguese 'no' is in the. */
const denied =
  /^(?:not|dont|don|without|nicht|keine?[nrs]?|ohne|sans|pas|sin|sem|nao|utan|inte|ingen|inget|ei|emme|emmeka|ilman)$/
const isDenied = (words: readonly string[], locale: Locale): boolean =>
  words.some((word) => denied.test(word) || (word === 'no' && locale !== 'pt'))

/** Finnish says with by an ending: 'huone keittiöllä', 'keittiöllinen huone'. */
const withEnding = /.{4}ll(?:a|inen|isen|ista|isia)$/

/** So many words beside one that wants something may take it back: 'we need no kitchen', 'Küche ist nicht nötig'. */
const besideIt = 2

/** The words around 'with', 'we need' and the like, each time that a clause says so. */
const wantedWords = (words: readonly string[], locale: Locale): (readonly string[])[] =>
  words.flatMap((word, at) => {
    const isSaidBy = (key: 'chat.hears.wanted' | 'chat.hears.wantedBehind') =>
      phrasesOf(translate(locale, key)).some(
        (phrase) => matchPhrase(phrase, words.slice(at, at + phrase.words.length)) !== null,
      )
    const isBehind = isSaidBy('chat.hears.wantedBehind')
    const [from, to] = isSaidBy('chat.hears.wanted')
      ? [at + 1, at + 1 + mostBehind]
      : isBehind
        ? [Math.max(0, at - mostBefore), at]
        : locale === 'fi' && withEnding.test(word)
          ? [Math.max(0, at - 1), at + 1]
          : [0, 0]
    const beside = words.slice(Math.max(0, isBehind ? from : at - besideIt), at + 1 + besideIt)
    return to > from && !isDenied(beside, locale) ? [words.slice(from, to)] : []
  })

/** What of the rooms' own lists a question wants to be in the room: 'with a kitchen', 'wir brauchen eine Küche'. */
export const featuresWanted = (question: string, locale: Locale, rooms: readonly FurnishedRoom[]): Feature[] => {
  const wanted = askedClauses(question).flatMap((words) => wantedWords(words, locale))
  if (wanted.length === 0) return []
  const kind = kinds.find((each) =>
    wanted.some((words) => saysInTurn(translate(locale, `chat.hears.feature.${each}`), words)),
  )
  const names = new Set(rooms.flatMap((room) => amenitiesIn(room, ['en', locale])))
  // Marks that staff write are none of the marks of phrases.
  const called = [...names].filter((name) => {
    const bare = askedWords(name).join(' ')
    return bare !== '' && wanted.some((words) => saysInTurn(bare, words))
  })
  const byKind = kind ? [ofKind(kind)] : []
  const others = called.filter((name) => !byKind.some((isIt) => isIt(name)))
  return [
    ...byKind,
    ...others.map(
      (name): Feature =>
        (amenity) =>
          amenity === name,
    ),
  ]
}

/** The rooms that have all of it. */
export const withFeatures = <R extends FurnishedRoom>(rooms: readonly R[], features: readonly Feature[]): R[] =>
  rooms.filter((room) => features.every((isIt) => amenitiesIn(room).some(isIt)))

/** What a room has of it, in a guest's language. */
export const namesOfFeatures = (room: FurnishedRoom, features: readonly Feature[], locale: Locale): string[] =>
  amenitiesIn(room, [locale]).filter((amenity) => features.some((isIt) => isIt(amenity)))
