import {
  connectionIds,
  connectionSettings,
  settingsOf,
  type ConnectionId,
  type SettingName,
} from '#graphql/inputs/connections.ts'
import { mailboxAccess } from '../../integrations/mailbox/mailbox-access.ts'
import type { Context } from '../../platform/context.ts'
import { readSettingsKeys, type SettingsKey } from '../../platform/settings-key.ts'
import { OutsideCall } from '../operations/outside-call.entity.ts'
import type { ConnectionSetting, OutsideService } from './connection.type.ts'
import { isRuled } from './effective-env.ts'
import { openSetting } from './seal-setting.ts'
import { ServiceConnection as Stored, type EnteredSetting } from './service-connection.entity.ts'

interface State {
  missing: string | null
  sandbox: boolean
}

export const noMail = 'No mail server is set: every mail stays in the outbox and nothing leaves this server'
export const noMailbox = 'No mailbox is set: guests’ answers stay in the hotel’s mail program'
export const noNews = 'IndexNow is off: search engines find new posts by themselves, in days'

/** Whether a service has what it needs, as it counts now. */
const stateOf = ({ outside }: Context, id: ConnectionId): State => {
  const { env, services, mailer } = outside.current()
  if (id === 'mail') return { missing: mailer ? null : noMail, sandbox: false }
  if (id === 'mailbox')
    return env.IMAP_URL
      ? { missing: null, sandbox: mailboxAccess(env.IMAP_URL).encryption === 'none' }
      : { missing: noMailbox, sandbox: false }
  if (id === 'model') return services.model
  if (id === 'little-hotelier') return services.littleHotelier.service
  if (id !== 'indexnow') return services[id].service
  const { missing, sandbox } = services.indexNow.service
  return { missing: env.INDEXNOW ? missing : noNews, sandbox }
}

const describeSetting = (
  { outside }: Context,
  name: SettingName,
  entered: EnteredSetting | undefined,
  keys: readonly SettingsKey[],
): ConnectionSetting => {
  const { isSecret } = connectionSettings[name]
  const ruled = isRuled(outside.environment, name)
  if (ruled || !entered)
    return {
      name,
      isSecret,
      source: ruled ? 'environment' : 'none',
      value: null,
      hint: null,
      enteredAt: null,
      enteredBy: null,
      isUnreadable: false,
    }
  return {
    name,
    isSecret,
    source: 'desk',
    value: isSecret ? null : entered.value,
    hint: entered.hint,
    enteredAt: new Date(entered.at),
    enteredBy: entered.by,
    isUnreadable: openSetting(name, entered, keys) === null,
  }
}

/** The outside services with what was entered for them; every secret stays where it is. */
export const listConnections = async (ctx: Context): Promise<OutsideService[]> => {
  const keys = await readSettingsKeys(ctx.outside.environment)
  const stored = new Map((await ctx.em.findAll(Stored)).map((connection) => [connection.id, connection]))
  const calls = new Map((await ctx.em.find(OutsideCall, {}, { limit: 100 })).map((call) => [call.service, call]))
  return connectionIds.map((id) => {
    const connection = stored.get(id)
    const call = calls.get(id)
    const { missing, sandbox } = stateOf(ctx, id)
    return {
      id,
      version: connection?.version ?? 0,
      configured: missing === null,
      sandbox,
      missing,
      settings: settingsOf(id).map((name) => describeSetting(ctx, name, connection?.settings[name], keys)),
      ok: call?.ok ?? null,
      calledAt: call?.calledAt ?? null,
      message: call?.message ?? null,
      succeededAt: call?.succeededAt ?? null,
    }
  })
}
