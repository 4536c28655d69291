import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { extraUnits, isByPerson } from '#graphql/inputs/stay-extra.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { extra, quote, roomType, today } from '#tests/support/pricing.ts'
import type { ExtraFacts } from './extras-of-stay.ts'
import { offeredExtras } from './offered-extras.ts'
import { describeExtra } from './texts.ts'

const taxes = [
  { kind: 'sales-tax', amount: 700, validFrom: '2026-01-01' },
  { kind: 'bed-tax', amount: 600, validFrom: '2026-01-01' },
] as const
const pet = extra({ slug: 'pet', kind: 'pet', price: 2_500, maximum: 1, taxed: true })
const late = extra({ slug: 'late-check-out', kind: 'late-check-out', unit: 'hour', price: 1_000, maximum: 2 })
const third = extra({
  slug: 'extra-person',
  kind: 'extra-person',
  unit: 'person-night',
  price: 1_500,
  taxed: true,
  includedGuests: 2,
  countsChildren: false,
})
const breakfast = extra({ slug: 'breakfast', kind: 'other', name: 'Breakfast', unit: 'person', price: 1_200 })
const bike = extra({ slug: 'bike', kind: 'other', name: 'Bicycle', unit: 'stay', price: 3_000, maximum: 4 })
const offered = [pet, late, third, breakfast, bike]

/** Three nights of $100 for the party, from a Tuesday on. */
const priced = (party: { guests?: number; children?: number; chosen?: ChosenExtra[] }, extras = offered) =>
  quote(roomType({ maxOccupancy: 6 }), '2027-01-05', '2027-01-08', { ...party, extras, charges: [...taxes] })

it.each<[string, Parameters<typeof priced>[0], [string, number][], number]>([
  ['nobody takes anything', {}, [], 30_000 * 0.13],
  ['a dog', { chosen: [{ slug: 'pet', quantity: 1 }] }, [['pet', 7_500]], 37_500 * 0.13],
  ['more dogs than there can be', { chosen: [{ slug: 'pet', quantity: 3 }] }, [['pet', 7_500]], 37_500 * 0.13],
  ['two hours more', { chosen: [{ slug: 'late-check-out', quantity: 2 }] }, [['late-check-out', 2_000]], 3_900],
  ['a third adult, asked for or not', { guests: 3 }, [['extra-person', 4_500]], 34_500 * 0.13],
  ['a third guest who is a child', { guests: 3, children: 1 }, [], 3_900],
  ['four adults and a child', { guests: 5, children: 1 }, [['extra-person', 9_000]], 39_000 * 0.13],
  [
    'breakfast for all',
    { guests: 3, children: 1, chosen: [{ slug: 'breakfast', quantity: 1 }] },
    [['breakfast', 3_600]],
    3_900,
  ],
  ['three bicycles', { chosen: [{ slug: 'bike', quantity: 3 }] }, [['bike', 9_000]], 3_900],
  ['what the hotel does not offer', { chosen: [{ slug: 'horse', quantity: 1 }] }, [], 3_900],
  ['an extra person as a choice', { chosen: [{ slug: 'extra-person', quantity: 1 }] }, [], 3_900],
])('%s', (_, party, lines, tax) => {
  const found = priced(party)
  expect(found.extras.map(({ slug, amount }) => [slug, amount])).toEqual(lines)
  expect(found.taxTotal).toBe(Math.round(tax))
  expect(found.total).toBe(30_000 + found.extrasTotal + found.taxTotal)
})

