import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { connectionIds, settingNames, type ConnectionId, type SettingName } from '#graphql/inputs/connections.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

export const ConnectionIdEnum = enumFrom(connectionIds)
registerEnumType(ConnectionIdEnum, {
  name: 'ConnectionId',
  description: 'An outside service whose keys and addresses can be entered at the desk.',
  valuesConfig: {
    MAIL: { description: 'The mail server, the sender and the signature of mails.' },
    MODEL: { description: 'The language model of the assistant, which drafts translations too.' },
    LITTLE_HOTELIER: { description: 'Availability and prices.' },
    GOOGLE: { description: 'Google Search Console.' },
    BING: { description: 'Bing Webmaster Tools.' },
    INDEXNOW: { description: 'News of posts for search engines.' },
    SEMRUSH: { description: 'Figures on the site’s place in searches.' },
  },
})

export const SettingNameEnum = enumFrom(settingNames)
registerEnumType(SettingNameEnum, {
  name: 'ConnectionSettingName',
  description: 'A setting of an outside service; `graphql/inputs/connections.ts` has the rules of its values.',
})

export const settingSources = ['none', 'desk', 'environment'] as const
export type SettingSource = (typeof settingSources)[number]
export const SettingSourceEnum = enumFrom(settingSources)
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
export class ConnectionSettingInput {
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
