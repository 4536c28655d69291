import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { ZodError } from 'zod'
import type { InquiryPage } from '#graphql/inputs/inquiry.ts'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { inquiryFormId, writeSent, type PostedInquiry } from '#graphql/posted-inquiry.ts'
import type { Context } from '../context.ts'
import { httpStatuses, type ErrorCode } from '../errors.ts'
import { submitInquiry } from '../modules/inquiries/submit-inquiry.service.ts'
import type { MakeContext } from '../rest/attempt.ts'

/** Pages with the message form, and what they are called in an inquiry. */
const pages: Record<string, InquiryPage> = { '/': 'home', '/contact': 'contact', '/things-to-do': 'things-to-do' }

/** A message of 5,000 characters, each of them written as nine. */
const bodyLimit = 64 * 1024

/** Answers with the page as it was, the form filled again. */
type ShowAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  refused: { status: number; posted: PostedInquiry },
) => Promise<unknown>

const readFields = (body: unknown) => {
  const fields = (body ?? {}) as Record<string, unknown>
  const given = (name: string) => String([fields[name] ?? ''].flat()[0])
  return {
    values: {
      name: given('name'),
      email: given('email'),
      phone: given('phone'),
      message: given('message'),
      subscribedToNewsletter: given('subscribedToNewsletter') !== '',
    },
    website: given('website'),
  }
}

const statusOf = (error: unknown): number => {
  if (error instanceof ZodError) return httpStatuses.BAD_USER_INPUT
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined
  return httpStatuses[code as ErrorCode] ?? httpStatuses.INTERNAL_SERVER_ERROR
}

const issuesOf = (error: unknown) => (error instanceof ZodError ? error.issues : [])

/**
 * The message form of a browser without JavaScript: the same rules as the mutation, answered by the page itself. Sent, it
 * leads to an address that thanks; refused, the page comes again with what was typed and what is wrong.
 */
export const registerInquiryForms = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit })
    for (const locale of [undefined, ...locales])
      for (const [path, page] of Object.entries(pages)) {
        const address = locale ? `/${locale}${path === '/' ? '' : path}` : path
        scope.post(address, { bodyLimit }, async (request, reply) => {
          const { values, website } = readFields(request.body)
          const ctx: Context = await makeContext(request, reply)
          try {
            const language = locale ?? defaultLocale
            const { reference } = await submitInquiry(ctx, { ...values, website, language, page })
            return reply.redirect(`${address}${writeSent(reference)}#${inquiryFormId}`, 303)
          } catch (error) {
            const status = statusOf(error)
            if (status >= 500) ctx.log.error({ err: error }, 'a message form could not be stored')
            const posted = { path, values, issues: issuesOf(error) }
            return showAgain(request, reply, { status, posted })
          }
        })
      }
  })
