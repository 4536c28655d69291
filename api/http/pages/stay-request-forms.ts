import type { FastifyInstance } from 'fastify'
import { moreRooms } from '#graphql/asked-rooms.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { PostedStayRequest, SentStay } from '#graphql/posted-stay-request.ts'
import { readSaid, type Stay } from '#graphql/stay-address.ts'
import { stayWishes } from '#graphql/inputs/stay-request.ts'
import { enumName } from '#graphql/enum-name.ts'
import { paths } from '#graphql/paths.ts'
import type { ErrorCode } from '../../errors.ts'
import {
  acceptOffer,
  askAboutStay,
  refuseOffer,
  updateStayWishes,
} from '../../modules/stay-requests/guest-answer.service.ts'
import { requestStay } from '../../modules/stay-requests/request-stay.service.ts'
import type { Context } from '../../platform/context.ts'
import type { MakeContext } from '../rest/attempt.ts'
import { fieldsOf, readField, registerForms, type Sent, type ShowAgain } from './posted-forms.ts'

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

const refusals: Partial<Record<ErrorCode, PostedStayRequest['refusal']>> = {
  NOT_FOUND: 'gone',
  CONFLICT: 'gone',
  RATE_LIMITED: 'limited',
}

const readValues = (body: unknown) => ({
  name: readField(body, 'name'),
  email: readField(body, 'email'),
  note: readField(body, 'note'),
})

const guestPage = (locale: Locale | undefined, token: string) =>
  `${locale ? `/${locale}` : ''}${paths.yourStay(encodeURIComponent(token))}`

/** Sent, it leads to the guest's own page; refused, the page comes again with what was typed and what is wrong. */
const registerAskForm = (app: FastifyInstance, makeContext: MakeContext, showAgain: ShowAgain) =>
  registerForms(app, makeContext, {
    paths: [paths.askForStay()],
    bodyLimit,
    answer: async (ctx, { request: { body }, reply, locale }) => {
      const [first, ...others] = postedStays(fieldsOf(body)).map(roomOf)
      const { token } = await requestStay(ctx, {
        ...readValues(body),
        ...first!,
        moreRooms: others,
        website: readField(body, 'website'),
        language: locale ?? defaultLocale,
      })
      return reply.redirect(guestPage(locale, token), 303)
    },
    onRefusal: ({ status, code, issues }, { request, reply, path }) => {
      const values = readValues(request.body)
      const stays = postedStays(fieldsOf(request.body))
      const refusal = refusals[code] ?? 'failed'
      return showAgain(request, reply, {
        status,
        posted: { form: 'stay-request', path, values, stays, issues, refusal },
      })
    },
    failure: 'a request for a stay could not be stored',
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

const failures: Partial<Record<ErrorCode, SentStay>> = {
  CONFLICT: 'conflict',
  BAD_USER_INPUT: 'empty',
  RATE_LIMITED: 'limited',
}

const tokenOf = ({ request }: Sent) => (request.params as { token: string }).token

const leadBack = (sent: Sent, said: SentStay | null) => {
  const page = guestPage(sent.locale, tokenOf(sent))
  return sent.reply.redirect(said ? `${page}?sent=${said}` : page, 303)
}

/** Each press leads back to the page, so that loading it again presses nothing. */
const registerGuestForms = (app: FastifyInstance, makeContext: MakeContext) =>
  registerForms(app, makeContext, {
    paths: [paths.yourStay(':token')],
    bodyLimit,
    answer: async (ctx, sent) => {
      const { body } = sent.request
      const name = readField(body, 'act')
      const said = Object.hasOwn(acts, name) ? await acts[name]!(ctx, tokenOf(sent), body) : null
      return leadBack(sent, said)
    },
    // A page that there is not says so by itself.
    onRefusal: ({ code }, sent) => leadBack(sent, code === 'NOT_FOUND' ? null : (failures[code] ?? 'failed')),
    failure: 'a guest’s answer could not be stored',
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
