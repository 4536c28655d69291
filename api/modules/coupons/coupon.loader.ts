import { byId } from '../../platform/loader.ts'
import { Coupon } from './coupon.entity.ts'

/** A coupon by its id. */
export const couponLoader = byId(({ em }, ids) => em.find(Coupon, { id: { $in: [...ids] } }))
