import { ErasedAddress } from './erased-address.entity.ts'
import { SubscriberEvent } from './subscriber-event.entity.ts'
import { SubscriberTally } from './subscriber-tally.entity.ts'
import { compactTally } from './subscriber-tally.service.ts'
import { Subscriber } from './subscriber.entity.ts'
import { SubscriberResolver } from './subscriber.resolver.ts'
import { findSubscriber } from './subscriber.service.ts'
import { recordListQuery } from '../../platform/schema/record-list.ts'
import type { Module } from '../../platform/module.ts'

export const subscribers: Module = {
  entities: [ErasedAddress, Subscriber, SubscriberEvent, SubscriberTally],
  resolvers: [SubscriberResolver],
  nodes: [{ type: 'Subscriber', needs: 'subscribers:read', find: findSubscriber }],
  jobs: [{ queue: 'subscribers.compact-tally', schedule: '30 * * * *', run: compactTally }],
  routes: [
    {
      method: 'GET',
      path: '/api/admin/subscribers',
      operation: 'RestSubscribers',
      summary: 'The mailing list, the newest first unless told otherwise (staff)',
      query: {
        q: 'search',
        status: 'status',
        language: 'language',
        ...recordListQuery,
        cursor: 'after',
        limit: 'first',
      },
      answer: 'subscribers.nodes',
    },
    {
      method: 'GET',
      path: '/api/admin/subscribers/{id}',
      operation: 'RestFindSubscriber',
      summary: 'One person of the mailing list (staff)',
      answer: 'subscriber',
      missing: 'There is no such subscriber',
    },
  ],
}
