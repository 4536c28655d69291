import { Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { spanInWords } from '../night-grid/nights-in-words.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Inset } from '../ui/Inset.tsx'
import { Form } from '../ui/Form.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { notSent, useForm } from '../ui/useForm.ts'
import type { NightRange } from './night-range.ts'
import { closureNames, closures, nightsFormSchema, nightsInput, openedBy, type NightsDraft } from './nights-form.ts'
import { useClearRoomNightsMutation, useSetRoomNightsMutation } from './useBlocks.generated.ts'
import { useChosenNights } from './useChosenNights.ts'
import { useHandSetNights } from './useHandSetNights.ts'

interface NightsFormProps {
  range: NightRange
  roomType: { id: string; name: string }
  onSaved: () => Promise<unknown>
}

/** What holds for the chosen nights whatever rooms and rules say. */
export const NightsForm = ({ range, roomType, onSaved }: NightsFormProps) => {
  const [save] = useSetRoomNightsMutation()
  const [clear] = useClearRoomNightsMutation()
  const readNights = useHandSetNights(roomType.id)
  const [asked, setAsked] = useState<{ opened: string; answer: (mayOpen: boolean) => void } | null>(null)
  const [isForgetting, setForgetting] = useState(false)
  const start: NightsDraft = {
    ...range,
    rate: '',
    minStay: '',
    stopSell: false,
    closedToArrival: false,
    closedToDeparture: false,
  }
  const { values, field, follow, complaints, problem, busy, submit, unsaved } = useForm(
    nightsFormSchema(roomType.id),
    start,
    async (draft) => {
      const opened = openedBy(draft, await readNights(draft))
      if (opened && !(await new Promise<boolean>((answer) => setAsked({ opened, answer })))) return notSent
      await save({ variables: { input: nightsInput(roomType.id, draft) } })
      await onSaved()
      return notify({ tone: 'success', title: 'The nights were set' })
    },
    `nights:${roomType.id}`,
  )
  useChosenNights(range, follow)
  const { firstNight, lastNight } = values
  // Nights that were kept with the form may be over by now.
  const nightsComplaint = complaints['firstNight'] ?? complaints['lastNight']
  const forget = async () => {
    await clear({ variables: { input: { roomTypeId: roomType.id, firstNight, lastNight } } })
    await onSaved()
    notify({ tone: 'success', title: 'The nights follow rooms and rules again' })
  }
  return (
    <Inset as="section" aria-label="Set nights by hand" title="Set nights by hand">
      <Text color="fg.muted" textStyle="sm" mb="4">
        {spanInWords(values)}. What stays empty follows from rooms and rules.
      </Text>
      {nightsComplaint && (
        <Text color="fg.error" mb="4">
          {nightsComplaint}
        </Text>
      )}
      <Form onSubmit={submit} problem={problem} unsaved={unsaved}>
        <FieldGrid least="9rem">
          <MoneyField label="Price of a night" {...field('rate')} />
          <TextField label="Minimum stay" {...field('minStay')} inputMode="numeric" autoComplete="off" />
        </FieldGrid>
        <Stack gap="1">
          {closures.map((closure) => (
            <CheckField
              key={closure}
              label={closureNames[closure]}
              {...field(closure)}
              colorPalette="coral"
              minHeight="8"
            />
          ))}
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={busy} loadingText="Saving">
            Set nights
          </Button>
          <Button type="button" variant="ghost" onClick={() => setForgetting(true)}>
            Forget what was set
          </Button>
        </Flex>
      </Form>
      <ConfirmDialog
        open={asked !== null}
        title="Open nights that are closed?"
        description={`Staff have closed some of these nights by hand. ${asked?.opened ?? ''} What you have not ticked is opened again.`}
        confirm="Open them"
        onConfirm={async () => asked?.answer(true)}
        onClose={() => {
          asked?.answer(false)
          setAsked(null)
        }}
      />
      <ConfirmDialog
        open={isForgetting}
        title="Forget what was set by hand?"
        description={`${spanInWords(values)}: prices, minimum stays and closures that staff have set go. This cannot be undone.`}
        confirm="Forget"
        onConfirm={forget}
        onClose={() => setForgetting(false)}
      />
    </Inset>
  )
}
