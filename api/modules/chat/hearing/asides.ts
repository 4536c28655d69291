import type { Locale } from '#graphql/locales.ts'
import { takeAges } from '../party/ages.ts'
import { asAtFirst } from './left-over.ts'
import { amountsIn } from '../words/amounts.ts'
import { newConversation, type ConversationState } from './conversation-state.ts'
import { corrects } from '../days/changed-days.ts'
import { isGone } from '../party/fewer-guests.ts'
import type { Hearing } from './hearing.ts'
import { anyMonth } from '../words/months.ts'
import { namesPet } from './not-asked.ts'
import { withDigits } from '../words/numbers.ts'
import { hears } from '../words/room-words.ts'
import { adults, alone, onlyMe } from '../party/party-words.ts'
import { rather } from '../days/other-arrival.ts'
import { roomsInQuestion } from '../rooms/rooms-in-question.ts'
import { weekOfYear } from '../days/nights.ts'
import { movedBy } from '../days/shifted-stay.ts'
import { clauseEnd, joined, piecesOf, sentenceEnd, type Piece } from '../words/sentences.ts'
import { readSlots } from './slots.ts'
import { isEveryWeek, weekdaysIn } from '../words/weekdays.ts'
import { fold, wordsOf } from '../words/words.ts'
import { findDates, plainDates } from '../days/written-dates.ts'
import {
  apology,
  asides,
  eMail,
  flight,
  jubilee,
  mayAsk,
  name,
  numberOfUnits,
  over,
  sentFrom,
  stressOf,
  telephone,
  wants,
} from './aside-words.ts'

const yearsIn = new RegExp(
  String.raw`(?:\b(?:in|en|em|im|vuonna|back in|im jahr)\s+)?(?:${anyMonth}\s+(?:de\s+|of\s+)?)?(?<![\d./-])((?:19|20)\d\d)(?![\d/-]|\.\d)`,
  'g',
)

/** German 'wär', 'hätte' and 'würde' are no 'war', 'hatte' and 'wurde'. */
const conditionals = [
  [/(?<!\p{L})(w|h)[äÄ](?=r|tt)/giu, '$1ae'],
  [/(?<!\p{L})(w)[üÜ](?=rd)/giu, '$1ue'],
] as const
const foldTenses = (piece: string): string =>
  fold(conditionals.reduce((text, [pattern, spelt]) => text.replaceAll(pattern, spelt), piece))

/** A piece without case and accents; a year that is over is told as such. */
const plainOf = (piece: string, { today }: Hearing): string =>
  foldTenses(piece)
    .replaceAll(yearsIn, (found, _month, year) => (year < today.slice(0, 4) ? 'past-year' : found))
    .replaceAll(/\s+/g, ' ')

/** It changes the stay that was spoken of, or takes somebody from it. */
const changes =
  /\b(?:changed?|change of|cancel[a-z]*|instead|forgot|wrong|mistake|wrote|geandert|andern|vergessen|falsch|cambi[a-z]*|olvid[a-z]*|mud(?:ou|amos|ei)|esque[a-z]*|chang[a-z]*|oubli[a-z]*|muut[a-z]*|unohd[a-z]*|andr[a-z]*|glomde|glomt)\b/

/** What a flight costs is not asked. */
const ofFlights = /\b(?:flights?|flug|fluge|flieger|vuelos?|voos?|vols?|lento|lennot|flyg(?:et)?)\b/

const priceWords = ['chat.hears.price', 'chat.hears.cheapest'] as const
/** 'You were fully booked when we tried', 'we saw that you have 48 reviews'. */
const freeWords = ['chat.hears.free', 'chat.hears.anything'] as const

/** 'We are four', 'the 3rd': in a long sentence it may be the stay's. */
const ofOwnStay =
  /\b(?:we are|we.?re|we will be|we.?d be|wir sind|wir waren gern|somos|seremos|nous sommes|on est|on sera|meita on|vi ar|vi blir)\s+(?:[a-z]+\s+)?\d|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:el|le|dia|den|am|vom|zum) \d{1,2}\b/

/** 'Era mayo', 'it was May'. */
const otherMonth = new RegExp(
  String.raw`^\W*(?:eran?|(?:das )?war|it was|c.etait|etait|(?:se )?oli|(?:det )?var)\s+(?:(?:in|im|en|em|i)\s+)?${anyMonth}\W*$`,
)

const mayChange = (said: string): boolean =>
  otherMonth.test(said) ||
  changes.test(said) ||
  rather.test(said) ||
  corrects.test(said.replace(apology, ' ')) ||
  isGone(said) ||
  movedBy.some((by) => by.test(withDigits(said)))

/** 'When was it built, and how many rooms are there?': a part that asks of what is over. */
const asksWhen =
  /^\W*(?:(?:when|where|what|how|which)\s+(?:was|were|is|are|did|does|do|can|could|many|much|long|far|old)|(?:cuando|(?:de|desde|en) que ano)\s+(?:se|es|fue|abri|exist|data)|(?:quando|(?:de|desde|em) que ano)\s+(?:se|e|foi|abri|exist|data)|(?:de|en|depuis) quelle annee|quand (?:a|ont|est|avez|fut)|wann (?:wurde|hat|haben|habt|ist)|(?:in|aus|seit) welchem jahr|(?:milloin|mina vuonna|milta vuodelta)\b|(?:nar|vilket ar)\s+(?:byggdes|slog|oppnade|grundades|ar det))/

