import { randomUUID } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { acceptedSecrets } from '../../platform/secrets.ts'
import { isSameSignature, sign } from '../../platform/signature.ts'

/** A reply as its id carries it: nothing is stored unless the visitor rates it. */
export interface SignedReply {
  id: string
  language: Locale
  question: string
  response: string
  answered: boolean
  /** Milliseconds since 1970. */
  at: number
}

const ratableMs = 24 * 3_600_000
const longestContent = 8_000

/** Cut to what a guess cannot reach within the day that it holds: the token is long enough with its texts. */
const shortSignature = (secret: string, content: string) =>
  sign(secret, `chat-reply.${content}`).toString('base64url').slice(0, 24)

/** The reply with its question, packed and signed. */
export const signReply = (
  ctx: Context,
  reply: Omit<SignedReply, 'id' | 'at'>,
): { token: string; signed: SignedReply } => {
  const signed = { ...reply, id: randomUUID(), at: ctx.now().getTime() }
  const content = deflateRawSync(JSON.stringify(signed)).toString('base64url')
  return { token: `${content}.${shortSignature(ctx.secret, content)}`, signed }
}

/** What was signed, or null when it was not signed here or longer than a day ago. */
export const readReply = (ctx: Context, token: string): SignedReply | null => {
  const [content = '', signature = ''] = token.split('.')
  const isSigned = acceptedSecrets(ctx, 'chatReply').some((secret) =>
    isSameSignature(signature, shortSignature(secret, content)),
  )
  if (!isSigned) return null
  const inflated = inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: longestContent })
  const signed = JSON.parse(inflated.toString()) as SignedReply
  return ctx.now().getTime() - signed.at <= ratableMs ? signed : null
}
