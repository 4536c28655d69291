import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Locale } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** An answer that staff keep, to begin one to a guest with. */
export const SavedReply = defineEntity({
  name: 'SavedReply',
  uniques: [
    {
      name: 'saved_reply_name_unique',
      expression:
        'create unique index "saved_reply_name_unique" on "saved_reply" (lower("name")) where "deleted_at" is null',
    },
  ],
  properties: {
    ...baseColumns,
    version: p.integer().version(),
    name: p.string().length(80),
    /** With placeholders in braces; English is always there. */
    texts: p.json<Partial<Record<Locale, string>>>(),
    /** Whether it is offered. */
    active: p.boolean(),
    deletedAt: instant().nullable(),
    changedBy: p.string().length(100).nullable(),
  },
})

export type SavedReply = InferEntity<typeof SavedReply>
