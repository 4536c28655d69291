import { z } from 'zod'

export const webhookEvents = [
  'inquiry.created',
  'subscriber.changed',
  'coupon.redeemed',
  'coupon.undone',
  'coupon.voided',
  'availability.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

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
