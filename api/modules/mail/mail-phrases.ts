import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { translate, type MessageKey } from '../../i18n/translate.ts'
import { factTexts } from '../hotel/fact-texts.ts'
import { dateFormat, numberFormat } from '../hotel/format.ts'

/** A message with the mail's own values and the hotel's facts. */
export const phrase = (
  { facts }: Pick<Context, 'facts'>,
  key: MessageKey,
  locale: Locale,
  values: Record<string, string | null> = {},
): string => translate(locale, key, { ...factTexts(facts, locale), ...values })

export const writePercent = (percent: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent' }).format(percent / 100)

/** A day of hotel time, written out: January 31, 2027. */
export const writeDay = (day: string, locale: Locale): string =>
  dateFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
