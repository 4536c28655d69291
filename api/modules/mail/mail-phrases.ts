import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { fill } from '../hotel/fill.ts'
import { formatTags, numberFormat } from '../hotel/number-format.ts'
import type { Localized } from '../hotel/localized.ts'

/** A text in a language with the mail's own values first and the hotel's facts after them. */
export const phrase = (
  { facts }: Pick<Context, 'facts'>,
  text: Localized,
  locale: Locale,
  values: Record<string, string> = {},
): string => {
  // Values are put in last: what a guest typed is never read as a placeholder.
  const names = Object.keys(values)
  const protectedText = names.reduce((all, name, at) => all.replaceAll(`{${name}}`, `\u0000${at}\u0000`), text[locale])
  return fill(protectedText, facts, locale).replaceAll(/\0(\d+)\0/g, (_, at: string) => values[names[Number(at)]!]!)
}

export const writePercent = (percent: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent' }).format(percent / 100)

/** A day of hotel time, written out: January 31, 2027. */
export const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
