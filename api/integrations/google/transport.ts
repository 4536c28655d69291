import { Gaxios, type GaxiosOptions } from 'gaxios'
import { z } from 'zod'
import { readJson } from '../outside/answer.ts'
import type { OutsideAnswer, OutsideRequest } from '../outside/bounded-fetch.ts'

type Send = (request: OutsideRequest) => Promise<OutsideAnswer>

const googlesTokenUrl = 'https://oauth2.googleapis.com/token'

/** The library takes whatever it is given for a token and sends it on. */
const tokenSchema = z.looseObject({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().min(1).optional(),
})

/** The library's own transport with ours beneath it: our limits, no tries of its own. */
class Transport extends Gaxios {
  override request<T>(options: GaxiosOptions = {}) {
    return super.request<T>({ ...options, retry: false, retryConfig: { retry: 0, noResponseRetries: 0 } })
  }
}

/** The service account's part of the library knows one token address only; ours is a setting. */
export const openTransport = (label: string, send: Send, tokenUrl: string) =>
  new Transport({
    fetchImplementation: async (input, init) => {
      const url = String(input) === googlesTokenUrl ? tokenUrl : String(input)
      const answer = await send({
        url,
        method: (init?.method ?? 'GET') as OutsideRequest['method'],
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.body != null && { body: String(init.body) }),
      })
      const isSuccess = answer.status >= 200 && answer.status < 300
      // The library takes what it cannot read for a text. Only a PUT has nothing to answer.
      if (isSuccess && (answer.text || init?.method !== 'PUT')) {
        const body = readJson(label, answer)
        if (url === tokenUrl) tokenSchema.parse(body)
      }
      return new Response(answer.text || null, {
        status: answer.status,
        headers: { 'content-type': answer.contentType },
      })
    },
  })
