import { createHash, randomBytes } from 'node:crypto'
import { createLocalAccountIssuer } from '@better-auth/core/db'
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { acceptInvitationSchema, inviteStaffSchema, updateStaffSchema } from '#graphql/inputs/staff.ts'
import type { Role } from '#graphql/permissions.ts'
import { inTransaction, type Context, type Deps } from '../../context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { isId } from '../../schema/ids.ts'
import { endKeysOf } from './api-key.service.ts'
import { StaffAccount, StaffSession, StaffTwoFactor, StaffUser } from './staff.entity.ts'
import { randomPassword } from './staff.service.ts'
import { requireStaff } from './viewer.ts'

const invitationDays = 7

const invitationName = (token: string) => `invitation:${createHash('sha256').update(token).digest('hex')}`

export const listStaff = (ctx: Context): Promise<StaffUser[]> =>
  ctx.em.find(StaffUser, {}, { orderBy: { name: 'asc', id: 'asc' }, limit: 500 })

const givePassword = async (deps: Pick<Deps, 'auth'>, id: string, password: string) => {
  const { internalAdapter, password: hasher } = await deps.auth.$context
  await internalAdapter.linkAccount({
    userId: id,
    accountId: id,
    providerId: 'credential',
    issuer: createLocalAccountIssuer('credential'),
    password: await hasher.hash(password),
  })
}

const createAccount = async (deps: Deps, person: { name: string; email: string; role: Role }, password: string) => {
  const { internalAdapter } = await deps.auth.$context
  const user = await internalAdapter.createUser(
    { ...person, email: person.email.toLowerCase(), emailVerified: true },
    { method: 'email-password' },
  )
  await givePassword(deps, user.id, password)
  return user
}

/** Makes an account without a usable password and a link with which its owner sets one, once, within seven days. */
export const inviteStaff = async (ctx: Context, raw: unknown): Promise<{ staff: StaffUser; link: string }> => {
  const input = inviteStaffSchema.parse(raw)
  const taken = () => badUserInput([{ path: ['email'], message: 'Email already belongs to a staff account' }])
  if (await ctx.em.count(StaffUser, { email: input.email.toLowerCase() })) throw taken()
  try {
    const user = await createAccount(ctx, input, randomPassword())
    const token = randomBytes(24).toString('base64url')
    const { internalAdapter } = await ctx.auth.$context
    const expiresAt = new Date(ctx.now().getTime() + invitationDays * 86_400_000)
    await internalAdapter.createVerificationValue({ identifier: invitationName(token), value: user.id, expiresAt })
    return {
      staff: await ctx.em.findOneOrFail(StaffUser, { id: user.id }),
      link: `${ctx.publicUrl}/admin?invitation=${token}`,
    }
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? taken() : error
  }
}

/** Sets the invited person's password; the link is used up by it. */
export const acceptInvitation = async (ctx: Context, raw: unknown): Promise<StaffUser> => {
  const input = acceptInvitationSchema.parse(raw)
  const { internalAdapter, password } = await ctx.auth.$context
  const proof = await internalAdapter.consumeVerificationValue(invitationName(input.token))
  const staff = proof && proof.expiresAt > ctx.now() ? await ctx.em.findOne(StaffUser, { id: proof.value }) : null
  if (!staff) throw notFound('This invitation is unknown, used or expired. Ask the owner for a new one')
  await internalAdapter.updatePassword(staff.id, await password.hash(input.newPassword))
  return staff
}

/** The hotel can never lose its last owner; the rows stay locked, so that two owners cannot demote each other at once. */
const keepAnOwner = async (ctx: Context, staff: StaffUser, sentence: string) => {
  if (staff.role !== 'owner') return
  const owners = await ctx.em.find(StaffUser, { role: 'owner' }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!owners.some(({ id }) => id !== staff.id)) throw conflict(sentence)
}

const findStaff = async (ctx: Context, id: string, lockMode: LockMode = LockMode.NONE) => {
  const staff = isId(id) ? await ctx.em.findOne(StaffUser, { id }, { lockMode }) : null
  if (!staff) throw notFound('There is no such staff member')
  return staff
}

export const updateStaff = async (ctx: Context, raw: unknown): Promise<StaffUser> => {
  const input = updateStaffSchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const staff = await findStaff(inside, input.id)
    if (input.role !== 'owner') await keepAnOwner(inside, staff, 'The last owner cannot get another role')
    staff.role = input.role
    return staff
  })
}

/** Removes the account with its sessions and ends its API keys; inquiries keep their history without the name. */
export const removeStaff = (ctx: Context, id: string): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    // Locked: a key that is being made for it waits, and then finds nobody to belong to.
    const staff = await findStaff(inside, id, LockMode.PESSIMISTIC_WRITE)
    if (staff.id === requireStaff(ctx).id) throw conflict('You cannot remove your own account')
    await keepAnOwner(inside, staff, 'The last owner cannot be removed')
    await endKeysOf(inside, id)
    await inside.em.nativeDelete(StaffUser, { id })
    return id
  })

export interface FirstOwner {
  email: string
  /** Known only when it was made here, on a first start without STAFF_EMAIL. */
  password?: string
}

/**
 * Sees to it that somebody can sign in: where nobody can yet, an owner is made with STAFF_EMAIL and STAFF_PASSWORD, or
 * with a random password. Later starts change nothing: what stands in the settings is older than what people have set.
 */
export const ensureOwner = async (deps: Deps): Promise<FirstOwner | null> => {
  const em = deps.orm.em.fork()
  const [known] = await em.execute('select 1 from "staff_account" where "password" is not null limit 1')
  if (known) return null
  // A start that was killed half-way left somebody who can never sign in.
  await em.nativeDelete(StaffUser, {})
  const { STAFF_EMAIL, STAFF_PASSWORD } = deps.env
  const email = STAFF_EMAIL?.toLowerCase() ?? `owner@${new URL(deps.facts.website).hostname.replace(/^www\./, '')}`
  const password = STAFF_PASSWORD ?? randomPassword()
  await createAccount(deps, { name: 'Owner', email, role: 'owner' }, password)
  return STAFF_PASSWORD ? { email } : { email, password }
}

/**
 * The way back in for who has lost the password or the phone, from the server itself: a new password, no second step, no
 * session left, wrong guesses forgotten. The role stays.
 * @returns the new password; null when nobody has this address
 */
export const resetStaff = async (
  { orm, auth }: Pick<Deps, 'orm' | 'auth'>,
  address: string,
): Promise<string | null> => {
  const email = address.toLowerCase()
  const staff = await orm.em.fork().findOne(StaffUser, { email })
  if (!staff) return null
  const password = randomPassword()
  await orm.em.fork().transactional(async (em) => {
    await em.nativeDelete(StaffAccount, { user: staff.id })
    await em.nativeUpdate(StaffUser, { id: staff.id }, { twoFactorEnabled: false })
    await em.nativeDelete(StaffTwoFactor, { user: staff.id })
    await em.nativeDelete(StaffSession, { user: staff.id })
    for (const guessed of [email, `password|${staff.id}`])
      await em.execute('delete from "sign_in_failure" where starts_with("key", ?)', [`${guessed}|`])
  })
  await givePassword({ auth }, staff.id, password)
  return password
}
