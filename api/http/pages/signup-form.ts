import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import type { PostedSignup } from '#graphql/posted-form.ts'
import type { Context } from '../../platform/context.ts'
import { signUp } from '../../modules/newsletter/sign-up.service.ts'
import type { SignUpInput } from '../../modules/newsletter/newsletter.type.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { readField, registerForms, statusOf, type ShowAgain } from './posted-forms.ts'

/** The page with the sign-up form; elsewhere the form comes by script. */
const page = paths.deals()

/** An address of 254 characters, each of them written as nine, and a filled trap. */
const bodyLimit = 8 * 1024

type Answered = Pick<PostedSignup, 'outcome' | 'couponCode'> & { status: number }

const attempt = async (ctx: Context, input: SignUpInput): Promise<Answered> => {
  try {
    const { success, couponCode = null } = await signUp(ctx, input)
    return { status: 200, outcome: success ? 'joined' : 'failed', couponCode }
  } catch (error) {
    const status = statusOf(error)
    if (status >= 500) ctx.log.error({ err: error }, 'a sign-up form could not be stored')
    const problem = input.email.trim() ? 'wrong' : 'empty'
    return { status, outcome: error instanceof ZodError ? problem : 'failed', couponCode: null }
  }
}

/** The sign-up of a browser without JavaScript. The page comes again with what became of it; nobody keeps it. */
export const registerSignupForm = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  registerForms(app, [page], bodyLimit, async (request, reply, { path, locale = defaultLocale }) => {
    const email = readField(request.body, 'email')
    const website = readField(request.body, 'website')
    const ctx = await makeContext(request, reply)
    const { status, outcome, couponCode } = await attempt(ctx, { email, website, language: locale })
    return showAgain(request, reply, { status, posted: { form: 'signup', path, email, outcome, couponCode } })
  })
