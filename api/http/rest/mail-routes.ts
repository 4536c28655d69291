import type { FastifyError, FastifyInstance } from 'fastify'
import { toBuffer } from 'qrcode'
import { deskPath } from '#graphql/desk-paths.ts'
import { couponCode } from '#graphql/inputs/coupon.ts'
import { mailReaders } from '#graphql/inputs/mail.ts'
import { paths } from '#graphql/paths.ts'
import { notFound } from '../../errors.ts'
import { writeEml } from '../../modules/mail/outbox.service.ts'
import { unsubscribe } from '../../modules/newsletter/mailing-link.service.ts'
import { isOneClick, readOneClickForms } from '../one-click.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { bytes, text, type JsonSchema, type RouteDescription } from './describe-route.ts'
import { queryOf } from './query.ts'
import { sendProblem } from './problem.ts'

const smallBody = 16 * 1024

const form: JsonSchema = {
  type: 'object',
  required: ['List-Unsubscribe'],
  properties: { 'List-Unsubscribe': { const: 'One-Click', type: 'string' } },
}
const oneClick: RouteDescription = {
  operationId: 'unsubscribeByOneClick',
  summary: 'Leave the mailing list, as mail programs do it (RFC 8058)',
  query: { token: { ...text, description: 'From the List-Unsubscribe header of the mail' } },
  body: { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form },
  refusals: ['BAD_USER_INPUT'],
  answer: { description: 'Unsubscribed', content: { 'text/plain': text } },
}
const mailFile: RouteDescription = {
  operationId: 'mailFile',
  summary: 'A mail of the outbox as a file; the name is the mail’s id and .eml (staff, by what the mail is about)',
  refusals: ['NOT_FOUND'],
  answer: { description: 'The mail', content: { 'message/rfc822': text } },
}
const couponPicture: RouteDescription = {
  operationId: 'couponPicture',
  summary: 'The QR code of a coupon, for the staff’s camera',
  refusals: ['NOT_FOUND'],
  answer: { description: 'A picture of 264 × 264 points', content: { 'image/png': bytes } },
}

/**
 * The address of the List-Unsubscribe header: mail programs POST to it without any page (RFC 8058), as a form of either
 * kind. A GET of the same address is the page that asks first.
 */
const registerOneClick = (app: FastifyInstance, makeContext: MakeContext) =>
  app.register(async (scope) => {
    await readOneClickForms(scope, smallBody)
    // The handler answers its own errors: what comes here without a status is a form that cannot be read.
    scope.setErrorHandler((error: FastifyError) => {
      throw error.statusCode ? error : Object.assign(error, { statusCode: 400 })
    })
    scope.post(
      paths.unsubscribe(),
      { bodyLimit: smallBody, config: { describes: oneClick } },
      attempt(makeContext, async (ctx, request, reply) => {
        const { token } = queryOf(request)
        if (!isOneClick(request.body))
          return sendProblem(request, reply, { status: 422, detail: 'The body must be List-Unsubscribe=One-Click' })
        await unsubscribe(ctx, token ?? '', 'one-click')
        return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.')
      }),
    )
  })

/** What mails need of the web, and staff of mails, beside the operations. */
export const registerMailRoutes = (app: FastifyInstance, makeContext: MakeContext) => {
  registerOneClick(app, makeContext)
  app.get(
    '/api/admin/outbox/:file',
    { config: { describes: mailFile, needs: mailReaders } },
    attempt(makeContext, async (ctx, request, reply) => {
      const [, id] = /^(.+)\.eml$/.exec((request.params as { file: string }).file) ?? []
      const eml = id && (await writeEml(ctx, id))
      if (!eml) throw notFound('There is no such mail')
      return reply.type('message/rfc822').header('content-disposition', `attachment; filename="${id}.eml"`).send(eml)
    }),
  )
  // Says nothing that the caller does not know: the picture of any code looks the same whether it was given or not.
  app.get(
    '/api/coupons/:code/qr.png',
    { config: { describes: couponPicture } },
    attempt(makeContext, async (ctx, request, reply) => {
      const { data: code } = couponCode.safeParse((request.params as { code: string }).code)
      if (!code) throw notFound('There is no such coupon')
      const address = ctx.publicUrl + deskPath('coupons', { code })
      const picture = await toBuffer(address, { width: 264, margin: 2, errorCorrectionLevel: 'M' })
      return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
    }),
  )
}
