import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { ContentDocument } from './content-entry.entity.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipped } from '../../root.ts'

interface SampleEntry {
  kind: ContentKind
  key: string
  published?: ContentDocument | null
}

type NeutralTexts = Record<string, ContentDocument['texts']>

const readNeutral = (kind: ContentKind): NeutralTexts =>
  JSON.parse(
    readFileSync(join(shipped, 'api', 'modules', 'content', 'seed', kind, 'neutral.json'), 'utf8'),
  ) as NeutralTexts

/** Where something must stand when the sample goes: words that are true of any hotel. */
const kindsWithNeutralTexts: readonly ContentKind[] = ['text', 'place', 'answer', 'offer']

const neutralOf = ({ kind, key }: SampleEntry) =>
  kindsWithNeutralTexts.includes(kind) ? readNeutral(kind)[key] : undefined

/**
 * What is left of a record once the sample hotel is off; null when it goes as a whole. A place of a page stays to be filled: a
 * section without its pictures, a text as a draft in which nobody has written yet.
 */
export const withoutSample = <Entry extends SampleEntry>(entry: Entry) => {
  const { data } = entry.published ?? {}
  const left = (published: ContentDocument | null, draft: ContentDocument | null = null) => ({
    ...entry,
    published,
    draft,
    source: null,
    isSample: false,
  })
  const texts = neutralOf(entry)
  if (data && texts) return left({ data, texts } as ContentDocument)
  if (data && entry.kind === 'section') return left({ data: { ...data, pictures: [] }, texts: {} } as ContentDocument)
  if (data && entry.kind === 'text') return left(null, { data, texts: {} } as ContentDocument)
  return null
}
