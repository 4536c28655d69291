import { Link, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { EyeIcon } from '../ui/icons.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import type { EntryActions } from './useEntryActions.ts'
import type { EntryDraft } from './useEntryDraft.ts'

interface PreviewButtonProps {
  draft: EntryDraft
  actions: EntryActions
}

type Preview = Awaited<ReturnType<EntryActions['preview']>>

/** A link to pass on: it shows the post as it is then, to whoever holds it. */
export const PreviewButton = ({ draft, actions }: PreviewButtonProps) => {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      setPreview(await actions.preview())
    } catch (error) {
      notify({ tone: 'error', title: 'No preview link was made', description: failureOf(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={make} loading={busy} loadingText="Preview link">
        <EyeIcon />
        Preview link
      </Button>
      <DeskDialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        title="Preview link"
        description="Whoever has this link sees the post as it was last saved. No sign-in is needed."
      >
        {preview && (
          <Stack gap="4">
            <CopyField label="Link" value={preview.url} />
            <Text textStyle="sm" color="fg.muted">
              It works until {formatInstant(preview.expiresAt)}.
              {draft.isDirty && ' Your last changes are not saved yet, so they are not shown.'}
            </Text>
            <Link href={preview.url} target="_blank" rel="noopener" variant="underline">
              Open the preview (new tab)
            </Link>
          </Stack>
        )}
      </DeskDialog>
    </>
  )
}
