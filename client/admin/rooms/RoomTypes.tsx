import { useState } from 'react'
import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { ArchivedToggle } from './ArchivedToggle.tsx'
import { roomTypeChanges } from './room-type-changes.ts'
import { newRoomType, roomTypeNoun } from './room-type-form.ts'
import { RoomTypeCard } from './RoomTypeCard.tsx'
import { RoomTypeFields } from './RoomTypeFields.tsx'
import { useRoomTypesQuery } from './RoomTypes.generated.ts'

/** The kinds of room that guests can book. */
const RoomTypes = () => {
  const [includeArchived, setIncludeArchived] = useState(false)
  const result = useRoomTypesQuery({ variables: { includeArchived } })
  useListChanges(['RoomType'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(roomTypeChanges)

  return (
    <RecordPanel
      title="Room Types"
      description="What guests can book: texts, pictures and the price of a night where no rule says otherwise."
      noun={roomTypeNoun}
      changes={changes}
      draft={newRoomType}
      fields={(form) => <RoomTypeFields {...form} />}
      what="room types"
      empty="There are no room types yet."
      records={data?.roomTypes}
      result={result}
      loadedAt={loadedAt}
      foot={<ArchivedToggle shown={includeArchived} onChange={setIncludeArchived} />}
    >
      {(type) => <RoomTypeCard type={type} changes={changes} />}
    </RecordPanel>
  )
}

export default RoomTypes
