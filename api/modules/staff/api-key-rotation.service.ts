import { addHours } from 'date-fns/addHours'
import { min } from 'date-fns/min'
import { rotateApiKeySchema, type RotateApiKey } from '#graphql/inputs/api-key.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict, forbidden } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { audit } from '../audit/audit.service.ts'
import { ApiKey } from './api-key.entity.ts'
import { findOwner, readExpiry } from './api-key.service.ts'
import { makeSecret } from './key-holder.ts'

/** The key, kept from changes by others; only for who holds its scopes, for its secret is worth them. */
const lockKey = async (ctx: Context, id: string): Promise<ApiKey> => {
  const key = await lockRecord(ctx, ApiKey, 'API key', id)
  const excess = key.scopes.filter((scope) => !ctx.viewer?.permissions.includes(scope))
  if (excess.length > 0) throw forbidden(`This key has scopes that you do not hold: ${excess.join(', ')}`)
  return key
}

/**
 * Gives the key a new secret. The one used until now works on for the overlap, though never longer than it would have.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT when the key is revoked or has expired
 */
export const rotateApiKey = (ctx: Context, raw: RotateApiKey): Promise<{ apiKey: ApiKey; secret: string }> => {
  const { id, overlapHours, expiresAt } = rotateApiKeySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const now = inside.now()
    const key = await lockKey(inside, id)
    if (key.revokedAt) throw conflict('A revoked key cannot be rotated. Create a new one')
    if (key.expiresAt && key.expiresAt <= now) throw conflict('This key has expired. Create a new one')
    const { secret, ...columns } = makeSecret()
    const overlapEnds = addHours(now, overlapHours)
    key.previousHash = key.hash
    key.previousUntil = key.expiresAt ? min([overlapEnds, key.expiresAt]) : overlapEnds
    Object.assign(key, columns)
    if (expiresAt !== undefined) key.expiresAt = readExpiry(inside, expiresAt)
    await inside.em.flush()
    await audit(inside, 'key-rotated', { subject: id, details: { name: key.name, overlapHours } })
    return { apiKey: key, secret }
  })
}

/**
 * Makes the caller the owner, so that a program goes on working when its owner leaves.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT when the key is revoked
 */
export const takeOverApiKey = (ctx: Context, id: string): Promise<ApiKey> =>
  inTransaction(ctx, async (inside) => {
    const key = await lockKey(inside, id)
    if (key.revokedAt) throw conflict('A revoked key cannot be taken over. Create a new one')
    key.createdBy = await findOwner(inside)
    await inside.em.flush()
    await audit(inside, 'key-taken-over', { subject: id, details: { name: key.name } })
    return key
  })
