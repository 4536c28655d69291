import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { AddressRefused, leadTo, resolvePublic, type PinnedAddress } from '../outside/public-address.ts'

export interface PostResult {
  status: number | null
  /** Why it failed, as a sentence; null for a status from 200 to 299. */
  problem: string | null
}

const timeoutMs = 10_000

const problemOf = (status: number) =>
  status >= 300 && status < 400
    ? `The receiver redirects (status ${status}), which is not followed`
    : `The receiver answered with status ${status}`

/**
 * Posts a body to an address that was judged and pinned; redirects are not followed and the answer is not read.
 * Never throws for what the other side does.
 */
export const postWebhook = async (
  url: string,
  headers: Record<string, string>,
  body: string,
  privateToo: boolean,
): Promise<PostResult> => {
  let pinned: PinnedAddress
  try {
    pinned = await resolvePublic(url, privateToo)
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return { status: null, problem: error.message }
  }
  const send = url.startsWith('https:') ? secure : plain
  return new Promise((resolve) => {
    const outgoing = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        lookup: leadTo(pinned),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const status = response.statusCode ?? 0
        response.destroy()
        resolve({ status, problem: status >= 200 && status < 300 ? null : problemOf(status) })
      },
    )
    outgoing.on('error', (error) =>
      resolve({
        status: null,
        problem:
          error.name === 'AbortError' || error.name === 'TimeoutError'
            ? `The receiver did not answer within ${timeoutMs / 1000} seconds`
            : 'The receiver cannot be reached',
      }),
    )
    outgoing.end(body)
  })
}
