import type { Context } from '../../platform/context.ts'
import { lockRecord, type ReadVersion } from '../../platform/lock-record.ts'
import { Campaign } from './campaign.entity.ts'

/**
 * The campaign, locked until the transaction ends: two who start it wait for each other.
 * @throws NOT_FOUND, CONFLICT when it is not the version that was read
 */
export const lockCampaign = (ctx: Context, id: string, version?: ReadVersion): Promise<Campaign> =>
  lockRecord(ctx, Campaign, 'campaign', id, { version })
