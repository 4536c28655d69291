import type { Locale } from '#graphql/locales.ts'
import { numberFormat } from '../hotel/number-format.ts'

const feetPerMile = 5_280
const kilometresPerMile = 1.609344

interface Distance {
  value: number
  unit: 'mile' | 'foot'
}

/** The first number of a stored text such as '0.2 miles', '0.2 mi' or '500 ft'; miles when no unit is named. */
const readDistance = (text: string | null): Distance | null => {
  const [, digits, unit = ''] = /(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*)/i.exec(text?.replaceAll(',', '') ?? '') ?? []
  if (!digits) return null
  return { value: Number(digits), unit: /^(ft|foot|feet)$/i.test(unit) ? 'foot' : 'mile' }
}

/** Miles of a stored distance text; null when it has no number. */
export const distanceMiles = (text: string | null): number | null => {
  const distance = readDistance(text)
  if (!distance) return null
  return distance.unit === 'foot' ? distance.value / feetPerMile : distance.value
}

/** CLDR's long Swedish unit is 'mile', which nobody writes; the short one reads well beside kilometres. */
const unitDisplay = (locale: Locale) => (locale === 'sv' ? 'short' : 'long')

const inUnit = (value: number, unit: string, locale: Locale, options: Intl.NumberFormatOptions) =>
  numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1, ...options }).format(value)

const inMetres = (miles: number, locale: Locale) => {
  const metres = miles * kilometresPerMile * 1_000
  return metres < 95
    ? inUnit(Math.round(metres / 10) * 10, 'meter', locale, {})
    : inUnit(metres / 1_000, 'kilometer', locale, {})
}

/** A stored distance as the language writes it, with kilometres in parentheses for everybody but Americans. */
export const writeDistance = (text: string, locale: Locale): string => {
  const distance = readDistance(text)
  const miles = distanceMiles(text)
  if (!distance || miles === null) return text
  const minimumFractionDigits = distance.unit === 'mile' ? 1 : 0
  const written = inUnit(distance.value, distance.unit, locale, {
    unitDisplay: unitDisplay(locale),
    minimumFractionDigits,
  })
  return locale === 'en' ? written : `${written} (${inMetres(miles, locale)})`
}

/** Subtracting would make no number of two missing distances. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Nearest first; those without a distance last; ties by name. */
export const byDistance = <T extends { name: string; distanceMiles: number | null }>(records: readonly T[]): T[] =>
  records.toSorted(
    (a, b) => compare(a.distanceMiles ?? Infinity, b.distanceMiles ?? Infinity) || a.name.localeCompare(b.name, 'en'),
  )
