import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { CampaignState } from '#graphql/inputs/campaign.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDate, GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { CampaignStateEnum } from '../campaigns/campaign.type.ts'

// Who may read a part is asked when it is put together: a part that the caller may not read is null.

@ReadableWith()
@ObjectType({ description: 'A guest who waits for an answer.' })
class WaitingGuest {
  @Field(() => ID, { description: 'Id of the inquiry.' })
  id!: string

  @Field(() => String, { description: 'Reference of the inquiry, such as AB-4K7Q.' })
  reference!: string

  @Field(() => String, { description: 'Name of the guest.' })
  name!: string

  @Field(() => LocaleEnum, { description: 'Language in which the guest used the site.' })
  language!: Locale

  @Field(() => String, { description: 'How the message begins.' })
  excerpt!: string

  @Field(() => GraphQLDateTimeISO, { description: 'Since when.' })
  since!: Date

  @Field(() => String, { nullable: true, description: 'Name of whoever has taken it on.' })
  assignee!: string | null
}

@ReadableWith()
@ObjectType({ description: 'Guests who wait for an answer: of what is new or open, those to whom nobody has replied.' })
export class WaitingGuests {
  @Field(() => Int, { description: 'How many.' })
  count!: number

  @Field(() => [WaitingGuest], { description: 'Those who have waited longest, at most five.' })
  longest!: WaitingGuest[]
}

@ReadableWith()
@ObjectType({ description: 'A night of the coming week in the whole house.' })
export class NightAhead {
  @Field(() => GraphQLDate, { description: 'Hotel-local date on which the night begins.' })
  date!: string

  @Field(() => Int, { description: 'Rooms in use.' })
  rooms!: number

  @Field(() => Int, { description: 'Rooms that can still be sold.' })
  free!: number

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest price of a free room, in cents before tax; null when none is free.',
  })
  price!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest price of the same weekday a year ago (364 days), in cents; null when it is not known.',
  })
  priceYearAgo!: number | null

  @Field(() => Boolean, {
    description: 'Whether what the property management system said of it is older than 26 hours.',
  })
  isApproximate!: boolean
}

@ReadableWith()
@ObjectType({ description: 'Something that was changed since yesterday began.' })
export class RecentChange {
  @Field(() => GraphQLDateTimeISO, { description: 'When, last.' })
  at!: Date

  @Field(() => String, { description: 'What was changed and by whom, as a sentence.' })
  sentence!: string
}

@ReadableWith()
@ObjectType({ description: 'A campaign that is planned or on its way, or that ended since yesterday began.' })
export class CampaignUnderWay {
  @Field(() => ID, { description: 'Id of the campaign.' })
  id!: string

  @Field(() => String, { description: 'Subject of the mail.' })
  subject!: string

  @Field(() => CampaignStateEnum, { description: 'How far it is.' })
  state!: CampaignState

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it starts by itself.' })
  scheduledAt!: Date | null

  @Field(() => Int, { description: 'People it goes to; 0 before it starts.' })
  recipients!: number

  @Field(() => Int, { description: 'Mails that have left.' })
  sent!: number
}

@ReadableWith()
@ObjectType({ description: 'Something to be done, with the way there.' })
export class TodayTask {
  @Field(() => ID, { description: 'The same for the same thing on another day.' })
  id!: string

  @Field(() => String, { description: 'What is the matter, as a sentence.' })
  sentence!: string

  @Field(() => String, { nullable: true, description: 'What to do about it, as a sentence.' })
  remedy!: string | null

  @Field(() => String, { description: 'What the button to it says.' })
  button!: string

  @Field(() => String, { description: 'The screen of the desk where it is done, as a path.' })
  path!: string
}

@ReadableWith()
@ObjectType({ description: 'A language in which guests do not yet read all.' })
class UntranslatedLanguage {
  @Field(() => LocaleEnum, { description: 'Which one.' })
  locale!: Locale

  @Field(() => Int, { description: 'Records without it, or with what a person is yet to read or to bring up to date.' })
  records!: number
}

@ReadableWith()
@ObjectType({ description: 'What of the website waits for somebody.' })
export class WebsiteWork {
  @Field(() => Int, { description: 'Records that can change by themselves and that nobody has checked for a year.' })
  unverified!: number

  @Field(() => [UntranslatedLanguage], { description: 'Languages in which something is missing, drafted or outdated.' })
  untranslated!: UntranslatedLanguage[]

  @Field(() => Int, { description: 'Links to other websites that lead nowhere or elsewhere, at most 1,000.' })
  linksToFix!: number
}

@ReadableWith()
@ObjectType({
  description: 'What a person at the desk should know this morning. A part that one may not read is null.',
})
export class Today {
  @Field(() => GraphQLDate, { description: 'Today at the hotel.' })
  date!: string

  @Field(() => WaitingGuests, { nullable: true, description: 'Who waits for an answer; needs inquiries:read.' })
  waiting!: WaitingGuests | null

  @Field(() => [NightAhead], { nullable: true, description: 'Tonight and the next seven nights; needs rooms:read.' })
  nights!: NightAhead[] | null

  @Field(() => [RecentChange], {
    description:
      'What the sync and staff changed since yesterday began, of what one may read: the newest first, at most twelve.',
  })
  changes!: RecentChange[]

  @Field(() => [CampaignUnderWay], { nullable: true, description: 'At most five; needs campaigns:read.' })
  campaigns!: CampaignUnderWay[] | null

  @Field(() => [TodayTask], { description: 'What failed and what to do about it, of what one may read.' })
  problems!: TodayTask[]

  @Field(() => WebsiteWork, {
    nullable: true,
    description: 'What of the website waits for somebody; needs content:read.',
  })
  website!: WebsiteWork | null

  @Field(() => [TodayTask], { description: 'What would be good to do next, the most useful first.' })
  suggestions!: TodayTask[]
}
