import { evictRecord } from '../ui/evict-record.ts'
import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  usePingWebhookMutation,
  useRotateWebhookSecretMutation,
  type CreateWebhookMutation,
  type CreateWebhookMutationVariables,
} from './useWebhooks.generated.ts'

export type NewSecret = CreateWebhookMutation['createWebhook']

/** Makes, tries, re-keys and removes webhooks, keeping the list in step and every secret out of the cache. */
export const useWebhooks = () => {
  const [createWebhook] = useCreateWebhookMutation()
  const [rotateSecret] = useRotateWebhookSecretMutation()
  const [deleteWebhook] = useDeleteWebhookMutation()
  const [pingWebhook] = usePingWebhookMutation()

  const create = async (input: CreateWebhookMutationVariables['input']): Promise<NewSecret> => {
    const { data } = await createWebhook({
      variables: { input },
      fetchPolicy: 'no-cache',
      refetchQueries: ['WebhooksTab'],
    })
    return data!.createWebhook
  }

  const rotate = async (id: string, overlapHours: number): Promise<NewSecret> => {
    const { data } = await rotateSecret({
      variables: { id, overlapHours },
      fetchPolicy: 'no-cache',
      refetchQueries: ['WebhooksTab'],
    })
    return data!.rotateWebhookSecret
  }

  const remove = (id: string) =>
    deleteWebhook({
      variables: { id },
      update: (cache) => evictRecord(cache, 'Webhook', id),
    })
  const ping = (id: string) =>
    pingWebhook({
      variables: { id },
      // The log of a webhook is asked for again where it is open; where it is not, it is when it opens.
      update: (cache) => {
        cache.evict({ fieldName: 'webhookDeliveries' })
      },
    })
  return { create, rotate, remove, ping }
}
