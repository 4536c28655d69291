import { addDays, firstOfMonth, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import {
  relativeDays,
  weekAfter,
  weekAfterNext,
  weekAhead,
  weekendAfterNext,
  weekBefore,
  weekOfYear,
} from './nights.ts'
import { counted, withDigits } from './numbers.ts'
import { askedWords } from './phrases.ts'
import { betweenFeasts, feasts, nightOfFeast } from './feasts.ts'
import { hears, holidays, nearDays, type Holiday } from './room-words.ts'
import {
  andWord,
  areWeekdaysOpen,
  isEveryWeek,
  untilWord,
  weekdayCalled,
  weekdayFrom,
  weekdaysIn,
  weekdayWithDay,
  weekdayWord,
  withoutWeekdayTakenBack,
  withWeekdays,
} from './weekdays.ts'
import { leavingWords } from './leaving-words.ts'
import { lastOne, ordinalIn, withAdvents } from './ordinals.ts'
import { fold } from './words.ts'
import { anyMonth, monthOf } from './months.ts'

/** Days that are spoken of; the departure is null where only a day is. */
export interface SpokenDays {
  arrival: string
  departure: string | null
}

const [thursday, friday] = [4, 5]

const mondayAfter = (day: string) => weekdayFrom(addDays(day, 1), 1)

/** Where 'next Friday' is that of next week, not the one that comes. */
const nextMeansNextWeek: readonly Locale[] = ['en', 'fr', 'sv']

const saysNext = (locale: Locale, words: readonly string[]) => hears('chat.hears.next', locale, words)

/** The weekday, or the one of next week where the language says so. */
const weekdayAsked = (today: string, weekday: number, locale: Locale, isNext: boolean) =>
  isNext
    ? nextMeansNextWeek.includes(locale)
      ? weekdayFrom(mondayAfter(today), weekday)
      : weekdayFrom(addDays(today, 1), weekday)
    : weekdayFrom(today, weekday)

/** Such a day that lies further ahead is a slip of the pen. */
const furthestDay = 130

const dayWith = (weekday: number, day: number, from: string, within: number): string | null => {
  for (let ahead = 0; ahead <= within; ahead += 1) {
    const date = addDays(from, ahead)
    if (Number(date.slice(8)) === day && weekdayOf(date) === weekday) return date
  }
  return null
}

/** 'Du mardi 8 au vendredi 11': the month is the next in which the 8th is a Tuesday. */
export const byWeekdayWithDay = (
  locale: Locale,
  text: string,
  today: string,
  monthName: string | undefined = monthInside.exec(text)?.[1],
): SpokenDays | null => {
  const [from, until] = [...text.matchAll(weekdayWithDay(locale))].map(([, name, day]) => ({
    weekday: weekdayCalled(name!, locale),
    day: Number(day),
  }))
  // 'In June, arriving on Tuesday the 8th'.
  const month = monthOf(monthName ?? '')
  const start = month ? `${nextMonth(month, today)}-01` : today
  const arrival = from ? dayWith(from.weekday, from.day, start > today ? start : today, furthestDay) : null
  if (!arrival) return null
  return { arrival, departure: until ? dayWith(until.weekday, until.day, addDays(arrival, 1), 31) : null }
}

/** 'March 3 to Friday', 'nos vamos el lunes', 'perjantaihin': the first such weekday after the arrival. */
export const endByWeekday = (text: string, arrival: string, locale: Locale): string | null => {
  const long = weekdayWord(locale)
  const found =
    new RegExp(
      String.raw`(?:(?<![a-z])${untilWord}|\b(?:${leavingWords})\b(?: [a-z]+){0,2})\s*(?:the |el |le |den |zum |am |pa |o |a )?(${long})[a-z]{0,4}\b(?!\s*(?:den |the )?\d{1,2}(?!\d)${counted})`,
    ).exec(text) ?? new RegExp(String.raw`\b(${long})(?:hin|asti)\b`).exec(text)
  const [weekday] = found ? weekdaysIn([found[1]!], locale) : []
  return weekday === undefined ? null : weekdayFrom(addDays(arrival, 1), weekday)
}

/** So many days before a stay that was spoken of begins the week of which weekdays are meant. */
const mostBefore = 2
/** The coming ones, whatever was spoken of. */
const pointsAhead = /\b(?:this|coming|n?est[ae]|n?ess[ae]|ce|cette|diese[nrs]?|talla|tana|tulevana|denna|pa)\b/
/** 'Samedi en huit': a week after the coming one. */
const inEight = /di(?:manche)? en (?:huit|8)\b/

/** Finnish 'perjantai' bends: 'perjantaista sunnuntaihin'. One weekday is a night, two are a stay. */
const byWeekday = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
  near: string | null = null,
): SpokenDays | null => {
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return null
  if (until !== undefined && near && near > today && !saysNext(locale, words) && !pointsAhead.test(text)) {
    const beside = weekdayFrom(addDays(near, -mostBefore), from)
    if (beside > today) return { arrival: beside, departure: weekdayFrom(addDays(beside, 1), until) }
  }
  if (inEight.test(text)) return { arrival: addDays(weekdayFrom(today, from), 7), departure: null }
  if (until !== undefined && areWeekdaysOpen(text, locale))
    return { arrival: weekdayAsked(today, from, locale, saysNext(locale, words)), departure: null }
  const arrival = weekdayAsked(today, from, locale, saysNext(locale, words))
  return { arrival, departure: until === undefined ? null : weekdayFrom(addDays(arrival, 1), until) }
}

