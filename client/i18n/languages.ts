import { locales, type Locale } from '#graphql/locales.ts'

interface LanguageOption {
  code: Locale
  /** The language's own name for itself. */
  name: string
  /** A small flag as a CSS background: emoji flags are missing on Windows. */
  flag: string
}

const cross = (field: string, beam: string) =>
  `linear-gradient(90deg, transparent 28%, ${beam} 28% 46%, transparent 46%), linear-gradient(${field} 39%, ${beam} 39% 61%, ${field} 61%)`

const options: Record<Locale, Omit<LanguageOption, 'code'>> = {
  en: {
    name: 'English',
    flag: 'linear-gradient(#2B3A67, #2B3A67) 0 0 / 44% 54% no-repeat, repeating-linear-gradient(#B5333F 0 14.3%, #FFFDF7 14.3% 28.6%)',
  },
  es: { name: 'Español', flag: 'linear-gradient(#B8252C 25%, #F2C230 25% 75%, #B8252C 75%)' },
  pt: {
    name: 'Português',
    flag: 'radial-gradient(circle, #24407F 0 24%, #F4D03A 25% 46%, transparent 47%), linear-gradient(#1F8A4C, #1F8A4C)',
  },
  fr: { name: 'Français', flag: 'linear-gradient(90deg, #26408B 33.3%, #FFFDF7 33.3% 66.6%, #D33A3F 66.6%)' },
  de: { name: 'Deutsch', flag: 'linear-gradient(#222 33.3%, #C8322F 33.3% 66.6%, #F0C53A 66.6%)' },
  fi: { name: 'Suomi', flag: cross('#FFFDF7', '#1F4E9B') },
  sv: { name: 'Svenska', flag: cross('#1F5FA0', '#F4C932') },
}

/** The seven languages in menu order. */
export const languages: LanguageOption[] = locales.map((code) => ({ code, ...options[code] }))
