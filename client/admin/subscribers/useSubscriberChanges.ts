import {
  useAddSubscriberMutation,
  useUpdateSubscriberStatusMutation,
  type AddSubscriberInput,
  type UpdateSubscriberStatusMutationVariables,
} from './useSubscriberChanges.generated.ts'

type StatusChange = UpdateSubscriberStatusMutationVariables['input']

/** What staff may do to a person's entry on the mailing list. */
export const useSubscriberChanges = () => {
  const [add] = useAddSubscriberMutation()
  const [update] = useUpdateSubscriberStatusMutation()
  return {
    add: async (input: AddSubscriberInput) => (await add({ variables: { input } })).data!.addSubscriber,
    setStatus: (input: StatusChange) => update({ variables: { input } }),
  }
}
