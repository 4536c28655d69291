import { useCreateEntryMutation, type CreateEntryMutationVariables } from './useCreateEntry.generated.ts'

/** Begins a draft and answers its id; the lists ask anew, for its place in them depends on their filters. */
export const useCreateEntry = () => {
  const [create] = useCreateEntryMutation()
  return async (input: CreateEntryMutationVariables['input']): Promise<string> => {
    const { data } = await create({
      variables: { input },
      update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'blogEntries' }),
    })
    return data!.createBlogEntry.id
  }
}