/** 'Weekend' by itself or at the end of a word: 'Adventswochenende', 'luciahelgen', 'pääsiäisviikonloppu'. */
const saysWeekend = (locale: Locale, words: readonly string[]) =>
  hears('chat.hears.weekend', locale, words) ||
  words.some((word) => /[a-z](?:wochenende|helg(?:en)?|viikonlop[a-z]*)$/.test(word))

/** From Friday to Sunday of the weekend to which a day belongs; null for one between Monday and Thursday. */
export const weekendOf = (question: string, locale: Locale, day: string): SpokenDays | null => {
  if (!saysWeekend(locale, askedWords(question))) return null
  const sinceFriday = (weekdayOf(day) - friday + 7) % 7
  if (sinceFriday > 2) return null
  const arrival = addDays(day, -sinceFriday)
  return { arrival, departure: addDays(arrival, 2) }
}

/** From Friday to Sunday; on a Saturday what is left of it. */
const byWeekend = (
  locale: Locale,
  words: readonly string[],
  text: string,
  today: string,
  near: string | null,
): SpokenDays | null => {
  if (!saysWeekend(locale, words)) return null
  // 'Only the weekend at the beginning, Saturday to Monday', after a stay.
  if (
    near &&
    near > today &&
    weekdaysIn(words, locale).length > 1 &&
    !saysNext(locale, words) &&
    !pointsAhead.test(text)
  )
    return byWeekday(locale, words, text, today, near)
  const isNext = saysNext(locale, words) && nextMeansNextWeek.includes(locale)
  const isSaturday = weekdayOf(today) === 6
  const coming = isNext ? weekdayFrom(mondayAfter(today), friday) : isSaturday ? today : weekdayFrom(today, friday)
  const arrival = weekendAfterNext.test(text) ? addDays(weekdayFrom(today, friday), 7) : coming
  // 'Next weekend, Friday to Monday'.
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined || until === undefined) return { arrival, departure: weekdayFrom(addDays(arrival, 1), 0) }
  const first = weekdayFrom(addDays(arrival, arrival > today ? -1 : 0), from)
  return { arrival: first, departure: weekdayFrom(addDays(first, 1), until) }
}

const nextYear =
  /\b(?:next year|nachstes jahr|nachsten jahr|ensi vuo[a-z]+|nasta ar|ano que viene|proximo ano|ano que vem|annee prochaine)\b/

/** The years that a message can mean: the one that it names, or else this one and the next. */
const yearsNamed = (text: string, today: string): number[] => {
  const [, named] = /\b(20\d\d)\b/.exec(text) ?? []
  const thisYear = Number(today.slice(0, 4))
  if (named) return [Number(named)]
  return nextYear.test(text) ? [thisYear + 1] : [thisYear, thisYear + 1]
}

