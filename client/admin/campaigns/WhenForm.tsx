import { Button } from '@chakra-ui/react'
import { addDays } from 'date-fns/addDays'
import { useState, type FormEvent } from 'react'
import { failureOf, type Failure } from '../ui/failure.ts'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelDay, hotelInstant } from '../ui/time.ts'

interface WhenFormProps {
  onChoose: (scheduledAt: Date) => Promise<void>
}

/** Asks for a day and time on the hotel's clock; tomorrow at nine unless staff say otherwise. */
export const WhenForm = ({ onChoose }: WhenFormProps) => {
  const [local, setLocal] = useState(() => `${hotelDay(addDays(new Date(), 1))}T09:00`)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!local) return setComplaint('Start is required')
    const scheduledAt = hotelInstant(local)
    if (scheduledAt.getTime() <= Date.now()) return setComplaint('Start must be in the future')
    setBusy(true)
    try {
      await onChoose(scheduledAt)
    } catch (error) {
      setProblem(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={submit} problem={problem}>
      <TextField
        label="Start"
        name="scheduledAt"
        type="datetime-local"
        help="In hotel time. Whoever is active at that moment gets the mail."
        value={local}
        onChange={(value) => {
          setLocal(value)
          setComplaint('')
        }}
        complaint={complaint}
      />
      <Button
        type="submit"
        alignSelf="flex-end"
        variant="solid"
        colorPalette="coral"
        loading={busy}
        loadingText="Scheduling"
      >
        Schedule
      </Button>
    </Form>
  )
}
