import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { RecordList } from '../ui/RecordList.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { useKept } from '../ui/useKept.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { ArchivedToggle } from './ArchivedToggle.tsx'
import { roomTypeChanges } from './room-type-changes.ts'
import { newRoomType, roomTypeFormSchema, roomTypeInput, roomTypeLabels } from './room-type-form.ts'
import { RoomTypeCard } from './RoomTypeCard.tsx'
import { RoomTypeFields } from './RoomTypeFields.tsx'
import { useRoomTypesQuery } from './RoomTypes.generated.ts'

/** The kinds of room that guests can book. */
const RoomTypes = () => {
  const { can } = useViewer()
  const [includeArchived, setIncludeArchived] = useState(false)
  const [adding, setAdding] = useOpenForm('room-type:new')
  const addButton = useFocusBack(adding)
  const result = useRoomTypesQuery({ variables: { includeArchived } })
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(roomTypeChanges)

  return (
    <Panel
      title="Room Types"
      description="What guests can book: texts, pictures and the price of a night where no rule says otherwise."
      action={
        can('rooms:write') && (
          <Button
            ref={addButton}
            variant="solid"
            colorPalette="coral"
            onClick={() => setAdding(true)}
            disabled={adding}
          >
            <PlusIcon />
            Add Room Type
          </Button>
        )
      }
    >
      {adding && (
        <RecordCard title="New room type" mb="5" bg="bg.subtle">
          <RecordForm
            schema={roomTypeFormSchema}
            draft={newRoomType}
            keepAs="room-type:new"
            labels={roomTypeLabels}
            save="Create room type"
            onSave={(draft) => changes.create(roomTypeInput(draft))}
            onClose={() => setAdding(false)}
          >
            {(fields) => <RoomTypeFields {...fields} />}
          </RecordForm>
        </RecordCard>
      )}
      <RecordList
        what="room types"
        empty="There are no room types yet."
        records={data?.roomTypes}
        result={result}
        loadedAt={loadedAt}
      >
        {(type) => <RoomTypeCard type={type} changes={changes} />}
      </RecordList>
      <ArchivedToggle shown={includeArchived} onChange={setIncludeArchived} />
    </Panel>
  )
}

export default RoomTypes
