import { Stack } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import type { NewSecret } from './useWebhooks.ts'

/** Shows a signing secret the one time that it can be shown. */
export const SecretDialog = ({ made, onClose }: { made: NewSecret | null; onClose: () => void }) => (
  <DeskDialog
    open={Boolean(made)}
    onClose={onClose}
    dismissible={false}
    title="The signing secret"
    description={`Copy it now to the program at ${made?.webhook.url ?? ''}, which checks the signatures with it. It cannot be shown again.`}
  >
    {made && (
      <Stack gap="5">
        <CopyField label="Signing secret" value={made.secret} />
        <Button alignSelf="flex-end" variant="solid" colorPalette="coral" onClick={onClose}>
          I have kept it
        </Button>
      </Stack>
    )}
  </DeskDialog>
)
