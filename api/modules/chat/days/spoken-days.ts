import { addDays, firstOfMonth } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { aNight } from './changed-nights.ts'
import { withDigits } from '../words/numbers.ts'
import { askedWords } from '../words/phrases.ts'
import { betweenFeasts } from './feasts.ts'
import { weeksOn } from './nights.ts'
import { hears, nearDays } from '../words/room-words.ts'
import { andWord, isEveryWeek, withWeekdays, withoutWeekdayTakenBack } from '../words/weekdays.ts'
import { withAdvents } from '../words/ordinals.ts'
import { fold } from '../words/words.ts'
import { anyMonth, monthOf } from '../words/months.ts'
import { monthNamed, nextMonth } from './spoken-months.ts'
import { byWeekday, byWeekdayOfMonth, byWeekdayWithDay, endByWeekday, type SpokenDays } from './spoken-weekdays.ts'
import { byWeekend, byWeekendOfMonth } from './spoken-weekends.ts'
import { byHoliday } from './spoken-feasts.ts'
import { lastAt, leaves } from './stay-ends.ts'
import { byDistance, byWeekAhead, byWeekOfMonth, byWeekOfYear } from './spoken-weeks.ts'

const untilTomorrow = /^(?:to|till?|until|thru|a|hasta|ate|pra|para|au|jusqu|bis|auf|til)$/

/** How many words name such a day: 'the day after tomorrow', 'ubermorgen'. */
const nearDayWords = { afterTomorrow: 4, tomorrow: 2, today: 1 } as const

/** 'Heute auf morgen', 'from tomorrow till the day after'. */
const betweenNearDays = (locale: Locale, words: readonly string[], today: string): SpokenDays | null => {
  const named = (at: (count: number) => readonly string[]) =>
    nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, at(nearDayWords[day])))
  const [range] = words.flatMap((word, index) => {
    const from = untilTomorrow.test(word) && named((count) => words.slice(Math.max(0, index - count), index))
    const until = from && named((count) => words.slice(index + 1, index + 1 + count))
    return until && until[1] > from[1] ? [[from[1], until[1]] as const] : []
  })
  return range ? { arrival: addDays(today, range[0]), departure: addDays(today, range[1]) } : null
}

/** So many words name such a day before 'and' and behind it. */
const mostBeside = 3

/** 'Tonight and tomorrow night', 'heute und morgen': both nights. */
const nearNights = (locale: Locale, text: string, today: string): SpokenDays | null => {
  if (lastAt(text, leaves) >= 0) return null
  const named = (words: readonly string[]) => nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  for (const { index, 0: and } of text.matchAll(new RegExp(andWord, 'g'))) {
    const from = named(askedWords(text.slice(0, index)).slice(-mostBeside))
    const behind = askedWords(text.slice(index + and.length)).slice(0, mostBeside)
    // Spanish 'mañana y pasado'.
    const then = behind[0] === 'pasado' ? nearDays[0] : named(behind)
    if (from && then && then[1] === from[1] + 1)
      return { arrival: addDays(today, from[1]), departure: addDays(today, then[1] + 1) }
  }
  return null
}

const tonight =
  /\b(?:tonigh?t|tonite|2nite|2night|this evening|esta noche|hoy (?:en la |por la |a la )?noche|esta noite|hoje (?:a|de) noite|ce soir|cette nuit|heute? (?:nacht|abend)|tana (?:yona|iltana)|tanayona|ensi? ?yo(?:na|ksi|ks)?|talle yolle|i ?kvall|i ?natt|till natten)\b/
const tomorrowMorning =
  /\b(?:tomorrow (?:morning|early|first thing)|(?:early|first thing) tomorrow|manana (?:por la manana|en la manana|temprano|a primera hora)|amanha (?:bem )?(?:cedo|de manha|pela manha)|demain (?:matin|tot)|morgen (?:ganz )?(?:fruh|vormittag|in der fruh)|huomenna (?:aamulla|aikaisin|aamusta)|huomen ?aamu[a-z]*|huomisaamu[a-z]*|i ?morgon ?(?:bitti|tidigt|formiddag|fm))\b/

/** 'Just tonight', 'nur heute', after more of it. */
const onlyThen =
  /\b(?:nur|only|just|solo|solamente|apenas|so|seulement|juste|vain|vaan|bara)\s+(?:(?:fur|for|para|pour)\s+)?(?:heute|tonight|today|tomorrow|morgen|hoy|manana|hoje|amanha|ce soir|demain|tanaan|tana yona|taksi yoksi|i ?dag|i ?kvall|i ?natt|i ?morgon)\b(?!\s+(?:und|and|y|e|et|ja|och|bis|to|till?|until|a|hasta|ate))/

