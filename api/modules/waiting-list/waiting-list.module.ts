import type { Module } from '../../platform/module.ts'
import { forgetWaiting } from './forget-waiting.job.ts'
import { tellWaiting } from './tell-waiting.job.ts'
import { WaitingGuest } from './waiting-guest.entity.ts'
import { AccessibleRoomResolver, WaitingListResolver } from './waiting-list.resolver.ts'

export const waitingList: Module = {
  entities: [WaitingGuest],
  resolvers: [WaitingListResolver, AccessibleRoomResolver],
  jobs: [
    { queue: 'waiting-list.tell', schedule: '* * * * *', run: tellWaiting },
    { queue: 'waiting-list.forget', schedule: '50 * * * *', run: forgetWaiting },
  ],
}
