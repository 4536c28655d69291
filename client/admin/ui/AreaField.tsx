import { Textarea, type TextareaProps } from '@chakra-ui/react'
import { Labelled, type LabelledProps } from './Labelled.tsx'

interface AreaFieldProps extends LabelledProps, Omit<TextareaProps, 'onChange'> {
  name: string
  value: string
  onChange: (value: string) => void
}

/** Text of several lines; grows with what is typed. */
export const AreaField = ({ label, complaint, help, onChange, ...area }: AreaFieldProps) => (
  <Labelled label={label} complaint={complaint} help={help}>
    {(described) => (
      <Textarea
        autoresize
        size="lg"
        rows={3}
        maxHeight="18rem"
        {...described}
        {...area}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
)
