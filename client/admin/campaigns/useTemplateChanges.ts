import { useApolloClient } from '@apollo/client/react'
import { evictRecord } from '../ui/evict-record.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import {
  useCreateCampaignTemplateMutation,
  useDeleteCampaignTemplateMutation,
  useUpdateCampaignTemplateMutation,
  type CampaignTemplateInput,
  type UpdateCampaignTemplateInput,
} from './useTemplateChanges.generated.ts'

/** The list is in the order of names, which the server knows. */
const listed = { refetchQueries: ['CampaignDesk'] }

/** Writes, replaces and deletes templates. */
export const useTemplateChanges = () => {
  const client = useApolloClient()
  const [create] = useCreateCampaignTemplateMutation(listed)
  const [update] = useUpdateCampaignTemplateMutation(listed)
  const [remove] = useDeleteCampaignTemplateMutation()
  return {
    create: (input: CampaignTemplateInput) => create({ variables: { input } }),
    /** @throws CONFLICT when the version is not the current one; the list then has the current one. */
    update: (input: UpdateCampaignTemplateInput) =>
      rereadOnConflict(
        () => client.refetchQueries({ include: listed.refetchQueries }),
        () => update({ variables: { input } }),
      ),
    remove: (id: string) =>
      remove({ variables: { id }, update: (cache) => evictRecord(cache, 'CampaignTemplate', id) }),
  }
}
