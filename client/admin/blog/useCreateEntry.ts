import { useCreateEntryMutation, type CreateEntryMutationVariables } from './useCreateEntry.generated.ts'

/** Begins a draft and answers its id; the list asks again, for its place there depends on the filters. */
export const useCreateEntry = () => {
  const [create] = useCreateEntryMutation()
  return async (input: CreateEntryMutationVariables['input']): Promise<string> => {
    const { data } = await create({
      variables: { input },
      refetchQueries: ['EntryList'],
    })
    return data!.createBlogEntry.id
  }
}
