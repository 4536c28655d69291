import { Box, Button, Heading } from '@chakra-ui/react'
import { Form } from '../ui/Form.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { blockFormSchema, blockInput, reasonNames, type BlockDraft } from './block-form.ts'
import type { NightRange } from './night-range.ts'
import { useCreateBlockMutation } from './useBlocks.generated.ts'

interface BlockFormProps {
  range: NightRange
  roomType: { id: string; name: string }
  rooms: readonly { id: string; roomNumber: string }[]
  onSaved: () => Promise<unknown>
}

const reasons = (Object.keys(reasonNames) as BlockDraft['reason'][]).map((value) => ({
  value,
  label: reasonNames[value],
}))

/** Takes rooms off sale for the chosen nights. */
export const BlockForm = ({ range, roomType, rooms, onSaved }: BlockFormProps) => {
  const [create] = useCreateBlockMutation()
  const start: BlockDraft = { ...range, roomId: '', rooms: '1', reason: 'manual-booking', note: '' }
  const { values, complaints, set, problem, busy, submit, unsaved } = useForm(
    blockFormSchema(roomType.id),
    start,
    async (draft) => {
      await create({ variables: { input: blockInput(roomType.id, draft) } })
      await onSaved()
      notify({ tone: 'success', title: 'The rooms were taken off sale' })
    },
    `block:${roomType.id}:${range.firstNight}:${range.lastNight}`,
  )
  return (
    <Box
      as="section"
      aria-labelledby="block-title"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      p="5"
    >
      <Heading as="h3" id="block-title" textStyle="cardTitle" mb="4">
        Block rooms
      </Heading>
      <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
        <FieldGrid least="9rem">
          <TextField
            label="First night"
            name="firstNight"
            type="date"
            min={hotelToday()}
            value={values.firstNight}
            onChange={(value) => set('firstNight', value)}
            complaint={complaints['firstNight']}
          />
          <TextField
            label="Last night"
            name="lastNight"
            type="date"
            min={values.firstNight}
            value={values.lastNight}
            onChange={(value) => set('lastNight', value)}
            complaint={complaints['lastNight']}
          />
        </FieldGrid>
        <SelectField
          label="Room"
          name="roomId"
          value={values.roomId}
          options={[
            { value: '', label: `Any ${roomType.name}` },
            ...rooms.map(({ id, roomNumber }) => ({ value: id, label: `Room ${roomNumber}` })),
          ]}
          onChange={(value) => set('roomId', value)}
          complaint={complaints['roomId']}
        />
        {!values.roomId && (
          <TextField
            label="How many rooms"
            name="rooms"
            help={`${rooms.length} in use.`}
            inputMode="numeric"
            value={values.rooms}
            onChange={(value) => set('rooms', value)}
            complaint={complaints['rooms']}
          />
        )}
        <SelectField
          label="Reason"
          name="reason"
          value={values.reason}
          options={reasons}
          onChange={(value) => set('reason', value)}
          complaint={complaints['reason']}
        />
        <TextField
          label="Note (optional)"
          name="note"
          maxLength={300}
          autoComplete="off"
          value={values.note}
          onChange={(value) => set('note', value)}
          complaint={complaints['note']}
        />
        <Button type="submit" variant="solid" colorPalette="coral" loading={busy} loadingText="Saving">
          Add block
        </Button>
      </Form>
    </Box>
  )
}
