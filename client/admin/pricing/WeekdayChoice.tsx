import { Checkbox, Fieldset, Flex } from '@chakra-ui/react'
import { weekdayNames, weekdays } from './weekdays.ts'

interface WeekdayChoiceProps {
  value: number[]
  onChange: (value: number[]) => void
  complaint?: string
}

/** The nights of the week that a rule covers. */
export const WeekdayChoice = ({ value: chosen, onChange, complaint }: WeekdayChoiceProps) => (
  <Fieldset.Root invalid={Boolean(complaint)}>
    <Fieldset.Legend fontWeight="semibold">Nights of the week</Fieldset.Legend>
    <Flex gap="2" columnGap="5" wrap="wrap" mt="1">
      {weekdays.map((label, day) => (
        <Checkbox.Root
          key={label}
          name="daysOfWeek"
          colorPalette="coral"
          minHeight="8"
          checked={chosen.includes(day)}
          onCheckedChange={({ checked }) =>
            onChange(checked ? [...chosen, day].sort() : chosen.filter((other) => other !== day))
          }
        >
          <Checkbox.HiddenInput aria-label={weekdayNames[day]} />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
    <Fieldset.HelperText>
      None chosen means every night. Friday is the night from Friday to Saturday.
    </Fieldset.HelperText>
    <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
  </Fieldset.Root>
)
