import type { FilterQuery } from '@mikro-orm/core'
import type { Context } from '../../platform/context.ts'
import { readPage, toConnection, type Connection } from '../../platform/schema/connection.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import type { Campaign } from './campaign.entity.ts'
import type { RecipientsArgs } from './campaign.type.ts'

/** In the order of their last change, newest first. */
export const listRecipients = async (
  ctx: Context,
  campaign: Campaign,
  args: RecipientsArgs,
): Promise<Connection<CampaignRecipient>> => {
  const { first, after } = readPage(args)
  const where: FilterQuery<CampaignRecipient> = { campaign: campaign.id, ...(args.state && { state: args.state }) }
  const from: FilterQuery<CampaignRecipient> = after
    ? { $or: [{ updatedAt: { $lt: after.at } }, { updatedAt: after.at, id: { $lt: after.id } }] }
    : {}
  const orderBy = { updatedAt: 'desc', id: 'desc' } as const
  const records = await ctx.em.find(CampaignRecipient, { $and: [where, from] }, { orderBy, limit: first + 1 })
  return toConnection(records, first, await ctx.em.count(CampaignRecipient, where), (recipient) => recipient.updatedAt)
}
