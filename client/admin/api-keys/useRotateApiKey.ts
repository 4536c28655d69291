import { ApiKeyRowFragmentDoc } from './ApiKeysTab.generated.ts'
import { useRotateApiKeyMutation, type RotateApiKeyMutationVariables } from './useRotateApiKey.generated.ts'
import type { NewApiKey } from './useCreateApiKey.ts'

/** Gives a key a new secret, shown once, and brings its record in the list up to date. */
export const useRotateApiKey = () => {
  const [rotate] = useRotateApiKeyMutation()
  return async (input: RotateApiKeyMutationVariables['input']): Promise<NewApiKey> => {
    const { data } = await rotate({
      variables: { input },
      // The secret must not stay in the cache.
      fetchPolicy: 'no-cache',
      update: (cache, { data: made }) => {
        if (!made) return
        const { apiKey } = made.rotateApiKey
        const id = cache.identify({ __typename: 'ApiKeyRecord', id: apiKey.id })
        cache.writeFragment({ id, fragment: ApiKeyRowFragmentDoc, data: apiKey })
      },
    })
    return data!.rotateApiKey
  }
}
