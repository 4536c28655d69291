import { addDays } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { lastOne, nthWeekday, ordinalIn } from '../words/ordinals.ts'
import { askedWords } from '../words/phrases.ts'
import { hears, holidays, type Holiday } from '../words/room-words.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { anyUntil, weekdayFrom } from '../words/weekdays.ts'

/** Within so many days each holiday comes once more. */
const longestAhead = 366
/** Two holidays that lie further apart are none of one stay. */
export const longestBetween = 21
/** Each 'until' has the words on both of its sides looked through; a text of nothing else is no question. */
const mostUntils = 10

/** Easter Sunday of a year, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
const easterOf = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** When a holiday is, and the nights that are usually meant: one, unless it is a stay of its own. */
export interface Feast {
  day: (year: number, nth: number) => string
  /** Days from the holiday to the arrival. */
  from?: number
  nights?: number
  /** The day that is meant where a stay ends with it. */
  end?: (year: number) => string
}

export const feasts: Record<Holiday, Feast> = {
  christmasEveEve: { day: (year) => `${year}-12-23` },
  christmasEve: { day: (year) => `${year}-12-24` },
  christmasDay: { day: (year) => `${year}-12-25` },
  christmas: { day: (year) => `${year}-12-25`, from: -1, nights: 2 },
  newYearsDay: { day: (year) => `${year}-01-01` },
  newYearsEve: { day: (year) => `${year}-12-31` },
  // Its night, or the days around it.
  newYear: { day: (year) => `${year}-12-31`, nights: 1, end: (year) => `${year}-01-01` },
  valentines: { day: (year) => `${year}-02-14` },
  boxingDay: { day: (year) => `${year}-12-26` },
  palmSunday: { day: (year) => addDays(easterOf(year), -7) },
  maundyThursday: { day: (year) => addDays(easterOf(year), -3) },
  goodFriday: { day: (year) => addDays(easterOf(year), -2) },
  easterEve: { day: (year) => addDays(easterOf(year), -1) },
  easterSunday: { day: easterOf },
  easterMonday: { day: (year) => addDays(easterOf(year), 1) },
  easter: { day: easterOf, from: -2, nights: 3 },
  thanksgiving: { day: (year) => nthWeekday(`${year}-11`, 4, 4), nights: 3 },
  carnivalThursday: { day: (year) => addDays(easterOf(year), -52) },
  carnivalMonday: { day: (year) => addDays(easterOf(year), -48) },
  shroveTuesday: { day: (year) => addDays(easterOf(year), -47) },
  ashWednesday: { day: (year) => addDays(easterOf(year), -46) },
  carnival: { day: (year) => addDays(easterOf(year), -47), from: -3, nights: 4 },
  epiphany: { day: (year) => `${year}-01-06` },
  // The last one is the fourth.
  advent: { day: (year, nth) => addDays(weekdayFrom(`${year}-11-27`, 0), 7 * (Math.min(nth, 4) - 1)) },
  saintNicholas: { day: (year) => `${year}-12-06` },
  lucia: { day: (year) => `${year}-12-13` },
  independenceFinland: { day: (year) => `${year}-12-06` },
  constitution: { day: (year) => `${year}-12-06`, nights: 2 },
  saintPatrick: { day: (year) => `${year}-03-17` },
  mayEve: { day: (year) => `${year}-04-30` },
  mayDay: { day: (year) => `${year}-05-01` },
  ascension: { day: (year) => addDays(easterOf(year), 39) },
  pentecostEve: { day: (year) => addDays(easterOf(year), 48) },
  pentecostMonday: { day: (year) => addDays(easterOf(year), 50) },
  pentecostSunday: { day: (year) => addDays(easterOf(year), 49) },
  pentecost: { day: (year) => addDays(easterOf(year), 49), from: -2, nights: 3 },
  memorialDay: { day: (year) => nthWeekday(`${year}-05`, lastOne, 1), from: -3, nights: 3 },
  midsummer: { day: (year) => weekdayFrom(`${year}-06-20`, 6), from: -1, nights: 2 },
  independence: { day: (year) => `${year}-07-04` },
  laborDay: { day: (year) => nthWeekday(`${year}-09`, 1, 1), from: -3, nights: 3 },
  halloween: { day: (year) => `${year}-10-31` },
  allSaints: { day: (year) => `${year}-11-01` },
  presidents: { day: (year) => nthWeekday(`${year}-02`, 3, 1), from: -3, nights: 3 },
  martinLutherKing: { day: (year) => nthWeekday(`${year}-01`, 3, 1), from: -3, nights: 3 },
}

