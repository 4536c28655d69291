import {
  connectionSettings,
  missingBeside,
  type SettingChanges,
  type SettingName,
} from '#graphql/inputs/connections.ts'
import { badUserInput, type InputIssue } from '../../errors.ts'
import { AddressRefused, resolvePublic } from '../../integrations/outside/public-address.ts'
import type { Context } from '../../platform/context.ts'
import { isRuled } from './effective-env.ts'
import type { OpenedSettings } from './seal-setting.ts'

/** Where a secret is sent, and as whose: with another of these it has to be entered again, or it would be sent there. */
const boundTo: [secret: SettingName, SettingName[]][] = [
  ['SMTP_PASSWORD', ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER']],
  ['IMAP_PASSWORD', ['IMAP_HOST', 'IMAP_PORT', 'IMAP_SECURITY', 'IMAP_USER']],
  ['OPENAI_API_KEY', ['OPENAI_BASE_URL']],
]

const refuse = (issues: InputIssue[]) => {
  if (issues.length > 0) throw badUserInput(issues)
}

const ruledIssues = ({ outside }: Context, changes: SettingChanges): InputIssue[] =>
  changes
    .filter(({ name }) => isRuled(outside.environment, name))
    .map(({ name }) => ({
      path: [name],
      message: `${connectionSettings[name].label} is set by the server’s environment, which wins`,
    }))

const boundIssues = (stored: OpenedSettings, given: ReadonlyMap<SettingName, string | null>): InputIssue[] =>
  boundTo
    .filter(([secret]) => (stored.values[secret] !== undefined || stored.unreadable.has(secret)) && !given.has(secret))
    .filter(([, names]) => names.some((name) => given.has(name) && given.get(name) !== (stored.values[name] ?? null)))
    .map(([secret]) => ({
      path: [secret],
      message: `${connectionSettings[secret].label} has to be entered again: it was entered for another address or user`,
    }))

/** A model's key goes over TLS to the public internet; the environment may say otherwise. */
const addressIssues = async ({ outside }: Context, address: string | null | undefined): Promise<InputIssue[]> => {
  const privateToo = outside.environment.WEBHOOKS_TO_PRIVATE_ADDRESSES
  if (!address) return []
  const path = ['OPENAI_BASE_URL']
  if (!privateToo && !address.startsWith('https:')) return [{ path, message: 'Address must be an https:// address' }]
  try {
    await resolvePublic(address, privateToo)
    return []
  } catch (error) {
    if (error instanceof AddressRefused) return [{ path, message: error.message }]
    throw error
  }
}

/**
 * What the settings will be with some changes.
 * @throws BAD_USER_INPUT naming each setting that cannot be so
 */
export const changeSettings = async (
  ctx: Context,
  stored: OpenedSettings,
  changes: SettingChanges,
): Promise<OpenedSettings> => {
  const given = new Map(changes.map(({ name, value }) => [name, value]))
  refuse(ruledIssues(ctx, changes))
  refuse(boundIssues(stored, given))
  const values = { ...stored.values }
  const unreadable = new Set(stored.unreadable)
  for (const [name, value] of given) {
    unreadable.delete(name)
    if (value === null) delete values[name]
    else values[name] = value
  }
  const isSet = (name: SettingName) =>
    values[name] !== undefined || unreadable.has(name) || isRuled(ctx.outside.environment, name)
  const touched = new Set(changes.map(({ name }) => connectionSettings[name].connection))
  refuse(
    missingBeside(isSet)
      .filter(({ name }) => touched.has(connectionSettings[name].connection))
      .map(({ name, message }) => ({ path: [name], message })),
  )
  refuse(await addressIssues(ctx, given.get('OPENAI_BASE_URL')))
  return { values, unreadable }
}
