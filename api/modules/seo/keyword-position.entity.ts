import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'
import { TrackedKeyword } from './tracked-keyword.entity.ts'

/** The place for a keyword on one day of the hotel's calendar; kept for 30 days, as the provider's terms say. */
export const KeywordPosition = defineEntity({
  name: 'KeywordPosition',
  uniques: [{ name: 'keyword_position_keyword_date_unique', properties: ['keyword', 'date', 'sandbox'] }],
  properties: {
    ...baseColumns,
    keyword: () => p.manyToOne(TrackedKeyword).deleteRule('cascade'),
    date: p.date(),
    /** Null when not among the first hundred. */
    position: p.integer().nullable(),
    sandbox: p.boolean(),
  },
})

export type KeywordPosition = InferEntity<typeof KeywordPosition>
