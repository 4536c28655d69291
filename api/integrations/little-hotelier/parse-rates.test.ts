import { describe, expect, it } from 'vitest'
import { joinSlices, parseRates } from './parse-rates.ts'

const row = {
  id: null,
  date: '2026-11-21',
  rate: 118,
  min_stay: 2,
  max_stay: null,
  available: 2,
  stop_online_sell: false,
  close_to_arrival: true,
  close_to_departure: false,
}
const night = {
  date: '2026-11-21',
  rate: 11_800,
  minStay: 2,
  maxStay: null,
  available: 2,
  stopSell: false,
  closedToArrival: true,
  closedToDeparture: false,
}
const plan = { id: 10_234, name: 'Double Ensuite' }
const dashed = Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replaceAll('_', '-'), value]))

describe('a feed', () => {
  it.each([
    ['Little Hotelier’s', [{ name: 'Inn', rate_plans: [{ ...plan, rate_plan_dates: [row] }] }]],
    ['the sister product’s', [{ name: 'Inn', room_types: [{ ...plan, room_type_dates: [row] }] }]],
    ['the dashed form', [{ name: 'Inn', 'rate-plans': [{ ...plan, 'rate-plan-dates': [dashed] }] }]],
    ['a wrapped one', { properties: [{ name: 'Inn', rate_plans: [{ ...plan, rate_plan_dates: [row] }] }] }],
    [
      'texts for numbers',
      [{ rate_plans: [{ ...plan, id: '10234', rate_plan_dates: [{ ...row, rate: '118.00', available: '2' }] }] }],
    ],
  ])('is read in %s dialect', (_, raw) => {
    expect(parseRates(raw)).toEqual([{ externalId: '10234', name: 'Double Ensuite', nights: [night] }])
  })

  it.each([
    ['half cents are rounded', { rate: 118.005 }, { rate: 11_801 }],
    ['no minimum is one night', { min_stay: null }, { minStay: 1 }],
    ['a minimum of nought is one night', { min_stay: 0 }, { minStay: 1 }],
    ['a maximum of nought is none', { max_stay: 0 }, { maxStay: null }],
    ['a maximum is kept', { max_stay: 7 }, { maxStay: 7 }],
    ['missing switches are off', { close_to_arrival: null }, { closedToArrival: false }],
  ])('%s', (_, values, read) => {
    const [parsed] = parseRates([{ rate_plans: [{ ...plan, rate_plan_dates: [{ ...row, ...values }] }] }])
    expect(parsed!.nights[0]).toMatchObject(read)
  })

  it.each([
    ['no array', { rate_plans: [] }],
    ['an empty array', []],
    ['no plans', [{ name: 'Inn', rate_plans: [] }]],
    ['a plan without a name', [{ rate_plans: [{ id: 1, rate_plan_dates: [] }] }]],
    [
      'a day that is not in the calendar',
      [{ rate_plans: [{ ...plan, rate_plan_dates: [{ ...row, date: '2026-02-30' }] }] }],
    ],
    ['a negative rate', [{ rate_plans: [{ ...plan, rate_plan_dates: [{ ...row, rate: -1 }] }] }]],
    ['a word for a number', [{ rate_plans: [{ ...plan, rate_plan_dates: [{ ...row, available: 'many' }] }] }]],
    ['null', null],
  ])('is refused with %s', (_, raw) => {
    expect(() => parseRates(raw)).toThrow()
  })
})

it('slices of one plan follow each other', () => {
  const slice = (date: string) => [{ externalId: '1', name: 'King', nights: [{ ...night, date }] }]
  const [joined, ...others] = joinSlices([slice('2026-11-21'), slice('2026-11-22')])
  expect(others).toEqual([])
  expect(joined!.nights.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22'])
})
