import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { StayQuote, StayQuoteInput } from './stay.type.ts'

@InputType({ description: 'Rooms for which a price is asked together: for the same nights, or one after the other.' })
export class RoomsQuoteInput {
  @Field(() => [StayQuoteInput], {
    description: '1 to 12 rooms, each with its stay and its guests, at most 12 of them at once; one may have a coupon.',
  })
  rooms!: StayQuoteInput[]
}

@ObjectType({ description: 'What rooms cost that are had together.' })
export class RoomsQuote {
  @Field(() => [StayQuote], { description: 'The rooms, in the order in which they were asked for.' })
  rooms!: StayQuote[]

  @Field(() => Boolean, { description: 'Whether all of them can be booked, at once.' })
  bookable!: boolean

  @Field(() => Int, { description: 'Cents for all rooms with mandatory fees and extras, less discounts.' })
  subtotal!: number

  @Field(() => Int, { description: 'Cents of the taxes of all rooms.' })
  taxTotal!: number

  @Field(() => Int, { description: 'Cents for all rooms, taxes included.' })
  total!: number

  @Field(() => Boolean, { description: 'Whether the price is a "from", to be confirmed by phone.' })
  isApproximate!: boolean
}
