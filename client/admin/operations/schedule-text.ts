const clockText = (hour: number, minute: number) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`

/** A cron expression in words where it is one of the plain kinds; else the expression itself. Times are the hotel's. */
export const scheduleText = (cron: string): string => {
  const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron)
  if (daily) return `daily at ${clockText(Number(daily[2]), Number(daily[1]))}`
  const hourly = /^(\d+) \* \* \* \*$/.exec(cron)
  if (hourly) return 'every hour'
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(cron)
  if (minutes) return `every ${minutes[1]} minutes`
  return cron === '* * * * *' ? 'every minute' : cron
}