/**
 * The day of a holiday, where its name is that of one day: 'påskafton' is, 'Easter' is not.
 * @param within days after `from`: 'annandagen' is that of Easter or of Christmas, whichever is so near
 * @returns undefined where there is none
 */
export const dayOfFeast = (text: string, locale: Locale, from: string, within?: number): string | undefined => {
  const words = askedWords(text)
  const named = holidays.filter((each) => hears(`chat.hears.holiday.${each}`, locale, words))
  const last = addDays(from, within ?? longestAhead)
  const year = Number(from.slice(0, 4))
  const nth = ordinalIn(text) ?? 1
  return (within === undefined ? named.slice(0, 1) : named)
    .map((each) => feasts[each])
    .flatMap(({ day, nights, end }) => (within !== undefined && end) || (nights === undefined ? day : []))
    .flatMap((day) => [year, year + 1].map((ofYear) => day(ofYear, nth)))
    .find((day) => day >= from && day <= last)
}

const longestArticle = 3
/** The words before and after a night that is named after a feast: 'Thanksgiving night', 'nuit de Noël'; 'a night' is each. */
const nightOf =
  /\b([a-z]+ [a-z]+|[a-z]+)[ -](?:night|nite|nacht|natt(?:en)?|yo|yon|yoksi)\b|\b(?:noche|noite|nuit) (?:de |do |da |d.)?([a-z]+(?: [a-z]+){0,3})/

/** Whose night is that of the eve, but in English. */
const holyNights: ReadonlySet<Holiday> = new Set(['christmas', 'easter'])

/** The day of arrival where the one night of a feast is meant that is a stay of several nights otherwise; null for the stay. */
export const nightOfFeast = (text: string, holiday: Holiday, locale: Locale, day: string): string | null => {
  const [, before, behind] = nightOf.exec(text) ?? []
  const name = askedWords(behind ?? before ?? '')
  // 'An Weihnachten die Nacht' is what a night costs.
  const beside = (behind === undefined ? name.at(-1) : name[0]) ?? ''
  if (beside.length <= longestArticle || !hears(`chat.hears.holiday.${holiday}`, locale, name)) return null
  return addDays(day, locale !== 'en' && holyNights.has(holiday) ? -1 : 0)
}

/** 'Anreise Weiberfastnacht, Abreise Aschermittwoch'. */
const thenLeaving = new RegExp(String.raw`[,;.]?\s+(?:${leavingWords})\s`, 'g')

/** Finnish bends both: 'pitkäperjantaista pääsiäismaanantaihin'. */
const finnishUntil = new RegExp(String.raw`(?<=[a-z]sta) |${anyUntil.source}`, 'g')
/** 'Långfredag t annandag'. */
const swedishUntil = new RegExp(String.raw`(?<= )t(?= )|${anyUntil.source}`, 'g')

const untilOf = (locale: Locale): RegExp => {
  if (locale === 'fi') return finnishUntil
  return locale === 'sv' ? swedishUntil : anyUntil
}

/** The nights from one such day to another: 'Karfreitag bis Ostermontag'. */
export const betweenFeasts = (
  text: string,
  locale: Locale,
  today: string,
): { arrival: string; departure: string } | null => {
  const untils = [...text.matchAll(untilOf(locale)), ...text.matchAll(thenLeaving)].slice(0, mostUntils)
  for (const { index, 0: until } of untils) {
    const arrival = dayOfFeast(text.slice(0, index), locale, today)
    const behind = text.slice(index + until.length)
    const departure = arrival && dayOfFeast(behind, locale, addDays(arrival, 1), longestBetween)
    if (arrival && departure) return { arrival, departure }
  }
  return null
}
