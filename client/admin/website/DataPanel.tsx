import { Box, Heading, Stack } from '@chakra-ui/react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Panel } from '../ui/Panel.tsx'
import { DataInput } from './DataInput.tsx'
import { dataFields, type Field } from './fields.ts'
import type { EntryForm } from './useEntryForm.ts'

interface DataPanelProps {
  kind: ContentKind
  form: EntryForm
}

const isWide = ({ widget }: Field) => widget === 'languages' || (typeof widget === 'object' && 'records' in widget)

const Inputs = ({ fields, form }: { fields: ReturnType<typeof dataFields>; form: EntryForm }) => {
  const inputOf = ([name, field]: (typeof fields)[number]) => (
    <DataInput key={name} {...form.field(`data.${name}`)} value={form.values[`data.${name}`]!} field={field} />
  )
  const narrow = fields.filter(([, field]) => !isWide(field))
  return (
    <Stack gap="6">
      {narrow.length > 0 && <FieldGrid>{narrow.map(inputOf)}</FieldGrid>}
      {fields.filter(([, field]) => isWide(field)).map(inputOf)}
    </Stack>
  )
}

/** What is the same in every language; what has parts, under their headings. */
export const DataPanel = ({ kind, form }: DataPanelProps) => {
  const fields = dataFields(kind)
  if (fields.length === 0) return null
  const sections = [...new Set(fields.map(([, { section }]) => section))]
  if (sections.length === 1)
    return (
      <Panel title="The same in every language">
        <Inputs fields={fields} form={form} />
      </Panel>
    )
  return (
    <Panel title="Facts" description="Pages, mails, search engines and the assistant take them from here.">
      <Stack gap="9">
        {sections.map((section) => (
          <Box key={section} role="group" aria-label={section}>
            <Heading as="h3" textStyle="cardTitle" mb="4">
              {section}
            </Heading>
            <Inputs fields={fields.filter(([, field]) => field.section === section)} form={form} />
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}
