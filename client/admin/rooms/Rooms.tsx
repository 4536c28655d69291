import { useState } from 'react'
import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { ArchivedToggle } from './ArchivedToggle.tsx'
import { roomChanges } from './room-changes.ts'
import { choicesOf, nameArchived } from './room-type-choices.ts'
import { newRoom, roomNoun } from './room-form.ts'
import { RoomCard } from './RoomCard.tsx'
import { RoomFields } from './RoomFields.tsx'
import { useRoomsQuery } from './Rooms.generated.ts'

/** The doors of the hotel. */
const Rooms = () => {
  const [includeArchived, setIncludeArchived] = useState(false)
  const result = useRoomsQuery({ variables: { includeArchived } })
  useListChanges(['Room', 'RoomType'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(roomChanges)
  const roomTypes = nameArchived(data?.roomTypes ?? [])
  const offered = choicesOf(roomTypes)

  return (
    <RecordPanel
      title="Rooms"
      description="Every door with its number. An inactive room is not sold."
      noun={roomNoun}
      changes={changes}
      draft={offered[0] && newRoom(offered[0].id)}
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
