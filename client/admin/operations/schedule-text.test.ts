import { expect, test } from 'vitest'
import { scheduleText } from './schedule-text.ts'

test.each([
  ['0 3 * * *', 'daily at 3:00 AM'],
  ['5 0 * * *', 'daily at 12:05 AM'],
  ['30 13 * * *', 'daily at 1:30 PM'],
  ['20 5,11,17,23 * * *', 'daily at 5:20 AM, 11:20 AM, 5:20 PM, and 11:20 PM'],
  ['*/10 7-9 * * *', 'every 10 minutes from 7:00 AM to 10:00 AM'],
  ['*/10 22-23 * * *', 'every 10 minutes from 10:00 PM to 12:00 AM'],
  ['17 * * * *', 'every hour'],
  ['*/5 * * * *', 'every 5 minutes'],
  ['* * * * *', 'every minute'],
  ['0 3 * * 1', '0 3 * * 1'],
])('%s is %s', (cron, text) => {
  expect(scheduleText(cron)).toBe(text)
})
