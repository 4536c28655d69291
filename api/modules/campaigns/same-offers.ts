import { addMinutes } from 'date-fns/addMinutes'
import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { writeInstant } from '../hotel/hotel-instant.ts'
import { Campaign } from './campaign.entity.ts'

/** Within this time the same campaign never goes out twice, whoever says so: two clicks, two people with one idea. */
export const repeatMinutes = 10
/** A guest remembers an offer for about so long. */
const rememberedDays = 7
const mostTold = 3

export type Offer = Pick<Campaign, 'subject' | 'discountPercent'>

/** Two who send or schedule the same offer together wait for each other here, until the transaction ends. */
export const lockOffer = (ctx: Context, { subject, discountPercent }: Offer): Promise<void> =>
  lockName(ctx.em, `campaign ${subject.toLowerCase()} ${discountPercent}`)

/** Other campaigns with the same subject and discount that a guest would get besides, or has just got. */
const findSameOffers = (ctx: Context, { subject, discountPercent }: Offer, exceptId: string | null) =>
  ctx.em.find(
    Campaign,
    {
      subject: { $ilike: subject.replaceAll(/[\\%_]/g, String.raw`\$&`) },
      discountPercent,
      $or: [
        { state: { $in: ['scheduled', 'sending', 'paused'] } },
        { state: 'sent', startedAt: { $gte: subDays(ctx.now(), rememberedDays) } },
      ],
      ...(exceptId && { id: { $ne: exceptId } }),
    },
    { orderBy: { startedAt: 'desc nulls last', scheduledAt: 'asc' }, limit: mostTold },
  )

const tell = (ctx: Context, { state, startedAt, scheduledAt }: Campaign) => {
  if (!startedAt) return `The same offer is scheduled for ${writeInstant(ctx.facts, scheduledAt!)}`
  const start = writeInstant(ctx.facts, startedAt)
  return state === 'sent' ? `The same offer went out on ${start}` : `The same offer has been going out since ${start}`
}

/** Says where the same offer is scheduled, going out, or went out lately; null for one that is new. */
export const warnOfRepetition = async (
  ctx: Context,
  offer: Offer,
  exceptId?: string | null,
): Promise<string | null> => {
  const found = await findSameOffers(ctx, offer, exceptId ?? null)
  return found.map((campaign) => tell(ctx, campaign)).join('. ') || null
}

/**
 * Lets nobody repeat an offer unawares. The issue's path names the field that confirms it.
 * @throws CONFLICT saying where it is repeated
 */
export const refuseUnconfirmedRepetition = async (ctx: Context, campaign: Campaign): Promise<void> => {
  await lockOffer(ctx, campaign)
  const message = await warnOfRepetition(ctx, campaign, campaign.id)
  if (message) throw conflict(message, { issues: [{ path: ['evenIfRepeated'], message }] })
}

/** What would be refused once its time has come is refused when it is planned. @throws BAD_USER_INPUT */
export const refuseTooClose = async (ctx: Context, campaign: Campaign, scheduledAt: Date): Promise<void> => {
  const around = { $gt: subMinutes(scheduledAt, repeatMinutes), $lt: addMinutes(scheduledAt, repeatMinutes) }
  const { id, subject, discountPercent, validUntil } = campaign
  const twin = await ctx.em.count(Campaign, {
    id: { $ne: id },
    subject,
    discountPercent,
    validUntil,
    $or: [
      { state: 'scheduled', scheduledAt: around },
      { state: { $in: ['sending', 'paused', 'sent'] }, startedAt: around },
    ],
  })
  const message = `Time must be at least ${repeatMinutes} minutes away from the same campaign. Nobody gets it twice`
  if (twin > 0) throw badUserInput([{ path: ['scheduledAt'], message }])
}
