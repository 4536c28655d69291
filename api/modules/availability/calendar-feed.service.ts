import ical, { escape, ICalCalendarMethod } from 'ical-generator'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { busyRanges } from './busy-ranges.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'

const feedDays = 365

/** Partners are asked to come again after so long. */
export const feedSeconds = 900

/** An all-day event is a date, which the calendar library takes from the UTC parts of an instant. */
const asDay = (date: string) => new Date(`${date}T00:00:00Z`)

/** A calendar has something in it (RFC 5545 3.6): where every night is free, that. */
const allFree = (id: string, from: string, to: string, stamp: Date): string => {
  const plain = (date: string) => date.replaceAll('-', '')
  const at = stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [`UID:${id}`, `DTSTAMP:${at}`, `DTSTART:${plain(from)}T000000Z`, `DTEND:${plain(to)}T000000Z`]
  return ['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR'].join('\r\n')
}

/**
 * The nights of a room type that cannot be booked in the coming year, as an iCalendar feed (RFC 5545): partners block
 * them. An event keeps its UID as long as it begins on the same night.
 * @throws NOT_FOUND
 */
export const calendarFeed = async (ctx: Context, slug: string): Promise<string> => {
  const from = hotelToday(ctx)
  const to = addDays(from, feedDays)
  const book = await readPriceBook(ctx, { from, to })
  const type = book.types.find((candidate) => candidate.slug === slug)
  if (!type) throw notFound('There is no such room type')
  const nights = nightsOfType(type, book)
  const name = (await roomTypeLoader(ctx).load(type.id))?.name ?? slug
  const { host } = new URL(ctx.publicUrl)
  const calendar = ical({
    // The library escapes the texts of events only.
    name: escape(`${ctx.facts.name}: ${name}`, false),
    prodId: { company: ctx.facts.name, product: 'Availability', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: feedSeconds,
  })
  const isBusy = (date: string) => nights(date).isClosed || nights(date).free < 1
  const busy = busyRanges(nightsOf(from, to), isBusy)
  for (const range of busy)
    calendar.createEvent({
      id: `${slug}-${range.from}@${host}`,
      summary: 'Not available',
      start: asDay(range.from),
      end: asDay(range.until),
      allDay: true,
      stamp: ctx.now(),
    })
  const written = calendar.toString()
  const whole =
    busy.length > 0 ? written : written.replace(/END:VCALENDAR$/, allFree(`${slug}@${host}`, from, to, ctx.now()))
  return `${whole}\r\n`
}
