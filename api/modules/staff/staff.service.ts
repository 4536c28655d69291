import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { fromNodeHeaders } from 'better-auth/node'
import {
  changePasswordSchema,
  confirmTwoFactorSchema,
  secondStepSchema,
  signInSchema,
  startTwoFactorSchema,
} from '#graphql/inputs/staff.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, conflict, rateLimited, unauthenticated } from '../../errors.ts'
import { networkOf, visitorHash } from '../../platform/visitor.ts'
import { spend, withinAllowance } from '../throttle/throttle.service.ts'
import { authOf, codesLockedSeconds, networkHeader } from './auth.ts'
import { withCurrentCookies } from './session-cookies.ts'
import { signInGuard } from './sign-in-guard.ts'
import { refuseGuessable } from './password-strength.ts'
import { audit } from '../audit/audit.service.ts'
import { findViewer } from './find-viewer.ts'
import { StaffSession, StaffUser, StaffVerification } from './staff.entity.ts'
import { requireStaff, type Viewer } from '../../platform/viewer.ts'

interface WithHeaders<T> {
  headers: Headers
  response: T
}

/** The request's headers for the sign-in library, with the visitor's network in place of any word about it. */
const headersFor = (ctx: Context) =>
  fromNodeHeaders({ ...withCurrentCookies(ctx, ctx.headers), [networkHeader]: networkOf(ctx.ip)?.split('/')[0] })

/** Hands the cookies that the sign-in library sets to the answer of this request. */
const passCookies = <T>(ctx: Context, answer: WithHeaders<T>): T => {
  for (const cookie of answer.headers.getSetCookie()) ctx.setCookie(cookie)
  return answer.response
}

/** The viewer as the next request will see it: with the cookies that this answer just set. */
const viewerAfter = async (ctx: Context, answer: WithHeaders<unknown>): Promise<Viewer | null> => {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return findViewer(ctx, ctx.em, { cookie })
}

const welcome = async (ctx: Context, answer: WithHeaders<unknown>): Promise<SignInResult> => {
  const viewer = await viewerAfter(ctx, answer)
  await audit({ ...ctx, viewer }, 'signed-in')
  return { viewer, secondStepRequired: false }
}

const isRefusal = (error: unknown): error is APIError => error instanceof APIError && error.statusCode < 500

export interface SignInResult {
  viewer: Viewer | null
  /** The password was right; a code from the authenticator is still needed. */
  secondStepRequired: boolean
}

/** One visitor who tries many accounts is slowed down too, before a password is looked at: that is costly on purpose. */
const countVisitor = (ctx: Context) =>
  spend(
    ctx,
    `sign-in:${visitorHash(ctx)}`,
    { calls: ctx.env.SIGN_INS_PER_HOUR, windowSeconds: 3_600 },
    'There were many sign-ins from here. Please try again later',
  )

/**
 * @throws UNAUTHENTICATED with the same sentence for an unknown address and a wrong password
 * @throws RATE_LIMITED after many guesses at one account, or many sign-ins of one visitor
 */
export const signIn = async (ctx: Context, raw: { email: string; password: string }): Promise<SignInResult> => {
  const input = signInSchema.parse(raw)
  await countVisitor(ctx)
  const guard = signInGuard(ctx, input.email)
  await guard.guess()
  try {
    const answer = await authOf(ctx).api.signInEmail({
      body: input,
      headers: headersFor(ctx),
      returnHeaders: true,
    })
    const response = passCookies(ctx, answer)
    await guard.succeeded()
    if ('twoFactorRedirect' in response) return { viewer: null, secondStepRequired: true }
    return await welcome(ctx, answer)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const isOurs = await ctx.em.count(StaffUser, { email: input.email.toLowerCase() })
    await audit(ctx, 'sign-in-failed', { details: isOurs ? { address: input.email } : {} })
    throw unauthenticated('The email or the password is wrong')
  }
}

/** A session as the sign-in library opens it. */
interface Opened {
  token: string
  user: { id: string }
}

/** Longer than a code is taken: its own half minute, the one before, and the one after. */
const codeSeconds = 120

/** A code that was read over somebody's shoulder is worth nothing once it was used (RFC 6238, 5.2). */
const isFirstUse = (ctx: Context, userId: string, code: string) => {
  const used = createHash('sha256').update(`${userId} ${code}`).digest('base64url')
  return withinAllowance(ctx, `code:${used}`, { calls: 1, windowSeconds: codeSeconds })
}

