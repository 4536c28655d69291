import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { ZodError } from 'zod'
import { locales, type Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { httpStatuses, type ErrorCode, type InputIssue } from '../../errors.ts'

/** Answers with the page as it was, the form filled again. */
export type ShowAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  answered: { status: number; posted: PostedForm },
) => Promise<unknown>

type Answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  at: { path: string; address: string; locale: Locale | undefined },
) => Promise<unknown>

/** Takes the form of some pages in each language, as a browser sends it without a script. */
export const registerForms = (app: FastifyInstance, paths: string[], bodyLimit: number, answer: Answer) =>
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit })
    for (const locale of [undefined, ...locales])
      for (const path of paths) {
        const address = locale ? `/${locale}${path === '/' ? '' : path}` : path
        scope.post(address, { bodyLimit }, (request, reply) => answer(request, reply, { path, address, locale }))
      }
  })

/** A field's text; the first one when it was sent more than once. */
export const readField = (body: unknown, name: string) => fieldsOf(body).get(name) ?? ''

/** All that a form sent, as an address would have it. */
export const fieldsOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body ?? {}).flatMap(([name, values]) => [values].flat().map((value) => [name, String(value)])),
  )

/** What is wrong with which field, whoever found it. */
export const issuesOf = (error: unknown): ZodError['issues'] | InputIssue[] => {
  if (error instanceof ZodError) return error.issues
  const issues = error instanceof GraphQLError ? error.extensions['issues'] : undefined
  return (issues as InputIssue[] | undefined) ?? []
}

export const statusOf = (error: unknown): number => {
  if (error instanceof ZodError) return httpStatuses.BAD_USER_INPUT
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined
  return httpStatuses[code as ErrorCode] ?? httpStatuses.INTERNAL_SERVER_ERROR
}
