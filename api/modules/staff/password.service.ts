import { randomBytes } from 'node:crypto'
import { createLocalAccountIssuer } from '@better-auth/core/db'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { authOf, type AuthOptions } from './auth.ts'
import { StaffAccount, StaffSession, StaffUser, StaffVerification } from './staff.entity.ts'

/** Nobody has typed it, and nobody can guess it. */
export const randomPassword = (): string => randomBytes(15).toString('base64url')

export const hashPassword = async (server: AuthOptions, password: string): Promise<string> =>
  (await authOf(server).$context).password.hash(password)

/** Sets a password by its hash, in the transaction of what it comes with; links that would set another one are over. */
export const setPassword = async (em: SqlEntityManager, userId: string, hash: string): Promise<void> => {
  const changed = await em.nativeUpdate(StaffAccount, { user: userId, providerId: 'credential' }, { password: hash })
  if (!changed) {
    const user = em.getReference(StaffUser, userId)
    const issuer = createLocalAccountIssuer('credential')
    em.create(StaffAccount, { user, accountId: userId, providerId: 'credential', issuer, password: hash })
  }
  await em.nativeDelete(StaffVerification, { value: userId })
}

/** Ends every session of a person, and forgets the wrong guesses at the account: the next sign-in is a fresh one. */
export const startOver = async (em: SqlEntityManager, { id, email }: Pick<StaffUser, 'id' | 'email'>) => {
  await em.nativeDelete(StaffSession, { user: id })
  for (const guessed of [email, `password|${id}`])
    await sql`delete from sign_in_failure where starts_with(key, ${`${guessed}|`})`.execute(em.getKysely())
}
