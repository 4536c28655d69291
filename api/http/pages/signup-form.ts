import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { signUp } from '../../modules/newsletter/sign-up.service.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { readField, registerForms, type ShowAgain } from './posted-forms.ts'

/** The page with the sign-up form; elsewhere the form comes by script. */
const page = paths.deals()

/** An address of 254 characters, each of them written as nine, and a filled trap. */
const bodyLimit = 8 * 1024

/** The sign-up of a browser without JavaScript. The page comes again with what became of it; nobody keeps it. */
export const registerSignupForm = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  registerForms(app, makeContext, {
    paths: [page],
    bodyLimit,
    answer: async (ctx, { request, reply, path, locale = defaultLocale }) => {
      const email = readField(request.body, 'email')
      const website = readField(request.body, 'website')
      const { success, couponCode = null } = await signUp(ctx, { email, website, language: locale })
      const outcome = success ? 'joined' : 'failed'
      return showAgain(request, reply, { status: 200, posted: { form: 'signup', path, email, outcome, couponCode } })
    },
    onRefusal: ({ status, code }, { request, reply, path }) => {
      const email = readField(request.body, 'email')
      const problem = email.trim() ? 'wrong' : 'empty'
      const outcome = code === 'BAD_USER_INPUT' ? problem : 'failed'
      return showAgain(request, reply, { status, posted: { form: 'signup', path, email, outcome, couponCode: null } })
    },
    failure: 'a sign-up form could not be stored',
  })
