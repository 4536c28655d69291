import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LanguageField } from '../../platform/schema/locale.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { GeoPosition } from '../hotel/hotel.type.ts'
import { placeCategories, type PlaceCategory } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'

export const PlaceCategoryEnum = enumFrom(placeCategories)
registerEnumType(PlaceCategoryEnum, {
  name: 'PlaceCategory',
  description: 'What a place is; it gives the marker on the map its colour.',
  valuesConfig: {
    HOTEL: { description: 'The hotel itself.' },
    RESTAURANT: { description: 'A place to eat.' },
    BEACH: { description: 'A beach.' },
    SHOPPING: { description: 'Shops.' },
    ATTRACTION: { description: 'Something to see or do.' },
    CAFE: { description: 'Coffee, breakfast or ice cream.' },
  },
})

const placeOrders = ['guide', 'distance'] as const
export type PlaceOrder = (typeof placeOrders)[number]

export const PlaceOrderEnum = enumFrom(placeOrders)
registerEnumType(PlaceOrderEnum, {
  name: 'PlaceOrder',
  description: 'How places are sorted.',
  valuesConfig: {
    GUIDE: { description: 'As the hotel’s guide lists them, the hotel first.' },
    DISTANCE: { description: 'The nearest first; those without a distance last; ties by name.' },
  },
})

@ObjectType({ description: 'What of a picture stays in sight wherever a page cuts it.' })
export class PictureFocus {
  @Field(() => Float, { description: 'Percent of its width, from the left.' })
  x!: number

  @Field(() => Float, { description: 'Percent of its height, from the top.' })
  y!: number
}

@ObjectType({ description: 'What staff have cut out of a picture: names of files, without size and ending.' })
export class PictureCrops {
  @Field(() => String, { description: 'Twelve by five: the top of the home page.', nullable: true })
  wide!: string | null

  @Field(() => String, { description: 'Three by two: cards, and most pictures of a page.', nullable: true })
  card!: string | null

  @Field(() => String, { description: 'As wide as high.', nullable: true })
  square!: string | null

  @Field(() => String, { description: 'Four by five.', nullable: true })
  upright!: string | null

  @Field(() => String, { description: '1,200 by 630: link previews and structured data.', nullable: true })
  preview!: string | null
}

@ObjectType({ description: 'A picture of the site.' })
export class Picture {
  @Field(() => ID, { description: 'Its name: the same when another file takes its place.' })
  id!: string

  @Field(() => String, { description: 'Name of its file, without size and ending.' })
  file!: string

  @Field(() => String, { description: 'What it shows, for guests who do not see it.' })
  alt!: string

  @LanguageField()
  language!: Locale

  @Field(() => PictureFocus, { description: 'What stays in sight wherever a page cuts it.', complexity: () => 1 })
  focus!: PictureFocus

  @Field(() => PictureCrops, {
    description: 'What is shown in single shapes where that is not enough; null when nothing was cut by hand.',
    nullable: true,
    complexity: () => 1,
  })
  crops!: PictureCrops | null

  @Field(() => Boolean, { description: 'It is a drawing: what it shows need not look like that.' })
  isIllustration!: boolean

  @Field(() => String, { description: 'Who made it.', nullable: true })
  credit!: string | null

  @Field(() => String, { description: 'On what terms it is shown.', nullable: true })
  licence!: string | null
}

/** What every record of the neighbourhood says of itself: such facts go out of date. */
@ObjectType()
export abstract class LocalFact {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => String, { description: 'A few sentences about it.' })
  description!: string

  @LanguageField()
  language!: Locale

  @Field(() => Boolean, { description: 'True until the hotel itself has checked the record.' })
  unverified!: boolean

  @Field(() => GraphQLDate, { description: 'When the hotel checked it last.', nullable: true })
  verifiedOn!: string | null

  @Field(() => String, {
    description: 'Route on Google Maps: from the hotel on foot up to 1.5 miles, by car beyond; or to the hotel itself.',
  })
  directionsUrl!: string
}

@ObjectType({ description: 'A place on the map.' })
export class Place extends LocalFact {
  @Field(() => PlaceCategoryEnum, { description: 'What it is.' })
  category!: PlaceCategory

  @Field(() => GeoPosition, { description: 'Its pin.' })
  position!: GeoPosition

  @Field(() => String, { description: 'Way from the hotel in words; null when not known.', nullable: true })
  distance!: string | null

  @Field(() => Float, { description: 'The same in miles.', nullable: true })
  distanceMiles!: number | null

  @Field(() => Int, { description: 'Minutes on foot; null when it is too far to walk.', nullable: true })
  walkMinutes!: number | null

  @Field(() => String, { description: 'The same in words, such as 15 min.', nullable: true })
  walkTime!: string | null
}
