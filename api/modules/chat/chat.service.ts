import type { z } from 'zod'
import { longestChatMessage } from '#graphql/inputs/chat-limits.ts'
import { sendChatMessageSchema } from '#graphql/inputs/chat.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import type { LanguageModel } from '../../integrations/model/port.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { spend, withinAllowance } from '../throttle/throttle.service.ts'
import type { ChatReply, SendChatMessageInput } from './chat.type.ts'
import type { ConversationState } from './hearing/conversation-state.ts'
import { findConversation, keepConversation } from './conversation.service.ts'
import { describeStay } from './answer/describe-stay.ts'
import { hear } from './hearing/heard.ts'
import { isLeaning } from './hearing/leaning.ts'
import type { Hearing } from './hearing/hearing.ts'
import { recall } from './hearing/recall.ts'
import { keepKnowledgeFresh } from './passages/knowledge.service.ts'
import { answerLocally, type Answer } from './answer/local-answer.ts'
import { answerByModel, streamByModel, type Asked } from './answer/model-reply.ts'
import { keepQuestion } from './question.service.ts'
import { signReply } from './reply-token.ts'
import { splitSentences } from './answer/shorten.ts'

/** From the question to the end of the answer, whatever the model does. */
const modelTimeoutMs = 20_000

const tenMinutes = 600
const oneDay = 86_400

const spendQuestion = async (ctx: Context, locale: Locale) => {
  const sentence = translate(locale, 'chat.tooMany', { phone: ctx.facts.phone })
  const { CHAT_PER_10_MIN, CHAT_PER_DAY } = ctx.env
  await spend(ctx, `chat:${visitorHash(ctx)}`, { calls: CHAT_PER_10_MIN, windowSeconds: tenMinutes }, sentence)
  await spend(ctx, `chat-day:${visitorHash(ctx)}`, { calls: CHAT_PER_DAY, windowSeconds: oneDay }, sentence)
}

type Input = z.output<typeof sendChatMessageSchema>

interface Spoken {
  /** Null for a conversation that begins. */
  conversation: string | null
  before: ConversationState
}

/** What was spoken of: as this visitor's conversation has it, or else as the messages say that came along. */
const spokenOf = async (ctx: Context, hearing: Hearing, { conversation, history }: Input): Promise<Spoken> => {
  const known = conversation ? await findConversation(ctx, conversation) : null
  if (conversation && known) return { conversation, before: known }
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content.slice(0, longestChatMessage))
  return { conversation: null, before: recall(said, hearing) }
}

/** What both ways of answering share: the checks, the allowance and the answer that needs nobody else. */
const prepare = async (ctx: Context, raw: SendChatMessageInput) => {
  const input = sendChatMessageSchema.parse(raw)
  const { message, history } = input
  const locale = input.language ?? ctx.locale
  await spendQuestion(ctx, locale)
  await keepKnowledgeFresh(ctx)
  const roomTypes = await ctx.em.fork().find(RoomType, { active: true, archivedAt: null })
  const today = hotelToday(ctx)
  const hearing = { locale, topics: ctx.content.list('topic', locale), roomTypes, today }
  const { conversation, before } = await spokenOf(ctx, hearing, input)
  const heard = hear(message, hearing, before)
  let { answer, passages, state } = await answerLocally(ctx, locale, heard, roomTypes)
  const last = history.findLast(({ role }) => role === 'user')?.content
  // What it says of a stay is kept as it says it: 'and two kids' come to those who were counted before.
  const saysOfStay = (heard.slots.arrival ?? heard.slots.nights ?? heard.slots.party) !== null
  const goesOn = last && last !== message && isLeaning(message) && !saysOfStay
  if (!answer.confident && goesOn && !(heard.leftOver && before.arrival)) {
    const both = hear(`${message} ${last}`, hearing, before)
    ;({ answer, passages, state } = await answerLocally(ctx, locale, both, roomTypes))
  }
  const asked: Asked = { locale, history, message, passages: [...passages, ...describeStay(state, roomTypes)] }
  return { local: answer, asked, state, conversation }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** Whoever asks for a person is not kept by a model, and nobody once the hotel has paid for enough of it today. */
const modelFor = async (ctx: Context, { confident, handoffOffered }: Answer): Promise<LanguageModel | null> => {
  if (!ctx.model || (confident && handoffOffered)) return null
  const allowance = { calls: ctx.env.CHAT_MODEL_PER_DAY, windowSeconds: oneDay }
  if (await withinAllowance(ctx, 'chat-model', allowance)) return ctx.model
  ctx.log.warn({ perDay: allowance.calls }, 'assistant: the model’s answers of today are used up')
  return null
}

const finish = async (ctx: Context, { asked, state, conversation }: Prepared, answer: Answer): Promise<ChatReply> => {
  const { locale, message } = asked
  const { response, citations, confident, handoffOffered } = answer
  const { token, signed } = signReply(ctx, { language: locale, question: message, response, answered: confident })
  if (!confident) await keepQuestion(ctx, signed)
  const kept = await keepConversation(ctx, conversation, state)
  return { id: token, conversation: kept, response, citations, confident, handoffOffered }
}

/**
 * Answers a guest from the site's own texts: by the model where one is set up, else in the best passage's words.
 * @throws BAD_USER_INPUT, RATE_LIMITED with a friendly sentence in the visitor's language
 */
export const sendChatMessage = async (ctx: Context, raw: SendChatMessageInput): Promise<ChatReply> => {
  const prepared = await prepare(ctx, raw)
  const { local, asked } = prepared
  const model = await modelFor(ctx, local)
  const byModel = model && (await answerByModel(ctx, model, asked, AbortSignal.timeout(modelTimeoutMs)))
  return finish(ctx, prepared, byModel ?? local)
}

export type ChatEvent = { delta: string } | ({ done: true } & ChatReply)

/**
 * The same answer piece by piece. What is refused is refused before the first piece. The `response` of the last event
 * is what counts: it replaces the pieces when the model broke off.
 */
export const streamChatReply = async (
  ctx: Context,
  raw: SendChatMessageInput,
  gone: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> => {
  const prepared = await prepare(ctx, raw)
  const { local, asked } = prepared
  return (async function* () {
    let answer: Answer | null = null
    const model = await modelFor(ctx, local)
    if (model) {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(modelTimeoutMs)])
      const pieces = streamByModel(ctx, model, asked, signal)
      for (;;) {
        const next = await pieces.next()
        if (next.done) {
          answer = next.value
          break
        }
        yield { delta: next.value }
      }
    } else for (const delta of splitSentences(local.response)) yield { delta }
    yield { done: true, ...(await finish(ctx, prepared, answer ?? local)) }
  })()
}
