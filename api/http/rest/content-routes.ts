import type { FastifyInstance } from 'fastify'
import { megabyte, mostArchiveMegabytes } from '#graphql/file-limits.ts'
import { isLocale, locales } from '#graphql/locales.ts'
import { badUserInput } from '../../errors.ts'
import { audit } from '../../modules/audit/audit.service.ts'
import {
  exportContent,
  exportTranslation,
  translationFormats,
} from '../../modules/content-exchange/export-content.service.ts'
import { outcomes } from '../../modules/content-exchange/import-report.ts'
import { importFile, mostTextMegabytes } from '../../modules/content-exchange/import-file.service.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { bytes, count, record, text, yesOrNo, type RouteDescription } from './describe-route.ts'
import { wrongKind } from './json-body.ts'
import { sendProblem } from './problem.ts'
import { flagOf, flagsOf, queryOf } from './query.ts'

const contentTypes = { archive: 'application/gzip', xliff: 'application/xliff+xml', csv: 'text/csv' }

const wholeContent: RouteDescription = {
  operationId: 'exportContent',
  summary: 'All that the hotel says, with its pictures, as one archive (staff)',
  answer: { description: 'tar, gzip', content: { [contentTypes.archive]: bytes } },
}
const oneLanguage: RouteDescription = {
  operationId: 'exportTranslation',
  summary: 'The texts of a language beside the English, for translators (staff)',
  refusals: ['BAD_USER_INPUT'],
  query: {
    locale: { type: 'string', enum: [...locales], description: 'Language of the texts' },
    format: { type: 'string', enum: [...translationFormats], description: 'Kind of the file', default: 'xliff' },
    open: yesOrNo('Only records that are not translated, or whose translation should be read again'),
  },
  required: ['locale'],
  answer: { description: 'XLIFF 1.2 or a table', content: { [contentTypes.xliff]: text, [contentTypes.csv]: text } },
}
const imported: RouteDescription = {
  operationId: 'importContent',
  summary: `Bring an exported file back as drafts (staff): an archive of at most ${mostArchiveMegabytes} MB, or XLIFF or CSV of at most ${mostTextMegabytes} MB`,
  query: {
    dryRun: yesOrNo('Only say what would happen'),
    replace: yesOrNo('Take the file’s word where something was changed here since the export, too'),
  },
  body: { 'application/octet-stream': bytes },
  refusals: ['BAD_USER_INPUT'],
  answer: {
    description: 'What became of the records',
    content: {
      'application/json': record({
        stored: { type: 'boolean', description: 'Whether anything was stored' },
        locale: { type: ['string', 'null'], description: 'Language of a translation; null for the whole content' },
        hotel: { type: ['string', 'null'], description: 'The hotel that the file comes from, where it says so' },
        counts: record(Object.fromEntries(outcomes.map((outcome) => [outcome, count('How many records')]))),
        newPictures: count('Pictures that the file brings and that are not here yet'),
        records: {
          type: 'array',
          description: 'Those of which there is something to say',
          items: record({
            kind: text,
            key: text,
            title: text,
            outcome: { type: 'string', enum: [...outcomes] },
            remarks: { type: 'array', items: record({ field: { type: ['string', 'null'] }, message: text }) },
          }),
        },
      }),
    },
  },
}

const attached = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
})

/** What the hotel says as a file: out as a stream, in with its own limit for the body. */
export const registerContentRoutes = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get(
    '/api/admin/content.tar.gz',
    { config: { describes: wholeContent, needs: ['content:read'] } },
    attempt(makeContext, async (ctx, _request, reply) => {
      const { name, body } = await exportContent(ctx)
      await audit(ctx, 'content-exported', { details: { what: 'everything' } })
      return reply.type(contentTypes.archive).headers(attached(name)).send(body)
    }),
  )
  app.get(
    '/api/admin/content/translation',
    { config: { describes: oneLanguage, needs: ['content:read'] } },
    attempt(makeContext, async (ctx, request, reply) => {
      const { locale, format: wanted = 'xliff' } = queryOf(request)
      const format = translationFormats.find((known) => known === wanted)
      if (!isLocale(locale))
        throw badUserInput([{ path: ['locale'], message: `Locale must be one of ${locales.join(', ')}` }])
      if (!format)
        throw badUserInput([{ path: ['format'], message: `Format must be one of ${translationFormats.join(', ')}` }])
      const { name, body } = await exportTranslation(ctx, { locale, format, onlyOpen: flagOf(request, 'open') })
      await audit(ctx, 'content-exported', { details: { what: format, language: locale } })
      return reply.type(`${contentTypes[format]}; charset=utf-8`).headers(attached(name)).send(body)
    }),
  )
  app.register(async (scope) => {
    const bodyLimit = mostArchiveMegabytes * megabyte
    const whole = { parseAs: 'buffer', bodyLimit } as const
    // What is exported comes back by its own kind as well.
    const kinds = ['application/octet-stream', 'application/x-gzip', ...Object.values(contentTypes)]
    scope.addContentTypeParser(kinds, whole, (_, body, done) => done(null, body))
    scope.post(
      '/api/admin/content/import',
      {
        bodyLimit,
        config: {
          describes: imported,
          needs: ['content:write'],
          takes: 'the file (Content-Type: application/octet-stream)',
        },
      },
      attempt(makeContext, async (ctx, request, reply) => {
        if (!Buffer.isBuffer(request.body)) return sendProblem(request, reply, wrongKind(request))
        const { dryRun, replace } = flagsOf(request, ['dryRun', 'replace'])
        return importFile(ctx, request.body, { dryRun, replaceConflicts: replace })
      }),
    )
  })
}