it.each([
  [pet, { guests: 2, extras: [{ slug: 'pet', quantity: 1 }] }, '$25 per night\u00a0×\u00a03'],
  [late, { guests: 2, extras: [{ slug: 'late-check-out', quantity: 1 }] }, '$10 per hour\u00a0×\u00a01'],
  [third, { guests: 4, extras: [] }, '$15 per person and night\u00a0×\u00a02\u00a0×\u00a03'],
  [breakfast, { guests: 2, extras: [{ slug: 'breakfast', quantity: 1 }] }, '$12 per person\u00a0×\u00a02'],
  [bike, { guests: 2, extras: [{ slug: 'bike', quantity: 1 }] }, '$30 per stay'],
  [{ ...bike, price: 0 }, { guests: 2, extras: [{ slug: 'bike', quantity: 2 }] }, 'free'],
])('a line says how it comes about: %#', (one, { guests, extras }, text) => {
  const [line] = priced({ guests, chosen: extras }, [one]).extras
  expect(describeExtra(line!, 'en')).toBe(text)
})

it('what the party causes is mandatory, what it chose is not, and what costs nothing is no line', () => {
  const chosen = [{ slug: 'pet', quantity: 1 }]
  expect(priced({ guests: 3, chosen }).extras.map(({ slug, isMandatory }) => [slug, isMandatory])).toEqual([
    ['pet', false],
    ['extra-person', true],
  ])
  expect(priced({ guests: 3 }, [{ ...third, price: 0 }]).extras).toEqual([])
})

describe('what the facts of the hotel say', () => {
  const stored = [
    { ...pet, price: null },
    { ...late, price: null },
  ]
  const { lateCheckOut, pets } = hotelFacts
  it.each([
    [
      'prices, one pet, two hours',
      hotelFacts,
      [
        ['pet', 2_500, 1],
        ['late-check-out', 1_000, 2],
      ],
    ],
    ['no price of pets', { ...hotelFacts, pets: { ...pets, feePerNight: null } }, [['late-check-out', 1_000, 2]]],
    ['no pets at all', { ...hotelFacts, pets: { ...pets, maximum: 0 } }, [['late-check-out', 1_000, 2]]],
    [
      'no latest hour',
      { ...hotelFacts, lateCheckOut: { ...lateCheckOut, until: null } },
      [
        ['pet', 2_500, 1],
        ['late-check-out', 1_000, 2],
      ],
    ],
    [
      'an hour before check-out',
      { ...hotelFacts, lateCheckOut: { ...lateCheckOut, until: '10:00' } },
      [['pet', 2_500, 1]],
    ],
    [
      'half hours that are no whole one',
      { ...hotelFacts, checkOutTime: '10:40', lateCheckOut: { ...lateCheckOut, until: '13:30' } },
      [
        ['pet', 2_500, 1],
        ['late-check-out', 1_000, 2],
      ],
    ],
    [
      'no most of pets: what the record says',
      { ...hotelFacts, pets: { ...pets, maximum: null } },
      [
        ['pet', 2_500, 1],
        ['late-check-out', 1_000, 2],
      ],
    ],
    [
      'two pets, whatever the record says',
      { ...hotelFacts, pets: { ...pets, maximum: 2 } },
      [
        ['pet', 2_500, 2],
        ['late-check-out', 1_000, 2],
      ],
    ],
  ])('is what is offered: %s', (_, facts, expected) => {
    expect(offeredExtras(stored, facts).map(({ slug, price, maximum }) => [slug, price, maximum])).toEqual(expected)
  })
})

it('the facts of the hotel say nothing of other extras', () => {
  expect(offeredExtras([breakfast, bike], hotelFacts)).toEqual([breakfast, bike])
})

const anExtra = (slug: string) =>
  fc
    .record({
      slug: fc.constant(slug),
      unit: fc.constantFrom(...extraUnits),
      price: fc.integer({ min: 0, max: 50_000 }),
      maximum: fc.integer({ min: 1, max: 9 }),
      taxed: fc.boolean(),
      countsChildren: fc.boolean(),
      includedGuests: fc.option(fc.integer({ min: 2, max: 5 })),
    })
    .map((given): ExtraFacts => extra(given.includedGuests === null ? given : { ...given, unit: 'person-night' }))
const extras = fc.tuple(anExtra('a'), anExtra('b'), anExtra('c'))
const chosen = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .chain((slugs) =>
    fc.tuple(...slugs.map((slug) => fc.record({ slug: fc.constant(slug), quantity: fc.integer({ min: 1, max: 9 }) }))),
  )
