import type { FastifyInstance } from 'fastify'
import type { InquiryPage } from '#graphql/inputs/inquiry.ts'
import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { inquiryFormId, writeSent } from '#graphql/posted-inquiry.ts'
import { submitInquiry } from '../../modules/inquiries/submit-inquiry.service.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { issuesOf, readField, registerForms, statusOf, type ShowAgain } from './posted-forms.ts'

/** Pages with the message form, and what they are called in an inquiry. */
const pages: Record<string, InquiryPage> = {
  [paths.home()]: 'home',
  [paths.contact()]: 'contact',
  [paths.thingsToDo()]: 'things-to-do',
}

/** A message of 5,000 characters, each of them written as nine. */
const bodyLimit = 64 * 1024

const readValues = (body: unknown) => ({
  name: readField(body, 'name'),
  email: readField(body, 'email'),
  phone: readField(body, 'phone'),
  message: readField(body, 'message'),
  subscribedToNewsletter: readField(body, 'subscribedToNewsletter') !== '',
})

/**
 * The message form of a browser without JavaScript: the same rules as the mutation, answered by the page itself. Sent, it
 * leads to an address that thanks; refused, the page comes again with what was typed and what is wrong.
 */
export const registerInquiryForms = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  registerForms(app, Object.keys(pages), bodyLimit, async (request, reply, { path, address, locale }) => {
    const values = readValues(request.body)
    const ctx = await makeContext(request, reply)
    try {
      const { reference } = await submitInquiry(ctx, {
        ...values,
        website: readField(request.body, 'website'),
        language: locale ?? defaultLocale,
        page: pages[path]!,
      })
      return reply.redirect(`${address}${writeSent(reference)}#${inquiryFormId}`, 303)
    } catch (error) {
      const status = statusOf(error)
      if (status >= 500) ctx.log.error({ err: error }, 'a message form could not be stored')
      return showAgain(request, reply, { status, posted: { form: 'inquiry', path, values, issues: issuesOf(error) } })
    }
  })
