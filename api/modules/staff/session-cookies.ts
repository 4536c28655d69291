import type { IncomingHttpHeaders } from 'node:http'
import type { Deps } from '../../platform/context.ts'
import { acceptedSecrets } from '../../platform/secrets.ts'
import { isSameSignature, sign } from '../../platform/signature.ts'

/** As the sign-in library signs its cookies. */
const signatureOf = (secret: string, value: string) => sign(secret, value).toString('base64')

/** The library knows the current secret only: a cookie that a replaced one has signed is signed anew for it. */
const signAnew = (cookie: string, current: string, former: string[]): string => {
  const at = cookie.indexOf('=')
  const [name, signed] = [cookie.slice(0, at), cookie.slice(at + 1)]
  if (at < 0 || !name.includes('desk.') || !signed.includes('.')) return cookie
  const text = decodeURIComponent(signed)
  const dot = text.lastIndexOf('.')
  const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)]
  if (!former.some((secret) => isSameSignature(signature, signatureOf(secret, value)))) return cookie
  return `${name}=${encodeURIComponent(`${value}.${signatureOf(current, value)}`)}`
}

/** The headers for the sign-in library, with cookies that the current secret has signed. */
export const withCurrentCookies = (
  holder: Pick<Deps, 'secrets' | 'now'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders => {
  const [current, ...former] = acceptedSecrets(holder, 'session')
  if (!headers.cookie || former.length === 0) return headers
  try {
    const cookies = headers.cookie.split(';').map((cookie) => signAnew(cookie, current!, former))
    return { ...headers, cookie: cookies.join(';') }
  } catch {
    // No escape that can be read: nothing that we have written.
    return headers
  }
}
