import { Checkbox, Stack } from '@chakra-ui/react'
import { connectionSettings } from '#graphql/inputs/connections.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { clearing, type Draft, type Setting } from './draft.ts'
import { storedSecret } from './stored-secret.ts'
import { choices, helps, long } from './words.ts'

interface SettingFieldProps {
  setting: Setting
  form: FormFields<Draft>
}

const SecretField = ({ setting, form }: SettingFieldProps) => {
  const { name } = setting
  const isStored = setting.source === 'DESK'
  const isCleared = Boolean(form.values[clearing(name)])
  const stored = isStored && `${storedSecret(setting)} Leave it empty to keep it.`
  const field = {
    label: connectionSettings[name].label,
    ...form.field(name),
    value: String(form.values[name]),
    help: [helps[name], stored].filter(Boolean).join(' '),
    disabled: isCleared,
    spellCheck: false,
  }
  return (
    <Stack gap="2">
      {long.includes(name) ? (
        <AreaField {...field} autoComplete="off" fontFamily="mono" textStyle="sm" />
      ) : (
        <PasswordField {...field} autoComplete="new-password" />
      )}
      {isStored && (
        <Checkbox.Root
          checked={isCleared}
          onCheckedChange={({ checked }) => form.set(clearing(name), checked === true)}
          colorPalette="coral"
          size="sm"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">Take the stored {field.label.toLowerCase()} away</Checkbox.Label>
        </Checkbox.Root>
      )}
    </Stack>
  )
}

/** One setting of a service; a secret is never filled in. */
export const SettingField = ({ setting, form }: SettingFieldProps) => {
  if (setting.isSecret) return <SecretField setting={setting} form={form} />
  const { name } = setting
  const options = choices[name]
  const field = {
    label: connectionSettings[name].label,
    ...form.field(name),
    value: String(form.values[name]),
    help: helps[name],
  }
  return options ? (
    <SelectField {...field} options={options} />
  ) : (
    <TextField {...field} autoComplete="off" autoCapitalize="off" spellCheck={false} />
  )
}
