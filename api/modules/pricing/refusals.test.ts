import { describe, expect, it } from 'vitest'
import { now, roomType, today } from '#tests/support/pricing.ts'
import { nightsOfType } from './price-of-night.ts'
import { lackOfAdults, refusalsOf, refusalsOfAll, tooMany, type Refusal, type RefusalCode } from './refusals.ts'

const because = (code: RefusalCode, limit: number | null = null): Refusal => ({
  code,
  date: null,
  until: null,
  limit,
  rule: null,
  everywhere: false,
})

describe('why none of several rooms can be booked', () => {
  it.each([
    [
      'the rule of the one that has a room',
      [[because('sold-out')], [because('min-stay', 3)]],
      [because('min-stay', 3)],
    ],
    [
      'the fewest reasons',
      [[because('min-stay', 2), because('too-many-guests', 2)], [because('min-stay', 5)]],
      [because('min-stay', 5)],
    ],
    [
      'of as many the least that is asked',
      [[because('min-stay', 5)], [because('min-stay', 3)]],
      [because('min-stay', 3)],
    ],
    ['none, where there is nothing against one', [[because('sold-out')], []], []],
    [
      'rooms, where all lack one',
      [[because('sold-out')], [because('closed')]],
      [{ ...because('sold-out'), everywhere: true }],
    ],
    [
      'rooms, where one that lacks them has a rule as well',
      [[because('min-stay', 3), because('sold-out')]],
      [{ ...because('sold-out'), everywhere: true }],
    ],
    [
      'accessible rooms, where one has others',
      [[because('sold-out')], [because('no-accessible-room')]],
      [{ ...because('no-accessible-room'), everywhere: true }],
    ],
    ['rooms, where there are none at all', [], [{ ...because('sold-out'), everywhere: true }]],
  ])('is %s', (_, ofEachRoom, expected) => expect(refusalsOfAll(ofEachRoom)).toEqual(expected))
})

describe('too many guests', () => {
  it.each([
    ['for the only room', [{ maxOccupancy: 2 }], 2, false],
    ['for the one that takes most', [{ maxOccupancy: 2 }, { maxOccupancy: 4 }, { maxOccupancy: 3 }], 4, true],
  ])('%s', (_, rooms, limit, everywhere) => {
    expect(tooMany(rooms)).toEqual({ ...because('too-many-guests', limit), everywhere })
  })
})

describe('a party for several rooms', () => {
  it.each([
    ['has an adult for each', 9, 6, []],
    ['has too few adults', 9, 7, [because('too-few-adults', 3)]],
    ['has one adult for two rooms', 5, 4, [because('too-few-adults', 2)]],
    ['fits one with one adult', 4, 3, []],
  ])('%s', (_, guests, children, expected) => {
    expect(lackOfAdults([{ maxOccupancy: 2 }, { maxOccupancy: 4 }], { guests, children })).toEqual(expected)
  })
})

describe('an accessible room', () => {
  const stay = { arrival: '2027-01-11', departure: '2027-01-13', guests: 2 }
  const open = { id: 'a', blocks: [] }
  const taken = { id: 'a', blocks: [{ first: '2027-01-12', last: '2027-01-12' }] }

  it.each([
    ['is there', [open], true, 2, []],
    ['is not needed', [], undefined, 2, []],
    ['is missing', [], true, 2, ['no-accessible-room']],
    ['is taken on one of the nights', [taken], true, 2, ['no-accessible-room']],
    ['is not missed where there is no room at all', [], true, 0, ['sold-out']],
  ])('%s', (_, accessibleRooms, accessible, rooms, expected) => {
    const type = roomType({ rooms, accessible: accessibleRooms })
    const found = refusalsOf(type, nightsOfType(type, { now, today }), { ...stay, accessible }, today)
    expect(found.map(({ code }) => code)).toEqual(expected)
  })
})
