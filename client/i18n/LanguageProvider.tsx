import { use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig, type IntlShape } from 'react-intl'
import { formatTags } from '#graphql/format-tags.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { loadCatalogue, peekCatalogue, type Catalogue } from './catalogues.ts'
import { LanguageContext, type Language, type MessageValues } from './language-context.ts'
import { readStoredLanguage, storeLanguage } from './stored-language.ts'

/** `isMeant`: no other was chosen since. */
type ChooseLanguage = (language: Locale, isMeant: () => boolean) => Promise<void>

interface LanguageProviderProps {
  /** Another one that was chosen before is not offered any more. */
  offered: readonly Locale[]
  /** Of the hotel, wherever the guest is. */
  timeZone: string
  /** The language of the address (`/fi/…`); it wins over the stored one and becomes it. */
  pinned?: Locale
  /** Leads to the page's address in a language that was chosen, now or on an earlier visit; fails where it cannot be had. */
  onChoose: ChooseLanguage
  children: ReactNode
}

const intls = new WeakMap<Catalogue, IntlShape>()

/** One for each catalogue: it reads a message once, on the server for all pages. */
const intlOf = (locale: Locale, catalogue: Catalogue, timeZone: string): IntlShape => {
  const messages = catalogue as IntlConfig['messages']
  const kept = intls.get(catalogue)
  if (kept?.timeZone === timeZone) return kept
  const intl = createIntl({ locale: formatTags[locale], messages, timeZone, onError: report }, createIntlCache())
  intls.set(catalogue, intl)
  return intl
}

/**
 * The site's language is the address's; an address without one is English. Who chose another before goes on at its
 * address: mostly the server sends there at once, by the cookie.
 */
export const LanguageProvider = ({ offered, timeZone, pinned, onChoose, children }: LanguageProviderProps) => {
  const language = pinned ?? defaultLocale
  const messages = peekCatalogue(language) ?? use(loadCatalogue(language))
  const announced = useRef(language)
  const chosenLast = useRef<Locale>(null)

  /** Changes the language once its words are here; if they cannot be had, the page stays readable as it is. */
  const choose = useCallback(
    (next: Locale) => {
      storeLanguage(next)
      chosenLast.current = next
      const follow = async () => {
        await loadCatalogue(next)
        await onChoose(next, () => chosenLast.current === next)
      }
      void follow().catch(() => undefined)
    },
    [onChoose],
  )

  useEffect(() => {
    if (pinned) return storeLanguage(pinned)
    const stored = readStoredLanguage()
    if (!stored || stored === defaultLocale || !offered.includes(stored)) return
    choose(stored)
    // Who chooses another language later says so by `setLanguage`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pinned])

  useEffect(() => {
    // Set again, even to the same, it would lay out the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    if (announced.current === language) return
    announced.current = language
    window.dispatchEvent(new CustomEvent<Locale>('languageChange', { detail: language }))
  }, [language])

  const intl = intlOf(language, messages, timeZone)

  const value = useMemo<Language>(
    () => ({
      language,
      setLanguage: choose,
      t: (key, values) => {
        const message = messages[key]
        if (message === undefined) report(new Error(`There is no message ${key} in ${language}`))
        if (message === undefined || typeof message === 'string') return message ?? key
        return intl.formatMessage({ id: key }, values as MessageValues)
      },
    }),
    [language, choose, intl, messages],
  )

  return (
    <RawIntlProvider value={intl}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </RawIntlProvider>
  )
}

/** react-intl is silent about broken messages in production; a broken or missing sentence must be seen. */
const report = (error: Error) => {
  // oxlint-disable-next-line no-console
  console.error(error)
}
