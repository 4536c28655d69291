import { fixedKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { ContentKind as SchemaKind } from './ContentRow.generated.ts'

/** Kinds that staff look for together. */
export const kindGroups: readonly { title: string; kinds: readonly ContentKind[] }[] = [
  { title: 'The hotel', kinds: ['facts', 'policy', 'offer', 'text', 'amenity'] },
  { title: 'Eating and sights', kinds: ['restaurant', 'walk', 'drive', 'day-trip', 'place', 'getting-around'] },
  { title: 'Rooms', kinds: ['room-block', 'room-feature'] },
  { title: 'Questions', kinds: ['faq', 'faq-category'] },
  { title: 'What guests say', kinds: ['review', 'recognition'] },
  { title: 'The assistant', kinds: ['answer', 'topic'] },
  { title: 'Pictures', kinds: ['picture', 'section'] },
  { title: 'Notices', kinds: ['notice'] },
]

/** Whether staff can add records of a kind. */
export const canGrow = (kind: ContentKind) => !fixedKinds.includes(kind)

/** Whether guests meet the records of a kind in the order in which they are kept. */
export const hasOrder = (kind: ContentKind) => canGrow(kind) && kind !== 'topic' && kind !== 'answer'

/** As the schema writes it: `day-trip` is DAY_TRIP. */
export const schemaKind = (kind: ContentKind) => kind.toUpperCase().replaceAll('-', '_') as SchemaKind

export const kindOf = (kind: SchemaKind) => kind.toLowerCase().replaceAll('_', '-') as ContentKind
