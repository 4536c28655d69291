import { useEraseSubscriberMutation, useUpdateSubscriberStatusMutation } from './useSubscriberChanges.generated.ts'
import type { UpdateSubscriberStatusMutationVariables } from './useSubscriberChanges.generated.ts'

type StatusChange = UpdateSubscriberStatusMutationVariables['input']

/** What staff may do to a person's entry on the mailing list. */
export const useSubscriberChanges = () => {
  const [update] = useUpdateSubscriberStatusMutation()
  const [erase] = useEraseSubscriberMutation()
  return {
    setStatus: (input: StatusChange) => update({ variables: { input } }),
    /** The person leaves every list that is shown. */
    erase: (id: string) =>
      erase({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'Subscriber', id }) })
          cache.gc()
        },
      }),
  }
}
