import { forgetStayRequests } from './forget-stay-requests.job.ts'
import { releaseHolds } from './release-holds.job.ts'
import { StayRequest } from './stay-request.entity.ts'
import { StayRequestRoom } from './stay-request-room.entity.ts'
import {
  GuestStayResolver,
  OpenRequestsResolver,
  PricedStayResolver,
  PriceKeptUntilResolver,
  RoomsPriceKeptUntilResolver,
  StayRequestResolver,
} from './stay-request.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const stayRequests: Module = {
  entities: [StayRequest, StayRequestRoom],
  resolvers: [
    GuestStayResolver,
    OpenRequestsResolver,
    PricedStayResolver,
    PriceKeptUntilResolver,
    RoomsPriceKeptUntilResolver,
    StayRequestResolver,
  ],
  jobs: [
    { queue: 'stay-requests.release-holds', schedule: '* * * * *', run: releaseHolds },
    { queue: 'stay-requests.forget', schedule: '25 4 * * *', run: forgetStayRequests },
  ],
}
