import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'
import { StaffSession } from '../staff/staff.entity.ts'
import { ContentEntry } from './content-entry.entity.ts'

/** A browser in which somebody has a record before them, to change it. */
export const ContentOpening = defineEntity({
  name: 'ContentOpening',
  properties: {
    session: () => p.manyToOne(StaffSession).primary().deleteRule('cascade'),
    entry: () => p.manyToOne(ContentEntry).primary().deleteRule('cascade').index('content_opening_entry_index'),
    /** When the browser last said that it is there, by the database’s clock. */
    seenAt: instant(),
    /** When the browser said last that it has the record open, or closed it, by the browser’s clock. */
    saidAt: instant().defaultRaw('now()'),
    /** Kept for as long as what was said before may still arrive. */
    closed: p.boolean().default(false),
  },
})

export type ContentOpening = InferEntity<typeof ContentOpening>
