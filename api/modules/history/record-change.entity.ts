import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'

export const changeKinds = ['created', 'updated', 'archived', 'restored', 'deleted'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** A field's value before and after, as JSON. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Who changed what about a record; it outlives the account that did it. */
export const RecordChange = defineEntity({
  name: 'RecordChange',
  indexes: [{ name: 'record_change_subject_index', properties: ['subject', 'createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    /** Id of the record. */
    subject: p.uuid(),
    kind: p.enum([...changeKinds]),
    /** Name of the person or key at that time. */
    by: p.string().length(100).nullable(),
    fields: p.json<FieldChange[]>(),
  },
})

export type RecordChange = InferEntity<typeof RecordChange>
