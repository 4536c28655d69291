import { useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RevisionList } from '../ui/RevisionList.tsx'
import { notify } from '../ui/toasts.tsx'
import { RevisionDialog } from './RevisionDialog.tsx'
import type { useContentRevisionsQuery } from './RevisionsPanel.generated.ts'
import type { ContentActions } from './useContentActions.ts'
import type { EntryForm } from './useEntryForm.ts'

interface RevisionsPanelProps {
  kind: ContentKind
  form: EntryForm
  actions: ContentActions
  revisions: ReturnType<typeof useContentRevisionsQuery>
  mayChange: boolean
}

/** What guests read before, the newest first. */
export const RevisionsPanel = ({ kind, form, actions, revisions, mayChange }: RevisionsPanelProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const restore = async (id: string) => {
    const done = await form.replace('revision', (version) => actions.restoreRevision(id, version), form.values)
    if (done)
      notify({ tone: 'success', title: 'It is back as the draft', description: 'Publish it to show it to guests.' })
  }
  return (
    <Panel title="Revisions" description="What was published, the last 50.">
      <Loaded what="revisions" result={revisions} height="16">
        {({ contentRevisions: all }) => {
          const open = all.find(({ id }) => id === openId)
          return (
            <>
              <RevisionList
                revisions={all.map(({ id, createdAt, by }) => ({
                  id,
                  createdAt,
                  by: by ? `by ${by}` : '· as it came',
                }))}
                empty="None yet: they begin with the first change that is published."
                onLook={setOpenId}
              />
              {open && (
                <RevisionDialog
                  kind={kind}
                  revision={open}
                  values={form.values}
                  onClose={() => setOpenId(null)}
                  {...(mayChange && { onRestore: () => restore(open.id) })}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}
