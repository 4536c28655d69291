import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** A question the assistant could not answer, or whose answer was rated; kept 90 days, without the visitor. */
export const ChatQuestion = defineEntity({
  name: 'ChatQuestion',
  indexes: [{ name: 'chat_question_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    language: p.enum([...locales]),
    question: p.text(),
    response: p.text(),
    answered: p.boolean(),
    helpful: p.boolean().nullable(),
    ratedAt: instant().nullable(),
    /** When staff made it the key of an answer. */
    taughtAt: instant().nullable(),
  },
})

export type ChatQuestion = InferEntity<typeof ChatQuestion>
