import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { audienceCoupons, type AudienceCoupon } from '#graphql/inputs/campaign-audience.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

const AudienceCouponEnum = enumFrom(audienceCoupons)
registerEnumType(AudienceCouponEnum, {
  name: 'AudienceCoupon',
  description: 'What the coupons of a subscriber say.',
  valuesConfig: {
    USABLE: { description: 'There is one that can still be redeemed.' },
    REDEEMED: { description: 'One was redeemed for a stay.' },
    NONE: { description: 'None was ever given.' },
  },
})

@InputType({
  description: 'Subscribers that a campaign goes to: of several values any fits, of several conditions all have to.',
})
export class AudienceInput {
  @Field(() => [LocaleEnum], { description: 'Languages of their mails; all when missing or empty.', nullable: true })
  languages?: Locale[] | null

  @Field(() => [String], {
    description: 'Where they joined, as in `Subscriber.source`, at most 20; anywhere when missing or empty.',
    nullable: true,
  })
  sources?: string[] | null

  @Field(() => GraphQLDate, { description: 'They joined before this day, which is today or earlier.', nullable: true })
  joinedBefore?: string | null

  @Field(() => AudienceCouponEnum, { description: 'What their coupons say.', nullable: true })
  coupon?: AudienceCoupon | null

  @Field(() => GraphQLDate, {
    description: 'They were given no coupon on this day, which is today or earlier, or after it.',
    nullable: true,
  })
  noCouponSince?: string | null
}

@ReadableWith('campaigns:read')
@ObjectType({ description: 'Subscribers that a campaign goes to.' })
export class Audience {
  @Field(() => [LocaleEnum], { description: 'Languages of their mails; empty for all.' })
  languages!: Locale[]

  @Field(() => [String], { description: 'Where they joined; empty for anywhere.' })
  sources!: string[]

  @Field(() => GraphQLDate, { description: 'They joined before this day.', nullable: true })
  joinedBefore!: string | null

  @Field(() => AudienceCouponEnum, { description: 'What their coupons say.', nullable: true })
  coupon!: AudienceCoupon | null

  @Field(() => GraphQLDate, { description: 'They were given no coupon since this day.', nullable: true })
  noCouponSince!: string | null
}

@ReadableWith('campaigns:read')
@ObjectType({ description: 'How many people of an audience get their mails in a language.' })
class AudienceLanguage {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale!: Locale

  @Field(() => Int, { description: 'How many there are now.' })
  count!: number
}

@ReadableWith('campaigns:read')
@ObjectType({ description: 'Whom a campaign would go to now.' })
export class CampaignAudience {
  @Field(() => String, { description: 'The audience in an English sentence.' })
  sentence!: string

  @Field(() => Int, { description: 'How many people that is.' })
  count!: number

  @Field(() => [AudienceLanguage], { description: 'The same by language, the most frequent first.' })
  languages!: AudienceLanguage[]
}
