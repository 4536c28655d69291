import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { shownStates, stayWishes, type ShownState, type StayWish } from '#graphql/inputs/stay-request.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate, GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { QuoteCharge, QuoteExtra, QuoteLongStay, QuoteRefusal, StayQuoteInput } from '../pricing/stay.type.ts'

const StayRequestStateEnum = enumFrom(shownStates)
registerEnumType(StayRequestStateEnum, {
  name: 'StayRequestState',
  description: 'How far a request for a stay is.',
  valuesConfig: {
    ASKED: { description: 'The front desk has yet to answer.' },
    OFFERED: { description: 'The guest can accept, and a room is held.' },
    ACCEPTED: { description: 'The guest has accepted: the nights are taken.' },
    DECLINED: { description: 'The front desk cannot offer the nights.' },
    REFUSED: { description: 'The guest has said no to the offer.' },
    EXPIRED: { description: 'The offer has run out.' },
  },
})

const StayWishEnum = enumFrom(stayWishes)
registerEnumType(StayWishEnum, {
  name: 'StayWish',
  description: 'What a guest wishes for, which is no promise; its price stands in the hotel’s facts.',
  valuesConfig: {
    LATE_CHECK_OUT: { description: 'To leave later, at the price of each hour.' },
    PET: { description: 'To bring a pet, at the price of each night.' },
  },
})

@InputType({ description: 'A room that is asked for, with its stay and its guests.' })
class RequestedRoomInput extends StayQuoteInput {
  @Field(() => String, {
    description:
      'Number of a room of that type that the guest wishes for, which is no promise; it is one of roomNumbers.',
    nullable: true,
  })
  roomNumber?: string | null
}

@InputType({
  description: 'One or several rooms that are asked for, and by whom. Their price is worked out here.',
})
export class RequestStayInput extends RequestedRoomInput {
  @Field(() => [RequestedRoomInput], {
    description:
      'Further rooms, at most 11, as one request with the first: for the same nights, or before or after it. At most 12 guests at once, and a coupon for one of the rooms.',
    nullable: true,
  })
  moreRooms?: RequestedRoomInput[] | null

  @Field(() => String, { description: 'Name, 1 to 100 characters.' })
  name!: string

  @Field(() => String, { description: 'Email address.' })
  email!: string

  @Field(() => String, { description: 'What else to know, at most 2,000 characters.', nullable: true })
  note?: string | null

  @Field(() => LocaleEnum, { description: 'Language of the guest.', nullable: true })
  language?: Locale | null

  @Field(() => String, { description: 'Reserved: leave it out.', nullable: true })
  website?: string | null
}

@InputType({ description: 'What to offer in place of a room; what is left out is as it was asked for.' })
class OfferedRoomInput {
  @Field(() => ID, { description: 'Id of the room of the request.' })
  id!: string

  @Field(() => String, { description: 'Slug of another room type.', nullable: true })
  roomTypeSlug?: string | null

  @Field(() => GraphQLDate, { description: 'Another day of arrival.', nullable: true })
  arrival?: string | null

  @Field(() => GraphQLDate, { description: 'Another day of departure.', nullable: true })
  departure?: string | null
}

const ofOnlyRoom = 'Use rooms instead, which names what is offered for each; until 2027-06-30'

@InputType({ description: 'What to offer; what is left out is as it was asked for.' })
export class OfferStayInput {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string

  @Field(() => [OfferedRoomInput], {
    description: 'Rooms of the request for which something else is offered, each once.',
    nullable: true,
  })
  rooms?: OfferedRoomInput[] | null

  @Field(() => String, { description: 'Slug of another room type.', nullable: true, deprecationReason: ofOnlyRoom })
  roomTypeSlug?: string | null

  @Field(() => GraphQLDate, { description: 'Another day of arrival.', nullable: true, deprecationReason: ofOnlyRoom })
  arrival?: string | null

  @Field(() => GraphQLDate, {
    description: 'Another day of departure.',
    nullable: true,
    deprecationReason: ofOnlyRoom,
  })
  departure?: string | null
}

@InputType({ description: 'Wishes for an accepted stay.' })
export class UpdateStayWishesInput {
  @Field(() => String, { description: 'Token of the guest’s page.' })
  token!: string

  @Field(() => [StayWishEnum], { description: 'All of them; what is left out is taken back.' })
  wishes!: StayWish[]
}

@InputType({ description: 'A question from the guest’s page.' })
export class AskAboutStayInput {
  @Field(() => String, { description: 'Token of the guest’s page.' })
  token!: string

