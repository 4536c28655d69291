import type { ContentRowFragment, ContentState } from './ContentRow.generated.ts'

export const states: Record<ContentState, { label: string; palette: string }> = {
  DRAFT: { label: 'Draft', palette: 'gray' },
  CHANGED: { label: 'Changed', palette: 'orange' },
  PUBLISHED: { label: 'Published', palette: 'green' },
  ARCHIVED: { label: 'Put away', palette: 'gray' },
}

const longestName = 90

/** What a record is called in lists and on buttons: some begin with a paragraph. */
export const nameOf = ({ title }: Pick<ContentRowFragment, 'title'>): string =>
  title.length > longestName ? `${title.slice(0, title.lastIndexOf(' ', longestName))} …` : title

/** The field that tells records of a kind apart where their first words do not. */
const telling: Partial<Record<ContentRowFragment['kind'], string>> = {
  PLACE: 'category',
  REVIEW: 'author',
  TEXT: 'place',
  SECTION: 'place',
  TOPIC: 'passage',
}

export const detailOf = ({ kind, key, data }: ContentRowFragment): string | null => {
  if (kind === 'PICTURE') return key
  const field = telling[kind]
  return field ? String(data[field]) : null
}
