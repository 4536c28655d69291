import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { ModelFailure, type LanguageModel, type ModelRequest, type Turn } from '../../../integrations/model/port.ts'
import { isGrounded, stripMarkup } from './check-reply.ts'
import { cite, type Answer } from './local-answer.ts'
import { conversation, systemPrompt, unsureMark } from './prompt.ts'
import type { Told } from '../passages/retrieval.ts'
import { shorten, splitSentences } from './shorten.ts'

const longestModelReply = 1_200
const mostCitations = 2

export interface Asked {
  locale: Locale
  history: readonly Turn[]
  message: string
  passages: readonly Told[]
}

const inspect = (ctx: Context, { locale, history, message, passages }: Asked) => {
  const system = systemPrompt(ctx.facts.name)
  const { phone, email, website } = ctx.facts
  const reference = [...passages.map(({ title, text }) => `${title}\n${text}`), phone, email, website].join('\n')
  return {
    request: (signal: AbortSignal): ModelRequest => ({
      system,
      turns: conversation(locale, history, message, passages),
      signal,
    }),
    isAllowed: (text: string) => !text.includes(unsureMark) && isGrounded(text, reference, system),
  }
}

/** Failures are counted by their reason; nothing that was said reaches the log. */
const logFailure = (ctx: Context, error: unknown) => {
  const { reason, status } = error instanceof ModelFailure ? error : { reason: 'unknown', status: undefined }
  ctx.log.warn({ reason, status }, 'assistant: local answer instead of the model’s')
}

const finished = (response: string, passages: readonly Told[]): Answer => ({
  response,
  citations: cite(passages).slice(0, mostCitations),
  confident: true,
  handoffOffered: false,
})

/** The model's answer when it is whole and every amount in it is known; otherwise null. */
export const answerByModel = async (
  ctx: Context,
  model: LanguageModel,
  asked: Asked,
  signal: AbortSignal,
): Promise<Answer | null> => {
  const { request, isAllowed } = inspect(ctx, asked)
  try {
    const raw = await model.answer(request(signal))
    const response = shorten(stripMarkup(raw).trim(), longestModelReply)
    return response && isAllowed(raw) && isAllowed(response) ? finished(response, asked.passages) : null
  } catch (error) {
    logFailure(ctx, error)
    return null
  }
}

/**
 * The same, sentence by sentence: one is handed on when it is whole and checked. The value at the end is the answer,
 * or null when the model broke off or said what may not be said; what was handed on is then to be replaced.
 */
export async function* streamByModel(
  ctx: Context,
  model: LanguageModel,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<string, Answer | null> {
  const { request, isAllowed } = inspect(ctx, asked)
  let waiting = ''
  let said = ''
  try {
    for await (const delta of model.stream(request(signal))) {
      waiting += delta
      const parts = splitSentences(waiting)
      // A sentence is whole when another has begun: '$10.' may go on with '50'.
      for (const sentence of parts.slice(0, -1)) {
        const plain = stripMarkup(sentence)
        if (!isAllowed(sentence) || !isAllowed(said + plain)) return null
        if (said.length + plain.length > longestModelReply) return finished(said.trim(), asked.passages)
        said += plain
        yield plain
      }
      waiting = parts.at(-1) ?? ''
    }
    const plain = stripMarkup(waiting)
    if (!isAllowed(waiting) || !isAllowed(said + plain)) return null
    if (plain.trim() && said.length + plain.length <= longestModelReply) {
      said += plain
      yield plain
    }
    return said.trim() ? finished(said.trim(), asked.passages) : null
  } catch (error) {
    logFailure(ctx, error)
    return null
  }
}
