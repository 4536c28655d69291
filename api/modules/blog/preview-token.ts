import { readSignedToken, signedToken } from '../../platform/signature.ts'

const validDays = 14

const keyOf = (secret: string) => `blog-preview ${secret}`

export interface PreviewToken {
  token: string
  expiresAt: Date
}

/** An opaque token that shows one post, whatever its state, to whoever holds it, for two weeks. */
export const createPreviewToken = (secret: string, postId: string, now: Date): PreviewToken => {
  const expiresAt = new Date(now.getTime() + validDays * 86_400_000)
  return { token: signedToken(keyOf(secret), `${postId} ${expiresAt.getTime()}`), expiresAt }
}

/** The post that a token shows; null when it was not made here or has expired. */
export const readPreviewToken = (secret: string, token: string, now: Date): string | null => {
  const payload = readSignedToken(keyOf(secret), token)
  if (payload === null) return null
  const [postId, expires] = payload.split(' ') as [string, string]
  return Number(expires) > now.getTime() ? postId : null
}
