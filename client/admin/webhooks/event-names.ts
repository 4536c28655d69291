import type { WebhookEvent } from './WebhooksTab.generated.ts'

/** The contract's name of an event with the name that receivers see, and when it happens. */
export const eventNames: Record<WebhookEvent, { name: string; when: string }> = {
  INQUIRY_CREATED: { name: 'inquiry.created', when: 'a guest sends a message' },
  SUBSCRIBER_CHANGED: { name: 'subscriber.changed', when: 'somebody joins or leaves the mailing list' },
  COUPON_REDEEMED: { name: 'coupon.redeemed', when: 'the front desk redeems a coupon' },
  AVAILABILITY_CHANGED: { name: 'availability.changed', when: 'nights have other rooms left or prices' },
}

export const events = Object.keys(eventNames) as WebhookEvent[]
