import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'

/** Made once for each language and way of writing: a formatter costs more than a hundred uses. */
const madeOnce = <Options, Format>(Formatter: new (tag: string, options: Options) => Format) => {
  const kept = new Map<string, Format>()
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options)
    const format = kept.get(key) ?? new Formatter(tag, options)
    kept.set(key, format)
    return format
  }
}

const numbers = madeOnce<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)

export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(formatTags[locale], options)

export const dateFormat = madeOnce<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)

/** Whole dollars from cents, in the locale's way of writing them. */
export const formatDollars = (cents: number, locale: Locale): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** '15:00' as 3:00 PM, 15:00 or 15.00, in the locale's way of writing it. */
export const formatClock = (time: string, locale: Locale): string =>
  dateFormat(formatTags[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1952-01-01T${time}:00Z`),
  )

/** '8:00 AM' as '8 AM'; clocks of 24 hours stay as their language writes them. */
export const shortHour = (time: string) => time.replace(/:00(?=\s[AP]M$)/, '')

/** '8:00 AM' as '8am', for lines with little room. */
export const tightHour = (time: string) =>
  /[AP]M$/.test(time) ? shortHour(time).replace(/\s/, '').toLowerCase() : time

/** '15 min', the way the language shortens minutes. */
export const formatMinutes = (minutes: number, locale: Locale): string =>
  numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)

/** The name of a month by its number, 1 to 12. */
export const formatMonth = (month: number, locale: Locale): string =>
  dateFormat(formatTags[locale], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(1952, month - 1, 15))

export const formatNumber = (value: number, locale: Locale) => numberFormat(locale).format(value)

export const formatPercent = (value: number, locale: Locale) =>
  numberFormat(locale, { style: 'percent' }).format(value / 100)
