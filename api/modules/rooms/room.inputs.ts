import { Field, ID, InputType, Int } from 'type-graphql'
import type { BedType, RoomView } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { BedTypeEnum, RoomViewEnum } from './room.type.ts'

@InputType({ description: 'What an image shows, in one of the other languages of the site.' })
class ImageTextInput {
  @Field(() => LocaleEnum, { description: 'Language; never English.' })
  locale!: Locale

  @Field(() => String, { description: '1 to 300 characters.' })
  alt!: string
}

@InputType({ description: 'A picture of a room type.' })
class RoomImageInput {
  @Field(() => String, { description: 'Address: /pictures/… or https://…, at most 300 characters.' })
  url!: string

  @Field(() => String, { description: 'What it shows, in English, at most 300 characters.' })
  alt!: string

  @Field(() => [ImageTextInput], { description: 'The same in other languages.', nullable: true })
  translations?: ImageTextInput[] | null
}

@InputType({ description: 'What a guest with a disability must know; leave out or null what is not measured yet.' })
class RoomAccessibilityInput {
  @Field(() => Boolean, { description: 'No step from the street to the bed.', nullable: true })
  stepFreeEntrance?: boolean | null

  @Field(() => Boolean, { description: 'A room on the ground floor can be had.', nullable: true })
  groundFloor?: boolean | null

  @Field(() => Int, { description: 'Clear width of the narrowest door in inches, 18 to 72.', nullable: true })
  doorwayWidthInches?: number | null

  @Field(() => Int, { description: 'Top of the mattress in inches, 8 to 48.', nullable: true })
  bedHeightInches?: number | null

  @Field(() => Int, { description: 'Width of one mattress in inches, 24 to 90.', nullable: true })
  bedWidthInches?: number | null

  @Field(() => Int, { description: 'Length of one mattress in inches, 60 to 100.', nullable: true })
  bedLengthInches?: number | null

  @Field(() => Boolean, { description: 'A wheelchair rolls into the shower.', nullable: true })
  rollInShower?: boolean | null

  @Field(() => Boolean, { description: 'Shower and toilet have grab bars.', nullable: true })
  grabBars?: boolean | null

  @Field(() => Boolean, { description: 'Alarms and door knocks can be seen.', nullable: true })
  visualAlarm?: boolean | null

  @Field(() => String, { description: 'More, at most 1,000 characters.', nullable: true })
  notes?: string | null
}

@InputType({
  description: 'What guests read in one of the other languages; they read in English what is left out or empty.',
})
class RoomTypeTextInput {
  @Field(() => LocaleEnum, { description: 'Language; never English, and each once.' })
  locale!: Locale

  @Field(() => String, { description: 'Name, at most 80 characters.', nullable: true })
  name?: string | null

  @Field(() => String, { description: 'At most 5,000 characters.', nullable: true })
  description?: string | null

  @Field(() => [String], { description: 'At most 40, each of at most 60 characters.', nullable: true })
  amenities?: string[] | null

  @Field(() => String, { description: 'The notes on accessibility, at most 1,000 characters.', nullable: true })
  accessibilityNotes?: string | null
}

/** What a new room type may have and a change of one may touch. */
@InputType()
abstract class RoomTypeFields {
  @Field(() => Int, {
    description: 'Cents for Friday and Saturday nights, 1,000 to 500,000; null for none.',
    nullable: true,
  })
  weekendPrice?: number | null

  @Field(() => Int, {
    description: 'Cents below which no price of this type may lie, 1,000 to 500,000; half the base price when missing.',
    nullable: true,
  })
  floorPrice?: number | null

  @Field(() => BedTypeEnum, { description: 'What one sleeps in; KING when missing.', nullable: true })
  bedType?: BedType | null

  @Field(() => String, { description: 'Size in words, at most 40 characters.', nullable: true })
  size?: string | null

  @Field(() => String, { description: 'At most 5,000 characters, in English.', nullable: true })
  description?: string | null

  @Field(() => [String], { description: 'At most 40, each of at most 60 characters, in English.', nullable: true })
  amenities?: string[] | null

  @Field(() => [RoomImageInput], { description: 'At most 30, in their order.', nullable: true })
  images?: RoomImageInput[] | null

  @Field(() => [String], {
    description: 'Instead of `images`: the addresses alone, in their order; texts of those already there are kept.',
    nullable: true,
  })
  imageUrls?: string[] | null

