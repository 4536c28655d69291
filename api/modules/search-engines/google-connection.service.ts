import { createHash, randomBytes } from 'node:crypto'
import { addMinutes } from 'date-fns/addMinutes'
import type { Context } from '../../platform/context.ts'
import { GrantRefused, type Grant } from '../../integrations/google/port.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { decryptStored, encryptStored } from '../../platform/secrets.ts'
import { requireStaff } from '../../platform/viewer.ts'
import { GoogleConsent } from './google-consent.entity.ts'
import { GoogleGrant } from './google-grant.entity.ts'
import type { ConnectGooglePayload, GoogleStatus } from './google.type.ts'

const consentMinutes = 10
export const grantPurpose = 'google-grant'
export const verifierPurpose = 'google-verifier'

const hash = (text: string) => createHash('sha256').update(text)
const realmOf = (ctx: Context) => (ctx.services.google.service.sandbox ? 'sandbox' : 'live')

const findGrant = (ctx: Context): Promise<GoogleGrant | null> =>
  ctx.em.findOne(GoogleGrant, { realm: realmOf(ctx) }, { refresh: true })

const messageFor = (ctx: Context, grant: GoogleGrant | null): string | null => {
  const { google } = ctx.services
  if (google.service.missing) return google.service.missing
  if (google.method === 'service-account') return null
  if (!grant) return 'Not connected yet. Connect with the Google account that owns the property'
  return grant.refusedAt ? 'Google no longer accepts the consent. Connect again' : null
}

export const readGoogleStatus = async (ctx: Context): Promise<GoogleStatus> => {
  const { google } = ctx.services
  const byPerson = google.method === 'account'
  const grant = byPerson ? await findGrant(ctx) : null
  const message = messageFor(ctx, grant)
  return {
    authenticated: message === null,
    configured: google.service.missing === null,
    sandbox: google.service.sandbox,
    method: google.method,
    connectedAt: grant?.connectedAt ?? null,
    needsReconnection: Boolean(grant?.refusedAt),
    indexingEnabled: google.indexingEnabled,
    message,
  }
}

/** Sends a person to the consent page, remembering who and with which secret, until they come back. */
const startConsent = async (ctx: Context): Promise<string> => {
  const staff = requireStaff(ctx)
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  ctx.em.create(GoogleConsent, {
    stateHash: hash(state).digest('hex'),
    staffId: staff.id,
    verifier: encryptStored(ctx, verifierPurpose, verifier),
    expiresAt: addMinutes(ctx.now(), consentMinutes),
  })
  await ctx.em.flush()
  return ctx.services.google.consentUrl(state, hash(verifier).digest('base64url'))
}

/** A service account is connected by its key in the settings; a person goes to the consent page. */
export const connectGoogle = async (ctx: Context): Promise<ConnectGooglePayload> => {
  const { google } = ctx.services
  const answer = async (success: boolean, message: string, authorizationUrl: string | null) => ({
    success,
    message,
    authorizationUrl,
    status: await readGoogleStatus(ctx),
  })
  if (google.service.missing) return answer(false, google.service.missing, null)
  if (google.method === 'service-account') return answer(true, 'Using API key authentication - no login needed!', null)
  return answer(true, 'Continue at Google to give consent', await startConsent(ctx))
}

/** Why connecting failed: a word for the address bar and a sentence for the toast. */
export class ConsentFailure extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** Each state is good once, for ten minutes, for the person who was sent away with it. */
const takeConsent = async (ctx: Context, state: string): Promise<string> => {
  const staff = requireStaff(ctx)
  const stateHash = hash(state).digest('hex')
  const consent = await ctx.em.findOne(GoogleConsent, { stateHash })
  if (consent) await ctx.em.nativeDelete(GoogleConsent, { stateHash })
  if (!consent || consent.expiresAt < ctx.now() || consent.staffId !== staff.id)
    throw new ConsentFailure('invalid_state', 'This consent was not started here, or too long ago. Connect again')
  return decryptStored(ctx, verifierPurpose, consent.verifier)
}

/**
 * Ends the way back from the consent page: keeps the refresh token, encrypted.
 * @throws ConsentFailure
 */
export const finishConsent = async (ctx: Context, state: string, code: string | null): Promise<void> => {
  const verifier = await takeConsent(ctx, state)
  if (!code) throw new ConsentFailure('access_denied', 'Access was not given at Google')
  try {
    const token = await ctx.services.google.exchange(code, verifier)
    const refreshToken = encryptStored(ctx, grantPurpose, token)
    await ctx.em.upsert(GoogleGrant, { realm: realmOf(ctx), refreshToken, connectedAt: ctx.now(), refusedAt: null })
  } catch (error) {
    if (error instanceof GrantRefused)
      throw new ConsentFailure('invalid_grant', 'Google did not accept its own code. Connect again')
    if (error instanceof OutsideFailure) throw new ConsentFailure('google_failed', error.message)
    throw error
  }
}

/** Forgets the consent here even when Google cannot be told. */
export const disconnectGoogle = async (ctx: Context): Promise<GoogleStatus> => {
  const grant = await findGrant(ctx)
  if (grant) {
    try {
      await ctx.services.google.revoke(decryptStored(ctx, grantPurpose, grant.refreshToken))
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error
    }
    await ctx.em.nativeDelete(GoogleGrant, { realm: grant.realm })
    ctx.em.clear()
  }
  return readGoogleStatus(ctx)
}

/**
 * Calls Google for whoever is connected. A consent that Google refuses is marked, so that nobody asks with it again.
 * @throws OutsideFailure
 */
export const withGoogle = async <T>(ctx: Context, work: (grant: Grant) => Promise<T>): Promise<T> => {
  const { google } = ctx.services
  if (google.method !== 'account') return work(null)
  const grant = await findGrant(ctx)
  const message = messageFor(ctx, grant)
  if (!grant || message) throw new OutsideFailure('not-configured', message ?? 'Not connected yet')
  try {
    return await work(decryptStored(ctx, grantPurpose, grant.refreshToken))
  } catch (error) {
    if (error instanceof GrantRefused)
      await ctx.em.nativeUpdate(GoogleGrant, { realm: grant.realm }, { refusedAt: ctx.now() })
    throw error
  }
}

export const forgetConsents = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(GoogleConsent, { expiresAt: { $lt: ctx.now() } })
