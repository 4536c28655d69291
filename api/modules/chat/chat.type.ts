import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { chatRoles, type ChatRole } from '#graphql/inputs/chat.ts'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ObjectType({ description: 'The page from which an answer was taken.' })
class ChatCitation {
  @Field(() => String, { description: 'Title of the passage, in the language of the answer.' })
  title!: string

  @Field(() => String, {
    description: 'Path of the page, without a language prefix; with the question that fills in the planner for a stay.',
  })
  path!: string
}

@ObjectType({ description: 'An answer of the assistant: plain text from what this site says.' })
export class ChatReply {
  @Field(() => ID, { description: 'Give it to rateChatReply within 24 hours. Long, because it is the only record.' })
  id!: string

  @Field(() => ID, {
    description:
      'Give it along with the next message: the dates, guests, room and place of this one are meant there too.',
  })
  conversation!: string

  @Field(() => String, { description: 'The text to show.' })
  response!: string

  @Field(() => [ChatCitation], { description: 'Where the answer was taken from.' })
  citations!: ChatCitation[]

  @Field(() => Boolean, { description: 'Whether an answer was found.' })
  confident!: boolean

  @Field(() => Boolean, { description: 'Whether the response offers to ask the front desk; see handOverChat.' })
  handoffOffered!: boolean
}

const ChatRoleEnum = enumFrom(chatRoles)
registerEnumType(ChatRoleEnum, {
  name: 'ChatRole',
  description: 'Who wrote a message of a conversation.',
  valuesConfig: { USER: { description: 'The guest.' }, ASSISTANT: { description: 'The assistant.' } },
})

@InputType({ description: 'One message of the conversation so far.' })
class ChatTurnInput {
  @Field(() => ChatRoleEnum, { description: 'Who wrote it.' })
  role!: ChatRole

  @Field(() => String, { description: 'At most 2,000 characters.' })
  content!: string
}

@InputType({ description: 'A question to the assistant.' })
export class SendChatMessageInput {
  @Field(() => String, { description: '1 to 1,000 characters.' })
  message!: string

  @Field(() => [ChatTurnInput], { description: 'The last messages before this one, at most 6.', nullable: true })
  history?: ChatTurnInput[] | null

  @Field(() => ID, {
    description: 'As the last reply has it. One that is not known here, or not of this visitor, counts as none.',
    nullable: true,
  })
  conversation?: string | null

  @Field(() => LocaleEnum, { description: 'Language of the answer; by Accept-Language when missing.', nullable: true })
  language?: Locale | null
}

@InputType({ description: 'Whether an answer helped.' })
export class RateChatReplyInput {
  @Field(() => ID, { description: 'Id of the reply.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether it helped.' })
  helpful!: boolean
}

@InputType({ description: 'A conversation for the front desk, with the address to answer to.' })
export class HandOverChatInput {
  @Field(() => String, { description: '1 to 100 characters.' })
  name!: string

  @Field(() => String, { description: 'An email address of at most 254 characters.' })
  email!: string

  @Field(() => String, { description: 'At most 32 characters: digits, + ( ) . - / x and spaces.', nullable: true })
  phone?: string | null

  @Field(() => String, { description: 'The question, 1 to 1,000 characters.' })
  message!: string

  @Field(() => [ChatTurnInput], { description: 'The last messages, at most 6.', nullable: true })
  history?: ChatTurnInput[] | null

  @Field(() => LocaleEnum, { description: 'Language of the guest; by Accept-Language when missing.', nullable: true })
  language?: Locale | null
}

@ReadableWith('inquiries:read')
@ObjectType({ description: 'A question the assistant could not answer, or one whose answer was rated. Kept 90 days.' })
export class ChatQuestion {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => LocaleEnum, { description: 'Language of the answer.' })
  language!: Locale

  @Field(() => String, { description: 'What was asked.' })
  question!: string

  @Field(() => String, { description: 'What was answered.' })
  response!: string

  @Field(() => Boolean, { description: 'Whether the assistant was confident.' })
  answered!: boolean

  @Field(() => Boolean, { description: 'The rating; null when there is none.', nullable: true })
  helpful!: boolean | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was asked.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'When it was rated.', nullable: true })
  ratedAt!: Date | null
}

@ReadableWith('inquiries:read')
@ObjectType({
  description:
    'Questions in one language that are alike and wait for an answer: nobody answered them, or it did not help.',
})
export class ChatQuestionGroup {
  @Field(() => ID, { description: 'Id of the oldest of them.' })
  id!: string

  @Field(() => [ChatQuestion], { description: 'All of them, the newest first.' })
  questions!: ChatQuestion[]

  @Field(() => Int, { description: 'How many the assistant had no answer to.' })
  unansweredCount!: number

  @Field(() => Int, { description: 'How many were answered, and the guest said that it did not help.' })
  unhelpfulCount!: number

  @Field(() => Int, { description: 'How many followed an alike one within ten minutes: it was asked again.' })
  repeatCount!: number
}

@InputType({ description: 'An answer’s words in one language.' })
class TaughtWordsInput {
  @Field(() => LocaleEnum, { description: 'Which language.' })
  locale!: Locale

  @Field(() => String, { description: 'The question, or what the answer is about; 1 to 100 characters.' })
  title!: string

  @Field(() => String, { description: 'The answer, 1 to 3,000 characters. Facts of the hotel can stand in braces.' })
  text!: string
}

@InputType({ description: 'An answer that there is not yet. It is published at once.' })
class TaughtAnswerInput {
  @Field(() => String, {
    description: 'Key of the FAQ’s category under which it stands; only the assistant says it when missing.',
    nullable: true,
  })
  category?: string | null

  @Field(() => [TaughtWordsInput], { description: 'English, and whichever other languages are known.' })
  texts!: TaughtWordsInput[]
}

@InputType({ description: 'A question and its answer: either one that there is, or a new one.' })
export class TeachAnswerInput {
  @Field(() => String, { description: 'The question as guests ask it, 1 to 300 characters, without addresses.' })
  question!: string

  @Field(() => LocaleEnum, { description: 'Language of the question.' })
  language!: Locale

  @Field(() => [ID], { description: 'The questions that are answered by it, at most 300; they leave the list.' })
  questionIds!: string[]

  @Field(() => ID, { description: 'A published record of kind FAQ or ANSWER.', nullable: true })
  entryId?: string | null

  @Field(() => TaughtAnswerInput, { description: 'A new answer.', nullable: true })
  answer?: TaughtAnswerInput | null
}

export const ChatQuestionConnection = connectionType('ChatQuestion', ChatQuestion)

@ArgsType()
export class ChatQuestionsArgs extends PageArgs {
  @Field(() => Boolean, { description: 'Only answered, or only unanswered questions.', nullable: true })
  answered?: boolean | null

  @Field(() => Boolean, { description: 'Only those rated as helpful, or as not helpful.', nullable: true })
  helpful?: boolean | null
}
