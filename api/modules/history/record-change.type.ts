import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { connectionType } from '../../platform/schema/connection.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { changeKinds, type ChangeKind } from './record-change.entity.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const ChangeKindEnum = enumFrom(changeKinds)
registerEnumType(ChangeKindEnum, {
  name: 'ChangeKind',
  description: 'What was done to a record.',
  valuesConfig: {
    CREATED: { description: 'It was made.' },
    UPDATED: { description: 'Some of its fields got other values.' },
    ARCHIVED: { description: 'It was put away; nothing of it is lost.' },
    RESTORED: { description: 'It was brought back.' },
    DELETED: { description: 'It was deleted; it can be restored.' },
  },
})

@ReadableWith('rooms:read', 'inquiries:read')
@ObjectType('FieldChange', { description: 'One field of a record, before and after a change.' })
class FieldChangeType {
  @Field(() => String, { description: 'Name of the field, as in the schema.' })
  field!: string

  @Field(() => String, { description: 'Value before, as JSON; null when there was none.', nullable: true })
  before!: string | null

  @Field(() => String, { description: 'Value after, as JSON; null when there is none.', nullable: true })
  after!: string | null
}

@ReadableWith('rooms:read', 'inquiries:read')
@ObjectType('RecordChange', { description: 'Who changed what about a record, and when.' })
export class RecordChangeType {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => ChangeKindEnum, { description: 'What was done.' })
  kind!: ChangeKind

  @Field(() => String, {
    description: 'Name of the staff member or key at that time; null when the server did it by itself.',
    nullable: true,
  })
  by!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  createdAt!: Date

  @Field(() => [FieldChangeType], { description: 'The fields that changed.' })
  fields!: FieldChangeType[]
}

export const RecordChangeConnection = connectionType('RecordChange', RecordChangeType)
