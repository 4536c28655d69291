import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { keyEnds } from '#graphql/inputs/api-key.ts'
import type { Permission } from '#graphql/permissions.ts'
import { StaffUser } from './staff.entity.ts'

/** An integrator's key. Only its hash is kept; the first characters help staff to tell keys apart. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  properties: {
    ...baseColumns,
    name: p.string().length(80),
    start: p.string().length(12),
    hash: p.string().length(64).unique('api_key_hash_unique'),
    scopes: p.json<Permission[]>(),
    /** Its owner, whose role bounds it. Null in keys of accounts that were removed before keys ended with them. */
    createdBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    lastUsedAt: instant().nullable(),
    expiresAt: instant().nullable(),
    revokedAt: instant().nullable(),
    revokedReason: p.enum([...keyEnds]).nullable(),
    /** The secret before the last rotation, and until when it works. */
    previousHash: p.string().length(64).nullable().unique('api_key_previous_hash_unique'),
    previousUntil: instant().nullable(),
  },
})

export type ApiKey = InferEntity<typeof ApiKey>
