import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { bedTypes, roomViews, type BedType, type RoomView } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { PictureFocus } from '../guide/guide.type.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { Node } from '../../platform/schema/node.ts'

export const BedTypeEnum = enumFrom(bedTypes)
registerEnumType(BedTypeEnum, {
  name: 'BedType',
  description: 'The beds of a room.',
  valuesConfig: {
    KING: { description: 'One king-size bed.' },
    QUEEN: { description: 'One queen-size bed.' },
    DOUBLE: { description: 'One double bed.' },
    TWIN: { description: 'One twin bed.' },
    TWO_QUEENS: { description: 'Two queen-size beds.' },
  },
})

export const RoomViewEnum = enumFrom(roomViews)
registerEnumType(RoomViewEnum, {
  name: 'RoomView',
  description: 'What the window of a room looks at.',
  valuesConfig: {
    COURTYARD: { description: 'The courtyard.' },
    GARDEN: { description: 'The garden.' },
    PATIO: { description: 'The patio.' },
    STREET: { description: 'The street.' },
    PARKING: { description: 'The parking.' },
    WATER: { description: 'Water.' },
    BUILDINGS: { description: 'Other buildings.' },
  },
})

@ReadableWith('rooms:read')
@ObjectType('ImageText', { description: 'What an image shows, in one of the other languages of the site.' })
export class ImageText {
  @Field(() => LocaleEnum, { description: 'Language; never English.' })
  locale!: Locale

  @Field(() => String, { description: 'What it shows, at most 300 characters.' })
  alt!: string
}

@ObjectType({ description: 'A picture of a room type.' })
export class RoomImage {
  @Field(() => String, { description: 'Its address: on this site (/pictures/…) or https.' })
  url!: string

  @Field(() => ID, { description: 'Its id among the site’s pictures; null for one on another host.', nullable: true })
  pictureId!: string | null

  @Field(() => String, { description: 'Name of its file; null for one on another host.', nullable: true })
  file!: string | null

  @Field(() => PictureFocus, { description: 'What of it stays in sight wherever a page cuts it.' })
  focus!: PictureFocus

  @Field(() => Boolean, { description: 'It is a drawing: the room need not look like that.' })
  isIllustration!: boolean

  @Field(() => [Int], {
    description:
      'Pixel widths that exist when staff sent it in: replace the number at the end of `url` by one of them.',
  })
  widths!: number[]

  @ReadableWith('rooms:read')
  @Field(() => [ImageText], { description: 'What staff wrote in other languages.' })
  translations!: ImageText[]
}

@ObjectType({ description: 'What a guest with a disability must know. Null means that it has not been measured yet.' })
export class RoomAccessibility {
  @Field(() => Boolean, { description: 'Whether the way from the street to the bed has no step.', nullable: true })
  stepFreeEntrance!: boolean | null

  @Field(() => Boolean, { description: 'Whether a room on the ground floor can be had.', nullable: true })
  groundFloor!: boolean | null

  @Field(() => Int, { description: 'Clear width of the narrowest door, in inches (18 to 72).', nullable: true })
  doorwayWidthInches!: number | null

  @Field(() => Int, { description: 'Top of the mattress above the floor, in inches (8 to 48).', nullable: true })
  bedHeightInches!: number | null

  @Field(() => Int, { description: 'Width of one mattress, in inches (24 to 90).', nullable: true })
  bedWidthInches!: number | null

  @Field(() => Int, { description: 'Length of one mattress, in inches (60 to 100).', nullable: true })
  bedLengthInches!: number | null

  @Field(() => Boolean, { description: 'Whether a wheelchair rolls into the shower.', nullable: true })
  rollInShower!: boolean | null

  @Field(() => Boolean, { description: 'Whether shower and toilet have grab bars.', nullable: true })
  grabBars!: boolean | null

  @Field(() => Boolean, { description: 'Whether alarms and door knocks can be seen.', nullable: true })
  visualAlarm!: boolean | null

  @Field(() => String, {
    description: 'More, at most 1,000 characters, in English; `accessibilityNotes` has other languages.',
    nullable: true,
  })
  notes!: string | null
}

@ReadableWith('rooms:read')
@ObjectType({
  description: 'What guests read of a room type in one of the other languages; they read in English what is empty.',
})
export class RoomTypeText {
  @Field(() => LocaleEnum, { description: 'Language; never English.' })
  locale!: Locale

  @Field(() => String, { description: 'Name, at most 80 characters.' })
  name!: string

  @Field(() => String, { description: 'Description, at most 5,000 characters.' })
  description!: string

  @Field(() => [String], { description: 'What is in the room, at most 40.' })
  amenities!: string[]

  @Field(() => String, { description: 'Notes on accessibility, at most 1,000 characters.' })
  accessibilityNotes!: string
}

@ObjectType({ description: 'One answer to what a guest with a disability asks.' })
export class AccessFact {
  @Field(() => String, { description: 'What is asked, such as Grab bars in the bathroom.' })
  name!: string

