const listed = new Intl.ListFormat('en-US')

const clockText = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`

/** A cron expression in words where it is one of the plain kinds; else the expression itself. Times are the hotel's. */
export const scheduleText = (cron: string): string => {
  const daily = /^(\d+) ([\d,]+) \* \* \*$/.exec(cron)
  if (daily) {
    const [, minute, hours] = daily
    return `daily at ${listed.format(hours!.split(',').map((hour) => clockText(Number(hour), Number(minute))))}`
  }
  const hourly = /^(\d+) \* \* \* \*$/.exec(cron)
  if (hourly) return 'every hour'
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(cron)
  if (minutes) return `every ${minutes[1]} minutes`
  const partOfDay = /^\*\/(\d+) (\d+)-(\d+) \* \* \*$/.exec(cron)
  if (partOfDay) {
    const [every, first, last] = partOfDay.slice(1).map(Number) as [number, number, number]
    // The last hour is worked in to its end.
    return `every ${every} minutes from ${clockText(first, 0)} to ${clockText((last + 1) % 24, 0)}`
  }
  return cron === '* * * * *' ? 'every minute' : cron
}
