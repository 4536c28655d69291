import { z } from 'zod'
import { locales, type Locale } from '../locales.ts'
import { anAmount, plainText, wholeNumber } from './fields.ts'

/** What an extra is. All but `other` have a name of the product's own and are there once. */
export const extraKinds = ['pet', 'early-check-in', 'late-check-out', 'extra-person', 'crib', 'other'] as const
export type ExtraKind = (typeof extraKinds)[number]

/** For what its price is asked once; `person` is for the whole stay. */
export const extraUnits = ['stay', 'night', 'person', 'person-night', 'hour'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const isByPerson = (unit: ExtraUnit): boolean => unit === 'person' || unit === 'person-night'

export const isByNight = (unit: ExtraUnit): boolean => unit === 'night' || unit === 'person-night'

/** Kinds whose price stands in the hotel's facts, where texts of the site read it too, with the unit it has there. */
export const factUnits: Partial<Record<ExtraKind, ExtraUnit>> = { pet: 'night', 'late-check-out': 'hour' }

const highestExtraPrice = 100_000
/** More of one thing, or more hours, are a slip of the keyboard. */
export const mostOfAnExtra = 9

const otherLanguage = z.enum(locales.slice(1) as [Locale, ...Locale[]], 'Locale must be one of es, pt, fr, de, fi, sv')

export const longestExtraName = 60

const extraName = plainText('Name', 1, longestExtraName)

const names = z
  .array(z.object({ locale: otherLanguage, name: extraName }))
  .refine(
    (texts) => new Set(texts.map(({ locale }) => locale)).size === texts.length,
    'Each language can be given once',
  )
  .default([])

const stayExtraShape = {
  kind: z.enum(extraKinds, `Kind must be one of ${extraKinds.join(', ')}`),
  name: extraName.nullish().transform((name) => name ?? null),
  translations: names,
  unit: z.enum(extraUnits, `Unit must be one of ${extraUnits.join(', ')}`),
  price: wholeNumber('Price', 0, highestExtraPrice, anAmount)
    .nullish()
    .transform((price) => price ?? null),
  taxed: z.boolean({ error: 'Whether it is taxed is required' }),
  maximum: wholeNumber('Most', 1, mostOfAnExtra).default(1),
  includedGuests: wholeNumber('Guests included', 2, 11)
    .nullish()
    .transform((guests) => guests ?? null),
  countsChildren: z.boolean().default(true),
  displayOrder: wholeNumber('Display order', 0, 999).default(0),
  active: z.boolean().default(true),
}

/** An extra as staff set it; money is cents. */
export const stayExtraSchema = z.object(stayExtraShape).superRefine((extra, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const { kind, unit } = extra
  const factUnit = factUnits[kind]
  if (kind === 'other' && !extra.name) refuse('name', 'Name is required')
  if (factUnit && extra.price !== null) refuse('price', 'This price stands in the hotel’s facts: set it there')
  if (factUnit && unit !== factUnit) refuse('unit', `This is charged per ${factUnit}, as the hotel’s facts say`)
  if (!factUnit && extra.price === null) refuse('price', 'Price is required')
  if (kind === 'extra-person' && !isByPerson(unit)) refuse('unit', 'An extra person is charged per person')
  if (kind === 'extra-person' && extra.includedGuests === null) refuse('includedGuests', 'Guests included is required')
  if (kind !== 'extra-person' && extra.includedGuests !== null)
    refuse('includedGuests', 'Only for an extra person there are guests included')
})
