import { Fieldset } from '@chakra-ui/react'
import { offerStaySchema } from '#graphql/inputs/stay-request.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { formSchema } from '../ui/form-schema.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelToday } from '../ui/time.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { OfferPreview } from './OfferPreview.tsx'
import type { StayRequestPanelFragment, StayRequestPanelQuery } from './StayRequestPanel.generated.ts'
import { useStayAnswers } from './useStayAnswers.ts'

interface CounterOfferFormProps {
  request: StayRequestPanelFragment
  roomTypes: StayRequestPanelQuery['roomTypes']
  onClose: () => void
}

/** What each room is to be instead, under names with its place: a form has no lists. */
type Draft = Record<`${'roomTypeSlug' | 'arrival' | 'departure'} ${number}`, string>

/** Other nights or another room in place of each, from those that were asked for. */
export const CounterOfferForm = ({ request: { id, rooms }, roomTypes, onClose }: CounterOfferFormProps) => {
  const answers = useStayAnswers()
  const start: Draft = Object.fromEntries(
    rooms.flatMap(({ asked }, index) => [
      [`roomTypeSlug ${index}`, asked.roomType.slug],
      [`arrival ${index}`, asked.arrival],
      [`departure ${index}`, asked.departure],
    ]),
  )
  const toInput = (draft: Draft) => ({
    id,
    rooms: rooms.map((room, index) => ({
      id: room.id,
      roomTypeSlug: draft[`roomTypeSlug ${index}`] ?? null,
      arrival: draft[`arrival ${index}`] ?? null,
      departure: draft[`departure ${index}`] ?? null,
    })),
  })
  const schema = offerStaySchema(hotelToday())
  const { values, field, problem, busy, submit, unsaved } = useForm(
    formSchema(schema, toInput, ([, index, name]) => [`${String(name)} ${String(index)}`]),
    start,
    async (draft) => {
      await answers.offer(toInput(draft), rooms.length)
      onClose()
    },
    `counter-offer:${id}`,
  )
  const fieldAt = (name: 'roomTypeSlug' | 'arrival' | 'departure', index: number) => ({
    ...field(`${name} ${index}`),
    value: values[`${name} ${index}`] ?? '',
  })
  return (
    <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
      {rooms.map((room, index) => (
        <Fieldset.Root key={room.id}>
          {rooms.length > 1 && (
            <Fieldset.Legend textStyle="cardTitle">
              Room {index + 1} of {rooms.length}
            </Fieldset.Legend>
          )}
          <Fieldset.Content gap="5">
            <SelectField
              label="Room type"
              {...fieldAt('roomTypeSlug', index)}
              options={roomTypes.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <FieldGrid least="9rem">
              <TextField label="Arrival" {...fieldAt('arrival', index)} type="date" min={hotelToday()} />
              <TextField
                label="Departure"
                {...fieldAt('departure', index)}
                type="date"
                min={fieldAt('arrival', index).value}
              />
            </FieldGrid>
          </Fieldset.Content>
        </Fieldset.Root>
      ))}
      <OfferPreview input={schema.safeParse(toInput(values)).success ? toInput(values) : null} />
      <SubmitButton busy={busy} doing="Sending">
        Send the offer
      </SubmitButton>
    </Form>
  )
}
