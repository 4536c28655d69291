import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { connectionIds, settingNames, type ConnectionId, type SettingName } from '#graphql/inputs/connections.ts'
import { describeValues, enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const ConnectionIdEnum = enumFrom(connectionIds)
registerEnumType(ConnectionIdEnum, {
  name: 'ConnectionId',
  description: 'An outside service whose keys and addresses can be entered at the desk.',
  valuesConfig: {
    MAIL: { description: 'The mail server, the sender and the signature of mails.' },
    MAILBOX: { description: 'The hotel’s mailbox, out of which guests’ answers come into their threads.' },
    MODEL: { description: 'The language model of the assistant, which drafts translations too.' },
    LITTLE_HOTELIER: { description: 'Availability and prices.' },
    GOOGLE: { description: 'Google Search Console.' },
    BING: { description: 'Bing Webmaster Tools.' },
    INDEXNOW: { description: 'News of posts for search engines.' },
    SEMRUSH: { description: 'Figures on the site’s place in searches.' },
  },
})

const settingMeanings: Record<SettingName, string> = {
  SMTP_HOST: 'Host name of the mail server.',
  SMTP_PORT: 'Its port, 1 to 65535.',
  SMTP_SECURITY: 'Its encryption: starttls, tls or none.',
  SMTP_USER: 'The user who signs in to it.',
  SMTP_PASSWORD: 'That user’s password; secret.',
  MAIL_FROM: 'The sender’s address; empty: the hotel’s own.',
  DKIM_DOMAIN: 'The domain for which mails are signed (RFC 6376).',
  DKIM_SELECTOR: 'The selector of the key in the domain’s DNS.',
  DKIM_PRIVATE_KEY: 'The key that signs, in PEM form; secret.',
  IMAP_HOST: 'Host name of the server that keeps the hotel’s mailbox.',
  IMAP_PORT: 'Its port, 1 to 65535.',
  IMAP_SECURITY: 'Its encryption: tls or starttls.',
  IMAP_USER: 'The user whose mailbox it is.',
  IMAP_PASSWORD: 'That user’s password; secret.',
  IMAP_PLUS:
    '1: mails to desk+anything@… arrive in the mailbox of desk@…, so that guests can be given an address of their own to answer to; 0: they do not.',
  OPENAI_API_KEY: 'The key of the language model’s service; secret.',
  OPENAI_BASE_URL: 'The address of a compatible service; empty: OpenAI itself.',
  OPENAI_MODEL: 'The name of the model.',
  LITTLE_HOTELIER_CHANNEL: 'The property’s channel code at Little Hotelier.',
  GOOGLE_CLIENT_ID: 'The OAuth client of Google Search Console.',
  GOOGLE_CLIENT_SECRET: 'That client’s secret.',
  GOOGLE_SERVICE_ACCOUNT: 'The JSON text of a service account’s key file; secret.',
  GOOGLE_SITE_URL: 'The property as Search Console spells it: an address or sc-domain:host.',
  BING_API_KEY: 'The key of Bing Webmaster Tools; secret.',
  INDEXNOW: '1: search engines are told of new and changed posts; 0: they are not.',
  SEMRUSH_API_KEY: 'The key of Semrush; secret.',
  SEO_DOMAIN: 'The domain whose place in searches is looked up; empty: the site’s own.',
}
const SettingNameEnum = enumFrom(settingNames)
registerEnumType(SettingNameEnum, {
  name: 'ConnectionSettingName',
  description: 'A setting of an outside service; `graphql/inputs/connections.ts` has the rules of its values.',
  valuesConfig: describeValues(settingMeanings),
})

const settingSources = ['none', 'desk', 'environment'] as const
type SettingSource = (typeof settingSources)[number]
const SettingSourceEnum = enumFrom(settingSources)
registerEnumType(SettingSourceEnum, {
  name: 'SettingSource',
  description: 'Who set a setting.',
  valuesConfig: {
    NONE: { description: 'Nobody.' },
    DESK: { description: 'It was entered at the desk.' },
    ENVIRONMENT: { description: 'The server’s environment, which wins; its value is not shown.' },
  },
})

@ReadableWith('connections:manage')
@ObjectType({ description: 'A setting of an outside service. Secrets are never shown.' })
export class ConnectionSetting {
  @Field(() => SettingNameEnum, { description: 'Its name.' })
  name!: SettingName

  @Field(() => Boolean, { description: 'Whether it can be entered and never read.' })
  isSecret!: boolean

  @Field(() => SettingSourceEnum, { description: 'Who set it.' })
  source!: SettingSource

  @Field(() => String, { nullable: true, description: 'What was entered; null for secrets.' })
  value!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'How a secret ends (…1234), or whose it is; null for passwords and short ones.',
  })
  hint!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was entered.' })
  enteredAt!: Date | null

  @Field(() => String, { nullable: true, description: 'By whom.' })
  enteredBy!: string | null

  @Field(() => Boolean, {
    description: 'Whether it was entered under another key than this server has: it has to be entered again.',
  })
  isUnreadable!: boolean
}

@ReadableWith('connections:manage')
@ObjectType({ description: 'An outside service: what is set, and whether it works.' })
export class OutsideService {
  @Field(() => ConnectionIdEnum, { description: 'Which one.' })
  id!: ConnectionId

  @Field(() => Int, { description: 'Grows with each change; a change says of which version it was made.' })
  version!: number

  @Field(() => Boolean, { description: 'Whether it has all that it needs.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox.' })
  sandbox!: boolean

  @Field(() => String, { nullable: true, description: 'What is missing; null when nothing is.' })
  missing!: string | null

  @Field(() => [ConnectionSetting], { description: 'Its settings in the order of the form.' })
  settings!: ConnectionSetting[]

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the last call succeeded; null when none was made yet.',
  })
  ok!: boolean | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When the last call was made.' })
  calledAt!: Date | null

  @Field(() => String, { nullable: true, description: 'Why it failed, as a sentence without secrets.' })
  message!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When a call last succeeded.' })
  succeededAt!: Date | null
}

@InputType({ description: 'A value for a setting.' })
class ConnectionSettingInput {
  @Field(() => SettingNameEnum, { description: 'Which one.' })
  name!: SettingName

  @Field(() => String, { nullable: true, description: 'The value; null or empty takes the stored one away.' })
  value?: string | null
}

@InputType({ description: 'What is entered for an outside service.' })
export class SaveConnectionInput {
  @Field(() => ConnectionIdEnum, { description: 'Which one.' })
  id!: ConnectionId

  @Field(() => Int, { description: 'The version that was looked at.' })
  version!: number

  @Field(() => [ConnectionSettingInput], { description: 'What changes; all other settings stay as they are.' })
  settings!: ConnectionSettingInput[]
}

@InputType({ description: 'What is tried with an outside service, without being kept.' })
export class TestConnectionInput {
  @Field(() => ConnectionIdEnum, { description: 'Which one.' })
  id!: ConnectionId

  @Field(() => [ConnectionSettingInput], {
    description: 'What differs from the stored settings; none tries those that count now.',
  })
  settings!: ConnectionSettingInput[]

  @Field(() => Boolean, {
    nullable: true,
    description: 'For mail: also sends a mail to the address of whoever asks.',
  })
  sendMail?: boolean | null
}

@ReadableWith('connections:manage')
@ObjectType({ description: 'What an outside service answered to a try.' })
export class ConnectionTest {
  @Field(() => Boolean, { description: 'Whether it works with these settings.' })
  ok!: boolean

  @Field(() => String, { description: 'What was asked and what came back, as a sentence without secrets.' })
  message!: string
}
