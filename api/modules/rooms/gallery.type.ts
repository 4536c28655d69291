import { Field, ID, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LanguageField } from '../../platform/schema/locale.ts'
import { Picture } from '../guide/guide.type.ts'

@ObjectType({ description: 'A room of the gallery with its pictures.' })
export class RoomBlock {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'A few words above the name, such as "Suites".', nullable: true })
  eyebrow!: string | null

  @Field(() => String, {
    description: 'The name under which it is booked, with the number on its door where it stands for one room.',
  })
  name!: string

  @Field(() => String, { description: 'A sentence or two under the name.' })
  description!: string

  @LanguageField()
  language!: Locale

  @Field(() => [Picture], { description: 'Its pictures, the main one first.' })
  pictures!: Picture[]

  @Field(() => [String], { description: 'What the room has.' })
  features!: string[]

  @Field(() => String, { description: 'Slug of the room type that a guest books for it.' })
  roomTypeSlug!: string
}

@ObjectType({ description: 'The gallery, in page order.' })
export class Gallery {
  @Field(() => [Picture], { description: 'Pictures of house and garden.' })
  propertyPictures!: Picture[]

  @Field(() => [String], { description: 'What house and garden have.' })
  propertyFeatures!: string[]

  @Field(() => [RoomBlock], { description: 'The rooms.' })
  roomBlocks!: RoomBlock[]

  @Field(() => [String], { description: 'What every room includes.' })
  allRoomsInclude!: string[]
}
