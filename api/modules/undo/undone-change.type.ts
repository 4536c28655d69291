import { Field, ID, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

@ReadableWith('rooms:read')
@ObjectType('UndoneChange', { description: 'That a change was undone.' })
export class UndoneChange {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the record.' })
  subjectId!: string
}
