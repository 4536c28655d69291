import type { Locale } from '#graphql/locales.ts'
import { dayAfter, dayBefore } from './days-beside.ts'
import { markedDay, namesRange } from './stay-ends.ts'
import { counted } from '../words/numbers.ts'
import { hears, holidays, type Holiday } from '../words/room-words.ts'
import { andWord, untilWord, weekdayCalled, weekdayWord } from '../words/weekdays.ts'
import { findDates, type WrittenDay } from './written-dates.ts'

/** A day that a message names, and where: 'March 3', 'Friday', 'the 5th', 'Christmas Eve', 'the day before'. */
export type FoundDay = { at: number; end: number } & (
  | { kind: 'date'; date: WrittenDay }
  | { kind: 'feast'; feast: Holiday }
  | { kind: 'weekday'; weekday: number; day: number | null; ending: string }
  | { kind: 'monthDay'; day: number }
  | { kind: 'beside'; isAfter: boolean }
)

type Found<Kind extends FoundDay['kind']> = Extract<FoundDay, { kind: Kind }>

/** Articles and prepositions between what says which end a day is, and the day. */
export const article = String.raw`(?:(?:the|le|la|el|l.|o|a|os|dem|den|der|die|das|det|dia|zum|am|on|no|na|em|pa)\s+){0,2}`

const blanked = (text: string, spans: readonly { at: number; end: number }[]) =>
  spans.reduce((rest, { at, end }) => `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`, text)

const datesIn = (text: string, locale: Locale): Found<'date'>[] => {
  const first = findDates(text, locale)
  // 'Sexta 7/5' beside '8 de maio'.
  return [...first, ...findDates(blanked(text, first), locale)]
    .map((date) => ({ kind: 'date' as const, at: date.at, end: date.end, date }))
    .toSorted((a, b) => a.at - b.at)
}

const longestFeast = 4

const besideWord = /^(?:before|after|vor|nach|antes|despues|depois|avant|apres|ennen|jalkeen|fore|innan|efter)$/

/** Where a holiday is named. */
const feastsIn = (text: string, locale: Locale): Found<'feast'>[] => {
  const words = [...text.matchAll(/[a-z]+(?:’s|'s)?/g)]
  const named = holidays.filter(
    (each) =>
      each !== 'advent' &&
      hears(
        `chat.hears.holiday.${each}`,
        locale,
        words.map(([word]) => word),
      ),
  )
  const found: Found<'feast'>[] = []
  for (const feast of named)
    for (let index = 0; index < words.length; index += 1) {
      const isIn = (length: number) =>
        hears(
          `chat.hears.holiday.${feast}`,
          locale,
          words.slice(index, index + length).map(([word]) => word),
        )
      const length = [1, 2, 3, longestFeast].find(isIn)
      // 'The Monday before Easter' is no Easter Monday.
      const isBeside =
        length !== undefined && words.slice(index, index + length).some(([word]) => besideWord.test(word))
      if (!length || isBeside || (length > 1 && words[index + 1] && hearsLater(words, index, length, feast, locale)))
        continue
      const last = words[index + length - 1]!
      const [at, end] = [words[index]!.index, last.index + last[0].length]
      if (!found.some((each) => at < each.end && each.at < end)) found.push({ kind: 'feast', at, end, feast })
    }
  return found
}

/** Whether the words but the first name it as well. */
const hearsLater = (
  words: readonly RegExpExecArray[],
  index: number,
  length: number,
  feast: Holiday,
  locale: Locale,
): boolean =>
  hears(
    `chat.hears.holiday.${feast}`,
    locale,
    words.slice(index + 1, index + length).map(([word]) => word),
  )

const dayBeside = new RegExp(`(?<before>${dayBefore.source})|(?<after>${dayAfter.source})`, 'g')

/** 'Tuesday', 'Tuesday the 8th'. */
const weekdaysIn = (text: string, locale: Locale): Found<'weekday'>[] => {
  const weekday = new RegExp(
    String.raw`\b(${weekdayWord(locale)})([a-z]{0,6})(?:-feira)?\b(?:[.,]?\s+(?:the |den |el |le |dia |am )?(\d{1,2})(?:st|nd|rd|th|er|:[ae]|\.)?(?![\d:/]|\.\d|\s*(?:am\b|pm\b|uhr|h\b))${counted})?`,
    'g',
  )
  return [...text.matchAll(weekday)].map(({ index, 0: all, 1: name, 2: ending, 3: day }) => ({
    kind: 'weekday',
    at: index,
    end: index + all.length,
    weekday: weekdayCalled(name!, locale),
    day: day ? Number(day) : null,
    ending: ending!,
  }))
}

/** 'Samstag, 15. Mai', 'am 1. Mai (Samstag)': the weekday of a date says nothing more. */
const isPartOf = ({ at, end }: FoundDay, date: FoundDay, text: string): boolean =>
  date.at >= end
    ? /^[\s,.]*(?:(?:the|den|el|le|dia|am) )?$/.test(text.slice(end, date.at))
    : at >= date.end &&
      /^\s*[(,]\s*(?:a |un |ein |it.s a )?$/.test(text.slice(date.end, at)) &&
      /^\s*\)/.test(text.slice(end))

const besideIn = (text: string): Found<'beside'>[] =>
  [...text.matchAll(dayBeside)].map(({ index, 0: all, groups }) => ({
    kind: 'beside',
    at: index,
    end: index + all.length,
    isAfter: groups!['after'] !== undefined,
  }))

/** 'Vi landar kl 22'. */
const anHour = /\b(?:kl|klo|kello|um|gegen|at|a las?|as|vers)\.?\s*$/
/** 'Till 12', as all that a message says. */
const onlyUntil = new RegExp(String.raw`^[^a-z\d]*${untilWord}\s*${article}\d{1,2}[^a-z\d]*$`)
const bareDay = /(\d{1,2})/g

/** 'The 5th', 'den 9.' */
const monthDaysIn = (text: string): Found<'monthDay'>[] =>
  [...text.matchAll(onlyUntil.test(text) ? bareDay : markedDay)]
    .filter(({ index, 0: all }) => !anHour.test(text.slice(0, index)) && !anHour.test(all.replace(/\d.*$/, '')))
    .map((found) => ({
      kind: 'monthDay' as const,
      at: found.index,
      end: found.index + found[0].length,
      day: Number(found.slice(1).find(Boolean)),
    }))
    .filter(({ day }) => day <= 31)

const listed = new RegExp(String.raw`\d\S*${andWord}.*\d`)

/**
 * Every day that is named, in its order; null where days are only written as a range or one by one: '19.-22.', 'the
 * nights of the 4th and 5th'.
 */
export const findDays = (text: string, locale: Locale): FoundDay[] | null => {
  const dates = datesIn(text, locale)
  const undated = blanked(text, dates)
  if (namesRange(undated) || dates.some(({ at, end }) => listed.test(text.slice(at, end)))) return null
  const feasts = feastsIn(undated, locale)
  const rest = blanked(undated, feasts)
  const [weekdays, beside] = [weekdaysIn(rest, locale), besideIn(rest)]
  const apart = weekdays.filter((weekday) => !dates.some((date) => isPartOf(weekday, date, text)))
  const monthDays = monthDaysIn(blanked(rest, [...weekdays, ...beside]))
  return [...dates, ...feasts, ...apart, ...beside, ...monthDays].toSorted((a, b) => a.at - b.at)
}
