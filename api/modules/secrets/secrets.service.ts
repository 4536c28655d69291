import { randomBytes } from 'node:crypto'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import type { FormerSecret, Secrets } from '../../platform/secrets.ts'
import { findSetting, settingOnce } from '../settings/setting.service.ts'

export const currentKey = 'secret'
export const formerKey = 'secret.former'
const firstKey = 'secret.first'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The secrets of a database; the first start on it makes one. */
export const readSecrets = async (em: SqlEntityManager): Promise<Secrets> => {
  const current = await settingOnce(em, currentKey, newSecret)
  return {
    current,
    first: await settingOnce(em, firstKey, () => current),
    former: (await findSetting<FormerSecret[]>(em, formerKey)) ?? [],
  }
}
