import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ConnectionId, SettingName } from '#graphql/inputs/connections.ts'

/** A setting as it was entered. */
export interface EnteredSetting {
  /** Encrypted where `keyId` names the key. */
  value: string
  keyId: string | null
  /** The end of a secret, or whose it is, so that people can tell which one it is. */
  hint: string | null
  /** ISO 8601. */
  at: string
  by: string
}

export type EnteredSettings = Partial<Record<SettingName, EnteredSetting>>

/** What was entered at the desk for an outside service. The key of its secrets is not in the database. */
export const ServiceConnection = defineEntity({
  name: 'ServiceConnection',
  properties: {
    id: p.string().length(20).primary().$type<ConnectionId>(),
    version: p.integer(),
    settings: p.json<EnteredSettings>(),
    changedBy: p.string().length(100),
  },
})

export type ServiceConnection = InferEntity<typeof ServiceConnection>
