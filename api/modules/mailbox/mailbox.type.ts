import { Field, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith('inquiries:read')
@ObjectType({ description: 'How guests’ answers get from the hotel’s mailbox into the threads of their inquiries.' })
export class MailboxStatus {
  @Field(() => String, { description: 'The address that guests answer to.' })
  address!: string

  @Field(() => Boolean, {
    description: 'Whether a mailbox is set; without one answers stay in the hotel’s mail program.',
  })
  configured!: boolean

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Since when the connection stands that reads it; null while there is none.',
  })
  connectedSince!: Date | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When an answer last came in.' })
  lastAnswerAt!: Date | null

  @Field(() => String, { nullable: true, description: 'Why it cannot be read now, as a sentence without secrets.' })
  problem!: string | null
}
