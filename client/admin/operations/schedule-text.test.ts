import { expect, test } from 'vitest'
import { scheduleText } from './schedule-text.ts'

test.each([
  ['0 3 * * *', 'daily at 3:00 AM'],
  ['5 0 * * *', 'daily at 12:05 AM'],
  ['30 13 * * *', 'daily at 1:30 PM'],
  ['17 * * * *', 'every hour'],
  ['*/5 * * * *', 'every 5 minutes'],
  ['* * * * *', 'every minute'],
  ['0 3 * * 1', '0 3 * * 1'],
])('%s is %s', (cron, text) => {
  expect(scheduleText(cron)).toBe(text)
})
