import { Field, Flex, Input, VisuallyHidden } from '@chakra-ui/react'
import { Button } from './Button.tsx'
import { FieldRoot } from './FieldRoot.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { useCopy } from './useCopy.ts'

/** Text to take away: one click copies it, and it can be selected by hand where the clipboard is closed. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const { state, copy } = useCopy(value)
  return (
    <FieldRoot>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" width="full">
        <Input readOnly value={value} fontFamily="mono" bg="bg.muted" onFocus={(event) => event.target.select()} />
        <Button onClick={copy} minWidth="6.5rem">
          {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
          <span aria-live="polite">{state === 'copied' ? 'Copied' : 'Copy'}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </Flex>
      {state === 'refused' && (
        <Field.HelperText role="alert">
          Copying is not allowed here: select the text and press Ctrl+C (⌘C on a Mac).
        </Field.HelperText>
      )}
    </FieldRoot>
  )
}
