import type { EntryFieldsFragment } from './EntryFields.generated.ts'

/** What is typed into the editor's fields; tags as one line. */
export interface EntryValues {
  title: string
  slug: string
  excerpt: string
  content: string
  featuredImage: string
  imageAlt: string
  category: string
  author: string
  tags: string
  metaTitle: string
  metaDescription: string
}

export const valuesOf = (entry: EntryFieldsFragment): EntryValues => ({
  title: entry.title,
  slug: entry.slug,
  excerpt: entry.excerpt,
  content: entry.content,
  featuredImage: entry.featuredImage,
  imageAlt: entry.imageAlt,
  category: entry.category,
  author: entry.author,
  tags: entry.tags.join(', '),
  metaTitle: entry.metaTitle ?? '',
  metaDescription: entry.metaDescription ?? '',
})

export const tagsIn = (line: string): string[] =>
  line
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** The fields that differ, as the server takes them. */
export const changesBetween = (before: EntryValues, after: EntryValues) => {
  const changed = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof EntryValues]),
  ) as Partial<EntryValues>
  const { tags, ...others } = changed
  return { ...others, ...(tags !== undefined && { tags: tagsIn(tags) }) }
}

export const areSame = (a: EntryValues, b: EntryValues) => Object.keys(changesBetween(a, b)).length === 0
