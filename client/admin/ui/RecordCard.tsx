import { Badge, Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Card } from './Card.tsx'
import type { FormFields } from './field-of.ts'
import type { RecordNoun } from './record-noun.ts'
import { RecordActions } from './RecordActions.tsx'
import { RecordForm, type Names } from './RecordForm.tsx'
import { RecordHistory } from './RecordHistory.tsx'
import { useHold } from './records-in-hand.ts'
import { useOpenForm } from './unsaved.ts'
import { useFocusBack } from './useFocusBack.ts'
import type { RecordChanges, StoredRecord } from './useRecordChanges.ts'

interface ShownRecord extends StoredRecord {
  archivedAt?: string | null
  changedBy?: string | null
}

interface RecordCardProps<Item extends ShownRecord, Draft extends object, Input extends { active: boolean }> {
  noun: RecordNoun<Item, Draft, Input>
  record: Item
  changes: RecordChanges<Item, Input>
  /** Tells it apart from others of the same name. */
  label?: string
  fields: (form: FormFields<Draft>) => ReactNode
  names?: Names<Draft>
  /** What is said when it is asked before it is put away; without it nothing is. */
  awayQuestion?: ReactNode
  /** Badges after the name. */
  marks?: ReactNode
  /** Beside the facts, above them on a phone. */
  media?: ReactNode
  /** The facts. */
  children: ReactNode
}

/** One record: its name, its facts and its history; its edit button swaps them for the form. */
export const RecordCard = <Item extends ShownRecord, Draft extends object, Input extends { active: boolean }>({
  noun,
  record,
  changes,
  label,
  fields,
  names,
  awayQuestion,
  marks,
  media,
  children,
}: RecordCardProps<Item, Draft, Input>) => {
  const { can } = useViewer()
  const { id, version, changedBy, updatedAt } = record
  const name = changes.nameOf(record)
  const keptAs = `${noun.keepAs}:${id}`
  const [editing, setEditing] = useOpenForm(keptAs)
  const editButton = useFocusBack(editing)
  const isGone = useHold(id, editing)

  if (editing)
    return (
      <Card title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={noun.schema(record)}
          draft={noun.draftOf(record)}
          version={version}
          keepAs={keptAs}
          labels={noun.labels}
          names={names}
          save="Save"
          isGone={isGone}
          onSave={(values, known) => changes.update(id, known, (noun.changedInput ?? noun.input)(values))}
          onClose={() => setEditing(false)}
        >
          {fields}
        </RecordForm>
      </Card>
    )
  return (
    <Card
      title={name}
      label={label}
      marks={
        <>
          {record.archivedAt && <Badge colorPalette="gray">Archived</Badge>}
          {marks}
        </>
      }
      actions={
        can(noun.permission) && (
          <RecordActions
            record={record}
            name={label ?? name}
            away={noun.away}
            question={awayQuestion}
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
          {can('rooms:read') && (
            <RecordHistory
              subject={id}
              changedBy={changedBy}
              updatedAt={updatedAt}
              onUndo={can(noun.permission) && !record.archivedAt ? changes.undo : undefined}
            />
          )}
        </Box>
      </Flex>
    </Card>
  )
}
