import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
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
  const result = useRoomTypesQuery({ variables: { includeArchived } })
  useListChanges(['RoomType'], result)
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(roomTypeChanges)

  return (
    <RecordPanel
      title="Room Types"
      description="What guests can book: texts, pictures and the price of a night where no rule says otherwise."
      noun={{ title: 'Room Type', word: 'room type' }}
      canAdd={can('rooms:write')}
      draft={newRoomType}
      schema={roomTypeFormSchema}
      labels={roomTypeLabels}
      keepAs="room-type:new"
      onCreate={(draft) => changes.create(roomTypeInput(draft))}
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
