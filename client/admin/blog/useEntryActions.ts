import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import {
  useChangeEntryStatusMutation,
  useCreateEntryPreviewMutation,
  useRestoreEntryRevisionMutation,
  useUpdateEntryMutation,
  type ChangeEntryStatusMutationVariables,
  type UpdateEntryMutationVariables,
} from './useEntryActions.generated.ts'

type Changes = Omit<UpdateEntryMutationVariables['input'], 'id' | 'version'>
type Status = ChangeEntryStatusMutationVariables['input']['status']

/** What can be done with a post; each call answers it as it is then, or throws. Lists follow by themselves or ask anew. */
export const useEntryActions = (id: string) => {
  const [update] = useUpdateEntryMutation()
  const [change] = useChangeEntryStatusMutation()
  const [restore] = useRestoreEntryRevisionMutation()
  const [createPreview] = useCreateEntryPreviewMutation()
  return {
    save: async (version: number, changes: Changes): Promise<EntryFieldsFragment> =>
      (await update({ variables: { input: { id, version, ...changes } } })).data!.updateBlogEntry,
    move: async (version: number, status: Status, publishAt?: Date): Promise<EntryFieldsFragment> => {
      const input = { id, version, status, publishAt: publishAt?.toISOString() ?? null }
      return (await change({ variables: { input } })).data!.changeBlogStatus
    },
    restore: async (version: number, revisionId: string): Promise<EntryFieldsFragment> =>
      (await restore({ variables: { input: { revisionId, version } } })).data!.restoreBlogRevision,
    preview: async () => (await createPreview({ variables: { id } })).data!.createBlogPreview,
  }
}

export type EntryActions = ReturnType<typeof useEntryActions>
