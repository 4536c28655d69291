import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { LockMode } from '@mikro-orm/core'
import { settingNames } from '#graphql/inputs/connections.ts'
import type { SettingsKey } from '../../platform/settings-key.ts'
import { openSetting, sealSetting } from './seal-setting.ts'
import { ServiceConnection, type EnteredSettings } from './service-connection.entity.ts'

const sealedAnew = async (settings: EnteredSettings, keys: readonly SettingsKey[]): Promise<EnteredSettings> => {
  const [current] = keys
  const anew = { ...settings }
  for (const name of settingNames) {
    const entered = settings[name]
    if (!entered?.keyId || entered.keyId === current!.id) continue
    const value = openSetting(name, entered, keys)
    if (value !== null) anew[name] = await sealSetting(name, value, entered, async () => current!)
  }
  return anew
}

/** Encrypts with the first key what the others can read; what none can read stays as it is. */
export const sealAnew = async (em: SqlEntityManager, keys: readonly SettingsKey[]): Promise<void> => {
  if (keys.length < 2) return
  await em.transactional(async (inside) => {
    const connections = await inside.findAll(ServiceConnection, {
      orderBy: { id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    for (const connection of connections) connection.settings = await sealedAnew(connection.settings, keys)
  })
}
