import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { deliveryEvents, deliveryStates, type DeliveryEvent, type WebhookEvent } from '#graphql/inputs/webhook.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const WebhookEventEnum = enumFrom(deliveryEvents)
registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'What an integrator can be told of.',
  valuesConfig: {
    INQUIRY_CREATED: { description: 'inquiry.created: a guest sent a message.' },
    INQUIRY_UPDATED: {
      description:
        'inquiry.updated: status, assignee or notes are others, or what the guest had sent was corrected; the body names which, never what they say.',
    },
    SUBSCRIBER_CHANGED: {
      description:
        'subscriber.changed: somebody joined, left or was erased; one event with counts for an imported file.',
    },
    COUPON_REDEEMED: { description: 'coupon.redeemed: the front desk redeemed a coupon.' },
    COUPON_UNDONE: { description: 'coupon.undone: a redemption was taken back; the coupon can be used again.' },
    COUPON_VOIDED: { description: 'coupon.voided: a coupon was withdrawn.' },
    CAMPAIGN_FINISHED: {
      description: 'campaign.finished: a campaign was sent to everybody, or cancelled, with its figures.',
    },
    AVAILABILITY_CHANGED: {
      description:
        'availability.changed: nights have other rooms left, prices or rules of stays, whoever changed them. Nobody is told of what time alone changes, such as prices that fall back to the rules 26 hours after the last sync.',
    },
    PING: {
      description: 'ping: a trial that staff ask for. It goes to one webhook and cannot be asked for as an event.',
    },
  },
})

const DeliveryStateEnum = enumFrom(deliveryStates)
registerEnumType(DeliveryStateEnum, {
  name: 'DeliveryState',
  description: 'How far a delivery is.',
  valuesConfig: {
    PENDING: { description: 'It will be tried, again perhaps.' },
    DELIVERED: { description: 'The receiver answered with a status from 200 to 299.' },
    FAILED: { description: 'Given up after the last try; it can be replayed.' },
  },
})

@ReadableWith('keys:manage')
@ObjectType({ description: 'An address that is told of events, signed after the Standard Webhooks specification.' })
export class Webhook {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Where events are posted.' })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'The events it is told of.' })
  events!: WebhookEvent[]

  @Field(() => GraphQLDateTimeISO, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => String, { description: 'The first characters of its signing secret.' })
  secretStart!: string

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'Until when the secret before signs as well; null when there is none, or in the past when it has ended.',
  })
  previousSecretUntil?: Date | null
}

@ReadableWith('keys:manage')
@ObjectType({ description: 'A webhook and its signing secret, which is shown this once.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook

  @Field(() => String, { description: 'What the receiver checks signatures with; begins with whsec_.' })
  secret!: string
}

@ReadableWith('keys:manage')
@ObjectType({
  description:
    'One event on its way to a webhook. Deliveries may arrive in another order than the events happened: the body’s timestamp tells.',
})
export class WebhookDelivery {
  @Field(() => ID, { description: 'Stable id; the receiver sees it as webhook-id.' })
  id!: string

  @Field(() => WebhookEventEnum, { description: 'The event.' })
  event!: DeliveryEvent

  @Field(() => DeliveryStateEnum, { description: 'How far it is.' })
  state!: (typeof deliveryStates)[number]

  @Field(() => String, { description: 'The JSON body.' })
  body!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When the event happened.' })
  createdAt!: Date

  @Field(() => Int, { description: 'Tries so far.' })
  attempts!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was tried last.' })
  attemptedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it is tried next.' })
  nextAttemptAt!: Date | null

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer.' })
  responseStatus!: number | null

  @Field(() => String, { nullable: true, description: 'Why the last try failed, as a sentence.' })
  message!: string | null
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', WebhookDelivery)

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'An http or https address on the public internet, at most 500 characters.' })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'At least one event.' })
  events!: WebhookEvent[]
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The webhook.' })
  webhookId!: string
}
