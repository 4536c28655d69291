import type { Permission } from './permissions.ts'

/** Whose changes the desk is told of, by the type of the record: the permission that reads it. */
export const changeReaders = {
  Inquiry: 'inquiries:read',
  Campaign: 'campaigns:read',
  SyncRun: 'sync:read',
  WebhookDelivery: 'keys:manage',
} as const satisfies Record<string, Permission>

export type ChangedNoun = keyof typeof changeReaders

/** What the desk is told: which record, never what is in it. */
export interface DeskChange {
  noun: ChangedNoun
  id: string
  /** Of the record after the change; null where a part of it changed, or the noun has no versions. */
  version: number | null
}

/** Where a session listens. */
export const deskChangesPath = '/api/desk/changes'
