import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import type { Env } from '../../env.ts'
import { bounded } from '../outside/bounded-fetch.ts'
import { ModelFailure, type LanguageModel, type ModelRequest } from './port.ts'

const usualTokens = 400
/** Far more than a token has; what reads an answer need not be quick beyond it. */
const charactersOfToken = 20
const temperature = 0.2
const usualModel = 'gpt-4.1-mini'
/** The caller's signal is the limit for the whole call; these are for an attempt. */
const attemptTimeoutMs = 20_000
const longAttemptTimeoutMs = 60_000

const longestAnswer = ({ mostTokens = usualTokens }: ModelRequest) => mostTokens * charactersOfToken

const reasonOf = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError)
    return new ModelFailure('timeout')
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
    return new ModelFailure('timeout')
  if (error instanceof APIConnectionError) return new ModelFailure('unavailable')
  if (error instanceof APIError)
    return error.status === undefined
      ? new ModelFailure('malformed')
      : new ModelFailure(error.status === 429 ? 'rate-limited' : 'unavailable', error.status)
  return new ModelFailure(error instanceof SyntaxError ? 'malformed' : 'unavailable')
}

const refuseUnlessWhole = (finish: string | null | undefined) => {
  if (finish === 'content_filter') throw new ModelFailure('refused')
  if (finish !== 'stop' && finish !== 'length') throw new ModelFailure('cut-off')
}

/**
 * OpenAI's chat completions, or any server that speaks them at OPENAI_BASE_URL.
 * @param judge looks at the address before each call, and throws where it may not be called
 */
export const openLanguageModel = (
  env: Env,
  apiKey: string,
  judge?: (url: string) => Promise<unknown>,
): LanguageModel => {
  const client = new OpenAI({
    apiKey,
    baseURL: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    maxRetries: 1,
    // The key and the question go to the set address and nowhere else.
    fetchOptions: { redirect: 'manual' },
    fetch: async (url, init) => {
      await judge?.(String(url))
      return bounded(await fetch(url, init), () => new ModelFailure('malformed'))
    },
    logLevel: 'off',
  })
  const body = ({ system, turns, mostTokens = usualTokens }: ModelRequest) => ({
    model: env.OPENAI_MODEL ?? usualModel,
    messages: [{ role: 'system' as const, content: system }, ...turns],
    temperature,
    // OpenAI has renamed the field; the servers compatible with it have not.
    ...(env.OPENAI_BASE_URL ? { max_tokens: mostTokens } : { max_completion_tokens: mostTokens }),
  })
  const limits = ({ signal, mostTokens = usualTokens }: ModelRequest) => ({
    signal,
    timeout: mostTokens > usualTokens ? longAttemptTimeoutMs : attemptTimeoutMs,
  })

  return {
    answer: async (request) => {
      try {
        const completion = await client.chat.completions.create(body(request), limits(request))
        const choice = completion?.choices?.[0]
        if (!choice?.message) throw new ModelFailure('malformed')
        if (choice.message.refusal) throw new ModelFailure('refused')
        refuseUnlessWhole(choice.finish_reason)
        if (!choice.message.content?.trim()) throw new ModelFailure('empty')
        if (choice.message.content.length > longestAnswer(request)) throw new ModelFailure('malformed')
        return choice.message.content
      } catch (error) {
        throw reasonOf(error)
      }
    },

    stream: async function* (request) {
      try {
        const chunks = await client.chat.completions.create({ ...body(request), stream: true }, limits(request))
        let finish: string | null = null
        let spoken = 0
        for await (const { choices } of chunks) {
          const choice = choices?.[0]
          if (!choice) continue
          if (choice.delta?.refusal) throw new ModelFailure('refused')
          if (choice.finish_reason) finish = choice.finish_reason
          if (choice.delta?.content) {
            spoken += choice.delta.content.length
            if (spoken > longestAnswer(request)) throw new ModelFailure('malformed')
            yield choice.delta.content
          }
        }
        // The library ends the loop quietly when a call is aborted.
        if (request.signal.aborted) throw new ModelFailure('timeout')
        if (!spoken) throw new ModelFailure(finish ? 'empty' : 'malformed')
        refuseUnlessWhole(finish)
      } catch (error) {
        throw reasonOf(error)
      }
    },
  }
}
