import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in behaves; `say` is the text of a good answer, sent word by word when it streams. */
export type Behaviour =
  | { kind: 'say'; text: string; finish?: 'stop' | 'length' | 'content_filter' }
  /** What a model would make of a request, as far as a stand-in can tell. */
  | { kind: 'recite' }
  /** Another at each request. */
  | { kind: 'decide'; decide: (body: AskedBody) => Behaviour | Promise<Behaviour> }
  | { kind: 'refuse' }
  | { kind: 'status'; status: number }
  | { kind: 'slow' }
  | { kind: 'malformed' }
  | { kind: 'truncated'; text: string }
  /** Any other server's answer, with status 200. */
  | { kind: 'body'; contentType: string; body: string }

interface AskedBody {
  stream?: boolean
  messages?: { role?: string; content?: string }[]
}

interface SeenRequest {
  authorization: string | undefined
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it sent
  body: any
}

export interface ModelStandIn {
  /** What OPENAI_BASE_URL is set to. */
  url: string
  seen: SeenRequest[]
  behave: (behaviour: Behaviour) => void
  close: () => Promise<void>
}

const model = 'stand-in'

const completion = (message: object, finish: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: null, refusal: null, ...message },
      logprobs: null,
      finish_reason: finish,
    },
  ],
  usage: { prompt_tokens: 12, completion_tokens: 30, total_tokens: 42 },
})

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const read = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  // Whoever looks what stands at this port sends nothing.
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as AskedBody
}

const words = (text: string) => text.match(/\S+\s*/g) ?? []

/** The texts that are to be translated, each with a sign that it was. */
const translate = (texts: string): Behaviour => {
  const translated = Object.entries(JSON.parse(texts) as Record<string, string>).map(([path, text]) => [
    path,
    `¶ ${text}`,
  ])
  return { kind: 'say', text: JSON.stringify(Object.fromEntries(translated)) }
}

/** A translation, or the first passage: a part of it would end in the middle of “24. Dezember”. */
const recite = ({ messages = [] }: AskedBody): Behaviour => {
  const asked = messages.at(-1)?.content ?? ''
  const [, texts] = /<texts>\n(.*)\n<\/texts>/s.exec(asked) ?? []
  if (texts) return translate(texts)
  const [, passage = ''] = /\[1\][^\n]*\n(.*?)(?=\n\[2\]|\n<\/reference>)/s.exec(asked) ?? []
  return { kind: 'say', text: passage.trim() || 'UNSURE' }
}

const settle = async (behaviour: Behaviour, body: AskedBody): Promise<Behaviour> => {
  if (behaviour.kind === 'decide') return settle(await behaviour.decide(body), body)
  return behaviour.kind === 'recite' ? recite(body) : behaviour
}

const stream = (response: ServerResponse, behaviour: Behaviour) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour.kind === 'malformed') return response.end('data: {"choices": [{"del\n\n')
  if (behaviour.kind === 'refuse') response.write(chunk({ role: 'assistant', refusal: 'I cannot help with that.' }))
  if (behaviour.kind === 'say' || behaviour.kind === 'truncated') {
    response.write(chunk({ role: 'assistant', content: '' }))
    for (const word of words(behaviour.text)) response.write(chunk({ content: word }))
  }
  if (behaviour.kind === 'truncated') return setTimeout(() => response.destroy(), 20)
  response.write(chunk({}, behaviour.kind === 'say' ? (behaviour.finish ?? 'stop') : 'stop'))
  return response.end('data: [DONE]\n\n')
}

const whole = (response: ServerResponse, behaviour: Behaviour) => {
  response.setHeader('content-type', 'application/json')
  if (behaviour.kind === 'malformed') return response.end('{"choices": [{"mess')
  if (behaviour.kind === 'refuse')
    return response.end(JSON.stringify(completion({ refusal: 'I cannot help with that.' }, 'stop')))
  if (behaviour.kind === 'say')
    return response.end(JSON.stringify(completion({ content: behaviour.text }, behaviour.finish ?? 'stop')))
  response.setHeader('content-length', '4000')
  response.write(JSON.stringify(completion({ content: 'cut' }, 'stop')).slice(0, 60))
  return setTimeout(() => response.destroy(), 20)
}

const failure = (status: number) =>
  JSON.stringify({ error: { message: `status ${status}`, type: 'stand_in', code: null, param: null } })

/** A server on the loopback interface that speaks OpenAI's chat completions and fails in the ways that servers fail. */
export const startModelStandIn = async (port = 0): Promise<ModelStandIn> => {
  let behaviour: Behaviour = { kind: 'say', text: 'Hello.' }
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await read(request)
    seen.push({ authorization: request.headers.authorization, body })
    const current = await settle(behaviour, body)
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end(failure(404))
    if (current.kind === 'slow') return
    if (current.kind === 'status')
      return response
        .writeHead(current.status, { 'content-type': 'application/json', 'retry-after-ms': '5' })
        .end(failure(current.status))
    if (current.kind === 'body') return response.setHeader('content-type', current.contentType).end(current.body)
    return body.stream ? stream(response, current) : whole(response, current)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    behave: (next) => void (behaviour = next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
