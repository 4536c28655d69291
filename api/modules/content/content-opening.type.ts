import { Field, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

@ReadableWith('content:read')
@ObjectType({ description: 'Somebody who has a record open in another browser, to change it.' })
export class ContentOpener {
  @Field(() => String, { description: 'Name of the person.' })
  name!: string

  @Field(() => Boolean, { description: 'It is the person who asks.' })
  isYou!: boolean
}
