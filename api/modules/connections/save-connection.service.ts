import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { saveConnectionSchema, settingNames } from '#graphql/inputs/connections.ts'
import { unavailable } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { refuseIfChanged } from '../../platform/lock-record.ts'
import { tellOfNewConnections } from '../../platform/page-changes.ts'
import { NoSettingsKey, readSettingsKeys, settingsKeyToWrite } from '../../platform/settings-key.ts'
import { audit } from '../audit/audit.service.ts'
import { forgetCall } from '../operations/outside-calls.service.ts'
import { changeSettings } from './change-settings.ts'
import type { SaveConnectionInput, OutsideService as ConnectionView } from './connection.type.ts'
import { listConnections } from './list-connections.service.ts'
import { openSettings, sealSetting } from './seal-setting.ts'
import { ServiceConnection } from './service-connection.entity.ts'

const insertEmpty = (id: string) => sql`
  insert into "service_connection" ("id", "version", "settings", "changed_by") values (${id}, 0, '{}', '')
  on conflict ("id") do nothing`

const keyFor = (ctx: Context) => async () => {
  try {
    return await settingsKeyToWrite(ctx.outside.environment)
  } catch (error) {
    throw error instanceof NoSettingsKey ? unavailable(error.message) : error
  }
}

/**
 * Keeps what was entered, secrets encrypted; it counts on this instance before the answer, on the others a moment later.
 * @throws BAD_USER_INPUT naming each setting, CONFLICT when somebody else changed the connection, UNAVAILABLE without a key
 */
export const saveConnection = async (ctx: Context, raw: SaveConnectionInput): Promise<ConnectionView> => {
  const { id, version, settings: changes } = saveConnectionSchema.parse(raw)
  const keys = await readSettingsKeys(ctx.outside.environment)
  await inTransaction(ctx, async (inside) => {
    await insertEmpty(id).execute(inside.em.getKysely())
    const connection = await inside.em.findOneOrFail(
      ServiceConnection,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    )
    refuseIfChanged('connection', connection, version)
    await changeSettings(inside, openSettings(connection.settings, keys), changes)
    if (changes.length === 0) return
    const entered = { at: ctx.now().toISOString(), by: ctx.viewer?.name ?? '' }
    const settings = { ...connection.settings }
    for (const { name, value } of changes)
      if (value === null) delete settings[name]
      else settings[name] = await sealSetting(name, value, entered, keyFor(ctx))
    Object.assign(connection, { settings, version: connection.version + 1, changedBy: entered.by })
    await inside.em.flush()
    // The last answer was to other settings.
    await forgetCall(inside, id)
    const named = (wanted: boolean) =>
      settingNames.filter((name) =>
        changes.some((change) => change.name === name && (change.value !== null) === wanted),
      )
    await audit(inside, 'connection-changed', { subject: id, details: { set: named(true), cleared: named(false) } })
    await tellOfNewConnections.execute(inside.em.getKysely())
  })
  await ctx.outside.refresh()
  ctx.em.clear()
  const connections = await listConnections(ctx)
  return connections.find((connection) => connection.id === id)!
}
