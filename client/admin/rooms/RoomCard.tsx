import { Text } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { roomMeasures, roomNoun, viewNameOf, type RoomInput } from './room-form.ts'
import type { RoomCardFragment } from './RoomCard.generated.ts'
import { choicesOf, nameOfType } from './room-type-choices.ts'
import { RoomFields } from './RoomFields.tsx'

interface RoomCardProps {
  room: RoomCardFragment
  /** Archived ones too. */
  roomTypes: readonly { id: string; name: string; archivedAt: string | null }[]
  changes: RecordChanges<RoomCardFragment, RoomInput>
}

/** One of the hotel's rooms. */
export const RoomCard = ({ room, roomTypes, changes }: RoomCardProps) => (
  <RecordCard
    noun={roomNoun}
    record={room}
    changes={changes}
    fields={(form) => <RoomFields {...form} roomTypes={choicesOf(roomTypes, room.roomTypeId)} />}
    names={{ roomTypeId: (id) => nameOfType(roomTypes, id) }}
    awayQuestion="It is not sold from then on. Nothing of it is lost: it can be brought back from “Show archived”."
  >
    <Facts
      facts={[
        ['Room type', nameOfType(roomTypes, room.roomTypeId)],
        ['Floor', room.floorMeasured ? room.floor : `${room.floor} (not looked at)`],
        [roomMeasures.stepsToDoor, room.stepsToDoor],
        [roomMeasures.view, viewNameOf(room)],
        [roomMeasures.nightDecibels, room.nightDecibels],
        [roomMeasures.morningSun, room.morningSun === null ? null : room.morningSun ? 'Yes' : 'No'],
        ['Accessible room', room.accessible ? 'Yes' : null],
      ]}
    />
    {room.notes && (
      <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {room.notes}
      </Text>
    )}
  </RecordCard>
)
