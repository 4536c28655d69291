import type { FastifyInstance } from 'fastify'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { waitForNightsPath, waitingParameter, type WaitingOutcome } from '#graphql/waiting-outcome.ts'
import { joinWaitingList } from '../../modules/waiting-list/join-waiting-list.service.ts'
import { leaveWaitingList } from '../../modules/waiting-list/leave-waiting-list.service.ts'
import { isOneClick, readOneClickForms } from '../one-click.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { plannerAddress, refusedOutcome } from './planner-address.ts'
import { fieldsOf, readField, registerForms, type Sent } from './posted-forms.ts'
import { postedStay } from './stay-request-forms.ts'

/** An address of 254 characters, each of them written as nine, twelve extras and a filled trap. */
const bodyLimit = 16 * 1024

const leadBack = ({ request: { body }, reply, locale }: Sent, outcome: WaitingOutcome | null) =>
  reply.redirect(plannerAddress(locale, body, outcome && { [waitingParameter]: outcome }), 303)

/** The small form below nights that are taken: it leads back to the planner, which says what became of it. */
const registerJoinForm = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, makeContext, {
    paths: [waitForNightsPath],
    bodyLimit,
    answer: async (ctx, sent) => {
      const { body } = sent.request
      const { arrival, departure, guests, children, room, accessible } = postedStay(fieldsOf(body))
      const { accepted } = await joinWaitingList(ctx, {
        arrival,
        departure,
        guests,
        children,
        roomTypeSlug: room || null,
        accessible,
        email: readField(body, 'email'),
        website: readField(body, 'website'),
        language: sent.locale ?? defaultLocale,
      })
      return leadBack(sent, accepted ? 'joined' : null)
    },
    onRefusal: (refusal, sent) => leadBack(sent, refusedOutcome(refusal)),
    failure: 'nobody could be put on the waiting list',
  })

/**
 * Leaving: the page's own button leads back to the page, which says so. A mail program posts to the same address without any
 * page, as a form of either kind, and is not led anywhere (RFC 8058).
 */
const registerLeaveForm = (app: FastifyInstance, makeContext: MakeContext) =>
  app.register(async (scope) => {
    await readOneClickForms(scope, bodyLimit)
    for (const locale of [undefined, ...locales])
      scope.post(
        `${locale ? `/${locale}` : ''}${paths.waitingList(':token')}`,
        { bodyLimit },
        async (request, reply) => {
          const { token } = request.params as { token: string }
          await leaveWaitingList(await makeContext(request, reply), token)
          if (isOneClick(request.body))
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
