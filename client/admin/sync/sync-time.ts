import { readPageState } from '#client/page-state.ts'

/** The hotel's clock: a sync at 3 AM is shown as 3 AM wherever its reader sits. */
const hotelClock = new Intl.DateTimeFormat('en-US', {
  timeZone: readPageState().timeZone,
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 05, 2026 3:00 AM" in hotel time, "Never" when there is none, "Invalid date" when it cannot be read. */
export const formatSyncTime = (instant: string | null | undefined): string => {
  if (!instant) return 'Never'
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return 'Invalid date'
  const parts = hotelClock.formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)!.value
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}
