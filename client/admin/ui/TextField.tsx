import { Box, Input, type InputProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Labelled, type LabelledProps } from './Labelled.tsx'

export interface TextFieldProps extends LabelledProps, Omit<InputProps, 'onChange'> {
  ref?: Ref<HTMLInputElement>
  name: string
  value: string
  onChange: (value: string) => void
  /** A control inside the box, at its end. */
  end?: ReactNode
}

/** One labelled line of text; the complaint stands at the field and is read out with it. */
export const TextField = ({ label, complaint, help, end, onChange, ...input }: TextFieldProps) => (
  <Labelled label={label} complaint={complaint} help={help}>
    {(described) => (
      <Box position="relative" width="full">
        <Input
          size="lg"
          {...described}
          {...input}
          pe={end ? '12' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </Box>
    )}
  </Labelled>
)
