import { randomUUID } from 'node:crypto'
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { AuditAction } from '#graphql/inputs/audit.ts'
import { instant } from '../../db/base-columns.ts'

export const actorKinds = ['staff', 'key', 'server', 'stranger'] as const
export type ActorKind = (typeof actorKinds)[number]

/** Small facts about what was done, for people to read. */
export type AuditDetails = Record<string, string | number | boolean | null | string[]>

/**
 * Who did what, when and from where. A trigger keeps it append-only: the application adds entries, and removes those
 * whose time is over. No foreign keys: an entry outlives the account, the key and the person that it names.
 */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  indexes: [
    { name: 'audit_entry_at_id_index', properties: ['at', 'id'] },
    { name: 'audit_entry_action_at_id_index', properties: ['action', 'at', 'id'] },
    { name: 'audit_entry_actor_at_id_index', properties: ['actorId', 'at', 'id'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    at: instant(),
    /** One of `auditActions`; a new one needs no migration. */
    action: p.string().length(40).$type<AuditAction>(),
    actorKind: p.enum([...actorKinds]),
    actorId: p.uuid().nullable(),
    /** As it was then. */
    actorName: p.string().length(100).nullable(),
    /** A network such as 203.0.113.0/24, never a whole address. */
    network: p.string().length(50).nullable(),
    /** Id of what it was done to. */
    subject: p.string().length(100).nullable(),
    details: p.json<AuditDetails>(),
  },
})

export type AuditEntry = InferEntity<typeof AuditEntry>
