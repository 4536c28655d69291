import type { WebhookEvent } from './WebhooksTab.generated.ts'

/** The contract's name of an event with the name that receivers see, and when it happens. */
export const eventNames: Record<WebhookEvent, { name: string; when: string }> = {
  INQUIRY_CREATED: { name: 'inquiry.created', when: 'a guest sends a message' },
  INQUIRY_UPDATED: { name: 'inquiry.updated', when: 'its status, assignee or notes change, or it is corrected' },
  SUBSCRIBER_CHANGED: { name: 'subscriber.changed', when: 'somebody joins or leaves the mailing list' },
  COUPON_REDEEMED: { name: 'coupon.redeemed', when: 'the front desk redeems a coupon' },
  COUPON_UNDONE: { name: 'coupon.undone', when: 'a redemption is taken back' },
  COUPON_VOIDED: { name: 'coupon.voided', when: 'a coupon is withdrawn' },
  CAMPAIGN_FINISHED: { name: 'campaign.finished', when: 'a campaign was sent to everybody, or cancelled' },
  AVAILABILITY_CHANGED: {
    name: 'availability.changed',
    when: 'nights have other rooms left, prices or rules of stays',
  },
  PING: { name: 'ping', when: 'you ask for a trial' },
}

/** What can be chosen: a ping is sent by hand. */
export type ChosenEvent = Exclude<WebhookEvent, 'PING'>
const { PING: _, ...choosable } = eventNames
export const events = Object.keys(choosable) as ChosenEvent[]
