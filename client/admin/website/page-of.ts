import type { ContentKind, TextPage } from '#graphql/inputs/content/kinds.ts'
import { paths } from '#graphql/paths.ts'

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
  policy: paths.home(),
  offer: paths.deals(),
  review: paths.home(),
  recognition: paths.home(),
  picture: paths.home(),
}

const pagesOfTexts: Record<TextPage, string | null> = {
  site: paths.home(),
  home: paths.home(),
  contact: paths.contact(),
  deals: paths.deals(),
  faq: paths.faq(),
  gallery: paths.gallery(),
  'things-to-do': paths.thingsToDo(),
  blog: paths.blog(),
  notices: paths.privacy(),
  missing: null,
  mails: null,
}

/** The page on which guests meet a record; null for what stands on none. */
export const pageOf = (kind: ContentKind, data: { notice?: unknown; page?: unknown }): string | null => {
  if (kind === 'notice') return data.notice === 'accessibility' ? paths.accessibility() : paths.privacy()
  if (kind === 'text' || kind === 'section') return pagesOfTexts[data.page as TextPage] ?? null
  return pages[kind] ?? null
}
