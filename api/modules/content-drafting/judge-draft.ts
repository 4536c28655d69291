import type { Locale } from '#graphql/locales.ts'
import { pluralsIn } from '#graphql/placeholders.ts'
import { contactsIn } from '../chat/words/contacts.ts'
import type { Unit } from '../content-exchange/translation-units.ts'
import { factFault, numberFault } from '../content-exchange/unit-faults.ts'

/** What is wrong with a draft, at the path of a text where it belongs to one. */
export interface Fault {
  path: string | null
  message: string
}

const markup = /<[a-z/!]|\*\*|\]\(|```/i

/** Addresses to click or write to; those to call are numbers. */
const addressesIn = (text: string) => contactsIn(text).filter((contact) => /[a-z]/.test(contact))

const pluralFault = (english: string, translation: string, locale: Locale): string | null => {
  const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const counted = new Map(pluralsIn(english).map(({ fact, forms }) => [fact, forms]))
  for (const { fact, forms } of pluralsIn(translation)) {
    const unknown = Object.keys(forms).find((form) => !form.startsWith('=') && !known.includes(form))
    if (unknown) return `The plural of {${fact}} has a form “${unknown}”, which the language has not`
    if (!forms['other']) return `The plural of {${fact}} lacks the form “other”`
    if (counted.get(fact)?.['other']?.includes('#') && !forms['other'].includes('#'))
      return `The plural of {${fact}} has lost its number (#)`
  }
  return null
}

const textFault = (english: string, translation: string, locale: Locale): string | null => {
  if (!translation.trim()) return 'It is empty'
  if (translation.length > english.length * 3 + 200) return 'It is far longer than the English'
  if (markup.test(translation) && !markup.test(english)) return 'It has HTML or Markdown in it'
  const known = addressesIn(english)
  const invented = addressesIn(translation).find((address) => !known.includes(address))
  if (invented) return 'It names an address that the English does not'
  return (
    factFault(english, translation) ?? pluralFault(english, translation, locale) ?? numberFault(english, translation)
  )
}

/** The object in an answer, whatever a model wrote around it. */
const objectIn = (answer: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Reads a model's answer: the words by the paths of the units, or what is wrong with them. */
export const readDraft = (
  answer: string,
  units: readonly Unit[],
  locale: Locale,
): { words: ReadonlyMap<string, string>; faults: Fault[] } => {
  const found = objectIn(answer)
  if (!found) return { words: new Map(), faults: [{ path: null, message: 'The answer is no JSON object' }] }
  const given = new Map(Object.entries(found))
  const words = new Map<string, string>()
  const faults: Fault[] = []
  for (const { path, source } of units) {
    const text = given.get(path)
    given.delete(path)
    const message = typeof text === 'string' ? textFault(source, text, locale) : 'It is missing'
    if (message) faults.push({ path, message })
    else words.set(path, String(text))
  }
  if (given.size > 0) faults.push({ path: null, message: 'The answer has texts that were not asked for' })
  return { words, faults }
}