  @Field(() => [RoomTypeTextInput], {
    description: 'The texts in all other languages that have any: those that are not given are taken away.',
    nullable: true,
  })
  translations?: RoomTypeTextInput[] | null

  @Field(() => RoomAccessibilityInput, { description: 'What a guest with a disability must know.', nullable: true })
  accessibility?: RoomAccessibilityInput | null

  @Field(() => Boolean, { description: 'Whether guests can see it; true when missing.', nullable: true })
  active?: boolean | null

  @Field(() => Int, { description: 'Place in lists, 0 to 999; 0 when missing.', nullable: true })
  displayOrder?: number | null
}

@InputType({ description: 'A new room type.' })
export class CreateRoomTypeInput extends RoomTypeFields {
  @Field(() => String, { description: '1 to 80 characters, in English.' })
  name!: string

  @Field(() => String, { description: '1 to 80 characters of a-z, 0-9 and hyphens; no other type has it.' })
  slug!: string

  @Field(() => Int, { description: 'Cents per night, 1,000 to 500,000.' })
  basePrice!: number

  @Field(() => Int, { description: 'Most guests, 1 to 12.' })
  maxOccupancy!: number
}

@InputType({ description: 'A change of a room type. Fields that are left out stay as they are.' })
export class UpdateRoomTypeInput extends RoomTypeFields {
  @Field(() => ID, { description: 'The room type.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => String, { description: '1 to 80 characters, in English.', nullable: true })
  name?: string | null

  @Field(() => String, { description: '1 to 80 characters of a-z, 0-9 and hyphens.', nullable: true })
  slug?: string | null

  @Field(() => Int, { description: 'Cents per night, 1,000 to 500,000.', nullable: true })
  basePrice?: number | null

  @Field(() => Int, { description: 'Most guests, 1 to 12.', nullable: true })
  maxOccupancy?: number | null
}

/** What staff look up or measure at a room; null is "not measured", which guests are told. */
@InputType()
abstract class RoomMeasures {
  @Field(() => Boolean, {
    description: 'Whether somebody has looked at the floor: guests are told it only then. True when missing.',
    nullable: true,
  })
  floorMeasured?: boolean | null

  @Field(() => Int, { description: 'Stair steps from the parking to the door, 0 to 99.', nullable: true })
  stepsToDoor?: number | null

  @Field(() => RoomViewEnum, { description: 'What its window looks at.', nullable: true })
  view?: RoomView | null

  @Field(() => Int, {
    description: 'Sound level at night in the room with the window shut, in dB(A), 10 to 90.',
    nullable: true,
  })
  nightDecibels?: number | null

  @Field(() => Boolean, { description: 'Whether the sun shines into it before noon.', nullable: true })
  morningSun?: boolean | null
}

@InputType({ description: 'A new room.' })
export class CreateRoomInput extends RoomMeasures {
  @Field(() => ID, { description: 'Its room type.' })
  roomTypeId!: string

  @Field(() => String, { description: 'Number on the door, 1 to 10 characters; no other room has it.' })
  roomNumber!: string

  @Field(() => Int, { description: 'Floor, 0 to 5.' })
  floor!: number

  @Field(() => Boolean, {
    description: 'Whether it is kept for guests who need an accessible room; false when missing.',
    nullable: true,
  })
  accessible?: boolean | null

  @Field(() => Boolean, { description: 'Whether it can be sold; true when missing.', nullable: true })
  active?: boolean | null

  @Field(() => String, { description: 'Notes among staff, at most 1,000 characters.', nullable: true })
  notes?: string | null
}

@InputType({ description: 'A change of a room. Fields that are left out stay as they are.' })
export class UpdateRoomInput extends RoomMeasures {
  @Field(() => ID, { description: 'The room.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => ID, { description: 'Its room type.', nullable: true })
  roomTypeId?: string | null

  @Field(() => String, { description: 'Number on the door, 1 to 10 characters.', nullable: true })
  roomNumber?: string | null

  @Field(() => Int, { description: 'Floor, 0 to 5.', nullable: true })
  floor?: number | null

  @Field(() => Boolean, {
    description: 'Whether it is kept for guests who need an accessible room.',
    nullable: true,
  })
  accessible?: boolean | null

  @Field(() => Boolean, { description: 'Whether it can be sold.', nullable: true })
  active?: boolean | null

  @Field(() => String, { description: 'Notes among staff, at most 1,000 characters; null for none.', nullable: true })
  notes?: string | null
}
