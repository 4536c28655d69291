import { AreaField } from '../ui/AreaField.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { RoomDraft } from './room-form.ts'

interface RoomFieldsProps extends FormFields<RoomDraft> {
  roomTypes: readonly { id: string; name: string }[]
}

export const RoomFields = ({ field, roomTypes }: RoomFieldsProps) => (
  <>
    <FieldGrid>
      <TextField label="Room number" {...field('roomNumber')} aria-required autoComplete="off" maxLength={10} />
      <SelectField
        label="Room type"
        {...field('roomTypeId')}
        options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField label="Floor" {...field('floor')} aria-required inputMode="numeric" autoComplete="off" />
    </FieldGrid>
    <CheckField
      label="Accessible room: given away last within its type, unless a guest asks for one (28 CFR 36.302(e))"
      {...field('accessible')}
    />
    <AreaField
      label="Notes (optional)"
      {...field('notes')}
      maxLength={1_000}
      help="Among staff; guests never see them."
    />
  </>
)
