import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
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
  const result = useRoomsQuery({ variables: { includeArchived } })
  useListChanges(['Room', 'RoomType'], result)
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(roomChanges)
  const roomTypes = data?.roomTypes ?? []
  const offered = roomTypes.filter(({ archivedAt }) => !archivedAt)

  return (
    <RecordPanel
      title="Rooms"
      description="Every door with its number. An inactive room is not sold."
      noun={{ title: 'Room', word: 'room' }}
      canAdd={can('rooms:write')}
      draft={offered[0] && newRoom(offered[0].id)}
      schema={roomFormSchema}
      labels={roomLabels}
      keepAs="room:new"
      onCreate={(draft) => changes.create(roomInput(draft))}
      fields={(form) => <RoomFields {...form} roomTypes={offered} />}
      what="rooms"
      empty="There are no rooms yet."
      records={data?.rooms}
      result={result}
      loadedAt={loadedAt}
      leastWidth="27rem"
      foot={<ArchivedToggle shown={includeArchived} onChange={setIncludeArchived} />}
    >
      {(room) => <RoomCard room={room} roomTypes={roomTypes} changes={changes} />}
    </RecordPanel>
  )
}

export default Rooms
