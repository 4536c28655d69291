import { useApolloClient } from '@apollo/client/react'
import { evictRecord } from '../ui/evict-record.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import {
  useCorrectInquiryMutation,
  useEraseInquiryMutation,
  type CorrectInquiryMutationVariables,
} from './useInquiryChanges.generated.ts'

/** What a guest may ask of one message: to have it put right, or gone. */
export const useInquiryChanges = () => {
  const client = useApolloClient()
  const [correct] = useCorrectInquiryMutation()
  const [erase] = useEraseInquiryMutation()
  return {
    /** @throws CONFLICT when the version is not the current one; the pane then has the current one. */
    correct: (input: CorrectInquiryMutationVariables['input']) =>
      rereadOnConflict(
        () => client.refetchQueries({ include: ['InquiryPane'] }),
        () => correct({ variables: { input } }),
      ),
    erase: (id: string) =>
      erase({
        variables: { id },
        update: (cache) => evictRecord(cache, 'Inquiry', id),
        refetchQueries: ['InquiriesTab', 'NewInquiryCount'],
      }),
  }
}
