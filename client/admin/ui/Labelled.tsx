import { Field, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { FieldRoot } from './FieldRoot.tsx'

export interface LabelledProps {
  label: string
  /** What is wrong with the value. */
  complaint?: string
  help?: ReactNode
  /** How the value stands, beside its name; null keeps the place. */
  mark?: ReactNode
  /** What can be done about that. */
  action?: ReactNode
}

interface Props extends LabelledProps {
  /** Gets what the control must carry, so that help and complaint are read out with it. */
  children: (described: { 'aria-describedby'?: string }) => ReactNode
}

/** A control with its name above and what is to be said of it below. */
export const Labelled = ({ label, complaint, help, mark, action, children }: Props) => {
  const id = useId()
  const ids = { helperText: `${id}help`, errorText: `${id}complaint` }
  const markId = `${id}mark`
  // Chakra names the complaint by aria-errormessage alone, which not every screen reader reads.
  const described = [mark && markId, help && ids.helperText, complaint && ids.errorText].filter(Boolean).join(' ')
  return (
    <FieldRoot invalid={Boolean(complaint)} ids={ids}>
      {mark === undefined ? (
        <Field.Label overflowWrap="anywhere">{label}</Field.Label>
      ) : (
        <Flex width="full" minHeight="6" align="center" columnGap="2" wrap="wrap">
          <Field.Label>{label}</Field.Label>
          <Flex id={markId}>{mark}</Flex>
          {action}
        </Flex>
      )}
      {children(described ? { 'aria-describedby': described } : {})}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </FieldRoot>
  )
}
