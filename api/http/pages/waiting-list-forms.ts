import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { waitForNightsPath, waitingParameter, type WaitingOutcome } from '#graphql/waiting-outcome.ts'
import { joinWaitingList } from '../../modules/waiting-list/join-waiting-list.service.ts'
import { leaveWaitingList } from '../../modules/waiting-list/leave-waiting-list.service.ts'
import type { JoinWaitingListInput } from '../../modules/waiting-list/waiting-list.type.ts'
import type { Context } from '../../platform/context.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { plannerAddress } from './planner-address.ts'
import { fieldsOf, readField, registerForms, statusOf } from './posted-forms.ts'
import { postedStay } from './stay-request-forms.ts'

/** An address of 254 characters, each of them written as nine, twelve extras and a filled trap. */
const bodyLimit = 16 * 1024

/** Null where the planner itself says what can be booked, or why nothing can. */
const attempt = async (ctx: Context, input: JoinWaitingListInput): Promise<WaitingOutcome | null> => {
  try {
    const { accepted } = await joinWaitingList(ctx, input)
    return accepted ? 'joined' : null
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) ctx.log.error({ err: error }, 'nobody could be put on the waiting list')
    if (error instanceof ZodError && error.issues.some(({ path }) => path[0] === 'email')) return 'wrong'
    return status === 404 ? null : status === 429 ? 'limited' : 'failed'
  }
}

/** The small form below nights that are taken: it leads back to the planner, which says what became of it. */
const registerJoinForm = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, [waitForNightsPath], bodyLimit, async (request, reply, { locale }) => {
    const { body } = request
    const stay = postedStay(fieldsOf(body))
    const ctx = await makeContext(request, reply)
    const outcome = await attempt(ctx, {
      arrival: stay.arrival,
      departure: stay.departure,
      guests: stay.guests,
      children: stay.children,
      roomTypeSlug: stay.room || null,
      accessible: stay.accessible,
      email: readField(body, 'email'),
      website: readField(body, 'website'),
      language: locale ?? defaultLocale,
    })
    return reply.redirect(plannerAddress(locale, body, outcome && { [waitingParameter]: outcome }), 303)
  })

/**
 * Leaving: the page's own button leads back to the page, which says so. A mail program posts to the same address without any
 * page, as a form of either kind, and is not led anywhere (RFC 8058).
 */
const registerLeaveForm = (app: FastifyInstance, makeContext: MakeContext) =>
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit })
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { fieldSize: 1_000, fields: 5, files: 0 },
    })
    for (const locale of [undefined, ...locales])
      scope.post(
        `${locale ? `/${locale}` : ''}${paths.waitingList(':token')}`,
        { bodyLimit },
        async (request, reply) => {
          const { token } = request.params as { token: string }
          await leaveWaitingList(await makeContext(request, reply), token)
          if (readField(request.body, 'List-Unsubscribe') === 'One-Click')
            return reply.type('text/plain; charset=utf-8').send('You are no longer waiting.')
          return reply.redirect(`${locale ? `/${locale}` : ''}${paths.waitingList(encodeURIComponent(token))}`, 303)
        },
      )
  })

/** Waiting for nights and leaving, as a browser does it with or without JavaScript. */
export const registerWaitingListForms = async (app: FastifyInstance, makeContext: MakeContext) => {
  await registerJoinForm(app, makeContext)
  await registerLeaveForm(app, makeContext)
}
