import type { Locale } from '#graphql/locales.ts'
import type { ChatRole } from '#graphql/inputs/chat.ts'
import { isChatReply, isDelta, type ChatReply } from './chat-reply.ts'
import { readEvents } from './read-events.ts'

interface Asked {
  message: string
  history: { role: ChatRole; content: string }[]
  /** As the last reply had it. */
  conversation: string | undefined
  language: Locale
}

/** The server has answered, but with no. */
export class Refusal extends Error {
  /** What to tell the guest: the server writes a sentence for those who have asked too much, and only for them. */
  readonly reason?: string

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    if (status === 429) this.reason = text
  }
}

/** Empty unless it is plain text: a page that something on the way has written is no sentence for guests. */
const readSentence = async (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/plain') ? await response.text() : ''

/**
 * Asks the assistant; `onDelta` gets the answer piece by piece, the promise its final form.
 * @throws when it is refused, cannot be reached, is aborted, or breaks off
 */
export const askAssistant = async (
  asked: Asked,
  onDelta: (delta: string) => void,
  signal: AbortSignal,
): Promise<ChatReply> => {
  const response = await fetch('/api/chat/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(asked),
    signal,
  })
  if (!response.ok || !response.body) throw new Refusal(response.status, await readSentence(response))
  for await (const event of readEvents(response.body)) {
    if (isDelta(event)) onDelta(event.delta)
    else if (isChatReply(event)) return event
  }
  throw new Error('The answer broke off')
}
