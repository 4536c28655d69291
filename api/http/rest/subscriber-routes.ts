import type { FastifyInstance } from 'fastify'
import { subscriberStatuses, type SubscriberStatus } from '#graphql/inputs/subscriber.ts'
import { badUserInput } from '../../errors.ts'
import { audit } from '../../modules/audit/audit.service.ts'
import { exportFileName } from '../../modules/hotel/export-file-name.ts'
import { decodeUpload } from '../../modules/subscribers/decode-upload.ts'
import { exportSubscribers } from '../../modules/subscribers/export-subscribers.service.ts'
import { importSubscribers } from '../../modules/subscribers/import-subscribers.service.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { count, record, text, yesOrNo, type RouteDescription } from './describe-route.ts'
import { flagsOf, queryOf } from './query.ts'
import { wrongKind } from './json-body.ts'
import { sendProblem } from './problem.ts'

/** Some hundred thousand lines. */
const largestImport = 20 * 1024 * 1024

const readStatus = (status: string | undefined): SubscriberStatus | null => {
  if (!status) return null
  const found = subscriberStatuses.find((known) => known === status.toLowerCase())
  if (found) return found
  throw badUserInput([{ path: ['status'], message: `Status must be one of ${subscriberStatuses.join(', ')}` }])
}

const exported: RouteDescription = {
  operationId: 'exportSubscribers',
  summary: 'The mailing list as a table (staff)',
  refusals: ['BAD_USER_INPUT'],
  query: {
    q: { ...text, description: 'Part of an address or a name' },
    status: { type: 'string', enum: [...subscriberStatuses], description: 'Whether they get mails' },
  },
  answer: { description: 'A table with a line of headings', content: { 'text/csv': text } },
}
const imported: RouteDescription = {
  operationId: 'importSubscribers',
  summary: 'Add the people of a table to the mailing list (staff)',
  query: {
    dryRun: yesOrNo('Only say what would happen'),
    strict: yesOrNo('Import nothing while a line is wrong'),
  },
  body: { 'text/csv': text },
  refusals: ['BAD_USER_INPUT'],
  answer: {
    description: 'What became of the lines',
    content: {
      'application/json': record({
        dryRun: { type: 'boolean', description: 'Whether it only said what would happen' },
        stored: { type: 'boolean', description: 'Whether anything was stored' },
        added: count('People who are new'),
        updated: count('Known people to whom something was added, or who have left'),
        unchanged: count('Known people of whom the file says nothing new'),
        refused: count('Lines that are bad'),
        unused: { type: 'array', items: text, description: 'The names of the columns that are left aside' },
        bad: {
          type: 'array',
          items: record({ line: count('Where it begins; the first is 1'), email: text, reason: text }),
        },
        badFile: { type: ['string', 'null'], description: 'The bad lines as a file, each with its problem' },
      }),
    },
  },
}

/** The mailing list as a file: out as a stream, in with its own limit for the body. */
export const registerSubscriberRoutes = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get(
    '/api/admin/subscribers.csv',
    { config: { describes: exported, needs: ['subscribers:read'] } },
    attempt(makeContext, async (ctx, request, reply) => {
      const { q, status } = queryOf(request)
      const file = exportSubscribers(ctx, { search: q, status: readStatus(status) })
      await audit(ctx, 'subscribers-exported', { details: { way: 'file', filtered: Boolean(q || status) } })
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${exportFileName(ctx, 'email-list', 'csv')}"`)
        .send(file)
    }),
  )
  app.register(async (scope) => {
    const whole = { parseAs: 'buffer', bodyLimit: largestImport } as const
    scope.addContentTypeParser(['text/csv', 'text/plain'], whole, (_, body, done) => done(null, body))
    scope.post(
      '/api/admin/subscribers/import',
      {
        bodyLimit: largestImport,
        config: { describes: imported, needs: ['subscribers:write'], takes: 'CSV (Content-Type: text/csv)' },
      },
      attempt(makeContext, async (ctx, request, reply) => {
        if (!Buffer.isBuffer(request.body)) return sendProblem(request, reply, wrongKind(request))
        const options = flagsOf(request, ['dryRun', 'strict'])
        return importSubscribers(ctx, decodeUpload(request.body), options)
      }),
    )
  })
}
