import { paths } from '#client/paths.ts'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'

const pages: Partial<Record<ContentKind, string>> = {
  facts: paths.contact(),
  restaurant: paths.thingsToDo(),
  walk: paths.thingsToDo(),
  drive: paths.thingsToDo(),
  'day-trip': paths.thingsToDo(),
  'getting-around': paths.thingsToDo(),
  place: paths.thingsToDo(),
  faq: paths.faq(),
  'faq-category': paths.faq(),
  'room-block': paths.gallery(),
  amenity: paths.gallery(),
  'room-feature': paths.gallery(),
  review: paths.home(),
  recognition: paths.home(),
  section: paths.home(),
  picture: paths.home(),
}

/** The page on which guests meet a record; null for what only the assistant says. */
export const pageOf = (kind: ContentKind, data: { notice?: unknown }): string | null => {
  if (kind === 'notice') return data.notice === 'accessibility' ? paths.accessibility() : paths.privacy()
  return pages[kind] ?? null
}
