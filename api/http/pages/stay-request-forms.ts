import type { FastifyInstance } from 'fastify'
import { moreRooms } from '#graphql/asked-rooms.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { PostedStayRequest, SentStay } from '#graphql/posted-stay-request.ts'
import { readSaid, type Stay } from '#graphql/stay-address.ts'
import { stayWishes } from '#graphql/inputs/stay-request.ts'
import { enumName } from '#graphql/enum-name.ts'
import { paths } from '#graphql/paths.ts'
import {
  acceptOffer,
  askAboutStay,
  refuseOffer,
  updateStayWishes,
} from '../../modules/stay-requests/guest-answer.service.ts'
import { requestStay } from '../../modules/stay-requests/request-stay.service.ts'
import type { Context } from '../../platform/context.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { fieldsOf, issuesOf, readField, registerForms, statusOf, type ShowAgain } from './posted-forms.ts'

/** A note of 2,000 characters, each of them written as nine, and twelve rooms with their extras. */
const bodyLimit = 64 * 1024

/** The stay that a form brings along, whatever was sent: the service judges it. */
export const postedStay = (fields: URLSearchParams): Stay => {
  const { adults, children: young, ...said } = readSaid(fields)
  const children = Number(young)
  return { ...said, guests: Number(adults) + children, children }
}

/** All rooms that a form brings along: those after the first as an address has them. */
const postedStays = (fields: URLSearchParams): Stay[] =>
  [fields, ...fields.getAll(moreRooms).map((room) => new URLSearchParams(room))].map(postedStay)

/** A room as the service takes it. */
const roomOf = ({ room, code, ...stay }: Stay) => ({
  ...stay,
  roomTypeSlug: room,
  couponCode: code,
})

const refusals: Record<number, PostedStayRequest['refusal']> = { 404: 'gone', 409: 'gone', 429: 'limited' }

/** Sent, it leads to the guest's own page; refused, the page comes again with what was typed and what is wrong. */
const registerAskForm = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  registerForms(app, [paths.askForStay()], bodyLimit, async (request, reply, { path, locale }) => {
    const { body } = request
    const values = { name: readField(body, 'name'), email: readField(body, 'email'), note: readField(body, 'note') }
    const stays = postedStays(fieldsOf(body))
    const [first, ...others] = stays.map(roomOf)
    const ctx = await makeContext(request, reply)
    try {
      const { token } = await requestStay(ctx, {
        ...values,
        ...first!,
        moreRooms: others,
        website: readField(body, 'website'),
        language: locale ?? defaultLocale,
      })
      return reply.redirect(`${locale ? `/${locale}` : ''}${paths.yourStay(token)}`, 303)
    } catch (error) {
      const status = statusOf(error)
      if (status >= 500) ctx.log.error({ err: error }, 'a request for a stay could not be stored')
      const refusal = refusals[status] ?? 'failed'
      return showAgain(request, reply, {
        status,
        posted: { form: 'stay-request', path, values, stays, issues: issuesOf(error), refusal },
      })
    }
  })

/** What each button of the guest's page does, and what the page says of it then; its state says the rest. */
const acts: Record<string, (ctx: Context, token: string, body: unknown) => Promise<SentStay | null>> = {
  accept: async (ctx, token) => {
    await acceptOffer(ctx, token)
    return null
  },
  refuse: async (ctx, token) => {
    await refuseOffer(ctx, token)
    return null
  },
  wish: async (ctx, token, body) => {
    const wishes = stayWishes.filter((wish) => readField(body, enumName(wish)) !== '')
    await updateStayWishes(ctx, { token, wishes })
    return 'wishes'
  },
  ask: async (ctx, token, body) => {
    await askAboutStay(ctx, { token, message: readField(body, 'message') })
    return 'question'
  },
}

const failures: Record<number, SentStay> = { 409: 'conflict', 422: 'empty', 429: 'limited' }

/** Each press leads back to the page, so that loading it again presses nothing. */
const registerGuestForms = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, [paths.yourStay(':token')], bodyLimit, async (request, reply, { locale }) => {
    const { token } = request.params as { token: string }
    const name = readField(request.body, 'act')
    const ctx = await makeContext(request, reply)
    const page = `${locale ? `/${locale}` : ''}${paths.yourStay(encodeURIComponent(token))}`
    try {
      const said = Object.hasOwn(acts, name) ? await acts[name]!(ctx, token, request.body) : null
      return reply.redirect(said ? `${page}?sent=${said}` : page, 303)
    } catch (error) {
      const status = statusOf(error)
      if (status >= 500) ctx.log.error({ err: error }, 'a guest’s answer could not be stored')
      // A page that there is not says so by itself.
      return reply.redirect(status === 404 ? page : `${page}?sent=${failures[status] ?? 'failed'}`, 303)
    }
  })

/** Asking for a stay and answering an offer, as a browser does it with or without JavaScript. */
export const registerStayRequestForms = async (
  app: FastifyInstance,
  makeContext: MakeContext,
  showAgain: ShowAgain,
) => {
  await registerAskForm(app, makeContext, showAgain)
  await registerGuestForms(app, makeContext)
}
