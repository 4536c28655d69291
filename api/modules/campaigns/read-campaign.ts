import { parseISO } from 'date-fns/parseISO'
import { addYears } from 'date-fns/addYears'
import { campaignSchema, longestValidYears } from '#graphql/inputs/campaign.ts'
import type { Context } from '../../context.ts'
import { badUserInput } from '../../errors.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { CampaignInput } from './campaign.inputs.ts'

/**
 * A campaign as staff write it, checked again whatever the form has checked: today is a day of hotel time.
 * @throws BAD_USER_INPUT naming each field
 */
export const readCampaign = (ctx: Pick<Context, 'facts' | 'now'>, raw: CampaignInput) => {
  const offer = campaignSchema.parse(raw)
  const today = hotelDay(ctx.facts, ctx.now())
  const last = addYears(parseISO(`${today}T12:00:00Z`), longestValidYears)
    .toISOString()
    .slice(0, 10)
  if (offer.validUntil < today || offer.validUntil > last)
    throw badUserInput([{ path: ['validUntil'], message: `Valid until must be from ${today} to ${last}` }])
  return offer
}
