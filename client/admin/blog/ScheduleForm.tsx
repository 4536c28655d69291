import { Field, Flex, Input } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { hotelInstant, hotelLocal } from '../ui/time.ts'

interface ScheduleFormProps {
  /** The time it has, when it is scheduled already. */
  publishedAt?: string | null
  complaint?: string
  isDisabled: boolean
  onSchedule: (time: Date) => Promise<void>
}

/** A time by the hotel's clock, wherever the person sits who types it. */
export const ScheduleForm = ({ publishedAt, complaint, isDisabled, onSchedule }: ScheduleFormProps) => {
  const [local, setLocal] = useState(publishedAt ? hotelLocal(new Date(publishedAt)) : '')
  const [missing, setMissing] = useState(false)
  const schedule = () => {
    setMissing(!local)
    if (local) void onSchedule(hotelInstant(local))
  }
  const shown = missing ? 'Time of publication is required' : complaint
  return (
    <FieldRoot invalid={Boolean(shown)}>
      <Field.Label>Appears on (hotel time)</Field.Label>
      <Flex gap="2" width="full" wrap="wrap">
        <Input
          type="datetime-local"
          name="publishAt"
          flex="1 1 12rem"
          value={local}
          onChange={(event) => {
            setLocal(event.target.value)
            setMissing(false)
          }}
        />
        <Button onClick={schedule} disabled={isDisabled}>
          {publishedAt ? 'Change the time' : 'Schedule'}
        </Button>
      </Flex>
      <Field.ErrorText>{shown}</Field.ErrorText>
    </FieldRoot>
  )
}
