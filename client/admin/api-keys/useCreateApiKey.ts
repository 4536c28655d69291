import { ApiKeysTabDocument, type ApiKeysTabQuery } from './ApiKeysTab.generated.ts'
import {
  useCreateApiKeyMutation,
  type CreateApiKeyMutation,
  type CreateApiKeyMutationVariables,
} from './useCreateApiKey.generated.ts'

export type NewApiKey = CreateApiKeyMutation['createApiKey']

/** Makes the key, puts it at the head of the list, and answers the secret that is shown once. */
export const useCreateApiKey = () => {
  const [create] = useCreateApiKeyMutation()
  return async (input: CreateApiKeyMutationVariables['input']): Promise<NewApiKey> => {
    const { data } = await create({
      variables: { input },
      // The secret must not stay in the cache.
      fetchPolicy: 'no-cache',
      update: (cache, { data: made }) => {
        if (!made) return
        cache.updateQuery<ApiKeysTabQuery>(
          { query: ApiKeysTabDocument },
          (list) => list && { apiKeys: [made.createApiKey.apiKey, ...list.apiKeys] },
        )
      },
    })
    return data!.createApiKey
  }
}
