import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { deliveryEvents, deliveryStates } from '#graphql/inputs/webhook.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { Webhook } from './webhook.entity.ts'

/** One event on its way to one webhook; written with the change that it tells of, so that none is lost. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  indexes: [
    { name: 'webhook_delivery_webhook_created_at_index', properties: ['webhook', 'createdAt'] },
    { name: 'webhook_delivery_due_index', properties: ['state', 'nextAttemptAt'] },
  ],
  properties: {
    ...baseColumns,
    webhook: () => p.manyToOne(Webhook).deleteRule('cascade'),
    event: p.enum([...deliveryEvents]),
    body: p.text(),
    state: p.enum([...deliveryStates]),
    attempts: p.integer(),
    attemptedAt: instant().nullable(),
    nextAttemptAt: instant().nullable(),
    responseStatus: p.integer().nullable(),
    message: p.string().length(500).nullable(),
  },
})

export type WebhookDelivery = InferEntity<typeof WebhookDelivery>
