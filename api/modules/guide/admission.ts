import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import { formatDollars } from '../hotel/format.ts'

/** What the badge says when the admission text names no price. */
const defaultDollars = '30'

/** The first dollar figure of an English admission text, in cents: 3000 of 'About $30-35 adults'. */
const admissionFromCents = (text: string): number => {
  const [, dollars = defaultDollars] = /\$\s?(\d[\d,]*(?:\.\d{2})?)/.exec(text) ?? []
  return Math.round(Number(dollars.replaceAll(',', '')) * 100)
}

/** The badge of a drive attraction, such as 'From $54.99'. */
export const admissionBadge = (text: string, locale: Locale): string =>
  translate(locale, 'guide.admission', { amount: formatDollars(admissionFromCents(text), locale) })
