import type { Locale } from '#graphql/locales.ts'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fi from './messages/fi.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }
import sv from './messages/sv.json' with { type: 'json' }
import { endSentence } from './end-sentence.ts'
import { withoutUnsaid } from './without-unsaid.ts'

export type MessageKey = keyof typeof en

/** A message that a language lacks is a type error. */
const catalogues: Record<Locale, Record<MessageKey, string>> = { en, es, pt, fr, de, fi, sv }

/** Every message of a language, as it is written in its catalogue. */
export const messagesOf = (locale: Locale): Record<MessageKey, string> => catalogues[locale]

/**
 * What the server says in a language, with the values that stand in its braces. They are put in once and never read
 * themselves: what a guest typed stays as it was typed. A sentence with a value that is null is left out.
 */
export const translate = (
  locale: Locale,
  key: MessageKey,
  values: Record<string, string | number | null> = {},
): string =>
  withoutUnsaid(catalogues[locale][key], values).replaceAll(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name]
    if (value == null) throw new Error(`The message ${key} needs the value {${name}}`)
    return endSentence(String(value), stop)
  })
