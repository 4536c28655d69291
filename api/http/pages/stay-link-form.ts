import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { defaultLocale } from '#graphql/locales.ts'
import { mailedParameter, mailPricePath, type MailedPrice } from '#graphql/mailed-price.ts'
import { mailStayLink } from '../../modules/stay-links/mail-stay-link.service.ts'
import type { MailStayLinkInput } from '../../modules/stay-links/stay-link.type.ts'
import type { Context } from '../../platform/context.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { plannerAddress } from './planner-address.ts'
import { fieldsOf, readField, registerForms, statusOf } from './posted-forms.ts'
import { postedStay } from './stay-request-forms.ts'

/** An address of 254 characters, each of them written as nine, twelve extras and a filled trap. */
const bodyLimit = 16 * 1024

/** Null where the planner itself says why the stay cannot be had. */
const attempt = async (ctx: Context, input: MailStayLinkInput): Promise<MailedPrice | null> => {
  try {
    const { accepted } = await mailStayLink(ctx, input)
    return accepted ? 'sent' : null
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) ctx.log.error({ err: error }, 'a price could not be mailed')
    if (error instanceof ZodError && error.issues.some(({ path }) => path[0] === 'email')) return 'wrong'
    return status === 404 ? null : status === 429 ? 'limited' : 'failed'
  }
}

/** The planner's small form, with or without a script: it leads back to the planner, which says what became of it. */
export const registerStayLinkForm = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, [mailPricePath], bodyLimit, async (request, reply, { locale }) => {
    const { body } = request
    const stay = postedStay(fieldsOf(body))
    const { room, code, ...asked } = stay
    const ctx = await makeContext(request, reply)
    const mailed = await attempt(ctx, {
      ...asked,
      roomTypeSlug: room,
      couponCode: code,
      email: readField(body, 'email'),
      website: readField(body, 'website'),
      language: locale ?? defaultLocale,
    })
    return reply.redirect(plannerAddress(locale, body, mailed && { [mailedParameter]: mailed }), 303)
  })
