import type { IncomingHttpHeaders } from 'node:http'
import { authOf } from './auth.ts'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { fromNodeHeaders } from 'better-auth/node'
import type { Role } from '#graphql/permissions.ts'
import type { Deps } from '../../platform/context.ts'
import { databaseAway } from '../../errors.ts'
import { findKeyHolder } from './key-holder.ts'
import { withCurrentCookies } from './session-cookies.ts'
import { StaffSession } from './staff.entity.ts'
import { asViewer, type StaffViewer, type Viewer } from '../../platform/viewer.ts'

/** `last active` is kept to a few minutes, not to the request. */
const keepsUseMs = 5 * 60_000

const sessionViewer = async (
  deps: Deps,
  em: SqlEntityManager,
  headers: IncomingHttpHeaders,
): Promise<StaffViewer | null> => {
  if (!headers.cookie?.includes('desk.session_token')) return null
  const session = await authOf(deps)
    .api.getSession({ headers: fromNodeHeaders(withCurrentCookies(deps, headers)) })
    .catch((error: { statusCode?: number }) => {
      // The library keeps to itself why it could not look; a session that is not there is no error.
      throw error.statusCode === 500 ? databaseAway() : error
    })
  if (!session) return null
  const now = deps.now()
  if (now.getTime() - session.session.updatedAt.getTime() > keepsUseMs)
    await em.nativeUpdate(StaffSession, { id: session.session.id }, { updatedAt: now })
  return asViewer({ ...session.user, role: session.user.role as Role }, session.session.id)
}

/** The key in `Authorization: Bearer …` or `X-Api-Key: …`, else the session in the cookie, else nobody. */
export const findViewer = async (
  deps: Deps,
  em: SqlEntityManager,
  headers: IncomingHttpHeaders,
): Promise<Viewer | null> => {
  const bearer = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]
  const key = bearer ?? headers['x-api-key']
  return key ? findKeyHolder(deps, em, String(key)) : sessionViewer(deps, em, headers)
}
