import { inTransaction, type Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { removeWaiting } from './remove-waiting.ts'

/** Nobody waits for nights that have begun: the address goes with the day of arrival. */
export const forgetWaiting = (ctx: Context): Promise<number> =>
  inTransaction(ctx, (inside) => removeWaiting(inside, { arrival: { $lt: hotelToday(ctx) } }))
