import { subMinutes } from 'date-fns/subMinutes'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { findPostalAddress } from '../mail/postal-address.service.ts'
import { CampaignRecipient } from './campaign-recipient.entity.ts'
import { Campaign } from './campaign.entity.ts'
import { describeAudience } from './describe-audience.ts'
import { belongs } from './audience.ts'
import { refuseUnread } from './campaign-text.ts'
import { readCampaign } from './read-campaign.ts'
import { lockOffer, repeatMinutes } from './same-offers.ts'

const refuseRepetition = async (ctx: Context, campaign: Campaign) => {
  const { subject, discountPercent, validUntil } = campaign
  await lockOffer(ctx, campaign)
  const since = subMinutes(ctx.now(), repeatMinutes)
  const twin = await ctx.em.count(Campaign, {
    subject,
    discountPercent,
    validUntil,
    startedAt: { $gte: since },
    state: { $ne: 'cancelled' },
    id: { $ne: campaign.id },
  })
  if (twin > 0)
    throw conflict(`The same campaign was sent less than ${repeatMinutes} minutes ago. Nobody gets it twice`)
}

const freeze = (campaignId: string, now: Date, isMeant: RawBuilder<boolean>) => sql`
  insert into "campaign_recipient" ("id", "created_at", "updated_at", "campaign_id", "subscriber_id", "email", "language", "state", "tries", "next_try_at", "unconfirmed")
  select gen_random_uuid(), ${now}::timestamptz, ${now}::timestamptz, ${campaignId}::uuid, s."id", s."email", s."language", 'queued', 0, ${now}::timestamptz, false from "subscriber" s
  where ${isMeant}
  for key share of s
  on conflict do nothing`

/**
 * Freezes the audience of a locked campaign and lets it go, in the caller's transaction. From then on the recipients are
 * what there is to do, and answers how many they are; whoever leaves the list or the audience meanwhile is skipped when
 * their turn comes.
 * @throws BAD_USER_INPUT for a draft that nobody has read, CONFLICT for a repetition, without a postal address, or
 * without anybody to write to
 */
export const beginSending = async (ctx: Context, campaign: Campaign): Promise<number> => {
  readCampaign(ctx, campaign)
  refuseUnread(campaign)
  if (!(await findPostalAddress(ctx)))
    throw conflict('Set the postal address first: the law wants it in every campaign')
  await refuseRepetition(ctx, campaign)
  const now = ctx.now()
  Object.assign(campaign, { state: 'sending', startedAt: now, lastError: null })
  await ctx.em.flush()
  await freeze(campaign.id, now, belongs(ctx, campaign)).execute(ctx.em.getKysely())
  const recipients = await ctx.em.count(CampaignRecipient, { campaign: campaign.id })
  if (recipients === 0)
    throw conflict(
      campaign.audience
        ? `Nobody on the list is among those it is for now. ${describeAudience(campaign.audience)}`
        : 'You need active subscribers to send campaigns',
    )
  await audit(ctx, 'campaign-started', { subject: campaign.id, details: { recipients } })
  return recipients
}
