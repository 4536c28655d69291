import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { ContentEntry } from '../content/content-entry.entity.ts'

/** A question as guests really ask it, which leads to the answer that staff gave it. */
export const ChatKey = defineEntity({
  name: 'ChatKey',
  uniques: [{ name: 'chat_key_language_folded_unique', properties: ['language', 'folded'] }],
  properties: {
    ...baseColumns,
    language: p.enum([...locales]),
    question: p.text(),
    /** Without case, accents and signs: how it is compared. */
    folded: p.text(),
    entry: () => p.manyToOne(ContentEntry).deleteRule('cascade').index('chat_key_entry_index'),
  },
})

export type ChatKey = InferEntity<typeof ChatKey>
