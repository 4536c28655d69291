import type { Context } from '../../platform/context.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import type { Campaign } from './campaign.entity.ts'
import type { RecipientsArgs } from './campaign.type.ts'

/** In the order of their last change, newest first. */
export const listRecipients = (
  ctx: Context,
  campaign: Campaign,
  args: RecipientsArgs,
): Promise<Connection<CampaignRecipient>> =>
  listNewestFirst(
    ctx.em,
    CampaignRecipient,
    readPage('recipients', { ...args, campaign: campaign.id } as RecipientsArgs),
    {
      where: { campaign: campaign.id, ...(args.state && { state: args.state }) },
      by: 'updatedAt',
      show: (record) => record,
    },
  )