const asks = (piece: string, locale: Locale): boolean => {
  if (piece.includes('?')) return true
  const said = foldTenses(piece)
  if (asksWhen.test(said)) return true
  // 'Freitags' has the word for free in it.
  const words = wordsOf(said).filter((word) => !isEveryWeek(word, locale) && weekdaysIn([word], locale).length === 0)
  const hearsAny = (keys: readonly (typeof priceWords | typeof freeWords)[number][]) =>
    keys.some((key) => hears(key, locale, words))
  if (ofFlights.test(said) && amountsIn(said).length > 0) return false
  return wants.test(said) || hearsAny(priceWords) || (hearsAny(freeWords) && !over[locale].test(said))
}

/** Whether a piece of a message tells something else than what is asked, by the words for it. */
const isAside = (piece: string, hearing: Hearing): boolean => {
  if (asks(piece, hearing.locale)) return false
  const said = plainOf(piece, hearing)
  if (mayChange(said) || onlyMe.test(said) || alone.test(said)) return false
  if (findDates(plainDates(said), hearing.locale).length > 0 || weekOfYear.test(said)) return false
  const counted = withDigits(said).replaceAll(numberOfUnits, 'so-many-units')
  // '2 Erw + 1 Kind (4). Im Sommer …' is one piece.
  if (adults.test(counted)) return false
  if (ofOwnStay.test(counted) || roomsInQuestion(piece, hearing.locale, hearing.roomTypes).length > 0) return false
  const found = [...asides, { says: over[hearing.locale], isStory: true }].filter(({ says }) => says.test(counted))
  if (found.length === 0) return false
  const others = found.reduce((rest, { says }) => rest.replace(says, ' '), counted)
  return found.some(({ isStory }) => isStory) || !/\d/.test(others)
}

/** A day of the month that stands for itself, as in 'from the 5th on'. */
const ownDay =
  /\b(?:the|el|le|dia|am|den|del|du|vom|zum|ab|from|until|till|to|bis|hasta|desde|ate|jusqu.au|asti|alkaen|fran|till)\s+\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\.(?!\d)/

/** '7 e 10 anos', after a question about children. */
const aloneAges =
  /^[\s(]{0,3}(?:\d{1,2}[\s,&]{0,3}(?:y|e|and|et|und|ja|och|o)?[\s,]{0,3}){1,4}(?:years?|yrs?|anos?|ans?|jahre?|vuot[a-z]{0,4}|v|ar)?[\s.!)]{0,3}$/

/** Fewer words than these are no sentence of its own: 'the 5th', 'my mistake'. */
const shortestSentence = 4

/** Whether a sentence asks for something or says anything of a stay. */
const isOfStay = (sentence: string, { locale, today, roomTypes }: Hearing, before: ConversationState): boolean => {
  if (asks(sentence, locale)) return true
  const { rooms, ...others } = readSlots(sentence, locale, today, roomTypes, before)
  return rooms.length > 0 || Object.values(others).some((slot) => slot !== null && slot !== false)
}

/** What changes a stay or its rooms though no slot tells it, or is too short to tell. */
const mayMatter = (sentence: string, { locale }: Hearing): boolean => {
  const said = fold(sentence)
  const words = wordsOf(said)
  return (
    words.length < shortestSentence ||
    mayAsk.test(said) ||
    namesPet(sentence) ||
    aloneAges.test(said) ||
    takeAges(sentence).children > 0 ||
    ownDay.test(said) ||
    weekdaysIn(words, locale).length > 0 ||
    asAtFirst.test(said) ||
    mayChange(said) ||
    hears('chat.hears.accessible', locale, words)
  )
}

const saysAnything = (pieces: readonly Piece[]) => pieces.some(({ text }) => /[\p{L}\d]/u.test(text))

/** More are no message of a guest, and each takes its time. */
const mostPieces = 60

/** What a text is without its pieces that are asides; as it was where it has no other. */
const withoutPieces = (text: string, end: RegExp, hearing: Hearing): string => {
  const pieces = piecesOf(text, end)
  if (pieces.length > mostPieces) return text
  const kept = pieces.filter((piece) => !isAside(piece.text, hearing))
  return saysAnything(kept) ? joined(kept) : text
}

/** Each is read for itself, which takes a millisecond. */
const mostSentences = 15

/** Beside a sentence that asks, the others count as far as they say something of the stay. */
const onlyOfStay = (text: string, hearing: Hearing, before: ConversationState): string => {
  const sentences = piecesOf(text, sentenceEnd(hearing.locale))
  if (sentences.length === 1 || sentences.length > mostSentences) return text
  const ofStay = sentences.filter((sentence) => isOfStay(sentence.text, hearing, before))
  if (ofStay.length === 0) return text
  return joined(sentences.filter((each) => ofStay.includes(each) || mayMatter(each.text, hearing)))
}

/** Where 'bis 8.' is a day; elsewhere the point of 'si on venait à 4.' ends the sentence. */
const daysHavePoints: ReadonlySet<Locale> = new Set(['de', 'fi', 'sv'])

/**
 * A message without what says nothing of the stay or of what is asked: who writes, how the weather is, that a neighbour
 * stayed for five nights last year.
 */
export const withoutAsides = (
  message: string,
  hearing: Hearing,
  before: ConversationState = newConversation,
): string => {
  const anonymous = [eMail, telephone, name, sentFrom]
    .reduce((text, token) => text.replaceAll(token, ' @ '), message)
    .replaceAll(jubilee, ' ')
    .replaceAll(stressOf, ' ')
  const sentences = withoutPieces(anonymous, sentenceEnd(hearing.locale), hearing)
  const clauses = withoutPieces(onlyOfStay(sentences, hearing, before), clauseEnd, hearing)
  const told = clauses.replaceAll(/\s@\s/g, ' ').replaceAll(flight, ' ')
  return daysHavePoints.has(hearing.locale) ? told : told.replace(/(?<=\d)\.\s{0,9}$/, '')
}
