import type { Orm } from '../../db/orm.ts'
import type { Env } from '../../env.ts'
import { openSmtp } from '../../integrations/mailer/smtp.ts'
import { watchedMailer } from '../../integrations/mailer/watched.ts'
import { watched } from '../../integrations/model/watched.ts'
import { resolvePublic } from '../../integrations/outside/public-address.ts'
import type { CallRecord } from '../../integrations/outside/service.ts'
import { openServices, type Surroundings } from '../../integrations/services.ts'
import type { Outside, OutsideStore } from '../../platform/outside.ts'
import { readSettingsKeys } from '../../platform/settings-key.ts'
import { effectiveEnv } from './effective-env.ts'
import { readEntered } from './read-entered.ts'
import { sealAnew } from './seal-anew.ts'
import { openSettings } from './seal-setting.ts'

type Record = (call: CallRecord) => Promise<void>

interface Means extends Omit<Surroundings, 'record'> {
  environment: Env
  orm: Orm
  record: Record
  /** Nothing that was entered counts: what is done here may not leave it. */
  alone: boolean
}

const mailSettings = ['SMTP_URL', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const
const mailOf = (env: Env) => JSON.stringify(mailSettings.map((name) => env[name]))

const unnoted: Record = async () => {}

/** What lies outside as the environment and the desk have it; see decision 80. */
export const openOutside = async (means: Means): Promise<OutsideStore> => {
  const { environment, orm, record, alone, ...surroundings } = means

  /** Its library is a tenth of all files at a start, which a hotel without a key need not wait for. */
  const openModel = async (env: Env) => {
    if (!env.OPENAI_API_KEY) return null
    const { openLanguageModel } = await import('../../integrations/model/openai.ts')
    // The environment may name an address of the own network, the desk may not.
    const isOwn = env.OPENAI_BASE_URL === environment.OPENAI_BASE_URL
    const judge = (url: string) => resolvePublic(url, environment.WEBHOOKS_TO_PRIVATE_ADDRESSES)
    return openLanguageModel(env, env.OPENAI_API_KEY, isOwn ? undefined : judge)
  }

  const openMailer = (env: Env, note: Record) => {
    const mailer = openSmtp(env)
    return mailer && watchedMailer(mailer, note)
  }

  const open = async (env: Env, note: Record, known?: Outside): Promise<Outside> => {
    const services = openServices(env, { ...surroundings, record: note })
    const model = watched(services.model, await openModel(env))
    const mailer = known && mailOf(known.env) === mailOf(env) ? known.mailer : openMailer(env, note)
    return { env, services, model, mailer }
  }

  const readEnv = async (): Promise<Env> => {
    if (alone) return environment
    const entered = await readEntered(orm.em.fork())
    return effectiveEnv(environment, openSettings(entered, await readSettingsKeys(environment)))
  }

  if (!alone) await sealAnew(orm.em.fork(), await readSettingsKeys(environment))
  let outside = await open(await readEnv(), record)
  /** One after the other: of two changes the later one is read later. */
  let turn = Promise.resolve()
  const listeners = new Set<() => void>()

  const renew = async () => {
    const env = await readEnv()
    if (JSON.stringify(env) === JSON.stringify(outside.env)) return
    const former = outside
    outside = await open(env, record, former)
    if (former.mailer !== outside.mailer) former.mailer?.close()
    for (const listener of listeners) listener()
  }

  return {
    current: () => outside,
    environment,
    refresh: () => {
      const renewed = turn.then(renew)
      turn = renewed.catch(() => {})
      return renewed
    },
    onRenewed: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tryOut: (env, isNoted) => open(env, isNoted ? record : unnoted),
    close: () => outside.mailer?.close(),
  }
}
