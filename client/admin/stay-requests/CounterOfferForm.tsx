import { Button } from '@chakra-ui/react'
import { offerStaySchema } from '#graphql/inputs/stay-request.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { formSchema } from '../ui/form-schema.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import type { StayRequestPanelFragment, StayRequestPanelQuery } from './StayRequestPanel.generated.ts'
import { useStayAnswers } from './useStayAnswers.ts'

interface CounterOfferFormProps {
  request: StayRequestPanelFragment
  roomTypes: StayRequestPanelQuery['roomTypes']
  onClose: () => void
}

/** Other nights or another room, from those that were asked for. */
export const CounterOfferForm = ({ request: { id, asked }, roomTypes, onClose }: CounterOfferFormProps) => {
  const answers = useStayAnswers()
  const start = { id, roomTypeSlug: asked.roomType.slug, arrival: asked.arrival, departure: asked.departure }
  const { values, complaints, set, problem, busy, submit } = useForm(
    formSchema(offerStaySchema(hotelToday()), (draft: typeof start) => draft),
    start,
    async (input) => {
      await answers.offer(input)
      notify({ tone: 'success', title: 'The offer is on its way, and a room is held' })
      onClose()
    },
  )
  return (
    <Form onSubmit={submit} problem={problem}>
      <SelectField
        label="Room type"
        name="roomTypeSlug"
        value={values.roomTypeSlug}
        options={roomTypes.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(value) => set('roomTypeSlug', value)}
        complaint={complaints['roomTypeSlug']}
      />
      <FieldGrid least="9rem">
        <TextField
          label="Arrival"
          name="arrival"
          type="date"
          min={hotelToday()}
          value={values.arrival}
          onChange={(value) => set('arrival', value)}
          complaint={complaints['arrival']}
        />
        <TextField
          label="Departure"
          name="departure"
          type="date"
          min={values.arrival}
          value={values.departure}
          onChange={(value) => set('departure', value)}
          complaint={complaints['departure']}
        />
      </FieldGrid>
      <Button type="submit" variant="solid" colorPalette="coral" loading={busy} loadingText="Sending">
        Send the offer
      </Button>
    </Form>
  )
}
