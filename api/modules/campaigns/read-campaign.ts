import { campaignSchemaOn } from '#graphql/inputs/campaign.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { CampaignInput } from './campaign.inputs.ts'

/**
 * A campaign as staff write it, checked again whatever the form has checked: today is a day of hotel time.
 * @throws BAD_USER_INPUT naming each field
 */
export const readCampaign = (ctx: Pick<Context, 'facts' | 'now'>, raw: CampaignInput) =>
  campaignSchemaOn(hotelToday(ctx)).parse(raw)
