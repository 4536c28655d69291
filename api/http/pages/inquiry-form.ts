import type { FastifyInstance } from 'fastify'
import type { InquiryPage } from '#graphql/inputs/inquiry.ts'
import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { inquiryFormId, writeSent } from '#graphql/posted-inquiry.ts'
import { submitInquiry } from '../../modules/inquiries/submit-inquiry.service.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { readField, registerForms, type ShowAgain } from './posted-forms.ts'

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
  registerForms(app, makeContext, {
    paths: Object.keys(pages),
    bodyLimit,
    answer: async (ctx, { request: { body }, reply, path, address, locale }) => {
      const { reference } = await submitInquiry(ctx, {
        ...readValues(body),
        website: readField(body, 'website'),
        language: locale ?? defaultLocale,
        page: pages[path]!,
      })
      return reply.redirect(`${address}${writeSent(reference)}#${inquiryFormId}`, 303)
    },
    onRefusal: ({ status, issues }, { request, reply, path }) =>
      showAgain(request, reply, {
        status,
        posted: { form: 'inquiry', path, values: readValues(request.body), issues },
      }),
    failure: 'a message form could not be stored',
  })
