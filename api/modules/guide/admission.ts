import type { Locale } from '#graphql/locales.ts'
import { formatDollars } from '../hotel/fill.ts'
import type { Localized } from '../hotel/localized.ts'

/** What the badge says when the admission text names no price. */
const defaultDollars = '30'

/** The first dollar figure of an English admission text, in cents: 3000 of 'About $30-35 adults'. */
export const admissionFromCents = (text: string): number => {
  const [, dollars = defaultDollars] = /\$\s?(\d[\d,]*(?:\.\d{2})?)/.exec(text) ?? []
  return Math.round(Number(dollars.replaceAll(',', '')) * 100)
}

const from: Localized<(amount: string) => string> = {
  en: (amount) => `From ${amount}`,
  es: (amount) => `Desde ${amount}`,
  pt: (amount) => `A partir de ${amount}`,
  fr: (amount) => `À partir de ${amount}`,
  de: (amount) => `Ab ${amount}`,
  fi: (amount) => `Alkaen ${amount}`,
  sv: (amount) => `Från ${amount}`,
}

/** The badge of a drive attraction, such as 'From $54.99'. */
export const admissionBadge = (text: string, locale: Locale): string =>
  from[locale](formatDollars(admissionFromCents(text), locale))
