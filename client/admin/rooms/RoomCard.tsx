import { Badge, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Facts } from '../ui/Facts.tsx'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { RecordHistory } from './RecordHistory.tsx'
import { roomDraft, roomFormSchema, roomInput, roomLabels, type RoomInput } from './room-form.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'
import { RoomFields } from './RoomFields.tsx'

interface RoomCardProps {
  room: RoomCardFragment
  roomTypes: readonly { id: string; name: string }[]
  changes: RecordChanges<RoomCardFragment, RoomInput>
}

/** One of the hotel's rooms; its edit button swaps the card for the form. */
export const RoomCard = ({ room, roomTypes, changes }: RoomCardProps) => {
  const { can } = useViewer()
  const keepAs = `room:${room.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)
  const name = `Room ${room.roomNumber}`
  const isArchived = Boolean(room.archivedAt)

  if (editing)
    return (
      <RecordCard title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={roomFormSchema}
          draft={roomDraft(room)}
          version={room.version}
          keepAs={keepAs}
          labels={roomLabels}
          save="Save"
          onSave={(draft, version) => changes.update(room.id, version, roomInput(draft))}
          onClose={() => setEditing(false)}
        >
          {(fields) => <RoomFields {...fields} roomTypes={roomTypes} />}
        </RecordForm>
      </RecordCard>
    )
  return (
    <RecordCard
      title={name}
      marks={isArchived && <Badge colorPalette="gray">Archived</Badge>}
      actions={
        can('rooms:write') && (
          <RecordActions
            record={room}
            name={name}
            away="Archive"
            changes={changes}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )
      }
      height="full"
    >
      <Facts
        facts={[
          ['Room type', roomTypes.find(({ id }) => id === room.roomTypeId)?.name],
          ['Floor', room.floor],
        ]}
      />
      {room.notes && (
        <Text mt="2" whiteSpace="pre-wrap">
          {room.notes}
        </Text>
      )}
      <RecordHistory subject={room.id} changedBy={room.changedBy} updatedAt={room.updatedAt} />
    </RecordCard>
  )
}
