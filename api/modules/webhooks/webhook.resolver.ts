import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { mostOverlapHours } from '#graphql/inputs/webhook.ts'
import type { Context } from '../../platform/context.ts'
import { listDeliveries, pingWebhook, replayDelivery } from './delivery.service.ts'
import { createWebhook, deleteWebhook, listWebhooks, rotateWebhookSecret } from './webhook.service.ts'
import {
  CreateWebhookInput,
  Webhook,
  WebhookDeliveriesArgs,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookWithSecret,
} from './webhook.type.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver()
export class WebhookResolver {
  @Authorized('keys:manage')
  @Query(() => [Webhook], { description: 'The webhooks, the newest first.' })
  webhooks(@Ctx() ctx: Context) {
    return listWebhooks(ctx)
  }

  @Authorized('keys:manage')
  @Query(() => WebhookDeliveryConnection, {
    description: 'The deliveries of a webhook in the last 30 days, the newest first.',
  })
  webhookDeliveries(@Ctx() ctx: Context, @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs) {
    return listDeliveries(ctx, args)
  }

  @Authorized('keys:manage')
  @Mutation(() => WebhookWithSecret, { description: 'Makes a webhook; its secret is shown this once. At most 20.' })
  createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput, { description: 'Address and events.' }) input: CreateWebhookInput,
  ) {
    return createWebhook(ctx, input)
  }

  @Authorized('keys:manage')
  @Mutation(() => WebhookWithSecret, {
    description: 'Gives a webhook a new secret, which is shown this once; until the overlap ends both sign.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
    @Arg('overlapHours', () => Int, {
      defaultValue: 24,
      description: `Hours for which the old secret signs too, 0 to ${mostOverlapHours}; 0 ends it at once.`,
    })
    overlapHours: number,
  ) {
    return rotateWebhookSecret(ctx, id, overlapHours)
  }

  @Authorized('keys:manage')
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a webhook a ping: an event without content, signed like every other.',
  })
  pingWebhook(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The webhook.' }) id: string) {
    return pingWebhook(ctx, id)
  }

  @Authorized('keys:manage')
  @PayloadMutation(
    { name: 'deletedWebhookId', type: () => ID, description: 'The webhook that was removed.' },
    { description: 'Removes a webhook and its deliveries.' },
  )
  deleteWebhook(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The webhook.' }) id: string) {
    return deleteWebhook(ctx, id)
  }

  @Authorized('keys:manage')
  @Mutation(() => WebhookDelivery, { description: 'Sends an event once more, with its first id and body.' })
  replayWebhookDelivery(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The delivery.' }) id: string) {
    return replayDelivery(ctx, id)
  }
}
