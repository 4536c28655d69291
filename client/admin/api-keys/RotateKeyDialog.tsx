import { useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'
import { NewSecret } from './NewSecret.tsx'
import { RotateKeyForm } from './RotateKeyForm.tsx'

interface RotateKeyDialogProps {
  apiKey: ApiKeyRowFragment
  open: boolean
  onClose: () => void
}

/** Asks how long the old secret works on, then shows the new one. */
export const RotateKeyDialog = ({ apiKey, open, onClose }: RotateKeyDialogProps) => {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <DeskDialog
      open={open}
      onClose={onClose}
      onClosed={() => setSecret(null)}
      dismissible={!secret}
      title={secret ? `The new key for ${apiKey.name}` : `Rotate ${apiKey.name}?`}
      description={
        secret
          ? 'Copy it now: it is stored only as a fingerprint and cannot be shown again.'
          : 'Makes a new key with the same scopes. Give the program the new one while the old one still works.'
      }
    >
      {secret ? (
        <NewSecret secret={secret} onKept={onClose} />
      ) : (
        <RotateKeyForm apiKey={apiKey} onRotated={(rotated) => setSecret(rotated.secret)} />
      )}
    </DeskDialog>
  )
}
