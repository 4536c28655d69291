import { Button, Flex } from '@chakra-ui/react'

interface FormButtonsProps {
  /** The verb: Save, or Add room type. */
  save: string
  busy: boolean
  onCancel: () => void
}

/** Save and Cancel, in this order everywhere. */
export const FormButtons = ({ save, busy, onCancel }: FormButtonsProps) => (
  <Flex gap="3" wrap="wrap">
    <Button type="submit" variant="solid" colorPalette="coral" loading={busy} loadingText="Saving">
      {save}
    </Button>
    <Button type="button" onClick={onCancel} disabled={busy}>
      Cancel
    </Button>
  </Flex>
)
