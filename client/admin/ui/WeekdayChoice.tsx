import { Checkbox, Fieldset, Flex } from '@chakra-ui/react'
import type { LabelledProps } from './Labelled.tsx'
import { weekdayNames, weekdays } from './weekdays.ts'

interface WeekdayChoiceProps extends LabelledProps {
  name: string
  value: readonly number[]
  onChange: (value: number[]) => void
}

/** Days of the week. */
export const WeekdayChoice = ({ label, help, name, value: chosen, onChange, complaint }: WeekdayChoiceProps) => (
  <Fieldset.Root invalid={Boolean(complaint)}>
    <Fieldset.Legend fontWeight="semibold">{label}</Fieldset.Legend>
    <Flex gap="2" columnGap="5" wrap="wrap" mt="1">
      {weekdays.map((short, day) => (
        <Checkbox.Root
          key={short}
          name={name}
          colorPalette="coral"
          minHeight="8"
          checked={chosen.includes(day)}
          onCheckedChange={({ checked }) =>
            onChange(checked ? [...chosen, day].sort() : chosen.filter((other) => other !== day))
          }
        >
          <Checkbox.HiddenInput aria-label={weekdayNames[day]} />
          <Checkbox.Control />
          <Checkbox.Label>{short}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
    {help && <Fieldset.HelperText>{help}</Fieldset.HelperText>}
    <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
  </Fieldset.Root>
)
