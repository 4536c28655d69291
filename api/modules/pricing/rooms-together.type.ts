import { ArgsType, Field, Int, ObjectType } from 'type-graphql'
import type { ExtraLine } from './extras-of-stay.ts'
import type { CouponRefusal } from './quote.ts'
import { BookableStay, CouponRefusalEnum, QuoteExtra } from './stay.type.ts'

@ObjectType({ description: 'One of several rooms for a party, with the part of the party that sleeps in it.' })
export class RoomOfParty {
  @Field(() => BookableStay, { description: 'The room, its dates and what it costs, extras included.' })
  stay!: BookableStay

  @Field(() => Int, { description: 'Guests in this room, children too.' })
  guests!: number

  @Field(() => Int, { description: 'How many of them are children; at least one guest is an adult.' })
  children!: number

  @Field(() => [QuoteExtra], {
    description: 'Extras of this room; those that are not charged by person are taken once, in the first room.',
  })
  extras!: ExtraLine[]

  @Field(() => Int, {
    description: 'Percent that the coupon takes off the nights of this room; null for the rooms that do not bear it.',
    nullable: true,
  })
  couponPercent!: number | null

  @Field(() => Int, {
    description: 'Cents that the long-stay rate or the coupon takes off the nights of this room; 0 without either.',
  })
  discount!: number
}

@ObjectType({ description: 'Several rooms for the same nights that can be booked together, and what they cost.' })
export class RoomsTogether {
  @Field(() => [RoomOfParty], { description: 'Two rooms or more, the one with most guests first.' })
  rooms!: RoomOfParty[]

  @Field(() => Int, { description: 'Nights.' })
  nightCount!: number

  @Field(() => Int, {
    description: 'Cents for all rooms with mandatory fees and extras, less discounts: the price to print first.',
  })
  subtotal!: number

  @Field(() => Int, { description: 'Cents of the taxes of all rooms.' })
  taxTotal!: number

  @Field(() => Int, { description: 'Cents for all rooms, taxes included.' })
  total!: number

  @Field(() => CouponRefusalEnum, {
    description: 'Why the coupon takes nothing off in any of the rooms; null when one bears it, or none was named.',
    nullable: true,
  })
  couponRefusal!: CouponRefusal | null

  @Field(() => Boolean, { description: 'Whether the price is a "from", to be confirmed by phone.' })
  isApproximate!: boolean
}

@ArgsType()
export class RoomsTogetherArgs {
  @Field(() => String, {
    description: 'Code of a coupon, at most 20 characters; the room where it takes most off bears it.',
    nullable: true,
  })
  couponCode?: string | null
}