/** What a refused code says: whoever has given the right password may know why no code counts any more. */
const secondStepRefusals: Record<string, () => Error> = {
  INVALID_TWO_FACTOR_COOKIE: () => unauthenticated('This sign-in has ended. Enter your email and password again'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () =>
    unauthenticated('There were too many wrong codes. Enter your email and password again'),
  ACCOUNT_TEMPORARILY_LOCKED: () =>
    rateLimited('There were too many wrong codes. Please wait 15 minutes and sign in again', codesLockedSeconds),
}
const wrongCode = () => unauthenticated('This code is wrong or has expired')

/**
 * The second step of a sign-in: six digits, or a backup code. The library itself limits the guesses.
 * @throws UNAUTHENTICATED for a wrong code, and for a sign-in that must begin again
 * @throws RATE_LIMITED while no code of the account is taken
 */
export const verifySecondStep = async (ctx: Context, raw: { code: string }): Promise<SignInResult> => {
  const { code } = secondStepSchema.parse(raw)
  const call = /^\d{6}$/.test(code) ? authOf(ctx).api.verifyTOTP : authOf(ctx).api.verifyBackupCode
  const refuse = async (refusal: Error): Promise<never> => {
    await audit(ctx, 'sign-in-failed', { details: { step: 'second' } })
    throw refusal
  }
  const request = { body: { code }, headers: headersFor(ctx), returnHeaders: true } as const
  const answer = await (call(request) as Promise<WithHeaders<Opened>>).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    return refuse((secondStepRefusals[error.body?.code ?? ''] ?? wrongCode)())
  })
  const { token, user } = answer.response
  if (!(await isFirstUse(ctx, user.id, code))) {
    await ctx.em.nativeDelete(StaffSession, { token })
    return refuse(wrongCode())
  }
  passCookies(ctx, answer)
  return welcome(ctx, answer)
}

export const signOut = async (ctx: Context): Promise<boolean> => {
  passCookies(ctx, await authOf(ctx).api.signOut({ headers: headersFor(ctx), returnHeaders: true }))
  if (ctx.viewer?.kind === 'staff') await audit(ctx, 'signed-out')
  return true
}

/** Runs what the signed-in person's own password allows; guesses wait like those of a sign-in. */
const withOwnPassword = async <T>(ctx: Context, field: string, label: string, work: () => Promise<T>): Promise<T> => {
  const guard = signInGuard(ctx, `password|${requireStaff(ctx).id}`)
  await guard.guess()
  try {
    const result = await work()
    await guard.succeeded()
    return result
  } catch (error) {
    if (isRefusal(error)) throw badUserInput([{ path: [field], message: `${label} is wrong` }])
    throw error
  }
}

/** Sets the new password and ends every other session of this person. */
export const changePassword = async (
  ctx: Context,
  raw: { currentPassword: string; newPassword: string },
): Promise<boolean> => {
  const body = { ...changePasswordSchema.parse(raw), revokeOtherSessions: true }
  await refuseGuessable(ctx.facts, body.newPassword, requireStaff(ctx))
  return withOwnPassword(ctx, 'currentPassword', 'Current password', async () => {
    passCookies(ctx, await authOf(ctx).api.changePassword({ body, headers: headersFor(ctx), returnHeaders: true }))
    // A link that was asked for before would set yet another one.
    await ctx.em.nativeDelete(StaffVerification, { value: requireStaff(ctx).id })
    await audit(ctx, 'password-changed')
    return true
  })
}

export interface TwoFactorSetup {
  /** otpauth:// address for an authenticator application. */
  uri: string
  backupCodes: string[]
}

/**
 * Proposes a secret; it counts only after confirmTwoFactor has seen a code made from it.
 * @throws CONFLICT while another secret counts: who finds a desk open may not put a phone of their own in its place
 */
export const startTwoFactor = async (ctx: Context, raw: { password: string }): Promise<TwoFactorSetup> => {
  const body = startTwoFactorSchema.parse(raw)
  if (requireStaff(ctx).twoFactorEnabled) throw conflict('The second step is on already. Turn it off first')
  return withOwnPassword(ctx, 'password', 'Password', async () => {
    const setup = await authOf(ctx).api.enableTwoFactor({ body, headers: headersFor(ctx) })
    if (!('totpURI' in setup)) throw new Error('The sign-in library proposed no secret')
    return { uri: setup.totpURI, backupCodes: setup.backupCodes }
  })
}

/** Turns the second step on; whoever has signed in without it elsewhere signs in anew. */
export const confirmTwoFactor = async (ctx: Context, raw: { code: string }): Promise<boolean> => {
  const body = confirmTwoFactorSchema.parse(raw)
  const { id } = requireStaff(ctx)
  const sessions = await ctx.em.find(StaffSession, { user: id }, { fields: ['id'] })
  try {
    // It opens a session of its own in the place of the one that asks.
    const answer = await authOf(ctx).api.verifyTOTP({
      body,
      headers: headersFor(ctx),
      returnHeaders: true,
    })
    await isFirstUse(ctx, id, body.code)
    await ctx.em.nativeDelete(
      StaffSession,
      sessions.map((session) => session.id),
    )
    passCookies(ctx, answer)
    await audit(ctx, 'second-step-on')
    return true
  } catch (error) {
    if (isRefusal(error)) throw badUserInput([{ path: ['code'], message: 'Code is wrong or has expired' }])
    throw error
  }
}

export const stopTwoFactor = async (ctx: Context, raw: { password: string }): Promise<boolean> => {
  const body = startTwoFactorSchema.parse(raw)
  return withOwnPassword(ctx, 'password', 'Password', async () => {
    passCookies(ctx, await authOf(ctx).api.disableTwoFactor({ body, headers: headersFor(ctx), returnHeaders: true }))
    await audit(ctx, 'second-step-off')
    return true
  })
}
