import type { ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from './Button.tsx'
import type { FormFields } from './field-of.ts'
import { PlusIcon } from './icons.tsx'
import type { RecordNoun } from './record-noun.ts'
import { Panel } from './Panel.tsx'
import { Card } from './Card.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordList, type RecordListProps } from './RecordList.tsx'
import { useOpenForm } from './unsaved.ts'
import { useFocusBack } from './useFocusBack.ts'
import type { RecordChanges, StoredRecord } from './useRecordChanges.ts'

interface RecordPanelProps<
  Item extends StoredRecord,
  Draft extends object,
  Input extends { active: boolean },
> extends RecordListProps<Item> {
  noun: RecordNoun<Item, Draft, Input>
  changes: RecordChanges<Item, Input>
  title: string
  description: string
  /** The defaults of a new one; undefined while none can be made. */
  draft: Draft | undefined
  fields: (form: FormFields<Draft>) => ReactNode
  /** Above the list. */
  filter?: ReactNode
  /** Below the list. */
  foot?: ReactNode
}

/** The records of one noun: the button that adds one, its form, and the cards. */
export const RecordPanel = <Item extends StoredRecord, Draft extends object, Input extends { active: boolean }>({
  noun,
  changes,
  title,
  description,
  draft,
  fields,
  filter,
  foot,
  ...list
}: RecordPanelProps<Item, Draft, Input>) => {
  const { can } = useViewer()
  const keepAs = `${noun.keepAs}:new`
  const [adding, setAdding] = useOpenForm(keepAs)
  const addButton = useFocusBack(adding)
  return (
    <Panel
      title={title}
      description={description}
      action={
        can(noun.permission) && (
          <Button
            ref={addButton}
            variant="solid"
            colorPalette="coral"
            onClick={() => setAdding(true)}
            disabled={adding || !draft}
          >
            <PlusIcon />
            Add {noun.title}
          </Button>
        )
      }
    >
      {adding && draft && (
        <Card title={`New ${noun.word}`} mb="5" bg="bg.subtle">
          <RecordForm
            schema={noun.schema()}
            draft={draft}
            keepAs={keepAs}
            labels={noun.labels}
            save={`Create ${noun.word}`}
            onSave={(values) => changes.create(noun.input(values))}
            onClose={() => setAdding(false)}
          >
            {fields}
          </RecordForm>
        </Card>
      )}
      {filter}
      <RecordList {...list} />
      {foot}
    </Panel>
  )
}
