import { byId } from '../../platform/loader.ts'
import { Subscriber } from './subscriber.entity.ts'

/** A subscriber by its id. */
export const subscriberLoader = byId(({ em }, ids) => em.find(Subscriber, { id: { $in: [...ids] } }))