const byNearDay = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  if (!near) return null
  // 'Anything tonight? Driving on tomorrow morning': it is the end of that night.
  if (tonight.test(text) && tomorrowMorning.test(text)) return { arrival: today, departure: addDays(today, 1) }
  if (onlyThen.test(text)) return { arrival: addDays(today, near[1]), departure: addDays(today, near[1] + 1) }
  const range = betweenNearDays(locale, words, today) ?? nearNights(locale, text, today)
  if (range) return range
  const [weeks = 0] = weeksOn.find(([, pattern]) => pattern.test(text)) ?? []
  const arrival = addDays(today, near[1] + 7 * weeks)
  return { arrival, departure: endByWeekday(text, arrival, locale) }
}

const everyMonth = new RegExp(anyMonth, 'g')
const wholeMonth = new RegExp(
  String.raw`\b(?:whole|entire|all of|all|todo|todo o|tout|ganze[nr]?|koko|hela)\s+(?:(?:the |el |o |le )?(?:month|mes|mois|monat|manaden) (?:of |de |d.)?)?${anyMonth.replace('(?:ta|ssa|n)?', '(?:ta|ssa|n|ksi)?')}|${anyMonth} (?:inteir[oa]|todo|enter[oa]|complet[oa]?|entier|tout entier|kokonaan)\b`,
)

/** Weekdays with their days are of the month in which the stay is that was spoken of. */
const farBefore = 14

/** 'Hela januari', 'todo el mes de febrero': from its 1st to that of the next. */
const byWholeMonth = (text: string, today: string): SpokenDays | null => {
  const month = monthOf(wholeMonth.exec(text)?.slice(1).find(Boolean) ?? '')
  const isOne = [...text.matchAll(everyMonth)].length < 2
  const arrival = month && isOne ? `${nextMonth(month, today)}-01` : ''
  return arrival >= today ? { arrival, departure: firstOfMonth(arrival.slice(0, 7), 1) } : null
}

const ofFirst = 'first|primer[ao]s|primeir[ao]s|premieres|ersten|ensimmaista|forsta'
const ofLast = 'last|ultim[ao]s|dernieres|letzten|viimeista|sista'
/** So many nights at the beginning of a month, or at its end. */
export const nightsOfMonth = new RegExp(
  String.raw`\b(?:(?:(${ofFirst})|${ofLast})\s+(\d{1,2})|(\d{1,2})\s+(?:(${ofFirst})|${ofLast}))\s+(?:${aNight})[a-z]*\b`,
)

/** 'The first two nights of February', 'helmikuun kaksi ensimmäistä yötä', 'die letzten drei Nächte im März'. */
const byNightsOfMonth = (text: string, today: string): SpokenDays | null => {
  const [found, first, many, count, firstBehind] = nightsOfMonth.exec(text) ?? []
  const month = found ? monthNamed(text, today) : null
  const nights = Number(many ?? count)
  if (!month || !nights) return null
  const days =
    (first ?? firstBehind)
      ? { arrival: `${month}-01`, departure: addDays(`${month}-01`, nights) }
      : { arrival: addDays(firstOfMonth(month, 1), -nights), departure: firstOfMonth(month, 1) }
  return days.arrival >= today ? days : null
}

/**
 * The days that a question speaks of without writing them out, by the hotel's calendar; null when it does not.
 * @param near the arrival that was spoken of: 'Friday to Monday' after Presidents' Day is that Friday
 */
export const spokenDays = (
  question: string,
  locale: Locale,
  today: string,
  near: string | null = null,
): SpokenDays | null => {
  const plain = withWeekdays(withoutWeekdayTakenBack(withAdvents(fold(question)), locale), locale)
  const words = askedWords(plain).filter((word) => !isEveryWeek(word, locale))
  const text = withDigits(plain)
  return (
    (near && near > addDays(today, farBefore) ? byWeekdayWithDay(locale, plain, addDays(near, -farBefore)) : null) ??
    byWeekdayWithDay(locale, plain, today) ??
    byWeekOfYear(locale, words, plain, today) ??
    byWeekendOfMonth(locale, words, plain, today) ??
    byWeekOfMonth(locale, words, plain, today) ??
    byWeekdayOfMonth(locale, words, plain, today) ??
    byNightsOfMonth(text, today) ??
    byWholeMonth(plain, today) ??
    betweenFeasts(plain, locale, today) ??
    byHoliday(locale, words, plain, today) ??
    byDistance(locale, words, text, today) ??
    byWeekAhead(locale, words, text, today) ??
    byWeekend(locale, words, plain, today, near) ??
    byNearDay(locale, words, plain, today) ??
    byWeekday(locale, words, plain, today, near)
  )
}

/** The one day that a text speaks of, as 'tomorrow' or 'Friday'; null for several, or none. */
export const daySpoken = (text: string, locale: Locale, today: string): string | null => {
  const words = askedWords(text)
  const days = byNearDay(locale, words, text, today) ?? byWeekday(locale, words, text, today)
  return days && days.departure === null ? days.arrival : null
}
