import { deliverDue, forgetDeliveries } from './delivery.service.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { Webhook } from './webhook.entity.ts'
import { WebhookResolver } from './webhook.resolver.ts'
import type { Module } from '../../platform/module.ts'

declare module '../../platform/calls.ts' {
  interface Calls {
    'webhooks.deliver': null
  }
}

export const webhooks: Module = {
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhookResolver],
  jobs: [
    { queue: 'webhooks.forget', schedule: '15 5 * * *', run: forgetDeliveries },
    { queue: 'webhooks.sweep', schedule: '* * * * *', run: deliverDue },
  ],
  calls: [{ queue: 'webhooks.deliver', run: (ctx) => deliverDue(ctx) }],
}