/** The weekend or the week after or before a holiday; null where a message speaks of none. */
const besideFeast = (day: string, text: string, isWeekend: boolean): SpokenDays | null => {
  if (weekAfter.test(text)) {
    const arrival = isWeekend ? weekdayFrom(addDays(day, 1), friday) : addDays(day, 1)
    return { arrival, departure: addDays(arrival, isWeekend ? 2 : 7) }
  }
  if (!weekBefore.test(text)) return null
  const arrival = isWeekend ? addDays(weekdayFrom(addDays(day, -7), 0), -2) : addDays(day, -7)
  return { arrival, departure: isWeekend ? addDays(arrival, 2) : day }
}

/** The weekend beside a holiday, with its Thursday or Monday where the holiday is one. */
const weekendAt = (day: string): SpokenDays => {
  if (weekdayOf(day) === thursday) return { arrival: day, departure: addDays(day, 3) }
  const arrival = weekdayFrom(addDays(day, -4), friday)
  return { arrival, departure: weekdayOf(day) === 1 ? day : addDays(arrival, 2) }
}

/** 'Christmas Eve and Christmas Day', 'julafton och juldagen': both nights, where the eve alone is one. */
const isEveAndDay = (holiday: Holiday, locale: Locale, text: string): boolean => {
  if (holiday !== 'christmasEve') return false
  const and = new RegExp(andWord).exec(text)
  if (!and) return false
  const behind = askedWords(text.slice(and.index + and[0].length))
  return (
    !hears('chat.hears.holiday.christmasEve', locale, behind) &&
    (['christmas', 'christmasDay'] as const).some((day) => hears(`chat.hears.holiday.${day}`, locale, behind))
  )
}

/** The next time that a holiday comes, or that of a year that is named. */
const byHoliday = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const holiday = holidays.find((each) => hears(`chat.hears.holiday.${each}`, locale, words))
  if (!holiday) return null
  const { day: dayOf, from = 0, nights = 1 } = feasts[isEveAndDay(holiday, locale, text) ? 'christmas' : holiday]
  const nth = ordinalIn(text) ?? 1
  const isWeekend = saysWeekend(locale, words) || /\b(?:puente|pont)\b/.test(text)
  const [stay] = yearsNamed(text, today)
    .map((year): SpokenDays => {
      const day = dayOf(year, nth)
      const beside = besideFeast(day, text, isWeekend)
      const [first, last] = weekdaysIn(words, locale)
      if (first !== undefined && last !== undefined) {
        const arrival = weekdayFrom(beside?.arrival ?? addDays(day, -6), first)
        return { arrival, departure: weekdayFrom(addDays(arrival, 1), last) }
      }
      if (beside) return beside
      const until = first === undefined ? null : endByWeekday(text, addDays(day, from), locale)
      if (until) return { arrival: addDays(day, from), departure: until }
      const night = nights > 1 ? nightOfFeast(text, holiday, locale, day) : null
      if (night) return { arrival: night, departure: addDays(night, 1) }
      return isWeekend && nights === 1
        ? weekendAt(day)
        : { arrival: addDays(day, from), departure: addDays(day, from + nights) }
    })
    .filter(({ arrival }) => arrival >= today)
  return stay ?? null
}

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

const byNearDay = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  if (!near) return null
  const range = betweenNearDays(locale, words, today)
  if (range) return range
  const arrival = addDays(today, near[1])
  return { arrival, departure: endByWeekday(text, arrival, locale) }
}

/** The Monday of a week of the year, by ISO 8601: the week with January 4th is the first. */
const mondayOfWeek = (year: number, week: number) => addDays(weekdayFrom(`${year - 1}-12-29`, 1), 7 * (week - 1))

/** 'KW 10 Mo bis Fr', 'viikko 9 ensi vuonna', 'v. 8 2027': from Monday to Monday, or between the weekdays that are named. */
const byWeekOfYear = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const week = Number(weekOfYear.exec(text)?.[1])
  if (!week || week > 53) return null
  const monday = yearsNamed(text, today)
    .map((year) => mondayOfWeek(year, week))
    .find((day) => day >= today)
  if (!monday) return null
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) {
    const weekend = weekdayFrom(monday, friday)
    return saysWeekend(locale, words)
      ? { arrival: weekend, departure: addDays(weekend, 2) }
      : { arrival: monday, departure: addDays(monday, 7) }
  }
  const arrival = weekdayFrom(monday, from)
  if (until === undefined) return { arrival, departure: null }
  const departure = weekdayFrom(addDays(arrival, 1), until)
  // 'Saturday to Saturday' begins with the weekend before, if most of its nights are of the week then.
  const isBefore = nightsBetween(monday, departure) - 7 > 7 - nightsBetween(monday, arrival)
  const days = isBefore && addDays(arrival, -7) >= today ? -7 : 0
  return { arrival: addDays(arrival, days), departure: addDays(departure, days) }
}

