import { Badge, Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Permission } from '#graphql/permissions.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Card } from './Card.tsx'
import type { FormFields } from './field-of.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { useOpenForm } from './unsaved.ts'
import { useFocusBack } from './useFocusBack.ts'
import type { RecordChanges, StoredRecord } from './useRecordChanges.ts'

interface ShownRecord extends StoredRecord {
  archivedAt?: string | null
  changedBy?: string | null
  updatedAt: string
}

interface RecordCardProps<Item extends ShownRecord, Draft extends object, Input extends { active: boolean }> {
  record: Item
  changes: RecordChanges<Item, Input>
  /** That it takes to change the record. */
  permission: Permission
  /** Archive or Delete. */
  away: string
  schema: z.ZodType<unknown, Draft>
  draft: Draft
  labels: Partial<Record<keyof Draft, string>>
  input: (draft: Draft) => Input
  fields: (form: FormFields<Draft>) => ReactNode
  /** With the record's id: under which what is typed is kept on the device until it is saved. */
  keepAs: string
  /** Badges after the name. */
  marks?: ReactNode
  /** Beside the facts, above them on a phone. */
  media?: ReactNode
  /** The facts. */
  children: ReactNode
}

/** One record: its name, its facts and its history; its edit button swaps them for the form. */
export const RecordCard = <Item extends ShownRecord, Draft extends object, Input extends { active: boolean }>({
  record,
  changes,
  permission,
  away,
  schema,
  draft,
  labels,
  input,
  fields,
  keepAs,
  marks,
  media,
  children,
}: RecordCardProps<Item, Draft, Input>) => {
  const { can } = useViewer()
  const { id, version, changedBy, updatedAt } = record
  const name = changes.nameOf(record)
  const keptAs = `${keepAs}:${id}`
  const [editing, setEditing] = useOpenForm(keptAs)
  const editButton = useFocusBack(editing)

  if (editing)
    return (
      <Card title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={schema}
          draft={draft}
          version={version}
          keepAs={keptAs}
          labels={labels}
          save="Save"
          onSave={(values, known) => changes.update(id, known, input(values))}
          onClose={() => setEditing(false)}
        >
          {fields}
        </RecordForm>
      </Card>
    )
  return (
    <Card
      title={name}
      marks={
        <>
          {record.archivedAt && <Badge colorPalette="gray">Archived</Badge>}
          {marks}
        </>
      }
      actions={
        can(permission) && (
          <RecordActions
            record={record}
            name={name}
            away={away}
            changes={changes}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )
      }
      height="full"
    >
      <Flex gap="5" wrap={{ base: 'wrap', md: 'nowrap' }} align="flex-start">
        {media}
        <Box minWidth="0">
          {children}
          {can('rooms:read') && <RecordHistory subject={id} changedBy={changedBy} updatedAt={updatedAt} />}
        </Box>
      </Flex>
    </Card>
  )
}
