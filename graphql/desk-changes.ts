import type { Permission } from './permissions.ts'

/** Whose changes the desk is told of, by the type of the record or what a list shows: the permission that reads it. */
export const changeReaders = {
  Inquiry: 'inquiries:read',
  Campaign: 'campaigns:read',
  SyncRun: 'sync:read',
  WebhookDelivery: 'keys:manage',
  RoomType: 'rooms:read',
  Room: 'rooms:read',
  Availability: 'rooms:read',
  RatePlan: 'sync:read',
  Pricing: 'rooms:read',
  ContentEntry: 'content:read',
  ContentOpening: 'content:read',
  BlogPost: 'blog:read',
  Coupon: 'coupons:read',
  Subscriber: 'subscribers:read',
  StaffMember: 'staff:read',
  SavedReply: 'inquiries:read',
} as const satisfies Record<string, Permission>

export type ChangedNoun = keyof typeof changeReaders

/** What the desk is told: which record, never what is in it. */
export interface DeskChange {
  noun: ChangedNoun
  /** Null where any number of records may have changed, as in an import or a sync. */
  id: string | null
  /** Of the record after the change; null where a part of it changed, or the noun has no versions. */
  version: number | null
}

/** So far back a change is told to whoever begins to listen: they may have asked for the record just before it. */
export const rememberedMs = 10_000

/** Where a session listens. */
export const deskChangesPath = '/api/desk/changes'
