import { Flex, type FlexProps } from '@chakra-ui/react'
import { Button } from './Button.tsx'

interface PillsProps<T extends string> extends Omit<FlexProps, 'onChange'> {
  /** Name of the whole group, for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One choice among a few, all in sight: one click or one key changes it. */
export const Pills = <T extends string>({ label, options, value, onChange, ...box }: PillsProps<T>) => (
  <Flex role="group" aria-label={label} minWidth="0" gap={{ base: '1', md: '1.5' }} wrap="wrap" {...box}>
    {options.map((option) => {
      const chosen = option.value === value
      return (
        <Button
          key={option.value}
          size="xs"
          px={{ base: '2.5', md: '3' }}
          borderRadius="full"
          aria-pressed={chosen}
          variant={chosen ? 'solid' : 'outline'}
          colorPalette={chosen ? 'sea' : 'gray'}
          borderColor={chosen ? 'colorPalette.solid' : 'border'}
          onClick={() => !chosen && onChange(option.value)}
        >
          {option.label}
        </Button>
      )
    })}
  </Flex>
)
