import { Field, ObjectType } from 'type-graphql'
import type { MailKind } from '#graphql/inputs/mail.ts'
import { Coupon } from '../coupons/coupon.type.ts'
import { MailKindEnum } from '../mail/mail.type.ts'
import { Subscriber, SubscriberEvent } from '../subscribers/subscriber.type.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith('subscribers:read')
@ObjectType({ description: 'A mail that went to a subscriber.' })
export class MailToSubscriber {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string

  @Field(() => MailKindEnum, { description: 'What it was.' })
  kind!: MailKind

  @Field(() => GraphQLDateTimeISO, { description: 'When it left.', nullable: true })
  sentAt!: Date | null
}

@ReadableWith('subscribers:read')
@ObjectType({ description: 'What the mailing list keeps about a subscriber.' })
export class SubscriberFile {
  @Field(() => Subscriber, { description: 'The entry on the mailing list, with the proof of consent.' })
  subscriber!: Subscriber

  @Field(() => [SubscriberEvent], { description: 'Changes of the status, the newest first, at most 500.' })
  events!: SubscriberEvent[]

  @Field(() => [Coupon], { description: 'Coupons, the newest first, at most 500.' })
  coupons!: Coupon[]

  @Field(() => [MailToSubscriber], { description: 'Mails, the newest first, at most 500.' })
  mails!: MailToSubscriber[]
}
