import type { ContentKind, TextPage } from '#graphql/inputs/content/kinds.ts'
import type { ContentRowFragment } from './ContentRow.generated.ts'

interface Name {
  key: string
  title: string
}

export interface Group {
  /** Null where the kind has no groups. */
  title: string | null
  entries: ContentRowFragment[]
}

const notices: Name[] = [
  { key: 'privacy', title: 'Privacy' },
  { key: 'accessibility', title: 'Accessibility' },
]

const amenityLists: Name[] = [
  { key: 'property', title: 'The house' },
  { key: 'every-room', title: 'Every room' },
]

const pageNames: Record<TextPage, string> = {
  site: 'Every page',
  home: 'Home page',
  contact: 'Contact',
  deals: 'Deals',
  faq: 'FAQ',
  gallery: 'Gallery',
  'things-to-do': 'Things to do',
  blog: 'Blog',
  notices: 'Notices',
  missing: 'Page that is not there',
  mails: 'Mails',
}

const pages: Name[] = Object.entries(pageNames).map(([key, title]) => ({ key, title }))

/** The records as guests meet them: some kinds are shown in groups, and have an order within each. */
export const inGroups = (
  kind: ContentKind,
  entries: ContentRowFragment[],
  questionGroups: readonly Name[],
): Group[] => {
  const by = (field: string, names: readonly Name[]): Group[] => {
    const keyOf = ({ data }: ContentRowFragment) => String(data[field])
    const unnamed = entries.filter((entry) => names.every(({ key }) => key !== keyOf(entry)))
    return [
      ...names.map(({ key, title }) => ({ title, entries: entries.filter((entry) => keyOf(entry) === key) })),
      { title: 'Without a group', entries: unnamed },
    ].filter((group) => group.entries.length > 0)
  }
  if (kind === 'faq') return by('category', questionGroups)
  if (kind === 'notice') return by('notice', notices)
  if (kind === 'amenity') return by('list', amenityLists)
  if (kind === 'text' || kind === 'section') return by('page', pages)
  return [{ title: null, entries }]
}

/**
 * Id of the record before which a record has to stand in the whole list so that it has the given place in its group; null
 * for the end of the list.
 */
export const placeInList = (all: readonly { id: string }[], group: Group, id: string, place: number): string | null => {
  const others = group.entries.filter((entry) => entry.id !== id)
  if (others[place]) return others[place].id
  const rest = all.filter((entry) => entry.id !== id)
  const last = others.at(-1)
  return rest[rest.findIndex((entry) => entry.id === last?.id) + 1]?.id ?? null
}
