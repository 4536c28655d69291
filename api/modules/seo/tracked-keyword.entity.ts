import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'

/** A keyword whose place is noted every day. */
export const TrackedKeyword = defineEntity({
  name: 'TrackedKeyword',
  properties: {
    ...baseColumns,
    keyword: p.string().length(80).unique('tracked_keyword_keyword_unique'),
  },
})

export type TrackedKeyword = InferEntity<typeof TrackedKeyword>
