import { escapeMarkup } from '../../platform/markup.ts'
import type { MailContent } from './mail-content.ts'

/** Where a word of a mail goes: its number between characters that no keyboard types. */
const mark = (place: number) => `\uE010${place}\uE011`
const anyMark = /\uE010(\d+)\uE011/g

/** A mail's form with a mark for each of its words; empty ones stay, since the layout leaves them out. */
export const outline = (content: MailContent): { form: MailContent; words: string[] } => {
  const words: string[] = []
  const note = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? value : mark(words.push(value) - 1)
    if (Array.isArray(value)) return value.map(note)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, note(inner)]))
  }
  const { locale, ...rest } = content
  return { form: { locale, ...(note(rest) as Omit<MailContent, 'locale'>) }, words }
}

/** The words in place of their marks, written so that none of them is read as HTML. */
export const putIn = (html: string, words: readonly string[]): string =>
  html.replaceAll(anyMark, (_, place: string) => escapeMarkup(words[Number(place)]!))
