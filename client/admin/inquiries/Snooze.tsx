import { Box, Flex, Input, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import { isSleeping } from './labels.ts'
import { complainOfSnooze, snoozeDays } from './snooze-day.ts'

interface SnoozeProps {
  snoozedUntil: string | null
  onChange: (day: string | null) => void
}

/** Puts an inquiry off to a day at the hotel, on which it comes back by itself. */
export const Snooze = ({ snoozedUntil, onChange }: SnoozeProps) => {
  const id = useId()
  const { earliest, latest } = snoozeDays(hotelToday())
  const [day, setDay] = useState(earliest)
  const sleeps = isSleeping({ snoozedUntil })
  const complaint = complainOfSnooze(day, hotelToday())
  return (
    <Box>
      <Text asChild textStyle="sm" fontWeight="semibold" mb="2" display="block">
        {sleeps ? <span>Sleeps until</span> : <label htmlFor={id}>Snooze until</label>}
      </Text>
      {sleeps ? (
        <Flex gap="3" align="center">
          <Text>{formatStayDay(snoozedUntil!)}</Text>
          <Button size="sm" onClick={() => onChange(null)}>
            Wake it
          </Button>
        </Flex>
      ) : (
        <>
          <Flex gap="2">
            <Input
              id={id}
              type="date"
              size="sm"
              width="10rem"
              min={earliest}
              max={latest}
              value={day}
              aria-describedby={`${id}-complaint`}
              onChange={(event) => setDay(event.target.value)}
            />
            <Button size="sm" disabled={complaint !== null} onClick={() => onChange(day)}>
              Snooze
            </Button>
          </Flex>
          <Text
            as="output"
            id={`${id}-complaint`}
            display="block"
            textStyle="sm"
            color="fg.muted"
            mt={complaint ? '1' : '0'}
          >
            {complaint}
          </Text>
        </>
      )}
    </Box>
  )
}
