import { Flex, IconButton } from '@chakra-ui/react'
import { addMonths, monthOf } from '#client/ui/calendar/days.ts'
import { Button } from '../ui/Button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { hotelToday } from '../ui/time.ts'

interface MonthBarProps {
  month: string
  onChange: (month: string) => void
}

/** Turns the months, and back to the current one. */
export const MonthBar = ({ month, onChange }: MonthBarProps) => {
  const current = monthOf(hotelToday())
  return (
    <Flex gap="2">
      <IconButton aria-label="Earlier month" onClick={() => onChange(addMonths(month, -1))} disabled={month <= current}>
        <BackIcon />
      </IconButton>
      <Button onClick={() => onChange(current)} disabled={month === current}>
        This month
      </Button>
      <IconButton aria-label="Later month" onClick={() => onChange(addMonths(month, 1))}>
        <BackIcon transform="rotate(180deg)" />
      </IconButton>
    </Flex>
  )
}
