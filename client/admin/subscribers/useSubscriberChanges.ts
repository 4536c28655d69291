import { useUpdateSubscriberStatusMutation } from './useSubscriberChanges.generated.ts'
import type { UpdateSubscriberStatusMutationVariables } from './useSubscriberChanges.generated.ts'

type StatusChange = UpdateSubscriberStatusMutationVariables['input']

/** What staff may do to a person's entry on the mailing list. */
export const useSubscriberChanges = () => {
  const [update] = useUpdateSubscriberStatusMutation()
  return { setStatus: (input: StatusChange) => update({ variables: { input } }) }
}
