import { Field, ID, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith()
@ObjectType({ description: 'One place where a person is signed in. It ends seven days after it was opened.' })
export class Session {
  @Field(() => ID, { description: 'Stable id; it opens nothing.' })
  id!: string

  @Field(() => String, { description: 'Browser and device as these name themselves, such as Firefox on Windows.' })
  device!: string

  @Field(() => String, {
    description: 'Network that it was opened from, such as 203.0.113.0/24; null when unknown.',
    nullable: true,
  })
  network!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was opened.' })
  startedAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Last use, to five minutes.' })
  lastActiveAt!: Date

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean
}
