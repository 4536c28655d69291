import { subHours } from 'date-fns/subHours'
import { addYears } from 'date-fns/addYears'
import { scheduleCampaignSchema, updateCampaignSchemaOn } from '#graphql/inputs/campaign.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listRecords } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { audit } from '../audit/audit.service.ts'
import { hotelDay, hotelToday } from '../hotel/hotel-day.ts'
import { staffReference } from '../staff/staff-reference.ts'
import { tally } from '../subscribers/subscriber-tally.service.ts'
import { Campaign } from './campaign.entity.ts'
import type { CampaignInput, ScheduleCampaignInput, UpdateCampaignInput } from './campaign.inputs.ts'
import type { CampaignsArgs } from './campaign.type.ts'
import { refuseUnread } from './campaign-text.ts'
import { lockCampaign } from './lock-campaign.ts'
import { readCampaign } from './read-campaign.ts'
import { refuseTooClose, refuseUnconfirmedRepetition, warnOfRepetition } from './same-offers.ts'
import { campaignLoader } from './campaign.loader.ts'
import type { Coupon } from '../coupons/coupon.entity.ts'

/** A campaign that is later than this asks instead of firing: its words may be stale. */
const latestHours = 6

export const listCampaigns = (ctx: Context, args: CampaignsArgs): Promise<Connection<Campaign>> =>
  listRecords(ctx.em, Campaign, readPage('campaigns', args), args, {
    where: args.state ? { state: args.state } : {},
    show: (campaign) => campaign,
  })

export const findCampaign = async (ctx: Context, id: string): Promise<Campaign | null> =>
  isId(id) ? ctx.em.findOne(Campaign, { id }) : null

/** How many people a campaign would go to now. */
export const countAudience = (ctx: Context): Promise<number> => tally(ctx, 'active')

export const isOverdue = ({ state, scheduledAt }: Campaign, now: Date): boolean =>
  state === 'scheduled' && scheduledAt != null && scheduledAt < subHours(now, latestHours)

/** Where the same offer is or was, in a sentence; null for one that is new. @throws BAD_USER_INPUT */
export const findRepetition = (ctx: Context, raw: CampaignInput, exceptId?: string | null): Promise<string | null> =>
  warnOfRepetition(ctx, readCampaign(ctx, raw), exceptId && isId(exceptId) ? exceptId : null)

/** @throws BAD_USER_INPUT */
export const createCampaign = async (ctx: Context, raw: CampaignInput): Promise<Campaign> => {
  const offer = readCampaign(ctx, raw)
  const campaign = ctx.em.create(Campaign, {
    ...offer,
    translations: offer.translations ?? [],
    audience: offer.audience ?? null,
    state: 'draft',
    createdBy: staffReference(ctx),
    createdAt: ctx.now(),
  })
  await ctx.em.flush()
  return campaign
}

const requireUnstarted = (campaign: Campaign) => {
  if (campaign.state !== 'draft' && campaign.state !== 'scheduled')
    throw conflict('This campaign has started; it cannot be changed any more')
}

/** Nobody gets a mail about an offer that is over. The issue is told where `field` is. */
const refuseEndBeforeStart = (
  ctx: Context,
  { validUntil, scheduledAt }: { validUntil: string; scheduledAt: Date },
  field: 'validUntil' | 'scheduledAt',
) => {
  const start = hotelDay(ctx.facts, scheduledAt)
  const message = `Valid until is ${validUntil} and must not be before the start, ${start}`
  if (validUntil < start) throw badUserInput([{ path: [field], message }])
}

/**
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT once it has started, when it is not the version that was read, or for a
 * scheduled one that repeats another offer
 */
export const updateCampaign = (ctx: Context, raw: UpdateCampaignInput): Promise<Campaign> => {
  const { id, version, evenIfRepeated, audience, translations, ...offer } = updateCampaignSchemaOn(
    hotelToday(ctx),
  ).parse(raw)
  return inTransaction(ctx, async (inside) => {
    const campaign = await lockCampaign(inside, id, version)
    requireUnstarted(campaign)
    const isNewOffer = campaign.subject !== offer.subject || campaign.discountPercent !== offer.discountPercent
    Object.assign(campaign, offer, { version: campaign.version + 1 })
    if (audience !== undefined) campaign.audience = audience
    if (translations !== undefined) campaign.translations = translations ?? []
    // What was left out has to fit to what was given, too.
    readCampaign(inside, campaign)
    const { validUntil, scheduledAt } = campaign
    if (campaign.state === 'scheduled') refuseUnread(campaign)
    if (campaign.state === 'scheduled' && scheduledAt)
      refuseEndBeforeStart(inside, { validUntil, scheduledAt }, 'validUntil')
    if (campaign.state === 'scheduled' && isNewOffer && !evenIfRepeated)
      await refuseUnconfirmedRepetition(inside, campaign)
    return campaign
  })
}

/**
 * @throws BAD_USER_INPUT for a time that has passed, is after the offer's last day or too close to the same campaign, or
 * for a draft that nobody has read, NOT_FOUND, CONFLICT once it has started, when it is not the version that was read, or
 * for an offer that is repeated unless that is confirmed
 */
export const scheduleCampaign = (ctx: Context, raw: ScheduleCampaignInput): Promise<Campaign> => {
  const { id, version, scheduledAt, evenIfRepeated } = scheduleCampaignSchema.parse(raw)
  if (scheduledAt <= ctx.now() || scheduledAt > addYears(ctx.now(), 1))
    throw badUserInput([{ path: ['scheduledAt'], message: 'Time must be in the future, within a year' }])
  return inTransaction(ctx, async (inside) => {
    const campaign = await lockCampaign(inside, id, version)
    requireUnstarted(campaign)
    refuseUnread(campaign)
    refuseEndBeforeStart(inside, { validUntil: campaign.validUntil, scheduledAt }, 'scheduledAt')
    if (!evenIfRepeated) await refuseUnconfirmedRepetition(inside, campaign)
    await refuseTooClose(inside, campaign, scheduledAt)
    await audit(inside, 'campaign-scheduled', { subject: id, details: { for: scheduledAt.toISOString() } })
    const next = { state: 'scheduled' as const, scheduledAt, lastError: null, version: campaign.version + 1 }
    return Object.assign(campaign, next)
  })
}

export const campaignSubject = async (ctx: Context, { occasion }: Coupon): Promise<string | null> =>
  occasion === 'newsletter' ? null : ((await campaignLoader(ctx).load(occasion))?.subject ?? null)
