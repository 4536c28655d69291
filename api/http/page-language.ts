import type { FastifyRequest } from 'fastify'
import { readLanguageCookie } from '#graphql/language-cookie.ts'
import { defaultLocale, isLocale, type Locale } from '#graphql/locales.ts'

/** The language of the address, else the one that the guest has chosen: for what is said without the page. */
export const pageLanguage = ({ url, headers }: FastifyRequest): Locale => {
  const [, first] = url.split(/[/?]/)
  return isLocale(first) ? first : (readLanguageCookie(headers.cookie) ?? defaultLocale)
}
