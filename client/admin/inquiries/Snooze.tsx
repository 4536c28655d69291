import { Box, Flex, Input, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { addDays } from '#graphql/stay-dates.ts'
import { longestSnoozeDays } from '#graphql/inputs/inquiry.ts'
import { Button } from '../ui/Button.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import { isSleeping } from './labels.ts'

interface SnoozeProps {
  snoozedUntil: string | null
  onChange: (day: string | null) => void
}

/** Puts an inquiry off to a day at the hotel, on which it comes back by itself. */
export const Snooze = ({ snoozedUntil, onChange }: SnoozeProps) => {
  const id = useId()
  const tomorrow = addDays(hotelToday(), 1)
  const latest = addDays(hotelToday(), longestSnoozeDays)
  const [day, setDay] = useState(tomorrow)
  const sleeps = isSleeping({ snoozedUntil })
  const isPossible = day >= tomorrow && day <= latest
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
        <Flex gap="2">
          <Input
            id={id}
            type="date"
            size="sm"
            width="10rem"
            min={tomorrow}
            max={latest}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button size="sm" disabled={!isPossible} onClick={() => onChange(day)}>
            Snooze
          </Button>
        </Flex>
      )}
    </Box>
  )
}
