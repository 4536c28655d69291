import type { MessageFormatElement } from 'react-intl'
import type { Locale } from '#graphql/locales.ts'
import type english from './messages/en.json'
import { partFile, type Part } from './parts.ts'

export type MessageKey = keyof typeof english

/** Messages of one language: sentences, or trees where something is put in, so that no ICU parser is sent to browsers. */
export type Catalogue = Record<string, string | MessageFormatElement[]>

const files = import.meta.glob<Catalogue>('./compiled/*/*.json', { import: 'default' })

/** Parts that were asked for so far; a language that is loaded later brings them all. */
const parts = new Set<Part>(['site'])
/** Catalogues grow as parts arrive: whoever holds one sees their messages. */
const catalogues = new Map<Locale, Catalogue>()
const complete = new Set<Locale>()
const loading = new Map<string, Promise<unknown>>()

/** One promise for one thing; forgotten when it fails, so that the next one tries again. */
const once = <Result>(name: string, load: () => Promise<Result>): Promise<Result> => {
  const running = loading.get(name) ?? load()
  loading.set(name, running)
  running.catch(() => loading.delete(name))
  return running as Promise<Result>
}

const catalogueOf = (locale: Locale): Catalogue => {
  const catalogue = catalogues.get(locale) ?? {}
  catalogues.set(locale, catalogue)
  return catalogue
}

const loadPart = (locale: Locale, part: Part) => {
  const file = partFile(locale, part)
  return once(file, async () => Object.assign(catalogueOf(locale), await files[`./${file}`]!()))
}

/** The catalogue if it is here already: the first render must not wait. */
export const peekCatalogue = (locale: Locale) => (complete.has(locale) ? catalogues.get(locale) : undefined)

/** The same promise for the same language, so that a suspended tree can wait for it. */
export const loadCatalogue = (locale: Locale): Promise<Catalogue> =>
  once(locale, async () => {
    catalogueOf(locale)
    await Promise.all([...parts].map((part) => loadPart(locale, part)))
    complete.add(locale)
    return catalogueOf(locale)
  })

/** Adds parts to every language that is in use, now and later. */
const loadParts = (wanted: readonly Part[]): Promise<unknown> => {
  for (const part of wanted) parts.add(part)
  return Promise.all([...catalogues.keys()].flatMap((locale) => wanted.map((part) => loadPart(locale, part))))
}

/** Code that is loaded when it is needed, together with the messages that only it says. */
export const withMessages =
  <Module>(wanted: readonly Part[], load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadParts(wanted)])
    return module
  }
