import { createHmac, timingSafeEqual } from 'node:crypto'

const validDays = 14

/** The purpose within the key keeps these apart from everything else that the secret signs. */
const sign = (secret: string, payload: string) =>
  createHmac('sha256', `blog-preview ${secret}`).update(payload).digest()

export interface PreviewToken {
  token: string
  expiresAt: Date
}

/** An opaque token that shows one post, whatever its state, to whoever holds it, for two weeks. */
export const createPreviewToken = (secret: string, postId: string, now: Date): PreviewToken => {
  const expiresAt = new Date(now.getTime() + validDays * 86_400_000)
  const payload = `${postId} ${expiresAt.getTime()}`
  const token = `${Buffer.from(payload).toString('base64url')}.${sign(secret, payload).toString('base64url')}`
  return { token, expiresAt }
}

/** The post that a token shows; null when it was not made here or has expired. */
export const readPreviewToken = (secret: string, token: string, now: Date): string | null => {
  const [encoded = '', signature = ''] = token.split('.')
  const payload = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(secret, payload)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const [postId, expires] = payload.split(' ') as [string, string]
  return Number(expires) > now.getTime() ? postId : null
}
