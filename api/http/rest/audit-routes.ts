import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { auditActions } from '#graphql/inputs/audit.ts'
import { badUserInput } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { exportAudit } from '../../modules/audit/export-audit.service.ts'
import type { AuditFilter } from '../../modules/audit/list-audit.service.ts'
import { exportFileName } from '../../modules/hotel/export-file-name.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { text, type RouteDescription } from './describe-route.ts'
import { queryOf } from './query.ts'

const described: RouteDescription = {
  operationId: 'exportAudit',
  summary: 'The audit log as a table (owners)',
  refusals: ['BAD_USER_INPUT'],
  query: {
    action: { type: 'string', enum: [...auditActions], description: 'What happened' },
    actor: { ...text, description: 'Id of a staff member or key' },
    since: { ...text, description: 'From this instant on (ISO 8601)' },
    until: { ...text, description: 'Before this instant (ISO 8601)' },
  },
  answer: { description: 'A table with a line of headings', content: { 'text/csv': text } },
}

const readAction = (action: string | undefined) => {
  const found = auditActions.find((known) => known === action)
  if (action && !found)
    throw badUserInput([{ path: ['action'], message: `Action must be one of ${auditActions.join(', ')}` }])
  return found ?? null
}

const readActor = (actor: string | undefined): string | null => {
  if (!actor || isId(actor)) return actor || null
  throw badUserInput([{ path: ['actor'], message: 'Actor must be the id of a staff member or key' }])
}

const isInstant = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success

const readInstant = (name: 'since' | 'until', value: string | undefined): Date | null => {
  if (!value) return null
  if (isInstant(value)) return new Date(value)
  const label = name === 'since' ? 'Since' : 'Until'
  throw badUserInput([{ path: [name], message: `${label} must be an instant like 2027-01-31T12:00:00Z` }])
}

/** The audit log as a file, for owners. */
export const registerAuditRoutes = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get(
    '/api/admin/audit.csv',
    { config: { describes: described, needs: ['audit:read'] } },
    attempt(makeContext, async (ctx, request, reply) => {
      const { action, actor, since, until } = queryOf(request)
      const filter: AuditFilter = {
        action: readAction(action),
        actorId: readActor(actor),
        since: readInstant('since', since),
        until: readInstant('until', until),
      }
      const file = await exportAudit(ctx, filter)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${exportFileName(ctx, 'audit', 'csv')}"`)
        .send(file)
    }),
  )
}
