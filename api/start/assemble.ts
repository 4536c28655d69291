import 'reflect-metadata'
import { entities } from '../modules/modules.ts'
import type { Logger } from 'pino'
import { indexNowKey } from '../platform/app-keys.ts'
import { createContext, nobody, type Deps } from '../platform/context.ts'
import { migrate } from '../db/migrate.ts'
import { openOrm, type Orm } from '../db/orm.ts'
import { seed } from '../db/seed/seed.ts'
import type { Env } from '../env.ts'
import { openSmtp } from '../integrations/mailer/smtp.ts'
import { watched } from '../integrations/model/watched.ts'
import type { CallRecord } from '../integrations/outside/service.ts'
import { openServices } from '../integrations/services.ts'
import { createMetrics } from '../platform/metrics.ts'
import { keepKnowledgeFresh } from '../modules/chat/knowledge.service.ts'
import { openPublished } from '../modules/content/published-content.ts'
import { seedContent } from '../modules/content/seed-content.ts'
import { recordCall } from '../modules/operations/outside-calls.service.ts'
import { settingOnce } from '../modules/settings/setting.service.ts'
import { newSecret, readSecrets } from '../modules/secrets/secrets.service.ts'
import { ensureOwner, type FirstOwner } from '../modules/staff/accounts.service.ts'
import { findViewer } from '../modules/staff/find-viewer.ts'
import { createPageCache } from '../platform/page-cache.ts'

const pageCache = {
  freshMilliseconds: 60_000,
  staleMilliseconds: 10 * 60_000,
  capacity: 500,
  answerCapacity: 200,
  momentCapacity: 300,
}

export interface Prepared {
  deps: Deps
  owner: FirstOwner | null
  appliedMigrations: string[]
}

/** Its library is a tenth of all files at a start, which a hotel without a key need not wait for. */
const openModel = async (env: Env) =>
  env.OPENAI_API_KEY
    ? (await import('../integrations/model/openai.ts')).openLanguageModel(env, env.OPENAI_API_KEY)
    : null

interface Settings {
  databaseUrl: string
  publicUrl: string
  log: Logger
  now?: () => Date
}

/** Puts the server's dependencies together on a database whose schema is up to date, and there what every hotel needs. */
export const assemble = async (
  env: Env,
  orm: Orm,
  settings: Settings,
): Promise<Omit<Prepared, 'appliedMigrations'>> => {
  const { databaseUrl, publicUrl, log, now = () => new Date() } = settings
  const em = orm.em.fork()
  await seedContent(em)
  const published = await openPublished(orm)
  await seed(em, published.current().content, now())
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
  const services = openServices(env, { published, publicUrl, indexNowKey: indexNowKey(secrets.first), record })
  const model = watched(services.model, await openModel(env))
  const pages = createPageCache(pageCache)
  const shared = {
    env,
    orm,
    findViewer,
    published,
    secret,
    secrets,
    erasureKey,
    publicUrl,
    databaseUrl,
    now,
    log,
    pages,
    metrics,
  }
  const outside = { services, model, mailer: openSmtp(env) }
  const deps: Deps = { ...shared, ...outside, wake: async () => {}, jobs: null }
  const owner = await ensureOwner(deps)
  await keepKnowledgeFresh(await createContext(deps, nobody))
  return { deps, owner }
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
