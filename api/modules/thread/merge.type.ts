import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith('inquiries:read')
@ObjectType({
  description: 'An inquiry that was merged into another of the same guest; its message stands in that thread.',
})
export class MergedInquiry {
  @Field(() => ID, { description: 'Id of the inquiry.' })
  id!: string

  @Field(() => String, { description: 'Reference that the guest was given; it leads to the thread.' })
  reference!: string

  @Field(() => String, { description: 'Phone number that the guest gave with it.', nullable: true })
  phone!: string | null

  @Field(() => Int, { description: 'Give it back when it is taken out, to be told of changes in between.' })
  version!: number

  @Field(() => String, { description: 'Notes among staff that were written on it.' })
  notes!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it came in.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When it was merged.' })
  mergedAt!: Date
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'The inquiry in whose thread another is read and answered.' })
export class WholeInquiry {
  @Field(() => ID, { description: 'Id of the inquiry.' })
  id!: string

  @Field(() => String, { description: 'Reference that the guest was given.' })
  reference!: string
}

@InputType({ description: 'Two inquiries of one guest that become one thread.' })
export class MergeInquiryInput {
  @Field(() => ID, { description: 'The inquiry that goes into the thread of the other.' })
  id!: string

  @Field(() => Int, {
    description: 'Its version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => ID, { description: 'The inquiry in whose thread both are read, of the same address.' })
  intoId!: string

  @Field(() => Int, {
    description: 'The version of that one that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  intoVersion?: number | null
}

@InputType({ description: 'An inquiry that stands for itself again.' })
export class SeparateInquiryInput {
  @Field(() => ID, { description: 'The inquiry that was merged.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null
}
