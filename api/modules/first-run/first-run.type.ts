import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { setupSteps, type SetupStepId } from '#graphql/inputs/first-run.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

const SetupStepIdEnum = enumFrom(setupSteps)
registerEnumType(SetupStepIdEnum, {
  name: 'SetupStepId',
  description: 'Something to be done before guests come.',
  valuesConfig: {
    NAME_AND_ADDRESS: { description: 'The hotel’s name, address and place on the map.' },
    PHONE_AND_HOURS: { description: 'Its telephone number and the hours of the front desk.' },
    ROOMS_AND_PRICES: { description: 'Room types, rooms and what they cost.' },
    PICTURES: { description: 'Photographs in place of the drawings.' },
    MAIL: { description: 'The mail server that takes the hotel’s mail.' },
    BOOKING_PAGE: { description: 'The page on which guests book.' },
    LANGUAGES: { description: 'The languages that the site offers.' },
    TAXES: { description: 'Taxes and fees, which totals include.' },
  },
})

const SampleAnswerEnum = enumFrom(['kept', 'removed'])
registerEnumType(SampleAnswerEnum, {
  name: 'SampleAnswer',
  description: 'What the owner has said about the sample hotel.',
  valuesConfig: {
    KEPT: { description: 'It stays: the hotel is made of it, record by record.' },
    REMOVED: { description: 'It was taken off.' },
  },
})

@ReadableWith('content:read')
@ObjectType({ description: 'Records of one kind, of the sample hotel and of the hotel itself.' })
class SampleNoun {
  @Field(() => String, { description: 'What they are, in the plural.' })
  noun!: string

  @Field(() => Int, { description: 'Those that go with the sample: nobody has changed them.' })
  goes!: number

  @Field(() => Int, { description: 'Those that stay: the hotel’s own, what they need, and what is true of any hotel.' })
  stays!: number
}

@ReadableWith('content:read')
@ObjectType({ description: 'The sample hotel that came with the product, as far as it is still there.' })
export class SampleHotel {
  @Field(() => SampleAnswerEnum, { description: 'What the owner has said; null until then.', nullable: true })
  answer!: 'kept' | 'removed' | null

  @Field(() => String, { description: 'Who has said so.', nullable: true })
  answeredBy!: string | null

  @Field(() => Int, { description: 'Its records that nobody has changed.' })
  records!: number

  @Field(() => Boolean, {
    description: 'Name, phone, email or street are still its own: it goes only with others in their place.',
  })
  needsEssentials!: boolean

  @Field(() => [SampleNoun], { description: 'The same by kind.' })
  nouns!: SampleNoun[]
}

@InputType({ description: 'Where a hotel stands.' })
class EssentialAddressInput {
  @Field(() => String, { description: 'Street and number.' })
  street!: string

  @Field(() => String, { description: 'Town.' })
  town!: string

  @Field(() => String, { description: 'State or region.' })
  region!: string

  @Field(() => String, { description: 'Postal code.' })
  postalCode!: string

  @Field(() => String, { description: 'Country, as two capital letters.' })
  country!: string
}

@InputType({ description: 'A point on the map.' })
class EssentialPositionInput {
  @Field(() => Float, { description: 'Degrees north, -90 to 90.' })
  latitude!: number

  @Field(() => Float, { description: 'Degrees east, -180 to 180.' })
  longitude!: number
}

@InputType({ description: 'What must be known of a hotel before its pages can say anything true.' })
class EssentialsInput {
  @Field(() => String, { description: 'Name of the hotel, up to 80 characters.' })
  name!: string

  @Field(() => String, {
    description: 'Front desk, as printed: with + and the country, or ten digits in the United States.',
  })
  phone!: string

  @Field(() => String, { description: 'Address for mail to the front desk.' })
  email!: string

  @Field(() => EssentialAddressInput, { description: 'Where the hotel stands.' })
  address!: EssentialAddressInput

  @Field(() => EssentialPositionInput, { description: 'The hotel’s pin on the map.' })
  position!: EssentialPositionInput

  @Field(() => String, { description: 'Time zone, as Europe/Helsinki.' })
  timeZone!: string

  @Field(() => [LocaleEnum], { description: 'Languages of the site; English is among them.' })
  languages!: Locale[]

  @Field(() => String, { description: 'Earliest check-in: HH:MM, hotel time.' })
  checkInTime!: string

  @Field(() => String, { description: 'Latest check-out: HH:MM, hotel time.' })
  checkOutTime!: string
}

@InputType({ description: 'Takes the sample hotel off.' })
export class RemoveSampleInput {
  @Field(() => String, { description: 'The hotel’s present name, typed.' })
  confirmation!: string

  @Field(() => EssentialsInput, {
    description: 'The hotel’s own; they can be left out when they are no longer the sample’s.',
    nullable: true,
  })
  essentials?: EssentialsInput | null
}

@ReadableWith('hotel:setup')
@ObjectType({ description: 'Something to be done before guests come.' })
class SetupStep {
  @Field(() => SetupStepIdEnum, { description: 'Which one.' })
  id!: SetupStepId

  @Field(() => Boolean, { description: 'Whether the hotel’s records say that it is done.' })
  isDone!: boolean

  @Field(() => String, { description: 'Who has said that it does not apply; null when nobody has.', nullable: true })
  skippedBy!: string | null
}

@ReadableWith('hotel:setup')
@ObjectType({ description: 'The way from a fresh installation to a hotel.' })
export class Setup {
  @Field(() => [SetupStep], { description: 'The steps in their order.' })
  steps!: SetupStep[]

  @Field(() => Boolean, { description: 'Whether the owner has put it aside.' })
  isDismissed!: boolean
}

@InputType({ description: 'Says of a step that it does not apply.' })
export class SkipSetupStepInput {
  @Field(() => SetupStepIdEnum, { description: 'Which one.' })
  id!: SetupStepId

  @Field(() => Boolean, { description: 'False takes it back.' })
  skipped!: boolean
}
