import { setTimeout } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { campaignCoupons } from '../coupons/issue-coupon.service.ts'
import { endOfDay } from '../hotel/hotel-instant.ts'
import { claimRecipients, giveBack, type Claimed, type Worker } from './claim-recipients.ts'
import type { Campaign } from './campaign.entity.ts'
import { takePlaces } from '../throttle/throttle.service.ts'

export interface Addressee extends Claimed {
  code: string
}

export interface RecipientSource {
  /** The next one to write to; null when nobody is due. */
  next: () => Promise<Addressee | null>
  /** For one that was only looked at. */
  putBack: (addressee: Addressee) => void
  /** Gives back those that nobody has asked for. */
  close: () => Promise<void>
}

const largestBatch = 64

/** Recipients in batches, claimed ahead so that no connection waits, no faster than the limit of mails per minute. */
export const openSource = (ctx: Context, worker: Worker, campaign: Campaign): RecipientSource => {
  const { MAIL_PER_MINUTE: perMinute, MAIL_CONNECTIONS: connections } = ctx.env
  // The limit is the mail server's; the outbox has none.
  const batch = ctx.mailer ? Math.min(largestBatch, Math.max(1, Math.floor(perMinute / 60))) : largestBatch
  const ready: Addressee[] = []
  let loading: Promise<void> | null = null
  const at = { empty: false, closed: false }

  const load = async () => {
    const claimed = await claimRecipients(ctx, worker, batch)
    at.empty = claimed.length === 0
    if (at.empty) return
    const expiresAt = endOfDay(ctx.facts, campaign.validUntil)
    const offer = { campaignId: campaign.id, percent: campaign.discountPercent, expiresAt }
    const codes = await campaignCoupons(
      ctx,
      offer,
      claimed.map(({ subscriberId }) => subscriberId),
    )
    ready.push(
      ...claimed.map((one) => ({ ...one, code: codes.get(one.subscriberId) ?? '' })).filter(({ code }) => code),
    )
    if (ctx.mailer) await setTimeout(await takePlaces(ctx, 'campaigns.pace', claimed.length, ctx.env.MAIL_PER_MINUTE))
  }
  const refill = () => (loading ??= load().finally(() => (loading = null)))

  return {
    next: async () => {
      while (!at.closed && ready.length === 0 && !at.empty) await refill()
      if (at.closed) return null
      // A claim that found nobody is asked again by the next run, after a pause.
      if (ready.length <= connections && !at.empty) refill().catch(() => (at.empty = true))
      return ready.shift() ?? null
    },
    putBack: (addressee) => void ready.unshift(addressee),
    close: async () => {
      at.closed = true
      await loading?.catch(() => {})
      if (ready.length > 0)
        await giveBack(
          ctx,
          worker,
          ready.map(({ id }) => id),
        )
    },
  }
}
