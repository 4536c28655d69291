import { createHmac } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { ErasedAddress } from './erased-address.entity.ts'

/** Tells whether an address is one that was erased, without keeping it. */
export const hashAddress = ({ erasureKey }: Pick<Context, 'erasureKey'>, emailLower: string): string =>
  createHmac('sha256', erasureKey).update(emailLower).digest('hex')

export const wasErased = async (ctx: Context, emailLower: string): Promise<boolean> =>
  (await ctx.em.count(ErasedAddress, { hash: hashAddress(ctx, emailLower) })) > 0
