import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { notify } from '../ui/toasts.tsx'
import type { TemplatePartsFragment } from './CampaignDesk.generated.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { useTemplateChanges } from './useTemplateChanges.ts'

interface TemplateDialogProps {
  /** Null while none is being written. */
  edited: TemplatePartsFragment | 'new' | null
  onClose: () => void
}

/** Writes a new template or changes one. */
export const TemplateDialog = ({ edited, onClose }: TemplateDialogProps) => {
  const { create, update, remove } = useTemplateChanges()
  const [isDeleting, setDeleting] = useState(false)
  const known = edited === 'new' ? null : edited
  return (
    <>
      <DeskDialog
        open={edited !== null && !isDeleting}
        onClose={onClose}
        title={known ? 'Edit the template' : 'New template'}
      >
        <TemplateForm
          template={known}
          onDelete={known ? () => setDeleting(true) : undefined}
          onSave={async (input, version) => {
            await (known ? update({ id: known.id, version, ...input }) : create(input))
            notify({ tone: 'success', title: 'Template saved' })
          }}
          onClose={onClose}
        />
      </DeskDialog>
      {known && (
        <ConfirmDialog
          open={isDeleting}
          title={`Delete the template ${known.name}?`}
          description="Campaigns that were made of it stay."
          confirm="Delete"
          onConfirm={async () => {
            await remove(known.id)
            notify({ tone: 'success', title: 'Template deleted' })
            setDeleting(false)
            onClose()
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
