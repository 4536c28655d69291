import DataLoader from 'dataloader'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { findEntryDetails } from './modules/blog/entry-details.ts'
import { findPostDetails } from './modules/blog/post-details.ts'
import { Room, RoomType } from './modules/rooms/room.entity.ts'
import { countRecipients } from './modules/campaigns/campaign-counts.ts'
import { Campaign } from './modules/campaigns/campaign.entity.ts'
import { Coupon } from './modules/coupons/coupon.entity.ts'
import { findRunChanges } from './modules/sync/run-changes.ts'
import { StaffUser } from './modules/staff/staff.entity.ts'
import { Subscriber } from './modules/subscribers/subscriber.entity.ts'

/** One statement for all records of a kind that a request asks for by id. */
const byId = <T extends { id: string }>(find: (ids: readonly string[]) => Promise<T[]>) =>
  new DataLoader<string, T | null>(async (ids) => {
    const found = new Map((await find(ids)).map((record) => [record.id, record]))
    return ids.map((id) => found.get(id) ?? null)
  })

export const createLoaders = (em: SqlEntityManager, now: () => Date) => ({
  blogEntryDetails: byId((ids) => findEntryDetails({ em, now }, ids)),
  blogPostDetails: byId((ids) => findPostDetails({ em, now }, ids)),
  room: byId<Room>((ids) => em.find(Room, { id: { $in: [...ids] } })),
  roomType: byId<RoomType>((ids) => em.find(RoomType, { id: { $in: [...ids] } })),
  campaign: byId<Campaign>((ids) => em.find(Campaign, { id: { $in: [...ids] } })),
  campaignCounts: new DataLoader((ids: readonly string[]) => countRecipients(em, ids)),
  coupon: byId<Coupon>((ids) => em.find(Coupon, { id: { $in: [...ids] } })),
  subscriber: byId<Subscriber>((ids) => em.find(Subscriber, { id: { $in: [...ids] } })),
  syncRunChanges: new DataLoader((ids: readonly string[]) => findRunChanges(em, ids)),
  staffUser: byId<StaffUser>((ids) => em.find(StaffUser, { id: { $in: [...ids] } })),
})

export type Loaders = ReturnType<typeof createLoaders>
