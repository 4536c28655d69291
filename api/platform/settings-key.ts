import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env.ts'

/** What secrets that were entered at the desk are encrypted under; it never stands in the database. */
export interface SettingsKey {
  /** Tells which key it was, and nothing of the key. */
  id: string
  key: string
}

/** The settings' key can neither be read nor made; the message says why. */
export class NoSettingsKey extends Error {}

type Place = Pick<Env, 'SETTINGS_KEY' | 'SETTINGS_KEY_FORMER' | 'DATA_DIR'>

const fileOf = ({ DATA_DIR }: Place) => join(DATA_DIR, 'settings.key')
const fileForm = /^[\w-]{43}$/

const named = (key: string): SettingsKey => ({
  id: Buffer.from(hkdfSync('sha256', key, '', 'settings-key-id', 8)).toString('hex'),
  key,
})

const readFileKey = async (place: Place): Promise<string | null> => {
  try {
    const key = (await readFile(fileOf(place), 'utf8')).trim()
    return fileForm.test(key) ? key : null
  } catch {
    return null
  }
}

/** The keys that this instance has: the one to write with first, then those that only read. */
export const readSettingsKeys = async (place: Place): Promise<SettingsKey[]> =>
  [place.SETTINGS_KEY, place.SETTINGS_KEY_FORMER, await readFileKey(place)]
    .filter((key) => key !== undefined && key !== null)
    .map(named)

/** The file appears whole and for one user only; of two that make one at a time the first one's stays. */
const makeFile = async (place: Place): Promise<void> => {
  const draft = `${fileOf(place)}.${randomBytes(6).toString('hex')}`
  await mkdir(place.DATA_DIR, { recursive: true })
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, fileOf(place))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
}

/**
 * The key to write with: SETTINGS_KEY, else the one of the file in DATA_DIR, which is made when it is not there.
 * @throws NoSettingsKey
 */
export const settingsKeyToWrite = async (place: Place): Promise<SettingsKey> => {
  if (place.SETTINGS_KEY) return named(place.SETTINGS_KEY)
  try {
    if (!(await readFileKey(place))) await makeFile(place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new NoSettingsKey(`No key for settings can be kept in the server’s DATA_DIR (${code}): set SETTINGS_KEY`)
  }
  const key = await readFileKey(place)
  if (!key) throw new NoSettingsKey('The file settings.key in the server’s DATA_DIR cannot be read: set SETTINGS_KEY')
  return named(key)
}