  @Field(() => String, { description: 'Yes, no, a length, or that it has not been measured yet.' })
  value!: string

  @Field(() => Boolean, { description: 'Whether somebody has looked or measured.' })
  isMeasured!: boolean
}

@ObjectType({ description: 'A kind of room that a guest can book. Strangers see the active ones.', implements: Node })
export class RoomType {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Short name for addresses: a-z, 0-9 and hyphens.' })
  slug!: string

  @Field(() => Int, { description: 'Cents per night, before tax, where no rule says otherwise.' })
  basePrice!: number

  @Field(() => Int, {
    description: 'Cents for the nights of Friday and Saturday, where no rule says otherwise.',
    nullable: true,
  })
  weekendPrice!: number | null

  @Field(() => BedTypeEnum, { description: 'What one sleeps in.' })
  bedType!: BedType

  @Field(() => Int, { description: 'Most guests, 1 to 12.' })
  maxOccupancy!: number

  @Field(() => String, { description: 'Size in words, such as 320 sq ft.', nullable: true })
  size!: string | null

  @Field(() => Boolean, { description: 'Whether guests can see it.' })
  active!: boolean

  @Field(() => Int, { description: 'Place in lists, 0 to 999, the smallest first.' })
  displayOrder!: number

  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => RoomAccessibility, { description: 'What a guest with a disability must know.' })
  accessibility!: RoomAccessibility

  @ReadableWith('rooms:read')
  @Field(() => Int, { description: 'No price of this type may be lower, in cents. Staff only.' })
  floorPrice!: number

  @ReadableWith('rooms:read')
  @Field(() => GraphQLDateTimeISO, { description: 'When it was archived. Staff only.', nullable: true })
  archivedAt!: Date | null

  @ReadableWith('rooms:read')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change. Staff only.' })
  updatedAt!: Date

  @ReadableWith('rooms:read')
  @Field(() => String, { description: 'Name of who changed it last. Staff only.', nullable: true })
  changedBy!: string | null
}

@ObjectType({ description: 'What guests are told of one thing that staff measure at a room.' })
export class RoomFact {
  @Field(() => String, { description: 'What is measured, such as Steps to the door.' })
  name!: string

  @Field(() => String, { description: 'What was measured, or that nothing was.' })
  value!: string

  @Field(() => Boolean, { description: 'Whether somebody has looked or measured.' })
  isMeasured!: boolean
}

@ObjectType({
  description:
    'A room on the plan of the house, as staff have measured it. Null means that nobody has measured it yet.',
})
export class PlanRoom {
  @Field(() => String, { description: 'Number on the door; no other room has it.' })
  roomNumber!: string

  @Field(() => ID, { description: 'Id of its room type.' })
  roomTypeId!: string

  @Field(() => Int, { description: 'Floor, 0 to 5.', nullable: true })
  floor!: number | null

  @Field(() => Int, { description: 'Stair steps from the parking to the door.', nullable: true })
  stepsToDoor!: number | null

  @Field(() => RoomViewEnum, { description: 'What its window looks at.', nullable: true })
  view!: RoomView | null

  @Field(() => Int, {
    description: 'Sound level at night in the room with the window shut, in dB(A).',
    nullable: true,
  })
  nightDecibels!: number | null

  @Field(() => Boolean, { description: 'Whether the sun shines into it before noon.', nullable: true })
  morningSun!: boolean | null
}

@ReadableWith('rooms:read')
@ObjectType({ description: 'One of the hotel’s rooms.', implements: Node })
export class Room {
  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Number on the door, 1 to 10 characters.' })
  roomNumber!: string

  @Field(() => Int, { description: 'Floor, 0 to 5.' })
  floor!: number

  @Field(() => Boolean, { description: 'Whether somebody has looked at the floor: guests are told it only then.' })
  floorMeasured!: boolean

  @Field(() => Int, { description: 'Stair steps from the parking to the door; null until counted.', nullable: true })
  stepsToDoor!: number | null

  @Field(() => RoomViewEnum, { description: 'What its window looks at; null until looked at.', nullable: true })
  view!: RoomView | null

  @Field(() => Int, {
    description: 'Sound level at night in the room with the window shut, in dB(A); null until measured.',
    nullable: true,
  })
  nightDecibels!: number | null

  @Field(() => Boolean, {
    description: 'Whether the sun shines into it before noon; null until looked at.',
    nullable: true,
  })
  morningSun!: boolean | null

  @Field(() => Boolean, {
    description: 'Whether it is kept for guests who need an accessible room until the others of its type are taken.',
  })
  accessible!: boolean

  @Field(() => Boolean, { description: 'Whether it can be sold.' })
  active!: boolean

  @Field(() => String, { description: 'Notes among staff, at most 1,000 characters.', nullable: true })
  notes!: string | null

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was archived.', nullable: true })
  archivedAt!: Date | null

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @Field(() => String, { description: 'Name of who changed it last.', nullable: true })
  changedBy!: string | null
}
