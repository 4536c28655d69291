import { useState } from 'react'
import { Panel } from '../ui/Panel.tsx'
import { RevisionList } from '../ui/RevisionList.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { RevisionDialog } from './RevisionDialog.tsx'
import type { EntryActions } from './useEntryActions.ts'
import type { EntryDraft } from './useEntryDraft.ts'

interface RevisionsPanelProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
  actions: EntryActions
  onReplaced: () => void
}

export const RevisionsPanel = ({ entry, draft, actions, onReplaced }: RevisionsPanelProps) => {
  const [openId, setOpenId] = useState<string | null>(null)

  /** What is typed is saved first, so that bringing back an old text costs no new one. */
  const restore = async (revisionId: string) => {
    const saved = draft.isDirty ? await draft.save() : entry
    if (!saved) throw new Error('What you wrote could not be saved, so nothing was brought back')
    await actions.restore(saved.version, revisionId)
    onReplaced()
  }
  return (
    <Panel title="Revisions" description="Each save is kept, the last 50.">
      <RevisionList
        revisions={entry.revisions.map(({ id, createdAt, savedBy }) => ({
          id,
          createdAt,
          by: savedBy && `by ${savedBy.name}`,
        }))}
        empty="None yet."
        onLook={setOpenId}
      />
      {openId && <RevisionDialog id={openId} onClose={() => setOpenId(null)} onRestore={() => restore(openId)} />}
    </Panel>
  )
}
