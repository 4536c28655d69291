import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
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
    createdBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
  },
})

export type ApiKey = InferEntity<typeof ApiKey>
