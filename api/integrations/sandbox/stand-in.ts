import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The ways in which a service fails, whichever it is. */
export const faults = [
  'none',
  'slow',
  'unauthorized',
  'forbidden',
  'rate-limited',
  'broken',
  'html',
  'truncated',
  'empty',
  'huge',
  'packed',
  'wrong-types',
] as const

export type Fault = (typeof faults)[number]

export interface SeenRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body: string
}

export interface StandIn {
  name: string
  /** Such as http://127.0.0.1:4101 */
  url: string
  seen: SeenRequest[]
  /** How it behaves from now on. */
  behave: (fault: Fault) => void
  close: () => Promise<void>
}

interface Vendor {
  name: string
  respond: (request: SeenRequest) => Answer | Promise<Answer>
  /** The vendor's own form of an error with this status. */
  error: (status: number) => Answer
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

export const text = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})

export const page = (title: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
})

const huge = 10 * 1024 * 1024
const statuses: Partial<Record<Fault, number>> = {
  unauthorized: 401,
  forbidden: 403,
  'rate-limited': 429,
  broken: 500,
}

const mistyped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mistyped)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mistyped(inner)]))
  return typeof value === 'number' ? 'many' : { not: 'a text' }
}

const withWrongTypes = (answer: Answer): Answer => {
  if (!answer.body) return answer
  if (!answer.headers?.['content-type']?.includes('json'))
    return { ...answer, body: answer.body.replaceAll(/\d+/g, 'many') }
  return { ...answer, body: JSON.stringify(mistyped(JSON.parse(answer.body))) }
}

const send = (response: ServerResponse, { status = 200, headers, body }: Answer) =>
  response.writeHead(status, headers).end(body)

/** Promises the whole length, sends half, and hangs up. */
const cutOff = (response: ServerResponse, { status = 200, headers, body }: Answer) => {
  const whole = body || 'nothing'
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(whole) + 10) })
  response.write(whole.slice(0, Math.ceil(whole.length / 2)))
  setTimeout(() => response.destroy(), 20)
}

const flood = (response: ServerResponse, { headers }: Answer) => {
  response.writeHead(200, headers)
  const chunk = '['.repeat(64 * 1024)
  let sent = 0
  const more = () => {
    while (sent < huge) {
      sent += chunk.length
      if (response.destroyed || !response.write(chunk)) return
    }
    response.end()
  }
  response.on('drain', more)
  response.on('error', () => {})
  more()
}

/** Some kilobytes on the line that are as much as a flood where they are read. */
const packed = (response: ServerResponse, { headers }: Answer) =>
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(huge, '[')))

const fail = async (response: ServerResponse, fault: Fault, vendor: Vendor, request: SeenRequest) => {
  const status = statuses[fault]
  if (status) return send(response, vendor.error(status))
  if (fault === 'html') return send(response, page('Please sign in to this network'))
  const answer = await vendor.respond(request)
  if (fault === 'truncated') return cutOff(response, answer)
  if (fault === 'huge') return flood(response, answer)
  if (fault === 'packed') return packed(response, answer)
  if (fault === 'empty') return send(response, { ...answer, status: 200, body: '' })
  return send(response, withWrongTypes(answer))
}

const read = async (request: IncomingMessage): Promise<SeenRequest> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', `http://${request.headers.host}`),
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
  }
}

/** Where the behaviour is switched: POST {"fault":"slow"}. */
export const controlPath = '/__sandbox'

const control = (request: SeenRequest, behave: (fault: Fault) => void): Answer => {
  if (request.method === 'GET') return json({ faults })
  const { fault } = JSON.parse(request.body || '{}') as { fault?: Fault }
  if (!fault || !faults.includes(fault)) return json({ message: `fault must be one of ${faults.join(', ')}` }, 422)
  behave(fault)
  return json({ fault })
}

/** A server on the loopback interface that speaks a vendor's wire format and fails in the ways that servers fail. */
export const startStandIn = async (vendor: Vendor, port = 0): Promise<StandIn> => {
  let fault: Fault = 'none'
  const seen: SeenRequest[] = []
  const behave = (next: Fault) => void (fault = next)
  const server = createServer(async (incoming, response) => {
    try {
      const request = await read(incoming)
      if (request.url.pathname === controlPath) return send(response, control(request, behave))
      seen.push(request)
      // A long-lived sandbox keeps the last ones only.
      if (seen.length > 500) seen.shift()
      if (fault === 'slow') return
      if (fault !== 'none') return await fail(response, fault, vendor, request)
      return send(response, await vendor.respond(request))
    } catch {
      return response.destroyed || send(response, vendor.error(400))
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    name: vendor.name,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