/** 'In two weeks', 'kahden viikon päästä'. */
const byDistance = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const [, before, unit, finnish, finnishUnit] = relativeDays.exec(text) ?? []
  const word = unit ?? finnishUnit
  if (!word) return null
  const isWeeks = /^(?:week|sem|woche|veck|viik)/.test(word)
  // 'Morgen in einer Woche'.
  const near = nearDays.find(([day]) => hears(`chat.hears.day.${day}`, locale, words))
  const arrival = addDays(
    today,
    (isWeeks ? 7 : 1) * (Number(before ?? finnish) || 1) + (isWeeks ? (near?.[1] ?? 0) : 0),
  )
  const [from, until] = isWeeks ? weekdaysIn(words, locale) : []
  if (from === undefined) return { arrival, departure: null }
  // 'In two weeks, Friday to Sunday': of that week.
  const first = weekdayFrom(weekdayFrom(addDays(arrival, -6), 1), from)
  return { arrival: first, departure: until === undefined ? null : weekdayFrom(addDays(first, 1), until) }
}

/** 'Next week', 'nächste Woche Mittwoch', 'ensi viikolla ti-to'. */
const byWeekAhead = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const isAfterNext = weekAfterNext.test(text)
  if (!isAfterNext && !weekAhead.test(text)) return null
  const monday = addDays(mondayAfter(today), isAfterNext ? 7 : 0)
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return { arrival: monday, departure: addDays(monday, 7) }
  const arrival = weekdayFrom(monday, from)
  return { arrival, departure: until === undefined ? null : weekdayFrom(addDays(arrival, 1), until) }
}

const weekWord = /(?:\b|[a-z])(?:weeks?|semana|semaine|woche|viikko|viikolla|viikon|vecka|veckan)\b/

/** 'The first week of March', 'erste Märzwoche': from the 1st, 8th, 15th, 22nd, or the last seven nights. */
const byWeekOfMonth = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const week = ordinalIn(text)
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  if (!week || !month || !weekWord.test(text)) return null
  const first = nextMonth(month, today)
  const arrival = week === lastOne ? addDays(firstOfMonth(first, 1), -7) : addDays(`${first}-01`, (week - 1) * 7)
  const [from, until] = weekdaysIn(words, locale)
  if (from === undefined) return { arrival, departure: addDays(arrival, 7) }
  const begins = weekdayFrom(arrival, from)
  return { arrival: begins, departure: until === undefined ? null : weekdayFrom(addDays(begins, 1), until) }
}

const monthInside = new RegExp(anyMonth.replace('(?![a-z])', '(?=woche|helg|[^a-z]|$)'))

const everyMonth = new RegExp(anyMonth, 'g')
const wholeMonth = new RegExp(
  String.raw`\b(?:whole|entire|all of|all|todo|todo o|tout|ganze[nr]?|koko|hela)\s+(?:(?:the |el |o |le )?(?:month|mes|mois|monat|manaden) (?:of |de |d.)?)?${anyMonth.replace('(?:ta|ssa|n)?', '(?:ta|ssa|n|ksi)?')}`,
)

/** 'Hela januari', 'todo el mes de febrero': from its 1st to that of the next. */
const byWholeMonth = (text: string, today: string): SpokenDays | null => {
  const month = monthOf(wholeMonth.exec(text)?.[1] ?? '')
  const isOne = [...text.matchAll(everyMonth)].length < 2
  const arrival = month && isOne ? `${nextMonth(month, today)}-01` : ''
  return arrival >= today ? { arrival, departure: firstOfMonth(arrival.slice(0, 7), 1) } : null
}

