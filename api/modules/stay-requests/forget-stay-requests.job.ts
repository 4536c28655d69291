import { subMonths } from 'date-fns/subMonths'
import type { Context } from '../../platform/context.ts'
import { StayRequest } from './stay-request.entity.ts'

/** As long as the inquiry has its guest. */
const keepMonths = 24

/** With the guest's name the page under the token goes. */
export const forgetStayRequests = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(StayRequest, { createdAt: { $lt: subMonths(ctx.now(), keepMonths) } })
