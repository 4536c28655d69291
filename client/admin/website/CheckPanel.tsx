import { Stack, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import type { EntryForm } from './useEntryForm.ts'

interface CheckPanelProps {
  form: EntryForm
  isUnverified: boolean
}

/** Where it was read, and when somebody looked whether it is still so. */
export const CheckPanel = ({ form, isUnverified }: CheckPanelProps) => {
  const field = (name: string) => ({
    ...form.field(name),
    value: String(form.values[name]),
    autoComplete: 'off',
  })
  return (
    <Panel title="Checked" description="Where it was read, and when somebody last looked. Kept with each save.">
      <Stack gap="5">
        {isUnverified && (
          <Text textStyle="sm" color="orange.fg">
            Nobody has checked it for a year.
          </Text>
        )}
        <TextField label="Checked on" type="date" max={hotelToday()} {...field('verifiedOn')} />
        <Button size="sm" alignSelf="flex-start" onClick={() => form.set('verifiedOn', hotelToday())}>
          Checked today
        </Button>
        <TextField label="Source" help="Such as: their own page, by telephone." {...field('source')} />
        <TextField
          label="Address of the source"
          type="url"
          inputMode="url"
          spellCheck={false}
          {...field('sourceUrl')}
        />
      </Stack>
    </Panel>
  )
}
