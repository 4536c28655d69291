import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { WebhookEvent } from '#graphql/inputs/webhook.ts'
import { baseColumns } from '../../db/base-columns.ts'

/** An integrator's address for events. */
export const Webhook = defineEntity({
  name: 'Webhook',
  properties: {
    ...baseColumns,
    url: p.string().length(500),
    events: p.json<WebhookEvent[]>(),
    /** Encrypted. */
    secret: p.text(),
    secretStart: p.string().length(12),
  },
})

export type Webhook = InferEntity<typeof Webhook>
