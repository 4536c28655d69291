import { Client } from 'pg'

/** The database may only be read from now on. */
export const freezeDatabase = async (connectionString: string): Promise<void> => {
  const session = new Client({ connectionString })
  await session.connect()
  const { rows } = await session.query('select current_database() as name')
  await session.query(`alter database "${rows[0].name}" set default_transaction_read_only = on`)
  // What is open was opened before.
  await session.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await session.end()
}
