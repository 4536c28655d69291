import { Field, ID, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ContentWords } from './content-entry.type.ts'
import { GraphQLDateTimeISO, GraphQLJSONObject } from '../../platform/schema/scalars.ts'

@ReadableWith('content:read')
@ObjectType({ description: 'A record as it was once published.' })
export class ContentRevision {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it was published.' })
  createdAt!: Date

  @Field(() => String, { description: 'Who published it; null for what came with the product.', nullable: true })
  by!: string | null

  @Field(() => GraphQLJSONObject, { description: 'What was the same in every language.' })
  data!: object

  @Field(() => [ContentWords], { description: 'Its words as they were then.' })
  words!: ContentWords[]
}
