import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { listDeliveries, replayDelivery } from './delivery.service.ts'
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
  @Mutation(() => WebhookWithSecret, { description: 'Gives a webhook a new secret; the old one ends at once.' })
  rotateWebhookSecret(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The webhook.' }) id: string) {
    return rotateWebhookSecret(ctx, id)
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
