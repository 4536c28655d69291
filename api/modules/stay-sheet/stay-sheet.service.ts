import { stayDatesSchema } from '#graphql/inputs/stay.ts'
import type { Locale } from '#graphql/locales.ts'
import { addDays, firstOfMonth, nightsOf, weekdayOf } from '#graphql/stay-dates.ts'
import type { ContentItem } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { faqIn } from '../guide/faq.service.ts'
import { listDriveAttractions, listRestaurants, listWalkingAttractions } from '../guide/guide.service.ts'
import { daylightOf } from './daylight.ts'
import type { StaySheet } from './stay-sheet.type.ts'

/** What one printed sheet has room for. */
const most = { essentials: 4, seasonal: 2, walks: 4, restaurants: 5, drives: 4 }

interface Dates {
  arrival: string
  departure: string
}

/** Both, or null where none was given. */
const readDates = (raw: { arrival: string | null; departure: string | null }): Dates | null =>
  raw.arrival === null && raw.departure === null ? null : stayDatesSchema.parse(raw)

/** The days of a stay on which a guest can go somewhere: that of the departure too. */
const daysOf = ({ arrival, departure }: Dates) => nightsOf(arrival, addDays(departure, 1))

/** Months of a stay, January 1. */
const monthsOf = ({ arrival, departure }: Dates): Set<number> => {
  const months = new Set<number>()
  for (let first = firstOfMonth(arrival.slice(0, 7)); first <= departure; first = firstOfMonth(first.slice(0, 7), 1))
    months.add(Number(first.slice(5, 7)))
  return months
}

/** From November to March lies over the end of the year. */
const isWithin = (month: number, first: number, last: number) =>
  first <= last ? month >= first && month <= last : month >= first || month <= last

const isOfSeason = ({ firstMonth, lastMonth }: ContentItem<'faq'>, months: ReadonlySet<number>) =>
  [...months].some((month) => isWithin(month, firstMonth!, lastMonth!))

/** The questions for the sheet, in the order of the FAQ page. */
const questionsIn = (ctx: Context, locale: Locale, dates: Dates | null) => {
  const marked = faqIn(ctx, locale).entries.flatMap((entry) => {
    const record = ctx.content.find('faq', entry.id, locale)!
    return record.isOnSheet ? [{ entry, record }] : []
  })
  const months = dates ? monthsOf(dates) : new Set<number>()
  const entriesOf = (wanted: typeof marked, atMost: number) => wanted.slice(0, atMost).map(({ entry }) => entry)
  return {
    essentials: entriesOf(
      marked.filter(({ record }) => !record.firstMonth),
      most.essentials,
    ),
    seasonal: entriesOf(
      marked.filter(({ record }) => record.firstMonth && isOfSeason(record, months)),
      most.seasonal,
    ),
  }
}

/**
 * What a guest keeps of a stay; without dates what does not depend on them.
 * @throws BAD_USER_INPUT naming each field, also when only one date is given
 */
export const staySheet = (
  ctx: Context,
  locale: Locale,
  raw: { arrival: string | null; departure: string | null },
): StaySheet => {
  const dates = readDates(raw)
  const weekdays = dates && new Set(daysOf(dates).map(weekdayOf))
  const isOpen = ({ openDays }: { openDays: number[] | null }) =>
    !weekdays || !openDays || openDays.some((day) => weekdays.has(day))
  return {
    asOf: ctx.now(),
    daylight: dates ? daylightOf(ctx.facts, dates.arrival, dates.departure) : [],
    ...questionsIn(ctx, locale, dates),
    walks: listWalkingAttractions(ctx, locale).slice(0, most.walks),
    restaurants: listRestaurants(ctx, locale).filter(isOpen).slice(0, most.restaurants),
    drives: listDriveAttractions(ctx, locale).filter(isOpen).slice(0, most.drives),
  }
}
