import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import type { RawBuilder } from 'kysely'

const names = new Map<string, string>()

/** The same text has the same name for as long as this process runs. */
const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = `read_${names.size + 1}`
  names.set(text, name)
  return name
}

/**
 * Runs a hot statement, which the database plans once for each connection instead of every time. Its text must follow from
 * the kind of the question alone; what is asked for belongs into its values.
 */
export const readPrepared = async <Row>(em: SqlEntityManager, statement: RawBuilder<Row>): Promise<Row[]> => {
  const kysely = em.getKysely()
  // Only the transaction's own connection may ask.
  if (em.isInTransaction()) return (await statement.execute(kysely)).rows
  const { sql: text, parameters } = statement.compile(kysely)
  const pool = (await em.getConnection().getNativeClient()) as Pool
  const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] })
  return rows as Row[]
}
