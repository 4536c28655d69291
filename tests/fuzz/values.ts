import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** What has broken servers before: parsers, SQL, markup, formulas, headers, paths, dates, and texts that are no text. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\u202Egnirts',
  '\uFEFF',
  'e\u0301'.repeat(60),
  '😀'.repeat(80),
  'ﷺ'.repeat(150),
  'x'.repeat(10_000),
  `${' '.repeat(2_000)}x`,
  'a\r\nBcc: everybody@example.com',
  'a\tb\u0007\u001B[31m',
  `' or 1=1; drop table "inquiry" --`,
  "\\'; update staff_user set role = $$owner$$ --",
  '$1',
  '?',
  '%',
  '_%_',
  '\\',
  '<script>boom()</script>',
  '"><img src=x onerror=boom()>',
  '</script><svg/onload=boom()>',
  'javascript:boom()',
  '{{7*7}}${7*7}#{7*7}',
  '=1+1',
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  'http://169.254.169.254/latest/meta-data',
  'https://user:pass@[::ffff:7f00:1]:1/',
  'sc-domain:',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '0',
  '-1',
  '1e999',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2027-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2027-01-31T24:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
]

const nastyNumbers = [-1, 0, 1, 101, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, -0.5, 1.5, 1e21, 1e308, -1e308]

export const nastyText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
)

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** A value of any kind, most often one that the type does not take. */
export const nastyValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom(...nastyNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, {}, [], [null], [[]], { a: 1 }, deep(200)) },
  { weight: 1, arbitrary: fc.array(nastyText, { maxLength: 60 }) },
)

/** Stands for something that is there when the request is sent; see pools.ts. */
const fromPool = (pool: string) => fc.nat({ max: 200 }).map((at) => `~${pool}-${at}~`)

const date = fc.integer({ min: -30, max: 700 }).map((days) => {
  const day = new Date(Date.UTC(2026, 10, 23) + days * 86_400_000)
  return day.toISOString().slice(0, 10)
})
const instant = date.map((day) => `${day}T12:00:00.000Z`)
const words = fc.constantFrom('Aino', 'Sea view', 'A quiet room, please', 'Größe', '海の部屋', "O'Neill & Söhne")

/** Fitting values of a text field, by its name. */
const textsByName: [RegExp, Arbitrary<unknown>][] = [
  [/^id$|Id$|^translationOf$/, fromPool('id')],
  [/email$/i, fc.nat({ max: 40 }).map((at) => `guest-${at}@example.com`)],
  [/^phone$/, fc.constantFrom('+1 561 555 0100', '', null)],
  [/^website$/, fc.constantFrom(null, '', 'http://spam.example')],
  [
    /^slug$/,
    fc.oneof(
      fromPool('slug'),
      fc.nat({ max: 30 }).map((at) => `fuzz-${at}`),
    ),
  ],
  [/^(room|roomType)$/, fromPool('slug')],
  [/^(after|cursor)$/, fromPool('cursor')],
  [/^token$/, fromPool('token')],
  [/code$/i, fc.oneof(fromPool('code'), fc.constantFrom('000000', 'SUN-7K4M'))],
  [/date$/i, date],
  [/^(arrival|departure|from|to|day|since|until)$/, date],
  [/^month$/, fc.constantFrom('2026-12', '2027-03')],
  [/^(featuredImage|picture)$/, fc.constantFrom('hotel-front', 'uploads/0123456789abcdef0123-10x10')],
  [
    /^imageUrls?$|^url$/,
    fc.constantFrom('/pictures/a-480.webp', 'http://hotel.example/gallery', 'https://example.com/a'),
  ],
  [/siteUrl/, fc.constantFrom('http://hotel.example/', 'sc-domain:hotel.example')],
  [/^content$/, fc.constantFrom('<h2>Sea</h2><p>Sand</p>', '<p onclick=boom()>x</p><script>boom()</script>')],
  [/category/, fc.constantFrom('', 'beaches')],
  [/password/i, fc.constantFrom('pelican-pier-at-dawn-2', 'wrong-but-long-enough')],
  [/roomNumber/, fc.nat({ max: 60 }).map((at) => `F${at}`)],
]

const numbersByName: [RegExp, Arbitrary<number>][] = [
  [/price$/i, fc.integer({ min: 1_000, max: 60_000 })],
  [/^version$/, fc.integer({ min: 1, max: 3 })],
  [/^fillMilliseconds$/, fc.constantFrom(5_000, 100)],
  [/year/i, fc.constantFrom(2026, 2027)],
]

const byName = <T>(table: [RegExp, Arbitrary<T>][], name: string, otherwise: Arbitrary<T>): Arbitrary<T> =>
  table.find(([pattern]) => pattern.test(name))?.[1] ?? otherwise

/** Fitting values by the name of the scalar, as GraphQL and OpenAPI call it, and of the field. */
export const plausibleScalar = (scalar: string, name: string): Arbitrary<unknown> => {
  if (scalar === 'Boolean') return fc.boolean()
  if (scalar === 'Int' || scalar === 'Float' || scalar === 'Percent')
    return byName(numbersByName, name, fc.integer({ min: 0, max: 12 }))
  if (scalar === 'Date') return date
  if (scalar === 'DateTimeISO') return instant
  if (scalar === 'ID') return fromPool('id')
  return byName<unknown>(textsByName, name, words)
}

/** Mostly what fits, so that requests get past the first check; else anything. */
export const mostly = (plausible: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: plausible }, { weight: 1, arbitrary: nastyValue })

/** An object with those of the fields that chance leaves in. */
export const someOf = (fields: Record<string, Arbitrary<unknown>>, required: string[]): Arbitrary<object> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.record(fields, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  )
