import { firstOfMonth, nightsBetween, addDays, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { andWord, untilWord, weekdayCalled, weekdaysIn, weekdayWithDay } from '../words/weekdays.ts'
import { leavingWords } from '../words/leaving-words.ts'
import { counted } from '../words/numbers.ts'
import { isDate, toDate } from './written-dates.ts'

/** Arrival and departure as far as they are known; YYYY-MM-DD, hotel-local. */
export interface Days {
  arrival: string | null
  departure: string | null
}

/** Of no days. */
export const nothing: Days = { arrival: null, departure: null }

const article = '(?:the|el|o|dia|le|den|zum|am)?'

/** 'From the 19th to the 22nd', '19.-22.' after a month was spoken of: it is of that one. */
export const bareRange = new RegExp(
  String.raw`(?<![\d.,:/$€-])(\d{1,2})(?:st|nd|rd|th|:?[ea]|\.)?\s*${untilWord}\s*${article}\s*(\d{1,2})(?:st|nd|rd|th|:?[ea]|\.)?(?![\d:/]|\.\d|\s*(?!(?:somos|for|para|pra|pour|fur|wir|we|vi|zu|till|da|dann|then|please|bitte|tack|danke|alors|entonces|entao|instead|i ?stallet|statt ?dessen|plutot|mejor|melhor|lieber|hellre|rather|en vez|em vez|sen sijaan|mieluummin|sittenkin|menar|menade|meint?e|meant|i mean|je voulais|quise|quis|tarkoitin|c|c.est|est|is|ist|hay|tem|tienen|habt|haben|noch|frei|libre|dispo|quel|combien|cuanto|quanto|how|any|do|have|onko|paljonko|finns|vad|har|en fait|finalement)\b)[a-z$€%])`,
)

/** The same behind a word for from, where more may follow: 'et du 19 au 23 plutôt ?' */
export const rangeFrom = new RegExp(
  String.raw`\b(?:from|del?|do|du|vom|von|fran|den|el|le|the)\s+(?:dia\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:${untilWord}|auf)\s*${article}\s*(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:/]|\.\d|\s*(?:[$€%]|am\b|pm\b|uhr|h\b|o ?clock))${counted}`,
)

/** The days of such a range. */
export const bareDays = [rangeFrom, bareRange]

/** Whether a text names such a range. */
export const namesRange = (text: string): boolean => bareDays.some((pattern) => pattern.test(text))

/** 'Until the 18th' of a stay whose arrival is known; 'until 4' is an hour. */
export const untilDay =
  /(?<![\d.])(\d{1,2})\.?\s*(?:paivaan\s+)?(?:asti|saakka)\b|\b(?:to|til|till|until|thru|through|al?|hasta|ate|au|jusqu.?au|bis|asti)\s+(?:(?:(?:the|el|o|dia|den|zum)\s+){1,2}(\d{1,2})|(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)|(1[3-9]|2\d|3[01])|(?<=jusqu.?au\s)(\d{1,2}))(?:st|nd|rd|th|:[ae]|\.)?(?=\s*(?:$|[?!,;]|(?:alors|donc|then|dann|entonces|entao|sitten|da\b|instead|ist|i ?stallet|en vez|em vez|stattdessen|plutot|en fait|en realidad|na verdade|actually|eigentlich|egentligen|sen sijaan|bleib[a-z]*|stay|quedar[a-z]*|ficar|rester|stanna|bliva|(?:and|und|y|e|et|ja|och) [a-z])\b))/

/** A day of the month, named beside one that is written out: 'march 2, leaving the 5th', 'el lunes 8', '5. päivä'. */
const besideDay =
  /\b(?:the|el|le|am|den|dia|zum)\s+(?:([a-z]{3,})\s+)?(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?(?=\s*(?:$|[?!,;]|[-–]\s+[a-z]|(?:for|para|pra|pour|fur)\b))|(?<![\d.])(\d{1,2})\.?\s+paiva/

/** Who comes, and who leaves: the day beside it is that of the arrival or of the departure. */
export const arrives =
  /\b(?:tar (?:vi )?in|checkar (?:vi )?in|tulta[a-z]*|tuun[a-z]*|tuutaan[a-z]*|arriv[a-z]*|land(?:s|ing|en|ar)?|get(?:ting|tin|s)? (?:in|there)|com(?:e|es|ing)|lleg[a-z]*|entr(?:o|amos|ar|ando|adas?)|cheg[a-z]*|anreis[a-z]*|ankomm[a-z]*|komm(?:e[nr]?|a)?|kamen?|hinflug|ankunft|tulla[a-z]*|tule[a-z]*|tulis[a-z]*|saavu[a-z]*|anland[a-z]*|start(?:ing)?|anfangen|empez(?:ar|amos)|comenzar|comecar|commencer|aloit(?:taa|etaan|ettaisiin)|borja[r]?)\b/g
export const leaves = new RegExp(String.raw`\b(?:${leavingWords})\b`, 'g')

/** A day of the month that is marked as one: by an article, an ending, or a word for leaving before it; 'vi kommer 4' are four. */
export const markedDay = new RegExp(
  String.raw`(?:\b(?:the|el|dia|le|de[nm]|am|vom|zum)\s+(?:(?:dia|day|mismo|mesmo|proprio|propio|same|very)\s+)?(\d{1,2})(?:st|nd|rd|th|er|:?[ae]|\.)?|(?<![\d.]|\b(?:solo|solos|somos|seremos|so|apenas|only|just|bara|nur|noch|vain|eli|seulement|sommes|sind|waren|are|ar|blir|est|sera)\s)(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)|(?<=(?:chego|llego|${leaves.source})\s+(?:no |on |pa )?|\b(?:volt|sai|part)[a-z]{1,5} a )(\d{1,2}))(?![\d:/]|\.\d|\s*(?:[a-z]*kuuta|am\b|pm\b|uhr|h\b|o ?clock|stund|hour|hora|heure|floor|st(?:ock|reet)|avenue|dog|hund|koira|weihnacht|feiertag|oster|pfingst|advent|seman|semain|woch|week|viik|veck))${counted}`,
  'g',
)

/** The last place in a text where one of the words stands; -1 for nowhere. */
export const lastAt = (text: string, words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1

/** The day of the month that is nearest to another day. */
export const nearestDay = (day: number, to: string): string | null =>
  [-1, 0, 1]
    .map((months) => `${firstOfMonth(to.slice(0, 7), months).slice(0, 8)}${String(day).padStart(2, '0')}`)
    .filter(isDate)
    .toSorted((a, b) => Math.abs(nightsBetween(to, a)) - Math.abs(nightsBetween(to, b)))[0] ?? null

/** 'New Year's Eve, three nights from the 30th'. */
export const startsFrom =
  /\b(?:from|starting|desde|a partir del?|depuis|a partir d[ou]|(?:ab|vom)(?: de[mn])?|alkaen|fran)\s*$/

/** 'Christmas eve until the 27th'. */
const endsUntil = new RegExp(String.raw`(?<![a-z])${untilWord}\s*$`)

const andBetween = new RegExp(`${andWord}|,`)

/** Which end of a stay each marked day of a text is; null where one of them is none, or there is no such day. */
export const endsIn = (text: string): { day: string; isLeaving: boolean }[] | null => {
  const days = [...text.matchAll(markedDay)].map((found, at, all) => {
    const last = all[at - 1]
    const before = text.slice(last ? last.index + last[0].length : 0, found.index)
    const behind = text.slice(found.index + found[0].length, all[at + 1]?.index)
    // 'Am 10. anreisen und am 14. wieder weg': behind an 'and' another day begins.
    const said = [before.split(andBetween).at(-1)!, behind.split(andBetween)[0]!, before].find(
      (side) => Math.max(lastAt(side, arrives), lastAt(side, leaves)) >= 0,
    )
    if (/^\s*paivaan\b/.test(behind)) return { day: found.slice(1).find(Boolean)!, isLeaving: true }
    if (startsFrom.test(before)) return { day: found.slice(1).find(Boolean)!, isLeaving: false }
    if (endsUntil.test(before)) return { day: found.slice(1).find(Boolean)!, isLeaving: true }
    if (said === undefined) return null
    return { day: found.slice(1).find(Boolean)!, isLeaving: lastAt(said, leaves) > lastAt(said, arrives) }
  })
  const known = days.filter((day) => day !== null)
  return known.length === 0 || known.length < days.length ? null : known
}

/** The first such day of a month after another day. */
export const nextSuchDay = (day: string, after: string): string | null => {
  const month = Number(after.slice(5, 7))
  const days = [month, (month % 12) + 1].map((each) =>
    toDate({ at: 0, end: 0, day: Number(day), month: each, year: null }, addDays(after, 1)),
  )
  return days.find((found) => found !== null && nightsBetween(after, found) <= 31) ?? null
}

/** The end of a stay whose beginning is written out: a day of the month that stands behind it. */
export const endBehind = (text: string, arrival: string, locale: Locale): string | null => {
  const [, weekday, day, finnish] = besideDay.exec(text) ?? []
  const named = day ?? finnish
  const leaving = named
    ? undefined
    : [...text.matchAll(markedDay)].find(({ index }) => lastAt(text.slice(0, index), leaves) >= 0)
  const left =
    leaving?.slice(1).find(Boolean) ?? (named ? undefined : endsIn(text)?.findLast(({ isLeaving }) => isLeaving)?.day)
  if (left) return nextSuchDay(left, arrival)
  const until = untilDay.exec(text)?.slice(1).find(Boolean)
  if (!named) {
    if (until) return nextSuchDay(until, arrival)
    // 'Jusqu’au dimanche 9'.
    const [, name, ofWeekday] = text.matchAll(weekdayWithDay(locale)).next().value ?? []
    const end = ofWeekday ? nextSuchDay(ofWeekday, arrival) : null
    return end && weekdayOf(end) === weekdayCalled(name!, locale) ? end : null
  }
  return !weekday || weekdaysIn([weekday], locale).length > 0 ? nextSuchDay(named, arrival) : null
}
