import { createHash, randomBytes } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { createApiKeySchema, type CreateApiKey } from '#graphql/inputs/staff.ts'
import type { Context, Deps } from '../../context.ts'
import { readPrepared } from '../../db/prepared.ts'
import { badUserInput, notFound, unauthenticated } from '../../errors.ts'
import { isId } from '../../schema/ids.ts'
import { audit } from '../audit/audit.service.ts'
import { ApiKey } from './api-key.entity.ts'
import { StaffUser } from './staff.entity.ts'
import { requireStaff, type KeyViewer } from './viewer.ts'

const prefix = 'csi_'

/** A key is 256 random bits, so a plain hash is enough: there is nothing to guess. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** `last used` is kept to the minute, not to the request. */
const keepsUseMs = 60_000

type KnownKey = Omit<KeyViewer, 'kind'> & { usedLately: boolean }

export const findKeyHolder = async (deps: Deps, em: SqlEntityManager, secret: string): Promise<KeyViewer> => {
  const now = deps.now()
  const statement = sql<KnownKey>`
    select id, name, scopes as permissions, coalesce(last_used_at > ${subMilliseconds(now, keepsUseMs)}, false) as "usedLately"
    from api_key where hash = ${hashOf(secret)} and revoked_at is null`
  const [key] = await readPrepared(em, statement)
  if (!key) throw unauthenticated('This API key is unknown or revoked')
  const { usedLately, ...holder } = key
  if (!usedLately) await em.nativeUpdate(ApiKey, { id: key.id }, { lastUsedAt: now })
  return { kind: 'key', ...holder }
}

export const listApiKeys = (ctx: Context): Promise<ApiKey[]> =>
  ctx.em.find(ApiKey, {}, { orderBy: { createdAt: 'desc' }, limit: 200 })

/** The new key's record and its secret, which is shown this once and stored nowhere. */
export const createApiKey = async (ctx: Context, raw: CreateApiKey): Promise<{ apiKey: ApiKey; secret: string }> => {
  const input = createApiKeySchema.parse(raw)
  const viewer = requireStaff(ctx)
  const excess = input.scopes.filter((scope) => !viewer.permissions.includes(scope))
  if (excess.length > 0)
    throw badUserInput([{ path: ['scopes'], message: `Scopes must be ones you hold: ${excess.join(', ')}` }])
  const secret = prefix + randomBytes(32).toString('base64url')
  return ctx.em.transactional(async (em) => {
    const apiKey = em.create(ApiKey, {
      name: input.name,
      start: secret.slice(0, 10),
      hash: hashOf(secret),
      scopes: input.scopes,
      createdBy: em.getReference(StaffUser, viewer.id),
    })
    await em.flush()
    const { id: subject, name, scopes } = apiKey
    await audit({ ...ctx, em }, 'key-created', { subject, details: { name, scopes } })
    return { apiKey, secret }
  })
}

export const revokeApiKey = (ctx: Context, id: string): Promise<ApiKey> =>
  ctx.em.transactional(async (em) => {
    const key = isId(id) ? await em.findOne(ApiKey, { id }) : null
    if (!key) throw notFound('There is no such API key')
    if (!key.revokedAt) await audit({ ...ctx, em }, 'key-revoked', { subject: id, details: { name: key.name } })
    key.revokedAt ??= ctx.now()
    return key
  })
