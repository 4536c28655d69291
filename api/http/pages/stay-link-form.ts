import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '#graphql/locales.ts'
import { mailedParameter, mailPricePath, type MailedPrice } from '#graphql/mailed-price.ts'
import { mailStayLink } from '../../modules/stay-links/mail-stay-link.service.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { plannerAddress, refusedOutcome } from './planner-address.ts'
import { fieldsOf, readField, registerForms, type Sent } from './posted-forms.ts'
import { postedStay } from './stay-request-forms.ts'

/** An address of 254 characters, each of them written as nine, twelve extras and a filled trap. */
const bodyLimit = 16 * 1024

const leadBack = ({ request: { body }, reply, locale }: Sent, mailed: MailedPrice | null) =>
  reply.redirect(plannerAddress(locale, body, mailed && { [mailedParameter]: mailed }), 303)

/** The planner's small form, with or without a script: it leads back to the planner, which says what became of it. */
export const registerStayLinkForm = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, makeContext, {
    paths: [mailPricePath],
    bodyLimit,
    answer: async (ctx, sent) => {
      const { body } = sent.request
      const { room, code, ...asked } = postedStay(fieldsOf(body))
      const { accepted } = await mailStayLink(ctx, {
        ...asked,
        roomTypeSlug: room,
        couponCode: code,
        email: readField(body, 'email'),
        website: readField(body, 'website'),
        language: sent.locale ?? defaultLocale,
      })
      return leadBack(sent, accepted ? 'sent' : null)
    },
    onRefusal: (refusal, sent) => leadBack(sent, refusedOutcome(refusal)),
    failure: 'a price could not be mailed',
  })
