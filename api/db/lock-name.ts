import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'

/**
 * Waits until no other transaction, of this or another instance, holds the name; this one then holds it until it ends.
 * Two names may share a hash: both then take turns.
 */
export const lockName = async (em: SqlEntityManager, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(em.getKysely())
}
