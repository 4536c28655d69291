import type { Locale } from '#graphql/locales.ts'
import { numberFormat } from './format.ts'

const feetPerMile = 5_280
const kilometresPerMile = 1.609344

interface Distance {
  value: number
  /** The far end of '16–19 miles'. */
  to: number | null
  /** Digits after the point, kept in every language: '1.0' tells how closely was measured. */
  decimals: number
  unit: 'mile' | 'foot'
}

/** The first number of a stored text such as '0.2 miles', '0.2 mi' or '500 ft'; miles when no unit is named. */
const readDistance = (text: string | null): Distance | null => {
  const [, digits, to, unit = ''] =
    /(\d+(?:\.\d+)?|\.\d+)(?:–(\d+))?\s*([a-z]*)/i.exec(text?.replaceAll(',', '') ?? '') ?? []
  if (!digits) return null
  return {
    value: Number(digits),
    to: to === undefined ? null : Number(to),
    decimals: digits.split('.')[1]?.length ?? 0,
    unit: /^(ft|foot|feet)$/i.test(unit) ? 'foot' : 'mile',
  }
}

/** Miles of a stored distance text, the nearer end of a range; null when it has no number. */
export const distanceMiles = (text: string | null): number | null => {
  const distance = readDistance(text)
  if (!distance) return null
  return distance.unit === 'foot' ? distance.value / feetPerMile : distance.value
}

/** CLDR's long Swedish unit is 'mile', which nobody writes; the short one reads well beside kilometres. */
const unitDisplay = (locale: Locale) => (locale === 'sv' ? 'short' : 'long')

const inUnit = (from: number, to: number | null, locale: Locale, options: Intl.NumberFormatOptions) => {
  const format = numberFormat(locale, { style: 'unit', maximumFractionDigits: 1, ...options })
  return to === null ? format.format(from) : format.formatRange(from, to)
}

/** Metres as far as they say more; tenths of a kilometre only below ten, nobody measured closer. */
const inMetres = ({ value, to, unit }: Distance, locale: Locale) => {
  const metresPerUnit = (kilometresPerMile * 1_000) / (unit === 'foot' ? feetPerMile : 1)
  const metres = value * metresPerUnit
  if (metres < 95 || (unit === 'foot' && metres < 995)) {
    const tens = (length: number) => Math.round((length * metresPerUnit) / 10) * 10
    return inUnit(tens(value), to && tens(to), locale, { unit: 'meter' })
  }
  const kilometres = (length: number) => (length * metresPerUnit) / 1_000
  return inUnit(kilometres(value), to && kilometres(to), locale, {
    unit: 'kilometer',
    maximumFractionDigits: metres < 9_950 ? 1 : 0,
  })
}

/** A stored distance as the language writes it, with kilometres in parentheses for everybody but Americans. */
export const writeDistance = (text: string, locale: Locale): string => {
  const distance = readDistance(text)
  if (!distance) return text
  const { value, to, unit, decimals } = distance
  const written = inUnit(value, to, locale, { unit, unitDisplay: unitDisplay(locale), minimumFractionDigits: decimals })
  return locale === 'en' ? written : `${written} (${inMetres(distance, locale)})`
}

/** Subtracting would make no number of two missing distances. */
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Nearest first; those without a distance last; ties by name. */
export const byDistance = <T extends { name: string; distanceMiles: number | null }>(records: readonly T[]): T[] =>
  records.toSorted(
    (a, b) => compare(a.distanceMiles ?? Infinity, b.distanceMiles ?? Infinity) || a.name.localeCompare(b.name, 'en'),
  )
