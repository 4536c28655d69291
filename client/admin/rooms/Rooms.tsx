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
import { roomChanges } from './room-changes.ts'
import { newRoom, roomFormSchema, roomInput, roomLabels } from './room-form.ts'
import { RoomCard } from './RoomCard.tsx'
import { RoomFields } from './RoomFields.tsx'
import { useRoomsQuery } from './Rooms.generated.ts'

/** The doors of the hotel. */
const Rooms = () => {
  const { can } = useViewer()
  const [includeArchived, setIncludeArchived] = useState(false)
  const [adding, setAdding] = useOpenForm('room:new')
  const addButton = useFocusBack(adding)
  const result = useRoomsQuery({ variables: { includeArchived } })
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(roomChanges)
  const roomTypes = data?.roomTypes ?? []
  const offered = roomTypes.filter(({ archivedAt }) => !archivedAt)

  return (
    <Panel
      title="Rooms"
      description="Every door with its number. An inactive room is not sold."
      action={
        can('rooms:write') && (
          <Button
            ref={addButton}
            variant="solid"
            colorPalette="coral"
            onClick={() => setAdding(true)}
            disabled={adding || offered.length === 0}
          >
            <PlusIcon />
            Add Room
          </Button>
        )
      }
    >
      {adding && offered[0] && (
        <RecordCard title="New room" mb="5" bg="bg.subtle">
          <RecordForm
            schema={roomFormSchema}
            draft={newRoom(offered[0].id)}
            keepAs="room:new"
            labels={roomLabels}
            save="Create room"
            onSave={(draft) => changes.create(roomInput(draft))}
            onClose={() => setAdding(false)}
          >
            {(fields) => <RoomFields {...fields} roomTypes={offered} />}
          </RecordForm>
        </RecordCard>
      )}
      <RecordList
        what="rooms"
        empty="There are no rooms yet."
        records={data?.rooms}
        result={result}
        loadedAt={loadedAt}
        leastWidth="27rem"
      >
        {(room) => <RoomCard room={room} roomTypes={roomTypes} changes={changes} />}
      </RecordList>
      <ArchivedToggle shown={includeArchived} onChange={setIncludeArchived} />
    </Panel>
  )
}

export default Rooms
