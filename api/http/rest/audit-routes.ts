import type { FastifyInstance } from 'fastify'
import { auditActions } from '#graphql/inputs/audit.ts'
import { badUserInput } from '../../errors.ts'
import { auditFileName, exportAudit } from '../../modules/audit/export-audit.service.ts'
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
  if (action && !found) throw badUserInput([{ path: ['action'], message: 'Action must be one of the log’s' }])
  return found ?? null
}

const readInstant = (name: 'since' | 'until', value: string | undefined): Date | null => {
  if (!value) return null
  const instant = new Date(value)
  if (!Number.isNaN(instant.getTime())) return instant
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
      const filter = {
        action: readAction(action),
        actor,
        since: readInstant('since', since),
        until: readInstant('until', until),
      }
      const file = await exportAudit(ctx, filter)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${auditFileName(ctx)}"`)
        .send(file)
    }),
  )
}
