import { Field, InputType, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { QuoteRefusal, StayQuoteInput } from '../pricing/stay.type.ts'

@InputType({ description: 'A stay whose price and link are mailed, and where to. Its price is worked out here.' })
export class MailStayLinkInput extends StayQuoteInput {
  @Field(() => String, { description: 'An email address of at most 254 characters.' })
  email!: string

  @Field(() => LocaleEnum, { description: 'Language of the mail; the caller’s when missing.', nullable: true })
  language?: Locale | null

  @Field(() => String, { description: 'Reserved: leave it out.', nullable: true })
  website?: string | null
}

@ObjectType({ description: 'What became of a price that was to be mailed.' })
export class MailStayLinkPayload {
  @Field(() => Boolean, {
    description: 'Whether the stay can be booked and its price is on its way; the same for every address.',
  })
  accepted!: boolean

  @Field(() => [QuoteRefusal], { description: 'Every reason why the stay cannot be booked; nothing is mailed then.' })
  refusals!: QuoteRefusal[]
}
