import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, StoredPage } from '../../platform/page-cache.ts'

const encodingOf = (header: string | string[] | undefined): Encoding => {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Headers of every document; the policy on contents is each document's own. */
const documentHeaders = {
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** The desk may ask for a camera, to read the QR code of a coupon. */
const staffHeaders = { 'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()' }

/** Of a page whose address is a secret: nobody keeps it, lists it, or passes its address on. */
const secretHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

interface PageKind {
  secret?: boolean
  staff?: boolean
  /** Made for one guest: nobody keeps it. */
  private?: boolean
  /** Its address names no language: who chose one before is led elsewhere. */
  forEverybody?: boolean
}

/** Sends a document in the best encoding, or tells the browser that it has it already. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: StoredPage, of: PageKind) => {
  const encoding = encodingOf(request.headers['accept-encoding'])
  const etag = `W/"${page.etag}"`
  reply.headers({ ...documentHeaders, etag })
  if (of.forEverybody) reply.header('vary', 'accept-encoding, cookie')
  if (of.private) reply.header('cache-control', 'no-store')
  if (of.staff) reply.headers(staffHeaders)
  if (of.secret) reply.headers(secretHeaders)
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (page.status === 503) reply.header('retry-after', 5)
  if (page.location !== undefined) return reply.redirect(page.location, page.status)
  if (!of.secret && page.status === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.body(encoding))
}
