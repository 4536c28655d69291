import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { audit } from '../../modules/audit/audit.service.ts'
import { findBackupFile } from '../../modules/backups/backup-run.service.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { bytes, type RouteDescription } from './describe-route.ts'

const backupFile: RouteDescription = {
  operationId: 'backupFile',
  summary: 'A backup as a file (owners)',
  refusals: ['NOT_FOUND'],
  answer: { description: 'The backup', content: { 'application/octet-stream': bytes } },
}

/** Backups for owners, as a stream that nobody on the way keeps. */
export const registerBackupRoutes = (app: FastifyInstance, makeContext: MakeContext) =>
  app.get(
    '/api/admin/backups/:file',
    { config: { describes: backupFile, needs: ['backups:manage'] } },
    attempt(makeContext, async (ctx, request, reply) => {
      const { file } = request.params as { file: string }
      const { path, bytes: length } = await findBackupFile(ctx, file)
      await audit(ctx, 'backup-downloaded', { details: { file } })
      return reply
        .type('application/octet-stream')
        .header('content-length', length)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(createReadStream(path))
    }),
  )
