import { evictRecord } from '../ui/evict-record.ts'
import {
  useCreateCampaignTemplateMutation,
  useDeleteCampaignTemplateMutation,
  useUpdateCampaignTemplateMutation,
  type CampaignTemplateInput,
} from './useTemplateChanges.generated.ts'

/** The list is in the order of names, which the server knows. */
const listed = { refetchQueries: ['CampaignDesk'] }

/** Writes, replaces and deletes templates. */
export const useTemplateChanges = () => {
  const [create] = useCreateCampaignTemplateMutation(listed)
  const [update] = useUpdateCampaignTemplateMutation(listed)
  const [remove] = useDeleteCampaignTemplateMutation()
  return {
    create: (input: CampaignTemplateInput) => create({ variables: { input } }),
    update: (id: string, input: CampaignTemplateInput) => update({ variables: { input: { id, ...input } } }),
    remove: (id: string) =>
      remove({ variables: { id }, update: (cache) => evictRecord(cache, 'CampaignTemplate', id) }),
  }
}
