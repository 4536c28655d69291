import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LanguageField } from '../../platform/schema/locale.ts'
import { GeoPosition } from '../hotel/hotel.type.ts'
import { LocalFact, Picture } from './guide.type.ts'

const OpenDaysField = () =>
  Field(() => [Int], {
    description: 'Days of the week on which it is open, Sunday 0; null where nobody knows.',
    nullable: true,
  })

/** What every card of the page Things to do shows. */
@ObjectType()
abstract class Outing extends LocalFact {
  @Field(() => String, { description: 'How far it is, in words.' })
  distance!: string

  @Field(() => [Picture], { description: 'One to four pictures, the main one first.' })
  pictures!: Picture[]
}

@ObjectType()
abstract class OutingNearby extends Outing {
  @Field(() => Float, { description: 'The distance in miles, to compare.', nullable: true })
  distanceMiles!: number | null

  @Field(() => GeoPosition, { description: 'Its pin.' })
  position!: GeoPosition

  @Field(() => String, { description: 'Its own website.', nullable: true })
  website!: string | null

  @Field(() => String, { description: 'The way there in words.' })
  directions!: string

  @Field(() => [String], { description: 'What is good about it.' })
  features!: string[]
}

@ObjectType({ description: 'A sight within walking distance.' })
export class WalkingAttraction extends OutingNearby {
  @Field(() => String, { description: 'What it is, such as Public Beach.' })
  type!: string
}

@ObjectType({ description: 'A restaurant of the neighbourhood, as a card.' })
export class Restaurant extends OutingNearby {
  @Field(() => String, { description: 'What is cooked.' })
  cuisine!: string

  @Field(() => String, { description: 'Street address.' })
  address!: string

  @Field(() => String, { description: 'Phone number as printed.', nullable: true })
  phone!: string | null

  @Field(() => String, { description: 'Phone number for tel: links.', nullable: true })
  phoneLink!: string | null

  @Field(() => String, { description: 'When it is open.', nullable: true })
  hours!: string | null

  @OpenDaysField()
  openDays!: number[] | null
}

@ObjectType({ description: 'A major attraction that is worth the drive.' })
export class DriveAttraction extends Outing {
  @Field(() => GeoPosition, { description: 'Its pin.' })
  position!: GeoPosition

  @Field(() => String, { description: 'Its own website.', nullable: true })
  website!: string | null

  @Field(() => String, { description: 'Street address.' })
  address!: string

  @Field(() => String, { description: 'Phone number as printed.' })
  phone!: string

  @Field(() => String, { description: 'Phone number for tel: links.' })
  phoneLink!: string

  @Field(() => String, { description: 'When it is open.' })
  hours!: string

  @OpenDaysField()
  openDays!: number[] | null

  @Field(() => String, { description: 'What entrance costs, in words.' })
  admission!: string

  @Field(() => String, { description: 'The badge: the first dollar figure of the admission, such as From $54.99.' })
  admissionBadge!: string

  @Field(() => [String], { description: 'What not to miss.' })
  highlights!: string[]

  @Field(() => String, { description: 'The way there in words.' })
  directions!: string
}

@ObjectType({ description: 'A town for a whole day.' })
export class DayTrip extends Outing {
  @Field(() => [String], { description: 'What there is to see.' })
  attractions!: string[]
}

@ObjectType({ description: 'A tile about getting around without, or with, a car.' })
export class GettingAround {
  @Field(() => ID, { description: 'walking, parking, transit or rideshare.' })
  id!: string

  @Field(() => String, { description: 'Heading of the tile.' })
  title!: string

  @Field(() => String, { description: 'Text of the tile.' })
  description!: string

  @LanguageField()
  language!: Locale
}
