import type { ApolloCache } from '@apollo/client'
import { CampaignDeskDocument, type CampaignDeskQuery, type TemplatePartsFragment } from './CampaignDesk.generated.ts'
import {
  useCreateCampaignTemplateMutation,
  useDeleteCampaignTemplateMutation,
  useUpdateCampaignTemplateMutation,
  type CampaignTemplateInput,
} from './useTemplateChanges.generated.ts'

const byName = (a: TemplatePartsFragment, b: TemplatePartsFragment) => a.name.localeCompare(b.name, 'en')

const change = (cache: ApolloCache, next: (list: TemplatePartsFragment[]) => TemplatePartsFragment[]) =>
  cache.updateQuery<CampaignDeskQuery>(
    { query: CampaignDeskDocument },
    (list) => list && { campaignTemplates: next(list.campaignTemplates) },
  )

/** Writes, replaces and deletes templates, and keeps the list as the server would give it. */
export const useTemplateChanges = () => {
  const [create] = useCreateCampaignTemplateMutation()
  const [update] = useUpdateCampaignTemplateMutation()
  const [remove] = useDeleteCampaignTemplateMutation()
  return {
    create: (input: CampaignTemplateInput) =>
      create({
        variables: { input },
        update: (cache, { data }) => {
          const made = data?.createCampaignTemplate
          if (made) change(cache, (list) => [...list, made].sort(byName))
        },
      }),
    update: (id: string, input: CampaignTemplateInput) =>
      update({
        variables: { input: { id, ...input } },
        update: (cache) => change(cache, (list) => [...list].sort(byName)),
      }),
    remove: (id: string) =>
      remove({
        variables: { id },
        update: (cache) => change(cache, (list) => list.filter((template) => template.id !== id)),
      }),
  }
}
