import { Box, Input } from '@chakra-ui/react'
import { Labelled, type LabelledProps } from './Labelled.tsx'

interface MoneyFieldProps extends LabelledProps {
  name: string
  /** Dollars as typed. */
  value: string
  onChange: (value: string) => void
  required?: boolean
}

/** A price in dollars; the form turns it into cents. */
export const MoneyField = ({ value, name, onChange, required, ...labelled }: MoneyFieldProps) => (
  <Labelled {...labelled}>
    {(described) => (
      <Box position="relative" width="full">
        <Box position="absolute" insetStart="3.5" top="0.6875rem" color="fg.muted" aria-hidden="true" zIndex="1">
          $
        </Box>
        <Input
          size="lg"
          {...described}
          name={name}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          ps="8"
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      </Box>
    )}
  </Labelled>
)
