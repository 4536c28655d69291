import { useState } from 'react'
import { Button, Stack } from '@chakra-ui/react'
import { CopyField } from '../ui/CopyField.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { CreateKeyForm } from './CreateKeyForm.tsx'
import type { NewApiKey } from './useCreateApiKey.ts'

export const CreateKeyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [made, setMade] = useState<NewApiKey | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <DeskDialog
      open={open}
      onClose={close}
      dismissible={!made}
      title={made ? `The key for ${made.apiKey.name}` : 'Create a key'}
      description={
        made
          ? 'Copy it now: it is stored only as a fingerprint and cannot be shown again.'
          : 'Give each program a key of its own, with no more than it needs.'
      }
    >
      {made ? (
        <Stack gap="5">
          <CopyField label="API key" value={made.secret} />
          <Button alignSelf="flex-end" variant="solid" colorPalette="coral" onClick={close}>
            I have kept it
          </Button>
        </Stack>
      ) : (
        <CreateKeyForm onMade={setMade} />
      )}
    </DeskDialog>
  )
}
