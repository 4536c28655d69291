import { complaintAbout, type SettingName } from '#graphql/inputs/connections.ts'
import { z } from 'zod'
import type { ConnectionPartsFragment } from './ConnectionsTab.generated.ts'
import { choices } from './words.ts'

export type Setting = ConnectionPartsFragment['settings'][number]

/** What is typed, by setting; a secret that stays as it is has no text. `true` under `clearing(name)` takes one away. */
export type Draft = Record<string, string | boolean>

export const clearing = (name: SettingName) => `clear ${name}`

/** What can be entered here; the rest is the environment's. */
export const enterable = ({ settings }: ConnectionPartsFragment): Setting[] =>
  settings.filter(({ source }) => source !== 'ENVIRONMENT')

const storedText = ({ name, value }: Setting): string => value ?? choices[name]?.[0]?.value ?? ''

export const draftOf = (connection: ConnectionPartsFragment): Draft =>
  Object.fromEntries(
    enterable(connection).flatMap((setting) =>
      setting.isSecret
        ? [
            [setting.name, ''],
            [clearing(setting.name), false],
          ]
        : [[setting.name, storedText(setting)]],
    ),
  )

/** What of a draft may be kept on the device. */
export const withoutSecrets =
  (connection: ConnectionPartsFragment) =>
  (draft: Draft): Draft =>
    Object.fromEntries(
      Object.entries(draft).map(([name, value]) => [
        name,
        connection.settings.some((setting) => setting.isSecret && setting.name === name) ? '' : value,
      ]),
    )

/** What differs from what is stored. */
export const changesOf = (connection: ConnectionPartsFragment, draft: Draft) =>
  enterable(connection).flatMap((setting): { name: SettingName; value: string | null }[] => {
    const { name, isSecret } = setting
    const typed = String(draft[name] ?? '').trim()
    if (isSecret && draft[clearing(name)]) return [{ name, value: null }]
    if (isSecret) return typed ? [{ name, value: typed }] : []
    return typed === (setting.value ?? '') ? [] : [{ name, value: typed || null }]
  })

/** The rules that the server has for each value. */
export const schemaFor = (connection: ConnectionPartsFragment) =>
  z.custom<Draft>().superRefine((draft, context) => {
    for (const { name, value } of changesOf(connection, draft)) {
      const message = value === null ? undefined : complaintAbout(name, value)
      if (message) context.addIssue({ code: 'custom', path: [name], message })
    }
  })
