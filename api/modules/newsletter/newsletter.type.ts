import { Field, Float, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { minimumFillMilliseconds } from '#graphql/inputs/fields.ts'
import type { Locale } from '#graphql/locales.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { mailingPurposes, type MailingPurpose } from '../mail/mailing-token.ts'

const MailingPurposeEnum = enumFrom(mailingPurposes)
registerEnumType(MailingPurposeEnum, {
  name: 'MailingPurpose',
  description: 'What a link of a mail does.',
  valuesConfig: {
    CONFIRM: { description: 'Joins the mailing list.' },
    UNSUBSCRIBE: { description: 'Leaves the mailing list.' },
  },
})

const mailingLinkStates = ['ready', 'done', 'expired'] as const
export type MailingLinkState = (typeof mailingLinkStates)[number]

const MailingLinkStateEnum = enumFrom(mailingLinkStates)
registerEnumType(MailingLinkStateEnum, {
  name: 'MailingLinkState',
  description: 'Whether a link of a mail still works.',
  valuesConfig: {
    READY: { description: 'It will work when the guest presses the button.' },
    DONE: { description: 'What it does has been done.' },
    EXPIRED: { description: 'It works no more.' },
  },
})

@ObjectType({ description: 'What a link of a mail would do. Looking at it changes nothing: mail programs open links.' })
export class MailingLink {
  @Field(() => MailingPurposeEnum, { description: 'What it does.' })
  purpose!: MailingPurpose

  @Field(() => MailingLinkStateEnum, { description: 'Whether it still works.' })
  state!: MailingLinkState

  @Field(() => String, { description: 'The address it is about, with only its first letter and its domain.' })
  address!: string
}

@ObjectType({ description: 'What a guest is told after joining the mailing list.' })
export class NewsletterReceipt {
  @Field(() => Boolean, { description: 'False asks the guest to try again.' })
  success!: boolean

  @Field(() => String, {
    description: 'Coupon such as SUN-7K4M; null when it comes by mail, so that nobody can read a stranger’s.',
    nullable: true,
  })
  couponCode!: string | null
}

@InputType({ description: 'The mailing list’s form.' })
export class SignUpInput {
  @Field(() => String, { description: 'An email address of at most 254 characters.' })
  email!: string

  @Field(() => LocaleEnum, { description: 'Language of the mails; the caller’s when missing.', nullable: true })
  language?: Locale | null

  @Field(() => String, {
    description: 'Reserved: leave it out.',
    nullable: true,
  })
  website?: string | null

  @Field(() => Float, {
    description: `Milliseconds from the first touch of the form to sending it, at least 0. Under ${minimumFillMilliseconds} it counts as sent by a program: leave it out where there is no form.`,
    nullable: true,
  })
  fillMilliseconds?: number | null
}