  @Field(() => String, { description: 'The question, 1 to 2,000 characters.' })
  message!: string
}

@ObjectType({ description: 'A request that has been stored.' })
export class StayRequestReceipt {
  @Field(() => String, { description: 'Short reference, such as AB-4K7Q.' })
  reference!: string

  @Field(() => String, { description: 'Opens the guest’s page, and is the only way to it.' })
  token!: string
}

@ObjectType({ description: 'A night of a kept price.' })
class KeptNight {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents, before fees and taxes.' })
  price!: number
}

@ObjectType({ description: 'Every line of a price as it was said, in cents.' })
class KeptPrice {
  @Field(() => [KeptNight], { description: 'The nights in their order.' })
  nights!: KeptNight[]

  @Field(() => Int, { description: 'All nights, before any discount.' })
  nightsTotal!: number

  @Field(() => QuoteLongStay, { description: 'The long-stay rate that was applied.', nullable: true })
  longStay!: QuoteLongStay | null

  @Field(() => Int, { description: 'Percent that the coupon takes off the nights.', nullable: true })
  couponPercent!: number | null

  @Field(() => Int, { description: 'What the long-stay rate or the coupon takes off the nights; 0 without either.' })
  discount!: number

  @Field(() => [QuoteCharge], { description: 'Mandatory fees.' })
  fees!: QuoteCharge[]

  @Field(() => [QuoteExtra], { description: 'Extras: what the party causes, and what was chosen.' })
  extras?: QuoteExtra[]

  @Field(() => Int, { description: 'Nights less discount plus mandatory fees and extras.' })
  subtotal!: number

  @Field(() => [QuoteCharge], { description: 'Taxes.' })
  taxes!: QuoteCharge[]

  @Field(() => Int, { description: 'All taxes.' })
  taxTotal!: number

  @Field(() => Int, { description: 'What the guest pays for the stay in all.' })
  total!: number
}

@ObjectType({ description: 'A stay with its price, as asked for or as offered.' })
export class PricedStay {
  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure.' })
  departure!: string

  @Field(() => Int, { description: 'Nights.' })
  nightCount!: number

  @Field(() => Int, { description: 'Guests, children too.' })
  guests!: number

  @Field(() => Int, { description: 'How many of the guests are children.' })
  children!: number

  @Field(() => Boolean, {
    description: 'Whether an accessible room is needed; from an offer on it is held by its number.',
  })
  accessible!: boolean

  @Field(() => KeptPrice, { description: 'The price.' })
  price!: KeptPrice
}

const ofFirstRoom = 'Use rooms instead, of which this is the first; until 2027-06-30'

@ObjectType({ description: 'A room of a request as its guest sees it.' })
class GuestStayRoom {
  @Field(() => PricedStay, { description: 'What was asked for.' })
  asked!: PricedStay

  @Field(() => PricedStay, { description: 'What the front desk offered.', nullable: true })
  offered!: PricedStay | null

  @Field(() => String, { description: 'Code of the coupon that was named; null for none.', nullable: true })
  couponCode!: string | null

  @Field(() => String, {
    description: 'Number of the room that the guest wishes for, which is no promise; null for none.',
    nullable: true,
  })
  roomNumber!: string | null
}

@ObjectType({ description: 'A request as its guest sees it.' })
export class GuestStay {
  @Field(() => String, { description: 'Short reference, such as AB-4K7Q.' })
  reference!: string

  @Field(() => StayRequestStateEnum, { description: 'How far it is.' })
  state!: ShownState

  @Field(() => [GuestStayRoom], { description: 'The rooms, one at least, in the order in which they were asked for.' })
  rooms!: GuestStayRoom[]

  @Field(() => Int, { description: 'Cents for all rooms as they were asked for, taxes included.' })
  askedTotal!: number

  @Field(() => Int, { description: 'Cents for all rooms as they were offered, taxes included.', nullable: true })
  offeredTotal!: number | null

  @Field(() => PricedStay, { description: 'What was asked for.', deprecationReason: ofFirstRoom })
  asked!: PricedStay

  @Field(() => GraphQLDateTimeISO, {
    description: 'Until then the price is kept; null where it could not be promised.',
    nullable: true,
  })
  keptUntil!: Date | null

  @Field(() => Boolean, { description: 'Whether that promise still holds.' })
  isPriceKept!: boolean

  @Field(() => PricedStay, {
    description: 'What the front desk offered.',
    nullable: true,
    deprecationReason: ofFirstRoom,
  })
  offered!: PricedStay | null

