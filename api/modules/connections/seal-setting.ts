import { connectionSettings, readKeyFile, settingNames, type SettingName } from '#graphql/inputs/connections.ts'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import type { SettingsKey } from '../../platform/settings-key.ts'
import type { EnteredSetting, EnteredSettings } from './service-connection.entity.ts'

/** A setting's secret can only be read as that setting's: the name is part of what it is encrypted with. */
const purposeOf = (name: SettingName) => `connection:${name}`

const shownEnd = 4
/** Of a shorter one the end would be too much of it. */
const shortestWithEnd = 16

/** Passwords and private keys have no end to be told by. */
const hintOf = (name: SettingName, value: string): string | null => {
  if (name === 'GOOGLE_SERVICE_ACCOUNT') return readKeyFile(value)?.email ?? null
  if (name === 'SMTP_PASSWORD' || name === 'IMAP_PASSWORD' || name === 'DKIM_PRIVATE_KEY') return null
  return value.length >= shortestWithEnd ? `…${value.slice(-shownEnd)}` : null
}

/** A value as it is kept; `key` is asked for where it is a secret. */
export const sealSetting = async (
  name: SettingName,
  value: string,
  { at, by }: Pick<EnteredSetting, 'at' | 'by'>,
  key: () => Promise<SettingsKey>,
): Promise<EnteredSetting> => {
  if (!connectionSettings[name].isSecret) return { at, by, value, keyId: null, hint: null }
  const { id, key: secret } = await key()
  return { at, by, value: encrypt(secret, purposeOf(name), value), keyId: id, hint: hintOf(name, value) }
}

/** The plain value; null when it was encrypted under a key that this instance does not have, or was changed since. */
export const openSetting = (
  name: SettingName,
  { value, keyId }: EnteredSetting,
  keys: readonly SettingsKey[],
): string | null => {
  if (!connectionSettings[name].isSecret) return value
  const known = keys.find(({ id }) => id === keyId)
  if (!known) return null
  try {
    return decrypt(known.key, purposeOf(name), value)
  } catch {
    return null
  }
}

export interface OpenedSettings {
  values: Partial<Record<SettingName, string>>
  /** Secrets of another key. */
  unreadable: ReadonlySet<SettingName>
}

/** What was entered, in plain. */
export const openSettings = (entered: EnteredSettings, keys: readonly SettingsKey[]): OpenedSettings => {
  const values: Partial<Record<SettingName, string>> = {}
  const unreadable = new Set<SettingName>()
  for (const name of settingNames) {
    const setting = entered[name]
    if (!setting) continue
    const value = openSetting(name, setting, keys)
    if (value === null) unreadable.add(name)
    else values[name] = value
  }
  return { values, unreadable }
}
