import { createHash, randomBytes } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { sql } from 'kysely'
import { rolePermissions, type Permission, type Role } from '#graphql/permissions.ts'
import type { Deps } from '../../platform/context.ts'
import { readPrepared } from '../../db/prepared.ts'
import { unauthenticated } from '../../errors.ts'
import { ApiKey } from './api-key.entity.ts'
import type { KeyViewer } from '../../platform/viewer.ts'

const prefix = 'csi_'

/** A key is 256 random bits, so a plain hash is enough: there is nothing to guess. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** A new secret, and what is kept of it. */
export const makeSecret = () => {
  const secret = prefix + randomBytes(32).toString('base64url')
  return { secret, start: secret.slice(0, 10), hash: hashOf(secret) }
}

/** `last used` is kept to the minute, not to the request. */
const keepsUseMs = 60_000

interface KnownKey {
  id: string
  name: string
  scopes: Permission[]
  /** Of its owner. */
  role: Role | null
  expired: boolean
  replaced: boolean
  usedLately: boolean
}

/** A key does what its owner may do now; one whose owner's account is long gone, what it was made for. */
export const scopesInForce = (scopes: readonly Permission[], role: Role | null | undefined): Permission[] =>
  scopes.filter((scope) => !role || rolePermissions[role].includes(scope))

/** @throws UNAUTHENTICATED */
export const findKeyHolder = async (deps: Deps, em: SqlEntityManager, secret: string): Promise<KeyViewer> => {
  const now = deps.now()
  const hash = hashOf(secret)
  const statement = sql<KnownKey>`
    select k.id, k.name, k.scopes, u.role,
      coalesce(k.expires_at <= ${now}, false) as expired,
      k.hash <> ${hash} and k.previous_until <= ${now} as replaced,
      coalesce(k.last_used_at > ${subMilliseconds(now, keepsUseMs)}, false) as "usedLately"
    from api_key k left join staff_user u on u.id = k.created_by_id
    where (k.hash = ${hash} or k.previous_hash = ${hash}) and k.revoked_at is null`
  const [key] = await readPrepared(em, statement)
  if (!key) throw unauthenticated('This API key is unknown or revoked')
  if (key.expired) throw unauthenticated('This API key has expired')
  if (key.replaced) throw unauthenticated('This API key was replaced by a new one')
  if (!key.usedLately) await em.nativeUpdate(ApiKey, { id: key.id }, { lastUsedAt: now })
  return { kind: 'key', id: key.id, name: key.name, permissions: scopesInForce(key.scopes, key.role) }
}
