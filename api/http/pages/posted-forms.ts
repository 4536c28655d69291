import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { locales, type Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { readRefusal, type Refusal } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import type { MakeContext } from '../rest/attempt.ts'

/** Answers with the page as it was, the form filled again. */
export type ShowAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  answered: { status: number; posted: PostedForm },
) => Promise<unknown>

/** A form that was sent. */
export interface Sent {
  request: FastifyRequest
  reply: FastifyReply
  /** The page's path, and the address with its language that the form was sent to. */
  path: string
  address: string
  locale: Locale | undefined
}

interface Form {
  paths: string[]
  bodyLimit: number
  /** Does what the form asks for, and answers. */
  answer: (ctx: Context, sent: Sent) => Promise<unknown>
  /** Answers when that was refused, or could not be done. */
  onRefusal: (refusal: Refusal, sent: Sent) => unknown
  /** What the log says when it was our fault. */
  failure: string
}

/** Takes the form of some pages in each language, as a browser sends it without a script. */
export const registerForms = (
  app: FastifyInstance,
  makeContext: MakeContext,
  { paths, bodyLimit, answer, onRefusal, failure }: Form,
) => {
  const take = async (sent: Sent) => {
    const ctx = await makeContext(sent.request, sent.reply)
    try {
      return await answer(ctx, sent)
    } catch (error) {
      const refusal = readRefusal(error)
      if (refusal.status >= 500) ctx.log.error({ err: error }, failure)
      return onRefusal(refusal, sent)
    }
  }
  return app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit })
    for (const locale of [undefined, ...locales])
      for (const path of paths) {
        const address = locale ? `/${locale}${path === '/' ? '' : path}` : path
        scope.post(address, { bodyLimit }, (request, reply) => take({ request, reply, path, address, locale }))
      }
  })
}

/** A field's text; the first one when it was sent more than once. */
export const readField = (body: unknown, name: string) => fieldsOf(body).get(name) ?? ''

/** All that a form sent, as an address would have it. */
export const fieldsOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body ?? {}).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)])),
  )
