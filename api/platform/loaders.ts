import DataLoader from 'dataloader'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { findEntryDetails } from '../modules/blog/entry-details.ts'
import { findPostDetails } from '../modules/blog/post-details.ts'
import { listCorrections } from '../modules/inquiries/list-corrections.ts'
import { Room, RoomType } from '../modules/rooms/room.entity.ts'
import { countRecipients } from '../modules/campaigns/campaign-counts.ts'
import { Campaign } from '../modules/campaigns/campaign.entity.ts'
import { Coupon } from '../modules/coupons/coupon.entity.ts'
import { findRunChanges } from '../modules/sync/run-changes.ts'
import { StaffUser } from '../modules/staff/staff.entity.ts'
import { Subscriber } from '../modules/subscribers/subscriber.entity.ts'

/** One statement for all records of a kind that a request asks for by id. */
const byId = <T extends { id: string }>(find: (ids: readonly string[]) => Promise<T[]>) =>
  new DataLoader<string, T | null>(async (ids) => {
    const found = new Map((await find(ids)).map((record) => [record.id, record]))
    return ids.map((id) => found.get(id) ?? null)
  })

interface Scope {
  em: SqlEntityManager
  now: () => Date
}

const makers = {
  blogEntryDetails: (scope: Scope) => byId((ids) => findEntryDetails(scope, ids)),
  blogPostDetails: (scope: Scope) => byId((ids) => findPostDetails(scope, ids)),
  room: ({ em }: Scope) => byId<Room>((ids) => em.find(Room, { id: { $in: [...ids] } })),
  roomType: ({ em }: Scope) => byId<RoomType>((ids) => em.find(RoomType, { id: { $in: [...ids] } })),
  campaign: ({ em }: Scope) => byId<Campaign>((ids) => em.find(Campaign, { id: { $in: [...ids] } })),
  campaignCounts: ({ em }: Scope) => new DataLoader((ids: readonly string[]) => countRecipients(em, ids)),
  inquiryCorrections: ({ em }: Scope) => new DataLoader((ids: readonly string[]) => listCorrections(em, ids)),
  coupon: ({ em }: Scope) => byId<Coupon>((ids) => em.find(Coupon, { id: { $in: [...ids] } })),
  subscriber: ({ em }: Scope) => byId<Subscriber>((ids) => em.find(Subscriber, { id: { $in: [...ids] } })),
  syncRunChanges: ({ em }: Scope) => new DataLoader((ids: readonly string[]) => findRunChanges(em, ids)),
  staffUser: ({ em }: Scope) => byId<StaffUser>((ids) => em.find(StaffUser, { id: { $in: [...ids] } })),
}

type Makers = typeof makers
export type Loaders = { readonly [Name in keyof Makers]: ReturnType<Makers[Name]> }

/** Each is made when it is first asked for: most requests need none. */
export const createLoaders = (em: SqlEntityManager, now: () => Date): Loaders => {
  const made: Partial<Record<keyof Makers, unknown>> = {}
  const get = (_made: unknown, name: keyof Makers) => (made[name] ??= makers[name]({ em, now }))
  return new Proxy({} as Loaders, { get: get as ProxyHandler<Loaders>['get'] })
}
