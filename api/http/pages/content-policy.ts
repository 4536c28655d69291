import { createHash } from 'node:crypto'
import { plainHost } from '#graphql/inputs/fields.ts'
import { outsideHosts } from '#graphql/outside-hosts.ts'

/** Emotion makes empty style tags and fills them through the DOM: this is the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const { tiles, mapFrame, bookingWidget } = outsideHosts

const styleTag = /<style[^>]*>([^<]*)<\/style>/g
const scriptTag = /<script>(.*?)<\/script>/gs

interface PolicyOptions {
  secure: boolean
  /** The date form of guests' pages is sent there, by a browser without JavaScript too. */
  bookingPage: string | null
  /** For guests: the document before anything was put into it. What stands in it may run, what came in may not. */
  template?: string | undefined
}

/** What may be stored has a plain host; what was stored before that was asked must not end the directive either. */
const originOf = (page: string): string => {
  const { hostname, origin } = new URL(page)
  return plainHost.test(hostname) ? ` ${origin}` : ''
}

/**
 * The policy of one document. Its styles are allowed by their hashes, so the document can be kept and sent again;
 * scripts come from this server, or from the booking widget's once a guest asks for it: never at the desk. The one that
 * stands in guests' pages (client/early-presses.ts) is allowed by its hash.
 */
export const contentPolicy = (html: string, { secure, bookingPage, template }: PolicyOptions): string => {
  const hashes = [...html.matchAll(styleTag)].map(([, css]) => hashOf(css!))
  const standing = [...(template ?? '').matchAll(scriptTag)].map(([, script]) => ` ${hashOf(script!)}`).join('')
  const widget = template === undefined ? '' : ` ${bookingWidget}`
  const booking = template !== undefined && bookingPage ? originOf(bookingPage) : ''
  return [
    "default-src 'self'",
    `script-src 'self'${standing}${widget}`,
    // The map's frame is asked for before it is shown.
    `connect-src 'self' ${mapFrame}${widget}`,
    `frame-src ${mapFrame}${widget}`,
    `style-src 'self' ${[...hashes, emptyStyle].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tiles}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${booking}`,
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
