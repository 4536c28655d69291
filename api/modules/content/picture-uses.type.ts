import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ContentKindEnum } from './content-entry.type.ts'

const pictureUsers = ['record', 'room-type', 'post'] as const
type PictureUser = (typeof pictureUsers)[number]

const PictureUserEnum = enumFrom(pictureUsers)
registerEnumType(PictureUserEnum, {
  name: 'PictureUser',
  description: 'What can show a picture.',
  valuesConfig: {
    RECORD: { description: 'A record of the website, such as a place of a page or a restaurant.' },
    ROOM_TYPE: { description: 'A room type.' },
    POST: { description: 'A post of the blog.' },
  },
})

@ReadableWith('content:read')
@ObjectType({ description: 'Something that shows a picture of the library, published or not.' })
export class PictureUse {
  @Field(() => String, { description: 'Key of the picture.' })
  picture!: string

  @Field(() => PictureUserEnum, { description: 'What shows it.' })
  user!: PictureUser

  @Field(() => ContentKindEnum, { description: 'Which kind of record; null for what is none.', nullable: true })
  kind!: ContentKind | null

  @Field(() => ID, { description: 'Id of what shows it.' })
  id!: string

  @Field(() => String, { description: 'What it is called; empty for a post when the viewer may not read the blog.' })
  title!: string
}
