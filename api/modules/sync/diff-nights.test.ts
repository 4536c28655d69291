import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffNights, doubtAbout, type Night } from './diff-nights.ts'

const night = (date: string, values: Partial<Night> = {}): Night => ({
  roomTypeId: 'king',
  date,
  available: 2,
  rate: 12_900,
  minStay: 1,
  maxStay: null,
  stopSell: false,
  closedToArrival: false,
  closedToDeparture: false,
  ...values,
})

const nameOf = (id: string) => id.toUpperCase()

describe('a difference', () => {
  it('tells added, changed and removed nights in order, with both sides', () => {
    const stored = [night('2026-12-02'), night('2026-12-03')]
    const feed = [night('2026-12-03', { rate: 15_900 }), night('2026-12-01')]
    expect(diffNights(stored, feed, nameOf)).toMatchObject([
      { night: '2026-12-01', kind: 'added', before: null, after: { rate: 12_900 } },
      { night: '2026-12-02', kind: 'removed', before: { rate: 12_900 }, after: null, roomType: 'KING' },
      { night: '2026-12-03', kind: 'changed', before: { rate: 12_900 }, after: { rate: 15_900 } },
    ])
  })

  it.each([
    [{ available: 1 }],
    [{ rate: 1 }],
    [{ minStay: 2 }],
    [{ maxStay: 7 }],
    [{ stopSell: true }],
    [{ closedToArrival: true }],
    [{ closedToDeparture: true }],
  ])('sees %j', (values) => {
    expect(diffNights([night('2026-12-01')], [night('2026-12-01', values)], nameOf)).toHaveLength(1)
  })

  const nights = fc
    .uniqueArray(
      fc.record({
        roomTypeId: fc.constantFrom('a', 'b', 'c'),
        day: fc.integer({ min: 1, max: 9 }),
        rate: fc.integer({ min: 1, max: 3 }),
      }),
      { selector: ({ roomTypeId, day }) => `${roomTypeId} ${day}` },
    )
    .map((rows) => rows.map(({ day, ...values }) => night(`2026-12-0${day}`, values)))

  it('leads from any state to any other, and from a state to itself by nothing', () => {
    fc.assert(
      fc.property(nights, nights, (stored, feed) => {
        const state = new Map(stored.map((row) => [`${row.roomTypeId} ${row.date}`, row.rate]))
        for (const { roomTypeId, night: date, after } of diffNights(stored, feed, nameOf))
          if (after) state.set(`${roomTypeId} ${date}`, after.rate)
          else state.delete(`${roomTypeId} ${date}`)
        expect(state).toEqual(new Map(feed.map((row) => [`${row.roomTypeId} ${row.date}`, row.rate])))
        expect(diffNights(feed, feed, nameOf)).toEqual([])
      }),
    )
  })
})

describe('a feed', () => {
  it.each([
    [0, 90],
    [100, 60],
    [100, 100],
    [100, 200],
  ])('is believed with %i nights before and %i now', (before, now) => {
    expect(doubtAbout(before, now)).toBeNull()
  })

  it.each([
    [100, 59, 'Little Hotelier sent 59 nights where there were 100; the old ones are kept'],
    [0, 0, 'Little Hotelier sent no nights; the old ones are kept'],
  ])('is doubted with %i nights before and %i now', (before, now, sentence) => {
    expect(doubtAbout(before, now)).toBe(sentence)
  })
})