/** 'The 2nd weekend of January', 'primer finde de mayo': from its Friday to its Sunday. */
const byWeekendOfMonth = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const count = ordinalIn(text)
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  const isWeekend = saysWeekend(locale, words)
  if (!count || !month || !isWeekend) return null
  const first = nextMonth(month, today)
  const last = weekdayFrom(addDays(firstOfMonth(first, 1), -7), friday)
  const arrival = count === lastOne ? last : addDays(weekdayFrom(`${first}-01`, friday), (count - 1) * 7)
  return { arrival, departure: addDays(arrival, 2) }
}

/** 'The first Friday of March'. */
const byWeekdayOfMonth = (locale: Locale, words: readonly string[], text: string, today: string): SpokenDays | null => {
  const [weekday] = weekdaysIn(words, locale)
  const count = ordinalIn(text)
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  if (weekday === undefined || !count || !month) return null
  const first = nextMonth(month, today)
  const last = weekdayFrom(addDays(firstOfMonth(first, 1), -7), weekday)
  return {
    arrival: count === lastOne ? last : addDays(weekdayFrom(`${first}-01`, weekday), (count - 1) * 7),
    departure: null,
  }
}

/** The month as YYYY-MM: this one, while it is not over, or the next of that name. */
export const nextMonth = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}`
}

const inMonth = new RegExp(
  String.raw`(?:\b(?:in|for|during|kostar|kostet(?: der)?|of|en|em|im|fur|pour|para|de|i(?! may))\s+(?:late |early |mid |anfang |ende |mitte |slutet av |borjan av )?|\b(?:late|early|mid|anfang|ende|mitte|fin|debut|mi|finales de|fines de|principios de|mediados de|inicio de|comeco de|meados de|slutet av|borjan av|mitten av)\s+)${anyMonth}|\b([a-z]+kuu)(?:ssa|lle|ksi|n)\b`,
)

/** The month that is named with a word for 'in' before it; undefined where none is. */
export const monthSpoken = (text: string): string | undefined => inMonth.exec(text)?.slice(1).find(Boolean)

const thisMonth =
  /\b(?:this month|este mes|esse mes|neste mes|nesse mes|ce mois|diese[mnr]? monat|tassa kuussa|taman kuun|denna manad|den har manaden)\b/
const comingMonth =
  /\b(?:next month|(?:el )?mes que viene|proximo mes|mes proximo|(?:o |do |no )?mes que vem|mois prochain|nachste[mnrs]? monats?|kommende[mn] monat|ensi kuu(?:n|ssa|lle|ksi)?|nasta manad)\b/

/** 'This month', 'mês que vem', 'ensi kuussa': a month, and no length of a stay. */
export const relativeMonth = new RegExp(`${thisMonth.source}|${comingMonth.source}`)

/** Such a month as YYYY-MM; null where a question speaks of none. */
export const monthAhead = (text: string, today: string): string | null => {
  if (thisMonth.test(text)) return today.slice(0, 7)
  return comingMonth.test(text) ? firstOfMonth(today.slice(0, 7), 1).slice(0, 7) : null
}

const longestMonth = 6
/** 'May' and 'mars' are words of everyday as well, and 'jul' is Swedish for Christmas. */
const surelyMonth = /\b(?:(?!ma(?:y|i|rs)\b)[a-z]{4,}|jan|feb|fev|apr|abr|aug|ago|okt|oct|nov|dec|dez|dic|ene)\b/

/** 'Marzo', 'januari hade varit skönt': a month in a few words without a number. */
const monthAlone = (text: string): string | undefined => {
  if (/\d/.test(text) || (text.match(/[a-z]+/g) ?? []).length > longestMonth) return undefined
  const [name] = new RegExp(anyMonth).exec(text) ?? []
  return name && surelyMonth.test(name) ? name : undefined
}

/** The month of which a question speaks without a day, as YYYY-MM; null when it does not. */
export const monthInQuestion = (text: string, today: string): string | null => {
  const [, bent, finnish] = inMonth.exec(text) ?? []
  const month = monthOf(bent ?? finnish ?? monthAlone(text) ?? '')
  return month ? nextMonth(month, today) : monthAhead(text, today)
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
    byWeekdayWithDay(locale, plain, today) ??
    byWeekOfYear(locale, words, plain, today) ??
    byWeekendOfMonth(locale, words, plain, today) ??
    byWeekOfMonth(locale, words, plain, today) ??
    byWeekdayOfMonth(locale, words, plain, today) ??
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