const party = fc
  .integer({ min: 1, max: 6 })
  .chain((guests) => fc.record({ guests: fc.constant(guests), children: fc.integer({ min: 0, max: guests - 1 }) }))
const length = fc.integer({ min: 1, max: 20 })
const rates = fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 })).map(([sales, bed]) => [
  { kind: 'sales-tax' as const, amount: sales, validFrom: today },
  { kind: 'bed-tax' as const, amount: bed, validFrom: today },
])

const type = roomType({ maxOccupancy: 6 })
const until = (nights: number) => addDays(today, nights)

describe('whatever is chosen', () => {
  it('the total is its lines, and each line is its price as often as there are persons, things, hours and nights', () => {
    fc.assert(
      fc.property(extras, chosen, party, length, rates, (offers, chosen, who, nights, charges) => {
        const found = quote(type, today, until(nights), { ...who, extras: offers, chosen, charges })
        const lines = found.extras.reduce((total, { amount }) => total + amount, 0)
        expect(found.extrasTotal).toBe(lines)
        expect(found.subtotal).toBe(found.nightsTotal - found.discount + lines)
        expect(found.total).toBe(found.subtotal + found.taxTotal)
        for (const { price, quantity, unit, amount } of found.extras)
          expect(amount).toBe(price * quantity * (unit === 'night' || unit === 'person-night' ? nights : 1))
      }),
    )
  })

  it('taxes are those of one sum: the nights and the extras that are taxed, no others', () => {
    fc.assert(
      fc.property(extras, chosen, party, length, rates, (offers, chosen, who, nights, charges) => {
        const found = quote(type, today, until(nights), { ...who, extras: offers, chosen, charges })
        const taxed = found.extras.filter((line) => line.taxed).reduce((total, { amount }) => total + amount, 0)
        const expected = charges.map(({ amount }) => Math.round(((found.nightsTotal + taxed) * amount) / 10_000))
        expect(found.taxTotal).toBe(expected[0]! + expected[1]!)
      }),
    )
  })

  it('the order of the choice does not matter, and what is not offered or costs nothing changes no sum', () => {
    fc.assert(
      fc.property(extras, chosen, party, length, rates, (offers, chosen, who, nights, charges) => {
        const priceOf = (extras: ExtraFacts[], taken: ChosenExtra[]) =>
          quote(type, today, until(nights), { ...who, extras, chosen: taken, charges })
        const found = priceOf(offers, chosen)
        expect(priceOf(offers, chosen.toReversed())).toEqual(found)
        const free = extra({ slug: 'free', price: 0, taxed: true })
        const { total, subtotal, taxes } = priceOf([...offers, free], [...chosen, { slug: 'free', quantity: 1 }])
        expect({ total, subtotal, taxes }).toEqual({ total: found.total, subtotal: found.subtotal, taxes: found.taxes })
        expect(
          priceOf(
            offers,
            chosen.filter(({ slug }) => slug !== 'd'),
          ),
        ).toEqual(found)
      }),
    )
  })

  it('no stay has more of an extra than there is, and by person it is for the party', () => {
    let priced = 0
    fc.assert(
      fc.property(extras, chosen, party, length, (offers, chosen, who, nights) => {
        for (const line of quote(type, today, until(nights), { ...who, extras: offers, chosen }).extras) {
          const { maximum, includedGuests, countsChildren } = offers.find(({ slug }) => slug === line.slug)!
          const persons = countsChildren ? who.guests : who.guests - who.children
          if (includedGuests !== null) expect(line.quantity).toBe(persons - includedGuests)
          else if (isByPerson(line.unit)) expect(line.quantity).toBe(persons)
          else expect(line.quantity).toBeLessThanOrEqual(maximum)
          priced += 1
        }
      }),
    )
    expect(priced).toBeGreaterThan(50)
  })
})
