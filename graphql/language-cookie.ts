import { isLocale, type Locale } from './locales.ts'

const name = 'language'
const yearSeconds = 365 * 24 * 60 * 60

/** The language that a guest chose, by which the server knows it before any script; a `Set-Cookie` line. */
export const writeLanguageCookie = (language: Locale, secure: boolean) =>
  `${name}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** @param cookies a `Cookie` header */
export const readLanguageCookie = (cookies = ''): Locale | undefined => {
  const pair = cookies.split(/; */).find((candidate) => candidate.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  return isLocale(value) ? value : undefined
}
