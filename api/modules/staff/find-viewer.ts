import type { IncomingHttpHeaders } from 'node:http'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fromNodeHeaders } from 'better-auth/node'
import type { Role } from '#graphql/permissions.ts'
import type { Deps } from '../../context.ts'
import { databaseAway } from '../../errors.ts'
import { findKeyHolder } from './key-holder.ts'
import { asViewer, type StaffViewer, type Viewer } from './viewer.ts'

const sessionViewer = async (deps: Deps, headers: IncomingHttpHeaders): Promise<StaffViewer | null> => {
  if (!headers.cookie?.includes('desk.session_token')) return null
  const session = await deps.auth.api
    .getSession({ headers: fromNodeHeaders(headers) })
    .catch((error: { statusCode?: number }) => {
      // The library keeps to itself why it could not look; a session that is not there is no error.
      throw error.statusCode === 500 ? databaseAway() : error
    })
  return session && asViewer({ ...session.user, role: session.user.role as Role })
}

/** The key in `Authorization: Bearer …` or `X-Api-Key: …`, else the session in the cookie, else nobody. */
export const findViewer = async (
  deps: Deps,
  em: SqlEntityManager,
  headers: IncomingHttpHeaders,
): Promise<Viewer | null> => {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const key = bearer ?? headers['x-api-key']
  return key ? findKeyHolder(deps, em, String(key)) : sessionViewer(deps, headers)
}
