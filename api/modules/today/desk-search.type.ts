import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

const hitKinds = ['inquiry', 'subscriber', 'coupon', 'room-type', 'room', 'post', 'content'] as const
export type HitKind = (typeof hitKinds)[number]

const DeskHitKindEnum = enumFrom(hitKinds)
registerEnumType(DeskHitKindEnum, {
  name: 'DeskHitKind',
  description: 'What was found.',
  valuesConfig: {
    INQUIRY: { description: 'A guest by an inquiry.' },
    SUBSCRIBER: { description: 'Somebody on the mailing list.' },
    COUPON: { description: 'A coupon.' },
    ROOM_TYPE: { description: 'A room type.' },
    ROOM: { description: 'A room.' },
    POST: { description: 'A blog post in one language.' },
    CONTENT: { description: 'A record of the website.' },
  },
})

@ReadableWith()
@ObjectType({ description: 'Something that a search of the desk found; only what the caller may read is looked at.' })
export class DeskHit {
  @Field(() => DeskHitKindEnum, { description: 'What it is.' })
  kind!: HitKind

  @Field(() => ID, { description: 'Id of the record.' })
  id!: string

  @Field(() => String, { description: 'What it is called: a name, an address, a code or a title.' })
  title!: string

  @Field(() => String, { description: 'What tells it from others: a reference, an address, a language.' })
  detail!: string
}
