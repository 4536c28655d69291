import { useEffect, useState } from 'react'
import { readPageState } from '#client/page-state.ts'

/** The desk works on hotel time, wherever its reader sits. */
const { timeZone } = readPageState()

const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
// A date of stay is a day and never an instant: read and written in UTC, it cannot shift.
const stayDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

const longDay = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })

/** "Saturday, November 21" */
export const formatToday = (now: Date) => longDay.format(now)

/** "10:42 AM" */
export const formatClock = (instant: Date) => clock.format(instant)

/** "Nov 21, 2026, 10:42 AM" */
export const formatInstant = (iso: string) => dayAndClock.format(new Date(iso))

/** "Nov 21, 2026" */
export const formatDay = (iso: string) => day.format(new Date(iso))

const monthDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** "Nov 21" from a date (YYYY-MM-DD) */
export const formatMonthDay = (date: string) => monthDay.format(new Date(date))

/** "Sat, Nov 21, 2026" from a date of stay (YYYY-MM-DD) */
export const formatStayDay = (date: string) => stayDay.format(new Date(`${date}T00:00:00Z`))

const monthInYear = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** "November 2026" from a month (YYYY-MM) */
export const formatMonth = (month: string) => monthInYear.format(new Date(`${month}-01T00:00:00Z`))

// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** The date in hotel time at an instant, as YYYY-MM-DD. */
export const hotelDay = (instant: Date) => isoDay.format(instant)

const wallClock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** The hotel's clock at an instant, read as if it were UTC: the difference is the offset of the time zone. */
const wallTime = (instant: number) => Date.parse(`${wallClock.format(instant).replace(' ', 'T')}Z`)

/** The instant at which the hotel's clock shows a time like 2026-12-01T09:00; in the hour that spring skips, an hour before. */
export const hotelInstant = (local: string): Date => {
  const wanted = Date.parse(`${local}Z`)
  // The offset can differ between the guess and the answer, when the clocks change in between.
  const guess = wanted - (wallTime(wanted) - wanted)
  return new Date(guess - (wallTime(guess) - wanted))
}

/** What the hotel's clock shows at an instant, as a datetime-local field takes it. */
export const hotelLocal = (instant: Date) => wallClock.format(instant).replace(' ', 'T').slice(0, 16)

/** Today at the hotel as YYYY-MM-DD. */
export const hotelToday = (now = new Date()) => hotelDay(now)

/** "now", "5 min", "3 h", "2 d", then "Nov 12" */
export const formatAge = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / 60_000)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`
  if (minutes < 7 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} d`
  return shortDay.format(new Date(iso))
}

/** The current time, brought up to date every minute while somebody looks. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
