import { Flex, Stack, Text } from '@chakra-ui/react'
import type { z } from 'zod'
import { useHotel } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { LanguagesField } from '../website/LanguagesField.tsx'
import {
  confirmationSchema,
  emptyEssentials,
  essentialsFormSchema,
  essentialsOf,
  type EssentialsForm,
} from './essentials-form.ts'
import { useRemoveSampleHotelMutation, type SampleHotelPartsFragment } from './SampleHotel.generated.ts'

interface RemoveSampleFormProps {
  sample: SampleHotelPartsFragment
  onDone: () => void
}

type TextName = Exclude<keyof EssentialsForm, 'languages' | 'confirmation'>

/** What a hotel has instead of the sample's, in the order in which one would say it. */
const fields: readonly { name: TextName; label: string; help?: string; type?: string }[] = [
  { name: 'name', label: 'Name of your hotel' },
  {
    name: 'phone',
    label: 'Phone',
    help: 'As guests read it; with + and the country outside the United States.',
    type: 'tel',
  },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'street', label: 'Street and number' },
  { name: 'postalCode', label: 'Postal code' },
  { name: 'town', label: 'Town' },
  { name: 'region', label: 'State or region' },
  { name: 'country', label: 'Country', help: 'Two capital letters, such as US or FI.' },
  { name: 'latitude', label: 'Latitude', help: 'Of your pin on the map, such as 60.17.' },
  { name: 'longitude', label: 'Longitude', help: 'Such as 24.95.' },
  { name: 'timeZone', label: 'Time zone', help: 'Such as Europe/Helsinki.' },
  { name: 'checkInTime', label: 'Check-in from', type: 'time' },
  { name: 'checkOutTime', label: 'Check-out by', type: 'time' },
]

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The form that takes the sample off: the essentials of the hotel where they are still the sample's, and its typed name. */
export const RemoveSampleForm = ({ sample: { needsEssentials }, onDone }: RemoveSampleFormProps) => {
  const present = useHotel().name
  const [remove] = useRemoveSampleHotelMutation({ refetchQueries: ['SampleHotel', 'Setup', 'AdminApp'] })
  // Fields that are not shown are not checked.
  const schema = (needsEssentials ? essentialsFormSchema : confirmationSchema)(present) as unknown as z.ZodType<
    unknown,
    EssentialsForm
  >
  const first: EssentialsForm = { ...emptyEssentials, timeZone: ownTimeZone() }
  const form = useForm(
    schema,
    first,
    async (values) => {
      const essentials = needsEssentials ? essentialsOf(values) : null
      await remove({ variables: { input: { confirmation: values.confirmation, essentials } } })
      onDone()
      notify({ tone: 'success', title: 'The sample hotel is off', description: 'Go on with the first steps.' })
    },
    null,
  )
  return (
    <Stack mt="6">
      <Form onSubmit={form.submit} problem={form.problem}>
        {needsEssentials && (
          <>
            <Text>
              These stand on every page, so they are needed now. Everything else can wait: what you do not say is left
              out. Prices are in US dollars.
            </Text>
            <FieldGrid>
              {fields.map(({ name, ...field }) => (
                <TextField key={name} {...field} {...form.field(name)} autoComplete="off" />
              ))}
            </FieldGrid>
            <LanguagesField
              label="Languages offered"
              help="English stands in for what nobody has translated."
              value={form.values.languages}
              onChange={(languages) => form.set('languages', [...languages] as EssentialsForm['languages'])}
              complaint={form.complaints['languages']}
            />
          </>
        )}
        <TextField
          label={`Type ${present} to confirm`}
          {...form.field('confirmation')}
          autoComplete="off"
          spellCheck={false}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" variant="solid" colorPalette="red" loading={form.busy} loadingText="Taking it off">
            Take the sample off
          </Button>
          <Button type="button" onClick={onDone} disabled={form.busy}>
            Cancel
          </Button>
        </Flex>
      </Form>
    </Stack>
  )
}
