import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { messageKinds, type MessageKind } from '#graphql/inputs/thread.ts'
import type { Locale } from '#graphql/locales.ts'
import type { MailState } from '#graphql/inputs/mail.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { MailStateEnum } from '../mail/mail.type.ts'

const MessageKindEnum = enumFrom(messageKinds)
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description: 'Who speaks to whom.',
  valuesConfig: {
    GUEST: { description: 'The guest to the hotel.' },
    REPLY: { description: 'The hotel to the guest.' },
    NOTE: { description: 'Among staff; never shown to the guest.' },
  },
})

@ReadableWith('inquiries:read')
@ObjectType({ description: 'How far the mail of an answer is.' })
export class ReplyDelivery {
  @Field(() => ID, { description: 'Id of the mail, as in the outbox.' })
  mailId!: string

  @Field(() => MailStateEnum, { description: 'How far it is. SENT: the mail server has taken it.' })
  state!: MailState

  @Field(() => GraphQLDateTimeISO, { description: 'When the mail server took it.', nullable: true })
  sentAt!: Date | null

  @Field(() => String, { description: 'What the mail server said last, such as why it bounced.', nullable: true })
  problem!: string | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A file that came with a message. It lies in the hotel’s mailbox, not here.' })
class MessageAttachment {
  @Field(() => String, { description: 'Its name, or its kind where it has none.' })
  name!: string

  @Field(() => Int, { description: 'Its size.' })
  bytes!: number
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A message of an inquiry’s thread. What the guest sent by the form is the inquiry itself.' })
export class InquiryMessage {
  @Field(() => ID, { description: 'Stable id; that of the inquiry for the form of one that was merged into this one.' })
  id!: string

  @Field(() => MessageKindEnum, { description: 'Who speaks to whom.' })
  kind!: MessageKind

  @Field(() => String, {
    description:
      'Where a mail came from that belongs here and is not from the guest’s address: whoever was given an answer of the hotel’s can send one.',
    nullable: true,
  })
  fromAddress!: string | null

  @Field(() => Boolean, { description: 'Whether a program wrote it, such as a note that somebody is on holiday.' })
  isAutomatic!: boolean

  @Field(() => Boolean, { description: 'Whether there is more of it in the hotel’s mailbox than could be read.' })
  isIncomplete!: boolean

  @Field(() => [MessageAttachment], { description: 'Files that came with it, at most 50.' })
  attachments!: MessageAttachment[]

  @Field(() => LocaleEnum, { description: 'Language of the mail that carries it.', nullable: true })
  language!: Locale | null

  @Field(() => String, { description: 'Name of who wrote it, at that time.' })
  authorName!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it was written.' })
  createdAt!: Date
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'An answer that somebody is writing, kept on the server until it is sent.' })
export class ReplyDraft {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'What is written so far.' })
  text!: string

  @Field(() => Int, { description: 'Grows with every change; give it back when you save.' })
  version!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was saved last.' })
  updatedAt!: Date
}

@InputType({ description: 'An answer to the guest of an inquiry.' })
export class SendReplyInput {
  @Field(() => ID, { description: 'The inquiry.' })
  inquiryId!: string

  @Field(() => ID, {
    description: 'A new UUID for each answer, and the same one when it is sent again: it goes out once.',
  })
  key!: string

  @Field(() => String, {
    description:
      'The words, 1 to 10,000 characters, with greeting and without signature, and no placeholder in braces.',
  })
  text!: string

  @Field(() => LocaleEnum, {
    description: 'Language of what stands around the words; that of the inquiry when missing.',
    nullable: true,
  })
  language?: Locale | null

  @Field(() => ID, {
    description:
      'The newest message of guest or hotel that its writer has read, null when there was none; CONFLICT when there is a newer one.',
    nullable: true,
  })
  lastSeenId?: string | null
}

@InputType({ description: 'A note among staff in the thread of an inquiry.' })
export class AddInquiryNoteInput {
  @Field(() => ID, { description: 'The inquiry.' })
  inquiryId!: string

  @Field(() => ID, { description: 'A new UUID for each note, and the same one when it is sent again.' })
  key!: string

  @Field(() => String, { description: '1 to 5,000 characters.' })
  text!: string
}

@InputType({ description: 'What the caller has written so far of an answer.' })
export class SaveReplyDraftInput {
  @Field(() => ID, { description: 'The inquiry.' })
  inquiryId!: string

  @Field(() => String, { description: 'At most 10,000 characters.' })
  text!: string

  @Field(() => Int, {
    description:
      'The version that was read, null where there was no draft; CONFLICT when it was changed or sent elsewhere.',
    nullable: true,
  })
  version?: number | null
}
