import { addDays } from 'date-fns/addDays'
import { useState, type FormEvent } from 'react'
import { failureOf, type Failure } from '../ui/failure.ts'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { hotelDay, hotelInstant } from '../ui/time.ts'
import { RepetitionNotice } from './RepetitionNotice.tsx'

interface WhenFormProps {
  /** Answers where the same offer goes or went out, which somebody has to confirm first; null once it is done. */
  onChoose: (scheduledAt: Date, evenIfRepeated: boolean) => Promise<string | null>
}

/** Asks for a day and time on the hotel's clock; tomorrow at nine unless staff say otherwise. */
export const WhenForm = ({ onChoose }: WhenFormProps) => {
  const [local, setLocal] = useState(() => `${hotelDay(addDays(new Date(), 1))}T09:00`)
  const [problem, setProblem] = useState<Failure | null>(null)
  const [complaint, setComplaint] = useState('')
  const [warning, setWarning] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const choose = async (evenIfRepeated: boolean) => {
    setProblem(null)
    if (!local) return setComplaint('Start is required')
    const scheduledAt = hotelInstant(local)
    if (scheduledAt.getTime() <= Date.now()) return setComplaint('Start must be in the future')
    setBusy(true)
    try {
      setWarning(await onChoose(scheduledAt, evenIfRepeated))
    } catch (error) {
      const failure = failureOf(error)
      const { evenIfRepeated: repetition, scheduledAt: time } = failure.fields
      // Somebody else was faster than our look.
      if (repetition) setWarning(repetition)
      else if (time) setComplaint(time)
      else setProblem(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await choose(false)
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
      {warning && (
        <RepetitionNotice warning={warning} confirm="Schedule anyway" busy={busy} onConfirm={() => void choose(true)} />
      )}
      <SubmitButton busy={busy} doing="Scheduling" alignSelf="flex-end">
        Schedule
      </SubmitButton>
    </Form>
  )
}
