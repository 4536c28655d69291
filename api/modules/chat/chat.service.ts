import { sendChatMessageSchema } from '#graphql/inputs/chat.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { spend } from '../throttle/throttle.service.ts'
import type { ChatReply, SendChatMessageInput } from './chat.type.ts'
import { keepKnowledgeFresh } from './knowledge.service.ts'
import { answerLocally, type Answer } from './local-answer.ts'
import { answerByModel, streamByModel, type Asked } from './model-reply.ts'
import { keepQuestion } from './question.service.ts'
import { signReply } from './reply-token.ts'
import { splitSentences } from './shorten.ts'

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

/** Short beginnings of a question that leans on the one before, as 'and for two dogs?'. */
const leaning = /^(and|what about|how about|y|e|et|und|ja|och|entä|was ist mit|hur är det med|qué tal|e sobre)(?=\s)/iu
const longestLeaning = 60

const inContext = (message: string, before: string | undefined): string =>
  before && before !== message && message.length <= longestLeaning && leaning.test(message)
    ? `${message} ${before}`
    : message

/** What both ways of answering share: the checks, the allowance and the answer that needs nobody else. */
const prepare = async (ctx: Context, raw: SendChatMessageInput) => {
  const input = sendChatMessageSchema.parse(raw)
  const locale = input.language ?? ctx.locale
  await spendQuestion(ctx, locale)
  await keepKnowledgeFresh(ctx)
  const before = input.history.findLast(({ role }) => role === 'user')?.content
  const whole = inContext(input.message, before)
  let { answer, passages } = await answerLocally(ctx, locale, input.message, before)
  if (!answer.confident && whole !== input.message) ({ answer, passages } = await answerLocally(ctx, locale, whole))
  const asked: Asked = { locale, history: input.history, message: input.message, passages }
  return { local: answer, asked }
}

/** Whoever asks for a person is not kept by a model. */
const modelFor = ({ model }: Context, { confident, handoffOffered }: Answer) =>
  confident && handoffOffered ? undefined : model

const finish = async (ctx: Context, { locale, message }: Asked, answer: Answer): Promise<ChatReply> => {
  const { response, citations, confident, handoffOffered } = answer
  const { token, signed } = signReply(ctx, { language: locale, question: message, response, answered: confident })
  if (!confident) await keepQuestion(ctx, signed)
  return { id: token, response, citations, confident, handoffOffered }
}

/**
 * Answers a guest from the site's own texts: by the model where one is set up, else in the best passage's words.
 * @throws BAD_USER_INPUT, RATE_LIMITED with a friendly sentence in the visitor's language
 */
export const sendChatMessage = async (ctx: Context, raw: SendChatMessageInput): Promise<ChatReply> => {
  const { local, asked } = await prepare(ctx, raw)
  const model = modelFor(ctx, local)
  const byModel = model && (await answerByModel(ctx, model, asked, AbortSignal.timeout(modelTimeoutMs)))
  return finish(ctx, asked, byModel ?? local)
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
  const { local, asked } = await prepare(ctx, raw)
  return (async function* () {
    let answer: Answer | null = null
    const model = modelFor(ctx, local)
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
    yield { done: true, ...(await finish(ctx, asked, answer ?? local)) }
  })()
}
