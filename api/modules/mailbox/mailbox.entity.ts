import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** How far a mailbox has been read. The UIDs of its mails mean something while `uidValidity` stays the same. */
export const Mailbox = defineEntity({
  name: 'Mailbox',
  properties: {
    /** Hash of server and user: another mailbox is read from its own beginning. */
    id: p.string().length(64).primary(),
    uidValidity: p.string().length(20),
    lastUid: p.bigint('number'),
    connectedAt: instant(),
    /** When it was looked through last. */
    readAt: instant(),
    /** When a guest's answer last came out of it. */
    lastAnswerAt: instant().nullable(),
  },
})

export type Mailbox = InferEntity<typeof Mailbox>
