import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/stay-dates.ts'
import { daylightOf } from './daylight.ts'

const lantana = { position: { latitude: 26.5845, longitude: -80.0515 }, timeZone: 'America/New_York' }

const clock = (timeZone: string, instant: Date | null) =>
  instant && new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(instant)

const at = (facts: typeof lantana, date: string) => {
  const [{ sunrise, sunset }] = daylightOf(facts, date, addDays(date, 1)) as [ReturnType<typeof daylightOf>[number]]
  return [clock(facts.timeZone, sunrise), clock(facts.timeZone, sunset)]
}

describe('sunrise and sunset', () => {
  // By the equations of NOAA’s solar calculator, https://gml.noaa.gov/grad/solcalc/, for 26.5845° N, 80.0515° W.
  it.each([
    ['on the shortest day', '2026-12-21', '07:04', '17:33'],
    ['when the sun rises latest', '2027-01-12', '07:10', '17:47'],
    ['the day before the clock goes forward', '2027-03-13', '06:32', '18:28'],
    ['the day the clock goes forward', '2027-03-14', '07:31', '19:28'],
    ['when the sun rises earliest', '2027-06-05', '06:27', '20:11'],
    ['on the longest day', '2027-06-21', '06:28', '20:16'],
    ['the day before the clock goes back', '2027-11-06', '07:33', '18:34'],
    ['the day the clock goes back', '2027-11-07', '06:34', '17:34'],
    ['on a day that not every year has', '2028-02-29', '06:44', '18:21'],
  ])('in Lantana %s', (_, date, sunrise, sunset) => {
    expect(at(lantana, date)).toEqual([sunrise, sunset])
  })

  it('are those of where the hotel stands', () => {
    const sydney = { position: { latitude: -33.8688, longitude: 151.2093 }, timeZone: 'Australia/Sydney' }
    expect(at(sydney, '2027-01-12')).toEqual(['05:56', '20:10'])
  })

  it('are none where the sun does not set', () => {
    const northCape = { position: { latitude: 71.17, longitude: 25.78 }, timeZone: 'Europe/Oslo' }
    expect(at(northCape, '2027-06-21')).toEqual([null, null])
  })
})

describe('the days', () => {
  it.each([
    ['of one night are two', 1, [0, 1]],
    ['of a week are all', 7, Array.from({ length: 8 }, (_, day) => day)],
    ['of eight nights are one a week', 8, [0, 7]],
    ['of seven weeks are one a week', 49, Array.from({ length: 8 }, (_, week) => week * 7)],
    ['of more are one in two weeks', 50, Array.from({ length: 4 }, (_, week) => week * 14)],
    ['of a year are no more', 365, Array.from({ length: 7 }, (_, step) => step * 56)],
  ])('%s', (_, nights, days) => {
    const arrival = '2027-01-04'
    expect(daylightOf(lantana, arrival, addDays(arrival, nights)).map(({ date }) => date)).toEqual(
      days.map((day) => addDays(arrival, day)),
    )
  })
})
