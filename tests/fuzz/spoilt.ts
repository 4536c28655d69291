import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

type Path = (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every field and item in a value, however deep. */
const placesIn = (value: unknown, at: Path = []): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesIn(inner, [...at, key])])
    : []

const leftOut = Symbol('left out')
const many = <T>(value: T) => Array.from({ length: 2_000 }, () => value)

/** What may stand in the place of a fitting value: nothing, null, another type, another shape, too much of it. */
const wrongs: ((value: unknown) => unknown)[] = [
  () => leftOut,
  () => null,
  () => '',
  () => 5,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => 2 ** 53,
  () => true,
  () => 'a text',
  () => 'x'.repeat(70_000),
  () => '9999-12-31',
  () => '2027-02-30',
  () => ({}),
  () => [],
  () => [null],
  (value) => [value],
  (value) => [[value]],
  (value) => [value, null],
  (value) => [value, value],
  many,
  (value) => ({ value }),
  (value) => ({ '0': value, length: 1 }),
  (value) => (isObject(value) ? { ...value, stray: 1 } : String(value)),
  (value) => (isObject(value) ? JSON.stringify(value) : { a: [value] }),
]

const put = (value: unknown, [key, ...further]: Path, wrong: (value: unknown) => unknown): unknown => {
  if (key === undefined) return wrong(value)
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string, unknown>)
    : { ...value }
  const inner = put(copy[key], further, wrong)
  if (inner === leftOut) delete copy[key]
  else copy[key] = inner
  return copy
}

/** Values with one or two places wrong; now and then as they were, for what comes after a wrong one is asked as well. */
export const spoilt = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  values.chain((value) => {
    const places = placesIn(value)
    if (places.length === 0) return fc.constant(value)
    const spoil = fc.tuple(fc.constantFrom(...places), fc.constantFrom(...wrongs))
    return fc
      .oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        { weight: 5, arbitrary: fc.array(spoil, { minLength: 1, maxLength: 2 }) },
      )
      .map((spoils) => spoils.reduce<unknown>((so, [place, wrong]) => put(so, place, wrong), value))
  })
