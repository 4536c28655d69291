import type { Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { Campaign } from './campaign.entity.ts'

/** The campaign, locked until the transaction ends: two who start it wait for each other. @throws NOT_FOUND */
export const lockCampaign = (ctx: Context, id: string): Promise<Campaign> => lockRecord(ctx, Campaign, 'campaign', id)
