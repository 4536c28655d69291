import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { userAgent } from '../outside/bounded-fetch.ts'
import { AddressRefused, leadTo, resolvePublic } from '../outside/public-address.ts'

/** What an address on the web leads to. */
export interface PageSeen {
  /** HTTP status of the last page; null where nobody answered. */
  status: number | null
  /** Why nobody answered, as a sentence; null for an answer, and where the fault may be ours. */
  problem: string | null
  /** Where redirects for good lead (301 and 308, RFC 9110); null when there are none. */
  movedTo: string | null
  /** The beginning of an HTML page, at most 256 kB. */
  html: string
}

type Answer = { status: number; location: string | undefined; html: string } | { problem: string | null }

const timeoutMs = 10_000
const mostRedirects = 5
const longestPage = 256 * 1024

const problems: Record<string, string> = {
  ABORT_ERR: `It did not answer within ${timeoutMs / 1000} seconds`,
  CERT_HAS_EXPIRED: 'Its certificate has expired: browsers warn of it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name: browsers warn of it',
}

/** Browsers complete a chain of certificates that its server sends by half. */
const isOurs = (code: string) => /^(UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(code)

const problemOf = ({ code = '', name }: NodeJS.ErrnoException): string | null => {
  if (isOurs(code)) return null
  return problems[name === 'TimeoutError' ? 'ABORT_ERR' : code] ?? 'It cannot be reached'
}

const readBeginning = async (response: IncomingMessage): Promise<string> => {
  if (!/html/i.test(response.headers['content-type'] ?? '')) return ''
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      parts.push(part as Buffer)
      size += (part as Buffer).length
      if (size >= longestPage) break
    }
  } catch {
    // A page that breaks off has been there all the same.
  }
  return Buffer.concat(parts).subarray(0, longestPage).toString()
}

const readAnswer = async (response: IncomingMessage): Promise<Answer> => {
  const html = await readBeginning(response)
  response.destroy()
  return { status: response.statusCode ?? 0, location: response.headers.location, html }
}

/** One page, from an address that was judged and pinned. */
const get = async (url: string, privateToo: boolean): Promise<Answer> => {
  try {
    const pinned = await resolvePublic(url, privateToo)
    const send = url.startsWith('https:') ? secure : plain
    return await new Promise((resolve, reject) => {
      const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' }
      const signal = AbortSignal.timeout(timeoutMs)
      const outgoing = send(url, { headers, lookup: leadTo(pinned), signal }, (response) => {
        resolve(readAnswer(response))
      })
      outgoing.on('error', reject)
      outgoing.end()
    })
  } catch (error) {
    if (error instanceof AddressRefused) return { problem: error.message }
    return { problem: problemOf(error as NodeJS.ErrnoException) }
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)
const isForGood = (status: number) => status === 301 || status === 308

/**
 * Follows an address as a guest's browser would, five redirects far, and reads where it ends. Each address on the way is
 * judged: none of this server's own network is asked unless `privateToo`. Never throws for what the other side does.
 */
export const lookAtPage = async (url: string, privateToo: boolean): Promise<PageSeen> => {
  const unanswered = (problem: string | null): PageSeen => ({ status: null, problem, movedTo: null, html: '' })
  let address = url
  let settled = url
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await get(address, privateToo)
    if ('problem' in answer) return unanswered(answer.problem)
    const { status, location, html } = answer
    if (!location || !isRedirect(status))
      return { status, problem: null, movedTo: settled === url ? null : settled, html }
    const next = URL.parse(location, address)
    if (!next || !/^https?:$/.test(next.protocol)) return unanswered('It leads to something that is no web page')
    if (settled === address && isForGood(status)) settled = next.href
    address = next.href
  }
  return unanswered(`It leads on more than ${mostRedirects} times`)
}
