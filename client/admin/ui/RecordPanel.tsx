import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FormFields } from './field-of.ts'
import { PlusIcon } from './icons.tsx'
import { Panel } from './Panel.tsx'
import { Card } from './Card.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordList, type RecordListProps } from './RecordList.tsx'
import { useOpenForm } from './unsaved.ts'
import { useFocusBack } from './useFocusBack.ts'

interface RecordPanelProps<Item extends { id: string }, Draft extends object> extends RecordListProps<Item> {
  title: string
  description: string
  /** As in "Add Room Type", "New room type" and "Create room type". */
  noun: { title: string; word: string }
  canAdd: boolean
  /** The defaults of a new one; undefined while none can be made. */
  draft: Draft | undefined
  schema: z.ZodType<unknown, Draft>
  labels: Partial<Record<keyof Draft, string>>
  /** Under which a new one is kept on the device until it is saved. */
  keepAs: string
  onCreate: (draft: Draft) => Promise<unknown>
  fields: (form: FormFields<Draft>) => ReactNode
  /** Above the list. */
  filter?: ReactNode
  /** Below the list. */
  foot?: ReactNode
}

/** The records of one noun: the button that adds one, its form, and the cards. */
export const RecordPanel = <Item extends { id: string }, Draft extends object>({
  title,
  description,
  noun,
  canAdd,
  draft,
  schema,
  labels,
  keepAs,
  onCreate,
  fields,
  filter,
  foot,
  ...list
}: RecordPanelProps<Item, Draft>) => {
  const [adding, setAdding] = useOpenForm(keepAs)
  const addButton = useFocusBack(adding)
  return (
    <Panel
      title={title}
      description={description}
      action={
        canAdd && (
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
            schema={schema}
            draft={draft}
            keepAs={keepAs}
            labels={labels}
            save={`Create ${noun.word}`}
            onSave={onCreate}
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
