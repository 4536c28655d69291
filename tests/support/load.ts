import { Agent, request } from 'node:http'

export interface Answer {
  /** Null when the connection failed: then `code` says how. */
  status: number | null
  code: string | null
  headers: Record<string, string | string[] | undefined>
  body: string
}

export type Ask = (path: string, body?: object) => Promise<Answer>

/** A client that keeps one connection open between its requests, as browsers and balancers do. */
export const keepingClient = (url: string): { ask: Ask; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask: Ask = (path, body) =>
    new Promise((resolve) => {
      const end = (answer: Partial<Answer>) => resolve({ status: null, code: null, headers: {}, body: '', ...answer })
      const payload = body && JSON.stringify(body)
      const outgoing = request(
        `${url}${path}`,
        {
          agent,
          method: payload ? 'POST' : 'GET',
          headers: payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {},
        },
        async (response) => {
          const parts: Buffer[] = []
          try {
            for await (const part of response) parts.push(part as Buffer)
            const { statusCode = 0, headers } = response
            end({ status: statusCode, headers, body: Buffer.concat(parts).toString() })
          } catch (error) {
            end({ code: (error as NodeJS.ErrnoException).code ?? 'broken off' })
          }
        },
      )
      outgoing.on('error', (error: NodeJS.ErrnoException) => end({ code: error.code ?? error.message }))
      outgoing.end(payload)
    })
  return { ask, close: () => agent.destroy() }
}

let guests = 0

/** A message that no other guest of this process sends. */
export const nextInquiry = () => {
  guests += 1
  return { name: `Guest ${guests}`, email: `guest-${guests}@example.com`, message: `Message ${guests}` }
}
