import { evictRecord } from '../ui/evict-record.ts'
import {
  useCorrectInquiryMutation,
  useEraseInquiryMutation,
  type CorrectInquiryMutationVariables,
} from './useInquiryChanges.generated.ts'

/** What a guest may ask of one message: to have it put right, or gone. */
export const useInquiryChanges = () => {
  const [correct] = useCorrectInquiryMutation()
  const [erase] = useEraseInquiryMutation()
  return {
    correct: (input: CorrectInquiryMutationVariables['input']) => correct({ variables: { input } }),
    erase: (id: string) =>
      erase({
        variables: { id },
        update: (cache) => evictRecord(cache, 'Inquiry', id),
        refetchQueries: ['InquiriesTab', 'NewInquiryCount'],
      }),
  }
}
