import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { ErasedAddress } from './erased-address.entity.ts'

/** Tells whether an address is one that was erased, without keeping it; by the first secret, for nobody can make it anew. */
export const hashAddress = ({ secrets }: Pick<Context, 'secrets'>, emailLower: string): string =>
  createHmac('sha256', `erased ${secrets.first}`).update(emailLower).digest('hex')

export const wasErased = async (ctx: Context, emailLower: string): Promise<boolean> =>
  (await ctx.em.count(ErasedAddress, { hash: hashAddress(ctx, emailLower) })) > 0
