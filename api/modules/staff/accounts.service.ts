import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { AuthOptions } from './auth.ts'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { acceptInvitationSchema, inviteStaffSchema, updateStaffSchema } from '#graphql/inputs/staff.ts'
import type { Role } from '#graphql/permissions.ts'
import { inTransaction, type Context, type Deps } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { audit, type Actor } from '../audit/audit.service.ts'
import { endKeysOf } from './api-key.service.ts'
import { createLink, findLinkOwner, useUpLink } from './password-link.service.ts'
import { findWeakness, refuseGuessable } from './password-strength.ts'
import { hashPassword, randomPassword, setPassword, startOver } from './password.service.ts'
import { StaffAccount, StaffTwoFactor, StaffUser } from './staff.entity.ts'
import { requireStaff } from '../../platform/viewer.ts'

/** Who has a link acts as the person that it was made for. */
export const byStaff = ({ id, name }: StaffUser): Actor => ({ kind: 'staff', id, name })

export const listStaff = (ctx: Context): Promise<StaffUser[]> =>
  ctx.em.find(StaffUser, {}, { orderBy: { name: 'asc', id: 'asc' }, limit: 500 })

const createAccount = (
  em: SqlEntityManager,
  person: { name: string; email: string; role: Role },
  hash: string,
): Promise<StaffUser> =>
  em.transactional(async (inside) => {
    const staff = inside.create(StaffUser, { ...person, email: person.email.toLowerCase(), emailVerified: true })
    await inside.flush()
    await setPassword(inside, staff.id, hash)
    return staff
  })

/** Makes an account without a usable password and a link with which its owner sets one, once, within seven days. */
export const inviteStaff = async (ctx: Context, raw: unknown): Promise<{ staff: StaffUser; link: string }> => {
  const input = inviteStaffSchema.parse(raw)
  const taken = () => badUserInput([{ path: ['email'], message: 'Email already belongs to a staff account' }])
  if (await ctx.em.count(StaffUser, { email: input.email.toLowerCase() })) throw taken()
  const hash = await hashPassword(ctx, randomPassword())
  try {
    return await inTransaction(ctx, async (inside) => {
      const staff = await createAccount(inside.em, input, hash)
      await audit(inside, 'staff-invited', { subject: staff.id, details: { name: input.name, role: input.role } })
      return { staff, link: createLink(inside, 'invitation', staff.id) }
    })
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? taken() : error
  }
}

/** Sets the invited person's password; the link is used up by it. */
export const acceptInvitation = async (ctx: Context, raw: unknown): Promise<StaffUser> => {
  const { token, newPassword } = acceptInvitationSchema.parse(raw)
  const staff = await findLinkOwner(ctx, 'invitation', token)
  await refuseGuessable(ctx.facts, newPassword, staff)
  const hash = await hashPassword(ctx, newPassword)
  return inTransaction(ctx, async (inside) => {
    await useUpLink(inside, 'invitation', token)
    await setPassword(inside.em, staff.id, hash)
    await audit(inside, 'invitation-accepted', { subject: staff.id, by: byStaff(staff) })
    return staff
  })
}

/** The hotel can never lose its last owner; the rows stay locked, so that two owners cannot demote each other at once. */
const keepAnOwner = async (ctx: Context, staff: StaffUser, sentence: string) => {
  if (staff.role !== 'owner') return
  const owners = await ctx.em.find(StaffUser, { role: 'owner' }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!owners.some(({ id }) => id !== staff.id)) throw conflict(sentence)
}

/** @throws NOT_FOUND */
export const findStaff = async (ctx: Context, id: string) => {
  const staff = isId(id) ? await ctx.em.findOne(StaffUser, { id }) : null
  if (!staff) throw notFound('There is no such staff member')
  return staff
}

export const updateStaff = async (ctx: Context, raw: unknown): Promise<StaffUser> => {
  const input = updateStaffSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const staff = await findStaff(inside, input.id)
    if (input.role !== 'owner') await keepAnOwner(inside, staff, 'The last owner cannot get another role')
    await audit(inside, 'role-changed', {
      subject: staff.id,
      details: { name: staff.name, from: staff.role, to: input.role },
    })
    staff.role = input.role
    return staff
  })
}

/** Removes the account with its sessions and ends its API keys; inquiries keep their history without the name. */
export const removeStaff = (ctx: Context, id: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    // Locked: a key that is being made for it waits, and then finds nobody to belong to.
    const staff = await lockRecord(inside, StaffUser, 'staff member', id)
    if (staff.id === requireStaff(ctx).id) throw conflict('You cannot remove your own account')
    await keepAnOwner(inside, staff, 'The last owner cannot be removed')
    await endKeysOf(inside, id)
    await inside.em.nativeDelete(StaffUser, { id })
    await audit(inside, 'staff-removed', { subject: id, details: { name: staff.name, role: staff.role } })
    return id
  })

export interface FirstOwner {
  email: string
  /** Known only when it was made here, on a first start without STAFF_EMAIL. */
  password?: string
}

/** STAFF_PASSWORD is not one that a desk should open with. */
export class WeakStaffPassword extends Error {}

const refuseWeak = async ({ published }: Deps, owner: { name: string; email: string }, password: string) => {
  const weakness = await findWeakness(password, owner, published.current().facts)
  if (weakness)
    throw new WeakStaffPassword(
      `STAFF_PASSWORD ${weakness}. Or leave it and STAFF_EMAIL out, and the first start prints a password.`,
    )
}

/**
 * Sees to it that somebody can sign in: where nobody can yet, an owner is made with STAFF_EMAIL and STAFF_PASSWORD, or
 * with a random password. Later starts change nothing: what stands in the settings is older than what people have set.
 */
export const ensureOwner = async (deps: Deps): Promise<FirstOwner | null> => {
  const em = deps.orm.em.fork()
  if (await em.count(StaffAccount, { password: { $ne: null } })) return null
  // A start that was killed half-way left somebody who can never sign in.
  await em.nativeDelete(StaffUser, {})
  const { STAFF_EMAIL, STAFF_PASSWORD } = deps.env
  const email =
    STAFF_EMAIL?.toLowerCase() ??
    `owner@${new URL(deps.published.current().facts.website).hostname.replace(/^www\./, '')}`
  const owner = { name: 'Owner', email, role: 'owner' } as const
  if (STAFF_PASSWORD) await refuseWeak(deps, owner, STAFF_PASSWORD)
  const password = STAFF_PASSWORD ?? randomPassword()
  await createAccount(em, owner, await hashPassword(deps, password))
  return STAFF_PASSWORD ? { email } : { email, password }
}

/**
 * The way back in for who has lost the password or the phone, from the server itself: a new password, no second step, no
 * session left, wrong guesses forgotten. The role stays.
 * @returns the new password; null when nobody has this address
 */
export const resetStaff = async (server: AuthOptions, address: string): Promise<string | null> => {
  const { orm } = server
  const email = address.toLowerCase()
  const staff = await orm.em.fork().findOne(StaffUser, { email })
  if (!staff) return null
  const password = randomPassword()
  const hash = await hashPassword(server, password)
  await orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(StaffUser, { id: staff.id }, { twoFactorEnabled: false })
    await em.nativeDelete(StaffTwoFactor, { user: staff.id })
    await setPassword(em, staff.id, hash)
    await startOver(em, staff)
    const byHand = { em, now: () => new Date(), ip: '', viewer: null }
    await audit(byHand, 'password-reset', { subject: staff.id, by: { kind: 'server', name: 'Command line' } })
  })
  return password
}
