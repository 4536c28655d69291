import { Field } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { FieldRoot } from './FieldRoot.tsx'

export interface LabelledProps {
  label: string
  /** What is wrong with the value. */
  complaint?: string
  help?: ReactNode
}

interface Props extends LabelledProps {
  /** Gets what the control must carry, so that help and complaint are read out with it. */
  children: (described: { 'aria-describedby'?: string }) => ReactNode
}

/** A control with its name above and what is to be said of it below. */
export const Labelled = ({ label, complaint, help, children }: Props) => {
  const id = useId()
  const ids = { helperText: `${id}help`, errorText: `${id}complaint` }
  // Chakra names the complaint by aria-errormessage alone, which not every screen reader reads.
  const described = [help && ids.helperText, complaint && ids.errorText].filter(Boolean).join(' ')
  return (
    <FieldRoot invalid={Boolean(complaint)} ids={ids}>
      <Field.Label>{label}</Field.Label>
      {children(described ? { 'aria-describedby': described } : {})}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </FieldRoot>
  )
}
