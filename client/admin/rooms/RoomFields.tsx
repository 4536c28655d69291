import { AreaField } from '../ui/AreaField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { RecordFields } from '../ui/RecordForm.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { RoomDraft } from './room-form.ts'

interface RoomFieldsProps extends RecordFields<RoomDraft> {
  roomTypes: readonly { id: string; name: string }[]
}

export const RoomFields = ({ values, complaints, set, roomTypes }: RoomFieldsProps) => (
  <>
    <FieldGrid>
      <TextField
        label="Room number"
        name="roomNumber"
        aria-required
        autoComplete="off"
        maxLength={10}
        value={values.roomNumber}
        onChange={(value) => set('roomNumber', value)}
        complaint={complaints['roomNumber']}
      />
      <SelectField
        label="Room type"
        name="roomTypeId"
        value={values.roomTypeId}
        options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => set('roomTypeId', value)}
        complaint={complaints['roomTypeId']}
      />
      <TextField
        label="Floor"
        name="floor"
        aria-required
        inputMode="numeric"
        autoComplete="off"
        value={values.floor}
        onChange={(value) => set('floor', value)}
        complaint={complaints['floor']}
      />
    </FieldGrid>
    <AreaField
      label="Notes (optional)"
      name="notes"
      maxLength={1_000}
      help="Among staff; guests never see them."
      value={values.notes}
      onChange={(value) => set('notes', value)}
      complaint={complaints['notes']}
    />
  </>
)
