import { Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { blackoutPeriodSchema } from '#graphql/inputs/coupon.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { hotelDay } from '../ui/time.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'

interface Period {
  firstDate: string
  lastDate: string
  reason?: string | null
}

interface BlackoutFormProps {
  onAdd: (period: Period) => Promise<void>
  onCancel: () => void
}

export const BlackoutForm = ({ onAdd, onCancel }: BlackoutFormProps) => {
  const [today] = useState(() => hotelDay(new Date()))
  const form = useForm(blackoutPeriodSchema, { firstDate: today, lastDate: today, reason: '' }, onAdd, 'blackout:new')
  const cancel = () => {
    form.forget()
    onCancel()
  }
  const { field } = form
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField label="First arrival" type="date" {...field('firstDate')} />
        <TextField label="Last arrival" type="date" {...field('lastDate')} />
      </Grid>
      <TextField label="Reason (optional)" maxLength={80} autoComplete="off" {...field('reason')} />
      <Flex gap="3" justify="flex-end">
        <Button type="button" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busy={form.busy} doing="Adding">
          Add
        </SubmitButton>
      </Flex>
    </Form>
  )
}
