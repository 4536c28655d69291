import { expect, test } from 'vitest'
import { complainOfSnooze } from './snooze-day.ts'

test.each([
  ['2027-01-05', null],
  ['2027-01-04', 'Choose a day that is ahead, from tomorrow on.'],
  ['2026-12-31', 'Choose a day that is ahead, from tomorrow on.'],
  ['2029-01-04', expect.stringMatching(/^Choose a day up to .+\.$/)],
  ['', 'Choose a day.'],
])('on January 4, of %j is said %j', (day, complaint) => expect(complainOfSnooze(day, '2027-01-04')).toEqual(complaint))
