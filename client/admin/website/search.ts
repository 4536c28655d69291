import type { Locale } from '#graphql/locales.ts'
import type { ContentRowFragment } from './ContentRow.generated.ts'

/** Without case and accents: who searches for "kesakuu" means "kesäkuu". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const wordsOf = (search: string) => fold(search).split(/\s+/).filter(Boolean)

/** Whether each word that is searched for stands somewhere in a record, in whatever language. */
export const isFound = ({ title, key, data, words }: ContentRowFragment, search: string): boolean => {
  const text = fold([title, key, ...stringsIn(data), ...words.flatMap(({ texts }) => stringsIn(texts))].join('\n'))
  return wordsOf(search).every((word) => text.includes(word))
}

interface Excerpt {
  locale: Locale
  text: string
}

const around = 60

/** The passage that was found, where the record's title does not say why it is here. */
export const excerptOf = ({ title, words }: ContentRowFragment, search: string): Excerpt | null => {
  const [sought] = wordsOf(search)
  if (!sought || fold(title).includes(sought)) return null
  for (const { locale, texts } of words)
    for (const text of stringsIn(texts)) {
      const at = fold(text).indexOf(sought)
      if (at < 0) continue
      const start = Math.max(0, text.lastIndexOf(' ', at - around) + 1)
      const end = at + sought.length + around
      const rest = text.slice(start, end < text.length ? text.lastIndexOf(' ', end) : undefined)
      return { locale, text: `${start > 0 ? '… ' : ''}${rest}${end < text.length ? ' …' : ''}` }
    }
  return null
}
