import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'

/** A record as it was once published: what can be compared and brought back. */
export const ContentRevision = defineEntity({
  name: 'ContentRevision',
  indexes: [{ name: 'content_revision_entry_index', properties: ['entry', 'createdAt', 'id'] }],
  properties: {
    id: baseColumns.id,
    createdAt: baseColumns.createdAt,
    entry: () => p.manyToOne(ContentEntry).deleteRule('cascade'),
    /** Name of the person or key at that time. */
    by: p.string().length(100).nullable(),
    document: p.json<ContentDocument>(),
  },
})

export type ContentRevision = InferEntity<typeof ContentRevision>
