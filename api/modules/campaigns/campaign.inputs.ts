import { Field, ID, InputType, Int } from 'type-graphql'
import { AudienceInput } from './campaign-audience.type.ts'
import { CampaignTranslationInput } from './campaign-text.type.ts'
import { GraphQLDateTimeISO, GraphQLDate, GraphQLPercent } from '../../platform/schema/scalars.ts'

@InputType({ description: 'What every campaign and template offers.' })
class Offer {
  @Field(() => String, { description: 'Subject of the mail, 1 to 150 characters.' })
  subject!: string

  @Field(() => GraphQLPercent, { description: 'Discount, a whole number from 1 to 100.' })
  discountPercent!: number

  @Field(() => String, { description: 'Message in plain text, at most 2,000 characters.', nullable: true })
  specialMessage?: string | null
}

@InputType({ description: 'A campaign as staff write it.' })
export class CampaignInput extends Offer {
  @Field(() => GraphQLDate, { description: 'Last day of the offer, from today to two years from now in hotel time.' })
  validUntil!: string

  @Field(() => [CampaignTranslationInput], {
    description:
      'Subject and message in languages beside English, each once. Readers of other languages get the English in the frame of theirs.',
    nullable: true,
  })
  translations?: CampaignTranslationInput[] | null

  @Field(() => AudienceInput, {
    description: 'Whom it goes to; everybody on the list when null or empty.',
    nullable: true,
  })
  audience?: AudienceInput | null
}

@InputType({
  description:
    'A change of a campaign that was not confirmed yet. Translations and audience stay as they are when they are left out; null takes them away.',
})
export class UpdateCampaignInput extends CampaignInput {
  @Field(() => ID, { description: 'The campaign.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => Boolean, {
    description: 'A scheduled campaign may become the same offer as another. Refused when missing.',
    nullable: true,
  })
  evenIfRepeated?: boolean | null
}

@InputType({ description: 'When a campaign is to start.' })
export class ScheduleCampaignInput {
  @Field(() => ID, { description: 'The campaign.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => GraphQLDateTimeISO, { description: 'The instant, within a year from now.' })
  scheduledAt!: Date

  @Field(() => Boolean, {
    description: 'The same offer may go out besides, at least 10 minutes away. Refused when missing.',
    nullable: true,
  })
  evenIfRepeated?: boolean | null
}

@InputType({ description: 'A template as staff write it.' })
export class CampaignTemplateInput extends Offer {
  @Field(() => String, { description: 'Name, 1 to 80 characters, one of its kind.' })
  name!: string
}

@InputType({ description: 'A template as it shall be from now on.' })
export class UpdateCampaignTemplateInput extends CampaignTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null
}
