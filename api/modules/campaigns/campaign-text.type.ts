import { Field, InputType, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

@InputType({ description: 'Subject and message of a campaign in a language beside English.' })
export class CampaignTranslationInput {
  @Field(() => LocaleEnum, { description: 'The language, which is not English.' })
  locale!: Locale

  @Field(() => String, { description: 'Subject of the mail, 1 to 150 characters.' })
  subject!: string

  @Field(() => String, {
    description: 'Message in plain text, at most 2,000 characters; required where there is one in English.',
    nullable: true,
  })
  specialMessage?: string | null

  @Field(() => Boolean, {
    description: 'A model wrote it and nobody has read it yet: then the campaign can be kept and not sent.',
    nullable: true,
  })
  isDrafted?: boolean | null
}

@InputType({ description: 'English of a campaign that a model shall draft in another language.' })
export class DraftCampaignTranslationInput {
  @Field(() => String, { description: 'Subject in English, 1 to 150 characters.' })
  subject!: string

  @Field(() => String, { description: 'Message in English, at most 2,000 characters.', nullable: true })
  specialMessage?: string | null

  @Field(() => LocaleEnum, { description: 'Which language; English is what it is drafted from.' })
  locale!: Locale
}

@ReadableWith('campaigns:read', 'campaigns:write')
@ObjectType({ description: 'Subject and message of a campaign in a language beside English.' })
export class CampaignTranslation {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale!: Locale

  @Field(() => String, { description: 'Subject of the mail.' })
  subject!: string

  @Field(() => String, { description: 'Message in plain text; may be empty.' })
  specialMessage!: string

  @Field(() => Boolean, { description: 'A model wrote it and nobody has read it yet.' })
  isDrafted!: boolean
}