  @Field(() => GraphQLDateTimeISO, { description: 'Until then the rooms are held.', nullable: true })
  heldUntil!: Date | null

  @Field(() => Boolean, { description: 'Whether other nights or another room are offered than were asked for.' })
  isCounterOffer!: boolean

  @Field(() => [StayWishEnum], { description: 'Wishes.' })
  wishes!: StayWish[]

  @Field(() => String, {
    description: 'Number of the room that the guest wishes for, which is no promise; null for none.',
    nullable: true,
    deprecationReason: ofFirstRoom,
  })
  roomNumber!: string | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'The room that a guest wishes for by its number, as the front desk sees it.' })
export class WishedRoom {
  @Field(() => String, { description: 'Its number when it was asked for.' })
  roomNumber!: string

  @Field(() => Boolean, {
    description:
      'Whether a block names it on one of the nights; null when there is no such room of the type any more. Bookings, and blocks of a number of rooms, do not say which rooms they take.',
    nullable: true,
  })
  isBlocked!: boolean | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'What the stay that was asked for costs at this moment, and whether it can be had.' })
export class PresentStay {
  @Field(() => Boolean, { description: 'Whether a room has all of the nights.' })
  isFree!: boolean

  @Field(() => Boolean, { description: 'Whether the property management system has been silent for long.' })
  isApproximate!: boolean

  @Field(() => Int, { description: 'Cents for all of the stay, taxes included.' })
  total!: number

  @Field(() => [QuoteRefusal], { description: 'What stands against it.' })
  refusals!: QuoteRefusal[]
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A room of a request, as the front desk sees it.' })
class StayRequestRoom {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => PricedStay, { description: 'What was asked for, at the price that is kept.' })
  asked!: PricedStay

  @Field(() => PricedStay, { description: 'What was offered last.', nullable: true })
  offered!: PricedStay | null

  @Field(() => WishedRoom, {
    description: 'The room that the guest wishes for by its number; null for none.',
    nullable: true,
  })
  wishedRoom!: WishedRoom | null

  @Field(() => PresentStay, {
    description:
      'What was asked for at this moment, once the rooms before it are taken; null when its room type is not offered any more.',
    nullable: true,
  })
  present!: PresentStay | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'One or several rooms that a guest asked for, as the front desk sees them.' })
export class StayRequest {
  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @ReadableWith('inquiries:read', 'inquiries:write')
  @Field(() => StayRequestStateEnum, { description: 'How far it is.' })
  state!: ShownState

  @Field(() => [StayRequestRoom], {
    description: 'The rooms, one at least, in the order in which they were asked for.',
  })
  rooms!: StayRequestRoom[]

  @Field(() => Int, { description: 'Cents for all rooms at the price that is kept, taxes included.' })
  askedTotal!: number

  @Field(() => Int, {
    description: 'Cents for all rooms as they were asked for, at this moment; null when one is not offered any more.',
    nullable: true,
  })
  presentTotal!: number | null

  @Field(() => Int, { description: 'Cents for all rooms as they were offered last.', nullable: true })
  offeredTotal!: number | null

  @Field(() => Boolean, { description: 'Whether all rooms can be held at this moment, on all of their nights.' })
  isFree!: boolean

  @Field(() => PricedStay, {
    description: 'What was asked for, at the price that is kept.',
    deprecationReason: ofFirstRoom,
  })
  asked!: PricedStay

  @Field(() => GraphQLDateTimeISO, {
    description: 'Until then the price is kept; null where it could not be promised.',
    nullable: true,
  })
  keptUntil!: Date | null

  @Field(() => PricedStay, { description: 'The last offer.', nullable: true, deprecationReason: ofFirstRoom })
  offered!: PricedStay | null

  @Field(() => WishedRoom, {
    description: 'The room that the guest wishes for by its number; null for none.',
    nullable: true,
    deprecationReason: ofFirstRoom,
  })
  wishedRoom!: WishedRoom | null

  @Field(() => PresentStay, {
    description: 'The stay that was asked for at this moment; null when its room type is not offered any more.',
    nullable: true,
    deprecationReason: ofFirstRoom,
  })
  present!: PresentStay | null

  @Field(() => GraphQLDateTimeISO, { description: 'Until then the offer is open.', nullable: true })
  heldUntil!: Date | null

  @Field(() => [StayWishEnum], { description: 'Wishes of the guest who accepted.' })
  wishes!: StayWish[]

  @Field(() => String, { description: 'Who answered last.', nullable: true })
  answeredBy!: string | null
}
