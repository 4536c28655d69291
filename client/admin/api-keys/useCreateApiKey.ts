import {
  useCreateApiKeyMutation,
  type CreateApiKeyMutation,
  type CreateApiKeyMutationVariables,
} from './useCreateApiKey.generated.ts'

export type NewApiKey = CreateApiKeyMutation['createApiKey']

/** Makes the key and answers the secret that is shown once. */
export const useCreateApiKey = () => {
  const [create] = useCreateApiKeyMutation()
  return async (input: CreateApiKeyMutationVariables['input']): Promise<NewApiKey> => {
    const { data } = await create({
      variables: { input },
      // The secret must not stay in the cache.
      fetchPolicy: 'no-cache',
      refetchQueries: ['ApiKeysTab'],
    })
    return data!.createApiKey
  }
}
