import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { WebhookEvent } from '#graphql/inputs/webhook.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

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
    /** Encrypted; the one before, which signs too until its time is over. */
    previousSecret: p.text().nullable(),
    previousSecretUntil: instant().nullable(),
  },
})

export type Webhook = InferEntity<typeof Webhook>
