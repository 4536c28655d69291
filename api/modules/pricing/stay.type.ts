import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { chargeKinds, type ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { extraKinds, extraUnits, type ExtraKind, type ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import { couponRefusals, type CouponRefusal } from './quote.ts'
import { refusalCodes, type RefusalCode } from './refusals.ts'

export const ChargeKindEnum = enumFrom(chargeKinds)
registerEnumType(ChargeKindEnum, {
  name: 'ChargeKind',
  description: 'A tax or a mandatory fee.',
  valuesConfig: {
    SALES_TAX: { description: 'State and county sales tax; amounts of settings are hundredths of a percent.' },
    BED_TAX: { description: 'The county’s tax on overnight stays; amounts of settings are hundredths of a percent.' },
    NIGHTLY_FEE: { description: 'A mandatory fee for every night, in cents.' },
    STAY_FEE: { description: 'A mandatory fee once a stay, in cents.' },
  },
})

const RefusalCodeEnum = enumFrom(refusalCodes)
registerEnumType(RefusalCodeEnum, {
  name: 'StayRefusalCode',
  description: 'Why a stay cannot be booked.',
  valuesConfig: {
    PAST_ARRIVAL: { description: 'The arrival is before today at the hotel.' },
    TOO_FAR_AHEAD: { description: 'The arrival is more than 730 days ahead.' },
    TOO_MANY_GUESTS: { description: 'More guests than the room takes; `limit` is how many it takes.' },
    TOO_FEW_ADULTS: {
      description:
        'In each of the rooms that so many guests need an adult has to stay; `limit` is how many adults that takes.',
    },
    SOLD_OUT: {
      description: 'No room is left on `date`, or from it to `until`; without a date: no room has all of the nights.',
    },
    CLOSED: { description: 'The night `date`, or those from it to `until`, are not sold.' },
    NO_ACCESSIBLE_ROOM: { description: 'Rooms are left, but no accessible one for all of the nights.' },
    CLOSED_TO_ARRIVAL: { description: 'Nobody can arrive on `date`.' },
    CLOSED_TO_DEPARTURE: { description: 'Nobody can depart on `date`.' },
    MIN_STAY: { description: 'A stay that arrives on `date` must have at least `limit` nights.' },
    MAX_STAY: { description: 'A stay that arrives on `date` can have at most `limit` nights.' },
  },
})

export const CouponRefusalEnum = enumFrom(couponRefusals)
registerEnumType(CouponRefusalEnum, {
  name: 'CouponRefusal',
  description: 'Why a coupon takes nothing off.',
  valuesConfig: {
    UNKNOWN: { description: 'There is no such code.' },
    EXPIRED: { description: 'It has run out by the day of arrival.' },
    USED: { description: 'It was redeemed or withdrawn.' },
    BLACKOUT: { description: 'The arrival lies in a blackout period.' },
    LONG_STAY: { description: 'The long-stay rate takes as much off or more, and discounts are not combined.' },
  },
})

export const ExtraKindEnum = enumFrom(extraKinds)
registerEnumType(ExtraKindEnum, {
  name: 'ExtraKind',
  description: 'What an extra is.',
  valuesConfig: {
    PET: { description: 'A pet; its price stands in the hotel’s facts.' },
    EARLY_CHECK_IN: { description: 'To come before the usual hour.' },
    LATE_CHECK_OUT: { description: 'To leave after the usual hour; its price stands in the hotel’s facts.' },
    EXTRA_PERSON: { description: 'A guest beyond those for whom the price of the room is enough.' },
    CRIB: { description: 'A bed for a small child.' },
    OTHER: { description: 'What staff have named.' },
  },
})

export const ExtraUnitEnum = enumFrom(extraUnits)
registerEnumType(ExtraUnitEnum, {
  name: 'ExtraUnit',
  description: 'For what the price of an extra is asked once.',
  valuesConfig: {
    STAY: { description: 'The whole stay.' },
    NIGHT: { description: 'Each night.' },
    PERSON: { description: 'Each person, for the whole stay.' },
    PERSON_NIGHT: { description: 'Each person and night.' },
    HOUR: { description: 'Each hour.' },
  },
})

@InputType({ description: 'An extra that a guest takes.' })
class ChosenExtraInput {
  @Field(() => String, { description: 'Slug of the extra; one that is not offered costs nothing and is left out.' })
  slug!: string

  @Field(() => Int, {
    description: 'How many, or hours, 1 to 9; 1 when missing, at most as many as are offered. By person: all of them.',
    nullable: true,
  })
  quantity?: number
}

/** Who comes and what they take along. */
@InputType()
abstract class PartyFields {
  @Field(() => Int, { description: 'Guests, 1 to 12, children too; 2 when missing.', nullable: true })
  guests?: number | null

  @Field(() => Int, {
    description: 'How many of the guests are children; 0 when missing. Each of them counts as a guest.',
    nullable: true,
  })
  children?: number | null

  @Field(() => [ChosenExtraInput], { description: 'Extras, each once; none when missing.', nullable: true })
  extras?: readonly ChosenExtraInput[] | null

  @Field(() => Boolean, {
    description:
      'Whether an accessible room is needed, one among several rooms; false when missing. Such rooms are given to others last within their type.',
    nullable: true,
  })
  accessible?: boolean | null
}

@InputType({ description: 'A stay for which a price is asked.' })
export class StayQuoteInput extends PartyFields {
  @Field(() => String, { description: 'Slug of the room type.' })
  roomTypeSlug!: string

  @Field(() => GraphQLDate, { description: 'Day of arrival, from today at the hotel.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure, 1 to 365 nights after the arrival.' })
  departure!: string

  @Field(() => String, { description: 'Code of a coupon, at most 20 characters.', nullable: true })
  couponCode?: string | null
}

@InputType({ description: 'Dates for which rooms are looked for.' })
export class BookableStaysInput extends PartyFields {
  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure, 1 to 365 nights after the arrival.' })
  departure!: string

  @Field(() => String, { description: 'Slug of a room type; all when missing.', nullable: true })
  roomTypeSlug?: string | null

  @Field(() => Int, {
    description: 'Stays of the same length that begin up to so many days earlier or later, 0 to 14; 0 when missing.',
    nullable: true,
  })
  flexibleDays?: number | null
}

@ArgsType()
export class CouponArgs {
  @Field(() => String, {
    description: 'Code of a coupon, at most 20 characters; each stay costs what it does with it.',
    nullable: true,
  })
  couponCode?: string | null
}

@InputType({ description: 'A length in a month, for whom the dates are open.' })
export class CheapestStaysInput extends PartyFields {
  @Field(() => String, { description: 'The month in which all nights lie, as YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'Nights, 1 to 28.' })
  nights!: number

  @Field(() => String, { description: 'Slug of a room type; all when missing.', nullable: true })
  roomTypeSlug?: string | null
}

@ArgsType()
export class RateCalendarArgs {
  @Field(() => String, { description: 'Slug of a room type; all types when missing.', nullable: true })
  roomTypeSlug?: string | null

  @Field(() => String, { description: 'First month, as YYYY-MM.' })
  month!: string

  @Field(() => Int, { description: 'How many months, 1 to 12.', defaultValue: 1 })
  months!: number
}

@ObjectType({ description: 'A night of a quote.' })
export class QuoteNight {
  @Field(() => GraphQLDate, { description: 'The night.' })
  date!: string

  @Field(() => Int, { description: 'Cents, before fees and taxes.' })
  price!: number
}

@ObjectType({ description: 'A fee or tax of a quote.' })
export class QuoteCharge {
  @Field(() => ChargeKindEnum, { description: 'Which one.' })
  kind!: ChargeKind

  @Field(() => Int, { description: 'Cents for the whole stay.' })
  amount!: number
}

@ObjectType({ description: 'The rate that the length of a stay brings.' })
export class QuoteLongStay {
  @Field(() => Int, { description: 'Nights from which it holds.' })
  minNights!: number

  @Field(() => Int, { description: 'Percent off the nights.' })
  percent!: number
}

@ObjectType({ description: 'An extra of a quote.' })
export class QuoteExtra {
  @Field(() => String, { description: 'Short name in addresses, such as late-check-out.' })
  slug!: string

  @Field(() => ExtraKindEnum, { description: 'What it is.' })
  kind!: ExtraKind

  @Field(() => ExtraUnitEnum, { description: 'For what its price is asked once.' })
  unit!: ExtraUnit

  @Field(() => Int, { description: 'Cents for one unit.' })
  price!: number

  @Field(() => Int, { description: 'How many: things, hours or persons.' })
  quantity!: number

  @Field(() => Int, { description: 'Cents for the whole stay, before tax.' })
  amount!: number

  @Field(() => Boolean, { description: 'Whether sales tax and bed tax are laid on it.' })
  taxed!: boolean

  @Field(() => Boolean, { description: 'Whether it follows from the party, whatever the guest chooses.' })
  isMandatory!: boolean
}

@ObjectType({ description: 'One reason why a stay cannot be booked.' })
export class QuoteRefusal {
  @Field(() => RefusalCodeEnum, { description: 'The reason.' })
  code!: RefusalCode

  @Field(() => GraphQLDate, {
    description: 'The night or day it is about, or the first of several nights.',
    nullable: true,
  })
  date!: string | null

  @Field(() => GraphQLDate, { description: 'The last of several nights in a row.', nullable: true })
  until!: string | null

  @Field(() => Int, {
    description: 'Nights or guests that would be possible, or adults that are needed.',
    nullable: true,
  })
  limit!: number | null

  @Field(() => String, { description: 'Name of the pricing rule behind it.', nullable: true })
  rule!: string | null
}

@ObjectType({ description: 'A stay that can be booked, with its price.' })
export class BookableStay {
  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure.' })
  departure!: string

  @Field(() => Int, { description: 'Nights.' })
  nightCount!: number

  @Field(() => Int, { description: 'Cents for nights, mandatory fees and extras: the price to print first.' })
  subtotal!: number

  @Field(() => Int, { description: 'Percent that the coupon takes off the nights.', nullable: true })
  couponPercent!: number | null

  @Field(() => CouponRefusalEnum, { description: 'Why the coupon takes nothing off.', nullable: true })
  couponRefusal!: CouponRefusal | null

  @Field(() => Int, {
    description: 'Cents that the long-stay rate or the coupon takes off the nights; 0 without either.',
  })
  discount!: number

  @Field(() => Int, { description: 'Cents of taxes.' })
  taxTotal!: number

  @Field(() => Int, { description: 'Cents for all of the stay, taxes included.' })
  total!: number

  @Field(() => Boolean, { description: 'Whether the price is a "from", to be confirmed by phone.' })
  isApproximate!: boolean
}

@ObjectType({ description: 'Why no room can be booked for some dates, and what can.' })
export class RefusedStay {
  @Field(() => [QuoteRefusal], { description: 'The reasons, of the room that comes nearest to being bookable.' })
  refusals!: QuoteRefusal[]

  @Field(() => [BookableStay], { description: 'The nearest stays that can be booked, at most 3.' })
  alternatives!: BookableStay[]
}

@ObjectType({ description: 'What a stay costs and whether it can be booked.' })
export class StayQuote {
  @Field(() => GraphQLDate, { description: 'Day of arrival.' })
  arrival!: string

  @Field(() => GraphQLDate, { description: 'Day of departure.' })
  departure!: string

  @Field(() => Int, { description: 'Guests, children too.' })
  guests!: number

  @Field(() => Int, { description: 'How many of the guests are children.' })
  children!: number

  @Field(() => Int, { description: 'Nights.' })
  nightCount!: number

  @Field(() => Boolean, { description: 'Whether it can be booked: there are no refusals.' })
  bookable!: boolean

  @Field(() => [QuoteRefusal], { description: 'Every reason why it cannot be booked.' })
  refusals!: QuoteRefusal[]

  @Field(() => Int, { description: 'Cents for all nights, before any discount.' })
  nightsTotal!: number

  @Field(() => QuoteLongStay, {
    description:
      'The long-stay rate that takes its percent off the nights; null when none does, or a coupon takes more.',
    nullable: true,
  })
  longStay!: QuoteLongStay | null

  @Field(() => Int, { description: 'Percent that the coupon takes off the nights.', nullable: true })
  couponPercent!: number | null

  @Field(() => CouponRefusalEnum, { description: 'Why the coupon takes nothing off.', nullable: true })
  couponRefusal!: CouponRefusal | null

  @Field(() => Int, {
    description: 'Cents that the long-stay rate or the coupon takes off the nights; 0 without either.',
  })
  discount!: number

  @Field(() => [QuoteCharge], { description: 'Mandatory fees.' })
  fees!: QuoteCharge[]

  @Field(() => [QuoteExtra], {
    description: 'Extras: what the party causes, and what was chosen as far as it is offered.',
  })
  extras!: QuoteExtra[]

  @Field(() => Int, { description: 'Cents of all extras, before tax.' })
  extrasTotal!: number

  @Field(() => Int, {
    description: 'Nights less discount plus mandatory fees and extras, in cents: the price to print first.',
  })
  subtotal!: number

  @Field(() => [QuoteCharge], { description: 'Taxes.' })
  taxes!: QuoteCharge[]

  @Field(() => Int, { description: 'Cents of all taxes.' })
  taxTotal!: number

  @Field(() => Int, { description: 'What the guest pays for the stay in all, in cents.' })
  total!: number

  @Field(() => Int, { description: 'First nights that are due at booking; 0 when the hotel asks for no deposit.' })
  depositNights!: number

  @Field(() => Int, { description: 'Cents of the nights that are due at booking.' })
  deposit!: number

  @Field(() => Int, {
    description: 'Cents taken at check-in and refunded at check-out, not part of the total; null when there is none.',
    nullable: true,
  })
  securityDeposit!: number | null

  @Field(() => GraphQLDateTimeISO, {
    description: 'Until then cancelling is free; afterwards one night is charged. Null when that moment has passed.',
    nullable: true,
  })
  freeCancellationUntil!: Date | null

  @Field(() => Boolean, {
    description:
      'Whether the price is a "from", to be confirmed by phone: the hotel’s system has been silent for long.',
  })
  isApproximate!: boolean

  @Field(() => Boolean, {
    description:
      'Whether the room that is given for it is an accessible one: such a room is needed, or none but those are left of the type.',
  })
  isAccessibleRoom!: boolean

  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string
}

@ObjectType({ description: 'A day of a rate calendar.' })
export class CalendarDay {
  @Field(() => GraphQLDate, { description: 'The day, as night and as day of arrival or departure.' })
  date!: string

  @Field(() => Int, { description: 'Lowest total for the night with mandatory fees, before tax, in cents.' })
  total!: number

  @Field(() => Int, { description: 'Rooms left: 0 when none or not sold, 4 for four or more.' })
  roomsLeft!: number

  @Field(() => Boolean, { description: 'Whether the night can be part of a stay.' })
  open!: boolean

  @Field(() => Boolean, { description: 'Whether a stay can begin here.' })
  canArrive!: boolean

  @Field(() => Boolean, { description: 'Whether a stay can end here.' })
  canDepart!: boolean

  @Field(() => Int, { description: 'Fewest nights of a stay that begins here.' })
  minStay!: number

  @Field(() => Int, { description: 'Most nights of a stay that begins here.', nullable: true })
  maxStay!: number | null

  @Field(() => Boolean, { description: 'Whether the price is a "from", to be confirmed by phone.' })
  isApproximate!: boolean
}

@ObjectType({ description: 'The nights of a room type in some months.' })
export class RateCalendar {
  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => [CalendarDay], { description: 'Every day of the months, and the first day after them.' })
  days!: CalendarDay[]
}
