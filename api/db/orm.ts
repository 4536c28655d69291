import { join } from 'node:path'
import { defineConfig, MikroORM, type EntitySchema } from '@mikro-orm/postgresql'
import { Migrator } from '@mikro-orm/migrations'
import { shipped } from '../root.ts'
import { HotelDriver } from './driver.ts'

interface PoolOptions {
  size: number
  /** How long a request waits for a free connection, and then for a lock. */
  waitMs: number
}

export const migrations = join(shipped, 'migrations')

/** The ORM's settings for a database address; the migration command uses them too. */
const ormConfig = (clientUrl: string, entities: readonly EntitySchema[], { size, waitMs }: PoolOptions) =>
  defineConfig({
    driver: HotelDriver,
    clientUrl,
    entities: [...entities],
    extensions: [Migrator],
    pool: { min: 0, max: size },
    driverOptions: {
      connectionTimeoutMillis: waitMs,
      lock_timeout: waitMs,
      // Compiling a plan to machine code takes longer than any statement here.
      options: '-c jit=off',
    },
    logger: () => {},
    forceUtcTimezone: true,
    migrations: {
      path: migrations,
      pathTs: migrations,
      snapshotName: 'snapshot',
      tableName: 'migration',
      transactional: true,
      allOrNothing: true,
      // The snapshot is of the entities, and is written with a migration: a start or a restore does not change the release.
      snapshotOnMigrate: false,
    },
    // The queue keeps its tables in a schema of its own.
    // Triggers are written by hand in the migrations.
    schemaGenerator: { ignoreSchema: ['pgboss'], ignoreTriggers: true },
  })

export const openOrm = (clientUrl: string, entities: readonly EntitySchema[], pool: PoolOptions) =>
  MikroORM.init(ormConfig(clientUrl, entities, pool))

export type Orm = Awaited<ReturnType<typeof openOrm>>
