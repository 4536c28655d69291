import { useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { CreateKeyForm } from './CreateKeyForm.tsx'
import { NewSecret } from './NewSecret.tsx'
import type { NewApiKey } from './useCreateApiKey.ts'

export const CreateKeyDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [made, setMade] = useState<NewApiKey | null>(null)
  return (
    <DeskDialog
      open={open}
      onClose={onClose}
      onClosed={() => setMade(null)}
      dismissible={!made}
      title={made ? `The key for ${made.apiKey.name}` : 'Create a key'}
      description={
        made
          ? 'Copy it now: it is stored only as a fingerprint and cannot be shown again.'
          : 'Give each program a key of its own, with no more than it needs. It ends with your account.'
      }
    >
      {made ? <NewSecret secret={made.secret} onKept={onClose} /> : <CreateKeyForm onMade={setMade} />}
    </DeskDialog>
  )
}
