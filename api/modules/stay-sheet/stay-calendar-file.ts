import ical, { escape, ICalAlarmType, ICalEventTransparency, type ICalEventStatus } from 'ical-generator'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { addressLine } from '../hotel/directions-url.ts'
import { factTexts } from '../hotel/fact-texts.ts'

interface CalendarRoom {
  arrival: string
  departure: string
  /** Its name; null while none is chosen. */
  room: string | null
}

interface CalendarStay {
  /** Stays the same for the same stay, so that what was added before is brought up to date. */
  id: string
  /** One at least; rooms for the same nights are one event. */
  stays: readonly CalendarRoom[]
  status: ICalEventStatus
  /** The page that it comes from. */
  url: string
  freeCancellationUntil: Date | null
}

/** An all-day event is a date, which the calendar library takes from the UTC parts of an instant. */
const asDay = (date: string) => new Date(`${date}T00:00:00Z`)

const daySeconds = 86_400

/** A stay for the guest's own calendar (RFC 5545), with the moment until which cancelling is free as an event of its own. */
export const stayCalendarFile = (ctx: Context, locale: Locale, stay: CalendarStay): string => {
  const { facts } = ctx
  const host = new URL(ctx.publicUrl).host
  const { checkIn, checkOut } = factTexts(facts, locale)
  const calendar = ical({
    // The library escapes the texts of events only.
    name: escape(facts.name, false),
    prodId: { company: facts.name, product: 'Stay', language: locale.toUpperCase() },
  })
  const shared = { location: addressLine(facts.address), url: stay.url, stamp: ctx.now() }
  const ofNights = Map.groupBy(stay.stays, ({ arrival, departure }) => `${arrival} ${departure}`)
  for (const [index, rooms] of [...ofNights.values()].entries()) {
    const { arrival, departure } = rooms[0]!
    const names = rooms.flatMap(({ room }) => room ?? [])
    calendar.createEvent({
      ...shared,
      id: `${index === 0 ? '' : `${index + 1}-`}${stay.id}@${host}`,
      summary: [facts.name, names.join(', ')].filter(Boolean).join(': '),
      description: [translate(locale, 'calendar.times', { checkIn, checkOut }), facts.phone].join('\n'),
      start: asDay(arrival),
      end: asDay(departure),
      allDay: true,
      status: stay.status,
    })
  }
  if (stay.freeCancellationUntil) {
    const summary = translate(locale, 'calendar.cancelUntil', { hotel: facts.name })
    calendar.createEvent({
      ...shared,
      id: `cancel-${stay.id}@${host}`,
      summary,
      description: facts.phone,
      start: stay.freeCancellationUntil,
      end: stay.freeCancellationUntil,
      // Nobody is busy then.
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: daySeconds, description: summary }],
    })
  }
  return `${calendar.toString()}\r\n`
}
