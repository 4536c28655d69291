import { Field, Float, ObjectType, registerEnumType } from 'type-graphql'
import { guestCurrencies, type GuestCurrency } from '#graphql/inputs/exchange-rates.ts'
import { describeValues, enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate, GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const GuestCurrencyEnum = enumFrom(guestCurrencies)
registerEnumType(GuestCurrencyEnum, {
  name: 'GuestCurrency',
  description: 'In which guests may read a rough sum; the hotel charges US dollars.',
  valuesConfig: describeValues({
    EUR: 'Euro.',
    SEK: 'Swedish krona.',
    BRL: 'Brazilian real.',
    GBP: 'Pound sterling.',
    CAD: 'Canadian dollar.',
  }),
})

@ObjectType({ description: 'What one US dollar is in another currency: for rough sums, it binds nobody.' })
export class ExchangeRate {
  @Field(() => GuestCurrencyEnum, { description: 'The other currency.' })
  currency!: GuestCurrency

  @Field(() => Float, { description: 'Units of it for one US dollar.' })
  unitsPerUsd!: number

  @Field(() => GraphQLDate, { description: 'The day that the rate is of.' })
  asOf!: string

  @ReadableWith('rooms:read')
  @Field(() => GraphQLDateTimeISO, { description: 'When it was fetched.' })
  fetchedAt!: Date
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'Whether the rates could be fetched.' })
export class ExchangeRateFetch {
  @Field(() => Boolean, { description: 'Whether they were; otherwise those that were known stay.' })
  success!: boolean

  @Field(() => String, { description: 'Why they were not, for people; null when they were.', nullable: true })
  message!: string | null
}
