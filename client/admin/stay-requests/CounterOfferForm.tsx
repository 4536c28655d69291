import { offerStaySchema } from '#graphql/inputs/stay-request.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { formSchema } from '../ui/form-schema.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
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
  const { values, field, problem, busy, submit, unsaved } = useForm(
    formSchema(offerStaySchema(hotelToday()), (draft: typeof start) => draft),
    start,
    async (input) => {
      await answers.offer(input)
      onClose()
    },
    `counter-offer:${id}`,
  )
  return (
    <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
      <SelectField
        label="Room type"
        {...field('roomTypeSlug')}
        options={roomTypes.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <FieldGrid least="9rem">
        <TextField label="Arrival" {...field('arrival')} type="date" min={hotelToday()} />
        <TextField label="Departure" {...field('departure')} type="date" min={values.arrival} />
      </FieldGrid>
      <SubmitButton busy={busy} doing="Sending">
        Send the offer
      </SubmitButton>
    </Form>
  )
}
