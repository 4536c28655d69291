import { connectionSettings } from '#graphql/inputs/connections.ts'
import { FactColumns } from '../ui/FactColumns.tsx'
import type { Setting } from './draft.ts'
import { storedSecret } from './stored-secret.ts'
import { choices } from './words.ts'

const inWords = (setting: Setting): string => {
  if (setting.source === 'ENVIRONMENT') return 'Set by the server’s environment'
  if (setting.isSecret) return storedSecret(setting)
  return choices[setting.name]?.find(({ value }) => value === setting.value)?.label ?? setting.value ?? ''
}

/** What is set for a service, without any secret. */
export const SettingList = ({ settings }: { settings: readonly Setting[] }) => {
  const set = settings.filter(({ source }) => source !== 'NONE')
  return (
    set.length > 0 && (
      <FactColumns facts={set.map((setting) => [connectionSettings[setting.name].label, inWords(setting)])} />
    )
  )
}
