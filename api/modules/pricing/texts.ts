import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import { isByNight, isByPerson } from '#graphql/inputs/stay-extra.ts'
import { dateFormat, formatDollars, formatPercent } from '../hotel/format.ts'
import type { ExtraFacts, ExtraLine } from './extras-of-stay.ts'
import type { NightState } from './price-of-night.ts'
import type { Quote } from './quote.ts'
import type { Refusal, RefusalCode } from './refusals.ts'

/** Why a night has its price, for guests. The name of a rule is staff's own, in one language: guests do not see it. */
export const describeNight = ({ source }: NightState, locale: Locale): string =>
  translate(locale, `pricing.night.${source}`)

export const nameOfExtra = (
  { kind, name, translations }: Pick<ExtraFacts, 'kind' | 'name' | 'translations'>,
  locale: Locale,
): string => translations[locale] ?? name ?? (kind === 'other' ? '' : translate(locale, `pricing.extra.${kind}`))

/** "$25 per night" */
export const priceOfExtra = ({ price, unit }: Pick<ExtraFacts, 'price' | 'unit'>, locale: Locale): string =>
  price === 0
    ? translate(locale, 'pricing.extra.free')
    : translate(locale, `pricing.extra.per.${unit}`, { price: formatDollars(price, locale) })

/** "$25 per night × 3": its price with all that it is multiplied by. */
export const describeExtra = (line: ExtraLine, locale: Locale): string => {
  const { unit, price, quantity, amount } = line
  const isCounted = quantity > 1 || isByPerson(unit) || unit === 'hour'
  const nights = isByNight(unit) && price > 0 ? amount / price / quantity : 1
  const factors = price === 0 ? [] : [...(isCounted ? [quantity] : []), ...(isByNight(unit) ? [nights] : [])]
  return [priceOfExtra(line, locale), ...factors].join('\u00a0×\u00a0')
}

type Discounted = Pick<Quote, 'longStay' | 'couponPercent' | 'discount'>

const nameOfDiscount = ({ longStay, couponPercent }: Discounted, code: string, locale: Locale): string =>
  longStay
    ? translate(locale, 'mail.stay.longStay', { nights: longStay.minNights })
    : translate(locale, 'mail.stay.discount', { percent: formatPercent(couponPercent ?? 0, locale), code })

interface PricedWith {
  price: Discounted & Pick<Quote, 'total'> & { extras?: readonly ExtraLine[] }
  /** Of the coupon that was named; it may take nothing off. */
  couponCode?: string | null
}

/** The rows of a mail that say what a stay costs: extras, what is taken off the nights, and the sum. */
export const priceRows = ({ price, couponCode }: PricedWith, locale: Locale): [label: string, value: string][] => [
  ...(price.extras ?? []).map((line): [string, string] => [
    nameOfExtra(line, locale),
    formatDollars(line.amount, locale),
  ]),
  ...(price.discount > 0
    ? [[nameOfDiscount(price, couponCode ?? '', locale), formatDollars(-price.discount, locale)] as [string, string]]
    : []),
  [translate(locale, 'mail.stay.total'), formatDollars(price.total, locale)],
]

/** On what condition a code takes off what it does: at the desk, where it is shown. None for a price without one. */
export const codeTerms = ({ price, couponCode }: PricedWith, locale: Locale): string[] =>
  couponCode && price.couponPercent !== null ? [translate(locale, 'mail.stay.showCode', { code: couponCode })] : []

/** What is said of several nights in a row, and of a stay for which no room has all the nights. */
type RefusalText =
  | RefusalCode
  | 'sold-out-nights'
  | 'closed-nights'
  | 'sold-out-everywhere'
  | 'too-many-guests-everywhere'
  | 'too-many-guests-named'

const dayFormat = (locale: Locale) => dateFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' })

/** A day of stay the way the language writes it in a sentence. */
export const formatDay = (date: string, locale: Locale): string => dayFormat(locale).format(new Date(date))

/** Arrival and departure as briefly as the language can. */
export const formatDays = (stay: { arrival: string; departure: string }, locale: Locale): string =>
  dayFormat(locale).formatRange(new Date(stay.arrival), new Date(stay.departure))

const textOf = ({ code, until, everywhere }: Refusal, room: string): RefusalText => {
  if (everywhere && (code === 'sold-out' || code === 'too-many-guests')) return `${code}-everywhere`
  if (room && code === 'too-many-guests') return 'too-many-guests-named'
  return until && (code === 'sold-out' || code === 'closed') ? `${code}-nights` : code
}

/** @param room name of the room that was asked for, where it is to be said */
export const describeRefusal = (refusal: Refusal, locale: Locale, room = ''): string => {
  const { date, until, limit } = refusal
  const day = (text: string | null) => (text ? formatDay(text, locale) : '')
  return translate(locale, `pricing.refusal.${textOf(refusal, room)}`, {
    room,
    date: day(date),
    until: day(until),
    limit: limit ?? '',
  })
}
