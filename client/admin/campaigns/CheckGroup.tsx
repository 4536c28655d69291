import { Checkbox, Fieldset, Flex } from '@chakra-ui/react'

interface CheckGroupProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: readonly T[]
  onChange: (value: T[]) => void
  complaint?: string
}

/** Some of several, in the order in which they stand; none of them means all. */
export const CheckGroup = <T extends string>({ label, options, value, onChange, complaint }: CheckGroupProps<T>) => (
  <Fieldset.Root invalid={Boolean(complaint)} gap="1">
    <Fieldset.Legend textStyle="sm" fontWeight="semibold">
      {label}
    </Fieldset.Legend>
    <Flex columnGap="5" wrap="wrap">
      {options.map((option) => (
        <Checkbox.Root
          key={option.value}
          minHeight="8"
          colorPalette="coral"
          checked={value.includes(option.value)}
          onCheckedChange={({ checked }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? checked === true : value.includes(one))),
            )
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">{option.label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
    <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
  </Fieldset.Root>
)
