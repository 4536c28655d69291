import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { ContentKind as SchemaKind } from './EntryFields.generated.ts'

/** As the schema writes it: `day-trip` is DAY_TRIP. */
export const schemaKind = (kind: ContentKind) => kind.toUpperCase().replaceAll('-', '_') as SchemaKind

export const kindOf = (kind: SchemaKind) => kind.toLowerCase().replaceAll('_', '-') as ContentKind
