import { Checkbox, Field, type CheckboxRootProps } from '@chakra-ui/react'
import { FieldRoot } from './FieldRoot.tsx'

interface CheckFieldProps extends Pick<CheckboxRootProps, 'colorPalette' | 'minHeight'> {
  label: string
  name: string
  value: boolean
  onChange: (value: boolean) => void
  help?: string
  /** What is wrong with the value. */
  complaint?: string
}

/** A box to tick, with its name beside it. */
export const CheckField = ({ label, value, onChange, help, complaint, ...root }: CheckFieldProps) => (
  <FieldRoot invalid={Boolean(complaint)}>
    <Checkbox.Root {...root} checked={value} onCheckedChange={({ checked }) => onChange(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
    {help && <Field.HelperText>{help}</Field.HelperText>}
    <Field.ErrorText>{complaint}</Field.ErrorText>
  </FieldRoot>
)
