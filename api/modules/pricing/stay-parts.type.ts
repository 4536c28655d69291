import { ArgsType, Field, Int, ObjectType } from 'type-graphql'
import type { ExtraLine } from './extras-of-stay.ts'
import type { CouponRefusal } from './quote.ts'
import { BookableStay, CouponRefusalEnum, QuoteExtra } from './stay.type.ts'

/** One of the stays that have a wish between them: several rooms, or one after the other. */
@ObjectType()
export abstract class StayPart {
  @Field(() => BookableStay, { description: 'The room, its dates and what it costs, extras included.' })
  stay!: BookableStay

  @Field(() => [QuoteExtra], { description: 'Extras of this room.' })
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

/** What such stays cost together. */
@ObjectType()
export abstract class PricedParts {
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
export class StayPartsArgs {
  @Field(() => String, {
    description: 'Code of a coupon, at most 20 characters; the room where it takes most off bears it.',
    nullable: true,
  })
  couponCode?: string | null
}
