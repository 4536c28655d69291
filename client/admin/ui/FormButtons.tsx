import { Flex } from '@chakra-ui/react'
import { Button } from './Button.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface FormButtonsProps {
  /** The verb: Save, or Add room type. */
  save: string
  busy: boolean
  onCancel: () => void
}

/** Save and Cancel, in this order everywhere. */
export const FormButtons = ({ save, busy, onCancel }: FormButtonsProps) => (
  <Flex gap="3" wrap="wrap">
    <SubmitButton busy={busy} doing="Saving">
      {save}
    </SubmitButton>
    <Button type="button" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
  </Flex>
)
