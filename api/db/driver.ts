import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type { Driver } from 'kysely'
import type { PoolConfig } from 'pg'

/**
 * Gives a connection back to the pool when the database was lost at the beginning or the end of a transaction. Kysely
 * keeps it for ever (https://github.com/kysely-org/kysely/issues/1990), so that a restart of the database would take
 * all places of the pool. It is not used again: the pool drops what is broken.
 */
const givingBack = (driver: Driver): Driver => {
  const begin = driver.beginTransaction.bind(driver)
  const rollback = driver.rollbackTransaction.bind(driver)
  driver.beginTransaction = async (connection, settings) => {
    try {
      await begin(connection, settings)
    } catch (error) {
      await driver.releaseConnection(connection)
      throw error
    }
  }
  driver.rollbackTransaction = async (connection) => {
    try {
      await rollback(connection)
    } catch (error) {
      await driver.releaseConnection(connection)
      throw error
    }
  }
  return driver
}

class Connection extends PostgreSqlConnection {
  override createKyselyDialect(options: PoolConfig) {
    const dialect = super.createKyselyDialect(options)
    const createDriver = dialect.createDriver.bind(dialect)
    dialect.createDriver = () => givingBack(createDriver())
    return dialect
  }
}

/** The ORM's own driver, on a pool that a restart of the database leaves whole. */
export class HotelDriver extends PostgreSqlDriver {
  protected override readonly connection = new Connection(this.config)
}
