import {
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  type CreateWebhookMutation,
  type CreateWebhookMutationVariables,
} from './useWebhooks.generated.ts'
import { WebhooksTabDocument, type WebhooksTabQuery } from './WebhooksTab.generated.ts'

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
      update: (cache, { data: made }) => {
        if (!made) return
        cache.updateQuery<WebhooksTabQuery>(
          { query: WebhooksTabDocument },
          (list) => list && { webhooks: [made.createWebhook.webhook, ...list.webhooks] },
        )
      },
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
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) })
        cache.gc()
      },
    })
  return { create, rotate, remove }
}
