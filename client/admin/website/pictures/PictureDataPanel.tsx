import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { ContentData } from '#graphql/inputs/content/kinds.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldGrid } from '../../ui/FieldGrid.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/toasts.tsx'
import { DataInput } from '../DataInput.tsx'
import type { ContentEntryFieldsFragment as Entry } from '../EntryFields.generated.ts'
import { dataFields } from '../fields.ts'
import type { ContentActions } from '../useContentActions.ts'
import type { EntryForm } from '../useEntryForm.ts'
import { Crops } from './Crops.tsx'
import { FocusPoint } from './FocusPoint.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

interface PictureDataPanelProps {
  entry: Entry
  form: EntryForm
  actions: ContentActions
}

const percent = (typed: unknown) => {
  const number = Number(typed)
  return number >= 0 && number <= 100 ? number : 50
}

/** The picture itself: what stays in sight of it, whose it is, and another one in its place. */
export const PictureDataPanel = ({ entry, form, actions }: PictureDataPanelProps) => {
  const [isReplacing, setReplacing] = useState(false)
  const { values, set, complaints } = form
  const file = String(values['data.file'])
  const focus = { x: percent(values['data.focus.x']), y: percent(values['data.focus.y']) }

  const replace = async (data: ContentData<'picture'>) => {
    // What is typed about the file before goes with it; words stay as they are.
    const given = Object.fromEntries(
      Object.entries(form.start).map(([name, value]) => [name, name.startsWith('data.') ? values[name]! : value]),
    )
    const done = await form.replace('replace', (version) => actions.replacePicture(entry.id, version, data), given)
    if (done)
      notify({
        tone: 'success',
        title: entry.state !== 'DRAFT' ? 'Replaced everywhere: guests see it now' : 'Replaced',
        description: 'Look whether the description still says what it shows.',
      })
  }
  return (
    <Panel
      title="The picture"
      action={
        <Button loading={form.busy === 'replace'} loadingText="Replacing" onClick={() => setReplacing(true)}>
          Replace this picture everywhere
        </Button>
      }
    >
      <Stack gap="6">
        {complaints['data.file'] && <Notice tone="error">{complaints['data.file']}</Notice>}
        <FocusPoint
          file={file}
          value={focus}
          onChange={({ x, y }) => {
            set('data.focus.x', String(x))
            set('data.focus.y', String(y))
          }}
        />
        <Crops
          file={file}
          focus={focus}
          value={values['data.crops'] as readonly string[]}
          onChange={(crops) => set('data.crops', crops)}
        />
        {complaints['data.crops'] && <Notice tone="error">{complaints['data.crops']}</Notice>}
        <FieldGrid>
          {dataFields('picture')
            .filter(([name]) => name !== 'file' && name !== 'crops')
            .map(([name, field]) => (
              <DataInput key={name} {...form.field(`data.${name}`)} value={values[`data.${name}`]!} field={field} />
            ))}
        </FieldGrid>
      </Stack>
      <ReplaceDialog
        open={isReplacing}
        file={file}
        onClose={() => setReplacing(false)}
        onChosen={(data) => void replace(data)}
      />
    </Panel>
  )
}
