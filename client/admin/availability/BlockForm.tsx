import { Form } from '../ui/Form.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Inset } from '../ui/Inset.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { blockFormSchema, blockInput, newWhy, type BlockDraft } from './block-form.ts'
import type { NightRange } from './night-range.ts'
import { useCreateBlockMutation } from './useBlocks.generated.ts'
import { useChosenNights } from './useChosenNights.ts'
import { WhyFields } from './WhyFields.tsx'

interface BlockFormProps {
  range: NightRange
  roomType: { id: string; name: string }
  rooms: readonly { id: string; roomNumber: string }[]
  onSaved: (nights: NightRange) => Promise<unknown>
}

/** Takes rooms off sale for the chosen nights. */
export const BlockForm = ({ range, roomType, rooms, onSaved }: BlockFormProps) => {
  const [create] = useCreateBlockMutation()
  const start: BlockDraft = { ...range, roomId: '', rooms: '1', ...newWhy }
  const { values, field, follow, problem, busy, submit, unsaved } = useForm(
    blockFormSchema(roomType.id),
    start,
    async (draft) => {
      await create({ variables: { input: blockInput(roomType.id, draft) } })
      await onSaved(draft)
      notify({ tone: 'success', title: 'The rooms were taken off sale' })
    },
    `block:${roomType.id}`,
  )
  useChosenNights(range, follow)
  return (
    <Inset as="section" aria-label="Block rooms" title="Block rooms">
      <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
        <FieldGrid least="9rem">
          <TextField label="First night" {...field('firstNight')} type="date" min={hotelToday()} />
          <TextField label="Last night" {...field('lastNight')} type="date" min={values.firstNight} />
        </FieldGrid>
        <SelectField
          label="Room"
          {...field('roomId')}
          options={[
            { value: '', label: `Any ${roomType.name}` },
            ...rooms.map(({ id, roomNumber }) => ({ value: id, label: `Room ${roomNumber}` })),
          ]}
        />
        {!values.roomId && (
          <TextField
            label="How many rooms"
            {...field('rooms')}
            help={`There are ${rooms.length} of this type.`}
            inputMode="numeric"
          />
        )}
        <WhyFields field={field} />
        <SubmitButton busy={busy} doing="Saving">
          Add block
        </SubmitButton>
      </Form>
    </Inset>
  )
}
