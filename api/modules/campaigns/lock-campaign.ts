import { LockMode } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { Campaign } from './campaign.entity.ts'

/** The campaign, locked until the transaction ends: two who start it wait for each other. @throws NOT_FOUND */
export const lockCampaign = async (ctx: Context, id: string): Promise<Campaign> => {
  const campaign = isId(id) ? await ctx.em.findOne(Campaign, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!campaign) throw notFound('There is no such campaign')
  return campaign
}
