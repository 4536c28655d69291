import { subHours } from 'date-fns/subHours'
import { addYears } from 'date-fns/addYears'
import type { FilterQuery } from '@mikro-orm/core'
import { scheduleCampaignSchema, updateCampaignSchema } from '#graphql/inputs/campaign.ts'
import { inTransaction, type Context } from '../../context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { readPage, toConnection, type Connection } from '../../schema/connection.ts'
import { isId } from '../../schema/ids.ts'
import { audit } from '../audit/audit.service.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { tally } from '../subscribers/subscriber-tally.service.ts'
import { Campaign } from './campaign.entity.ts'
import type { CampaignInput, ScheduleCampaignInput, UpdateCampaignInput } from './campaign.inputs.ts'
import type { CampaignsArgs } from './campaign.type.ts'
import { lockCampaign } from './lock-campaign.ts'
import { readCampaign } from './read-campaign.ts'

/** A campaign that is later than this asks instead of firing: its words may be stale. */
const latestHours = 6

/** Newest first. */
export const listCampaigns = async (ctx: Context, args: CampaignsArgs): Promise<Connection<Campaign>> => {
  const { first, after } = readPage(args)
  const where: FilterQuery<Campaign> = args.state ? { state: args.state } : {}
  const from: FilterQuery<Campaign> = after
    ? { $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, id: { $lt: after.id } }] }
    : {}
  const orderBy = { createdAt: 'desc', id: 'desc' } as const
  const records = await ctx.em.find(Campaign, { $and: [where, from] }, { orderBy, limit: first + 1 })
  return toConnection(records, first, await ctx.em.count(Campaign, where), (campaign) => campaign.createdAt)
}

export const findCampaign = async (ctx: Context, id: string): Promise<Campaign | null> =>
  isId(id) ? ctx.em.findOne(Campaign, { id }) : null

/** How many people a campaign would go to now. */
export const countAudience = (ctx: Context): Promise<number> => tally(ctx, 'active')

export const isOverdue = ({ state, scheduledAt }: Campaign, now: Date): boolean =>
  state === 'scheduled' && scheduledAt != null && scheduledAt < subHours(now, latestHours)

/** @throws BAD_USER_INPUT */
export const createCampaign = async (ctx: Context, raw: CampaignInput): Promise<Campaign> => {
  const offer = readCampaign(ctx, raw)
  const { viewer, em } = ctx
  const createdBy = viewer?.kind === 'staff' ? em.getReference(StaffUser, viewer.id) : null
  const campaign = em.create(Campaign, { ...offer, state: 'draft', createdBy, createdAt: ctx.now() })
  await em.flush()
  return campaign
}

const requireUnstarted = (campaign: Campaign) => {
  if (campaign.state !== 'draft' && campaign.state !== 'scheduled')
    throw conflict('This campaign has started; it cannot be changed any more')
}

/** @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT once it has started */
export const updateCampaign = (ctx: Context, raw: UpdateCampaignInput): Promise<Campaign> => {
  const { id } = updateCampaignSchema.parse(raw)
  const offer = readCampaign(ctx, raw)
  return inTransaction(ctx, async (inside) => {
    const campaign = await lockCampaign(inside, id)
    requireUnstarted(campaign)
    return Object.assign(campaign, offer)
  })
}

/** @throws BAD_USER_INPUT for a time that has passed, NOT_FOUND, CONFLICT once it has started */
export const scheduleCampaign = (ctx: Context, raw: ScheduleCampaignInput): Promise<Campaign> => {
  const { id, scheduledAt } = scheduleCampaignSchema.parse(raw)
  if (scheduledAt <= ctx.now() || scheduledAt > addYears(ctx.now(), 1))
    throw badUserInput([{ path: ['scheduledAt'], message: 'Time must be in the future, within a year' }])
  return inTransaction(ctx, async (inside) => {
    const campaign = await lockCampaign(inside, id)
    requireUnstarted(campaign)
    await audit(inside, 'campaign-scheduled', { subject: id, details: { for: scheduledAt.toISOString() } })
    return Object.assign(campaign, { state: 'scheduled' as const, scheduledAt })
  })
}
