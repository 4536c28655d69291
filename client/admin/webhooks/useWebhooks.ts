import { forgetRecord } from '../ui/forget-record.ts'
import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  type CreateWebhookMutation,
  type CreateWebhookMutationVariables,
} from './useWebhooks.generated.ts'

export type NewSecret = CreateWebhookMutation['createWebhook']

/** Makes, re-keys and removes webhooks, keeping the list in step and every secret out of the cache. */
export const useWebhooks = () => {
  const [createWebhook] = useCreateWebhookMutation()
  const [rotateSecret] = useRotateWebhookSecretMutation()
  const [deleteWebhook] = useDeleteWebhookMutation()

  const create = async (input: CreateWebhookMutationVariables['input']): Promise<NewSecret> => {
    const { data } = await createWebhook({
      variables: { input },
      fetchPolicy: 'no-cache',
      refetchQueries: ['WebhooksTab'],
    })
    return data!.createWebhook
  }

  const rotate = async (id: string): Promise<NewSecret> => {
    const { data } = await rotateSecret({ variables: { id }, fetchPolicy: 'no-cache', refetchQueries: ['WebhooksTab'] })
    return data!.rotateWebhookSecret
  }

  const remove = (id: string) =>
    deleteWebhook({
      variables: { id },
      update: (cache) => forgetRecord(cache, 'Webhook', id),
    })
  return { create, rotate, remove }
}
