import { LockMode } from '@mikro-orm/core'
import { addYears } from 'date-fns/addYears'
import { createApiKeySchema, type CreateApiKey } from '#graphql/inputs/staff.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, unauthenticated } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { audit } from '../audit/audit.service.ts'
import { ApiKey } from './api-key.entity.ts'
import { makeSecret } from './key-holder.ts'
import { StaffUser } from './staff.entity.ts'
import { requireStaff } from '../../platform/viewer.ts'

export const listApiKeys = (ctx: Context): Promise<ApiKey[]> =>
  ctx.em.find(ApiKey, {}, { orderBy: { createdAt: 'desc' }, limit: 200 })

const mostYears = 10

/** @throws BAD_USER_INPUT unless it lies ahead; null is never */
export const readExpiry = (ctx: Context, expiresAt: Date | null): Date | null => {
  const now = ctx.now()
  if (expiresAt && (expiresAt <= now || expiresAt > addYears(now, mostYears)))
    throw badUserInput([{ path: ['expiresAt'], message: `Expiry must lie ahead, by at most ${mostYears} years` }])
  return expiresAt
}

/** The caller's account, kept from being removed meanwhile: a key must not outlive it. */
export const findOwner = async (inside: Context): Promise<StaffUser> => {
  const { id } = requireStaff(inside)
  const owner = await inside.em.findOne(StaffUser, { id }, { lockMode: LockMode.PESSIMISTIC_READ })
  if (!owner) throw unauthenticated('Sign in to continue')
  return owner
}

/** The new key's record and its secret, which is shown this once and stored nowhere. */
export const createApiKey = async (ctx: Context, raw: CreateApiKey): Promise<{ apiKey: ApiKey; secret: string }> => {
  const input = createApiKeySchema.parse(raw)
  const excess = input.scopes.filter((scope) => !ctx.viewer?.permissions.includes(scope))
  if (excess.length > 0)
    throw badUserInput([{ path: ['scopes'], message: `Scopes must be ones you hold: ${excess.join(', ')}` }])
  const expiresAt = readExpiry(ctx, input.expiresAt ?? null)
  const { secret, ...columns } = makeSecret()
  return inTransaction(ctx, async (inside) => {
    const owner = await findOwner(inside)
    const apiKey = inside.em.create(ApiKey, {
      ...columns,
      name: input.name,
      scopes: input.scopes,
      expiresAt,
      createdBy: owner,
    })
    await inside.em.flush()
    const { id: subject, name, scopes } = apiKey
    await audit(inside, 'key-created', { subject, details: { name, scopes } })
    return { apiKey, secret }
  })
}

export const revokeApiKey = (ctx: Context, id: string): Promise<ApiKey> =>
  inTransaction(ctx, async (inside) => {
    const key = await lockRecord(inside, ApiKey, 'API key', id)
    if (key.revokedAt) return key
    Object.assign(key, { revokedAt: ctx.now(), revokedReason: 'revoked' })
    await audit(inside, 'key-revoked', { subject: id, details: { name: key.name } })
    return key
  })

/** A person's keys end with the account, in the transaction that removes it. */
export const endKeysOf = (ctx: Context, staffId: string): Promise<number> =>
  ctx.em.nativeUpdate(
    ApiKey,
    { createdBy: staffId, revokedAt: null },
    { revokedAt: ctx.now(), revokedReason: 'owner-removed' },
  )
