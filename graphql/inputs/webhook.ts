import { z } from 'zod'

/** What a webhook can ask to be told of. */
const webhookEvents = [
  'inquiry.created',
  'inquiry.updated',
  'subscriber.changed',
  'coupon.redeemed',
  'coupon.undone',
  'coupon.voided',
  'campaign.finished',
  'availability.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a webhook can be sent; a ping comes when staff ask for it, to one webhook alone. */
export const deliveryEvents = [...webhookEvents, 'ping'] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

/** How long a replaced secret may go on signing, in hours. */
export const mostOverlapHours = 168

export const deliveryStates = ['pending', 'delivered', 'failed'] as const

export const createWebhookSchema = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Url must be an http:// or https:// address' })
    .max(500, 'Url must have at most 500 characters')
    .refine(
      (url) => !URL.canParse(url) || (!new URL(url).username && !new URL(url).password),
      'Url must not contain a user name or password',
    ),
  events: z
    .array(z.enum(webhookEvents, `Events must be among ${webhookEvents.join(', ')}`))
    .min(1, 'Choose at least one event')
    .max(webhookEvents.length, `Events must be at most ${webhookEvents.length}`)
    .transform((events) => [...new Set(events)]),
})

export const overlapHours = z
  .number()
  .int('Overlap hours must be a whole number')
  .min(0, 'Overlap hours must be at least 0')
  .max(mostOverlapHours, `Overlap hours must be at most ${mostOverlapHours}`)
