import 'reflect-metadata'
import { entities } from '../modules/modules.ts'
import type { Logger } from 'pino'
import { indexNowKey } from '../platform/app-keys.ts'
import { createContext, nobody, type Deps } from '../platform/context.ts'
import { migrate } from '../db/migrate.ts'
import { openOrm, type Orm } from '../db/orm.ts'
import type { Env } from '../env.ts'
import type { CallRecord } from '../integrations/outside/service.ts'
import { createMetrics } from '../platform/metrics.ts'
import { keepKnowledgeFresh } from '../modules/chat/passages/knowledge.service.ts'
import { openOutside } from '../modules/connections/open-outside.ts'
import { openPublished } from '../modules/content/published-content.ts'
import { seedContent } from '../modules/content/seed-content.ts'
import { recordCall } from '../modules/operations/outside-calls.service.ts'
import { tellOfNights } from '../modules/pricing/tell-of-nights.ts'
import { settingOnce } from '../modules/settings/setting.service.ts'
import { newSecret, readSecrets } from '../modules/secrets/secrets.service.ts'
import { ensureOwner, type FirstOwner } from '../modules/staff/accounts.service.ts'
import { findViewer } from '../modules/staff/find-viewer.ts'
import { createDeskChanges } from '../platform/desk-changes.ts'
import { createPageCache } from '../platform/page-cache.ts'
import { createVisitCounter } from '../platform/visit-counter.ts'
import { createQueue, type Queue } from './queue.ts'
import { seed } from './seed.ts'

const pageCache = {
  freshMilliseconds: 60_000,
  staleMilliseconds: 10 * 60_000,
  capacity: 500,
  // Each is a whole page, thirty kilobytes once it is encoded.
  answerCapacity: 400,
  sharedCapacity: 500,
}

interface Prepared {
  deps: Deps
  queue: Queue
  owner: FirstOwner | null
  appliedMigrations: string[]
}

interface Settings {
  databaseUrl: string
  publicUrl: string
  log: Logger
  now?: () => Date
  /** A copy of the hotel, of which nothing may leave: what was entered for outside services does not count. */
  alone?: boolean
}

/** Puts the server's dependencies together on a database whose schema is up to date, and there what every hotel needs. */
export const assemble = async (
  env: Env,
  orm: Orm,
  settings: Settings,
): Promise<Omit<Prepared, 'appliedMigrations'>> => {
  const { databaseUrl, publicUrl, log, now = () => new Date(), alone = false } = settings
  const em = orm.em.fork()
  await seedContent(em)
  const published = await openPublished(orm, now)
  await seed(em, published.current().content, now())
  // What it says of long stays follows from the rates of the sample.
  await published.refresh()
  const secrets = await readSecrets(em)
  const { current: secret } = secrets
  const erasureKey = await settingOnce(em, 'erasure-key', newSecret)
  const metrics = createMetrics()
  /** A note that cannot be kept never spoils the call. */
  const record = (call: CallRecord) => {
    metrics.outsideCall(call)
    return recordCall(orm.em.fork(), now(), call).catch((error: unknown) =>
      log.error({ err: error, service: call.service }, 'the result of a call could not be noted'),
    )
  }
  const outside = await openOutside({
    environment: env,
    orm,
    record,
    alone,
    bookingRegion: () => published.current().facts.booking.region,
    publicUrl,
    indexNowKey: indexNowKey(secrets.first),
  })
  const pages = createPageCache(pageCache)
  const queue = createQueue({ databaseUrl, outside, log })
  const deps: Deps = {
    env,
    orm,
    findViewer,
    tellOfNights,
    published,
    secret,
    secrets,
    erasureKey,
    publicUrl,
    databaseUrl,
    now,
    log,
    pages,
    desk: createDeskChanges(),
    metrics,
    visits: createVisitCounter(),
    outside,
    wake: queue.wake,
    jobs: null,
  }
  const owner = await ensureOwner(deps)
  await keepKnowledgeFresh(await createContext(deps, nobody))
  return { deps, queue, owner }
}

/** Opens the database, brings it up to date, and puts the server's dependencies together. */
export const prepare = async (env: Env, settings: Settings): Promise<Prepared> => {
  const orm = await openOrm(settings.databaseUrl, entities, { size: env.DATABASE_POOL, waitMs: env.DATABASE_WAIT_MS })
  let assembled: Omit<Prepared, 'appliedMigrations'>
  const appliedMigrations = await migrate(orm, async () => {
    assembled = await assemble(env, orm, settings)
  })
  return { ...assembled!, appliedMigrations }
}
