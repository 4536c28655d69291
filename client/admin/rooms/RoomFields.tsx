import { Fieldset, Text } from '@chakra-ui/react'
import { roomViews } from '#graphql/inputs/room.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { answers } from './answer.ts'
import { roomMeasures, viewNames, type RoomDraft } from './room-form.ts'

interface RoomFieldsProps extends FormFields<RoomDraft> {
  roomTypes: readonly { id: string; name: string }[]
}

const views = [
  { value: '', label: 'Not looked at yet' },
  ...roomViews.map((view) => ({ value: view, label: viewNames[view] })),
] as const

/** What the plan of the house tells guests of the room. */
const MeasureFields = ({ field }: FormFields<RoomDraft>) => (
  <Fieldset.Root>
    <Fieldset.Legend textStyle="cardTitle">On the plan of the house</Fieldset.Legend>
    <Text color="fg.muted" textStyle="sm">
      Guests read this, “not measured” included. Leave open what nobody has measured.
    </Text>
    <Fieldset.Content gap="5">
      <CheckField label="Checked on site: guests may read which level it is on" {...field('floorMeasured')} />
      <FieldGrid>
        <TextField
          label={roomMeasures.stepsToDoor}
          {...field('stepsToDoor')}
          inputMode="numeric"
          autoComplete="off"
          help="Stair steps from the parking to the door; 0 for none."
        />
        <SelectField label={roomMeasures.view} {...field('view')} options={views} />
        <TextField
          label={roomMeasures.nightDecibels}
          {...field('nightDecibels')}
          inputMode="numeric"
          autoComplete="off"
          help="In the room at night with the window shut, in dB(A)."
        />
        <SelectField label={roomMeasures.morningSun} {...field('morningSun')} options={answers} />
      </FieldGrid>
    </Fieldset.Content>
  </Fieldset.Root>
)

export const RoomFields = ({ roomTypes, ...form }: RoomFieldsProps) => {
  const { field } = form
  return (
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
      <MeasureFields {...form} />
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
}
