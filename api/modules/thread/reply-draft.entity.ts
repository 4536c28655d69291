import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/** An answer that somebody is writing: one for each person and inquiry, wherever that person sits. */
export const ReplyDraft = defineEntity({
  name: 'ReplyDraft',
  uniques: [{ name: 'reply_draft_inquiry_id_author_id_unique', properties: ['inquiry', 'author'] }],
  properties: {
    ...baseColumns,
    version: p.integer().version(),
    inquiry: () => p.manyToOne(Inquiry).deleteRule('cascade'),
    author: () => p.manyToOne(StaffUser).deleteRule('cascade').index('reply_draft_author_index'),
    text: p.text(),
  },
})

export type ReplyDraft = InferEntity<typeof ReplyDraft>
