import { useApolloClient } from '@apollo/client/react'
import { readAgain } from '../ui/read-again.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import { useCorrectInquiryStayMutation, type CorrectInquiryStayMutationVariables } from './StayBeside.generated.ts'

type Input = CorrectInquiryStayMutationVariables['input']
export type StayInput = NonNullable<Input['stay']>

/**
 * Puts right what is known of the stay; null for the stay goes by the guest's words again.
 * @throws CONFLICT when the version is not the current one; the pane then has the current one.
 */
export const useCorrectStay = () => {
  const client = useApolloClient()
  const [correct] = useCorrectInquiryStayMutation(readAgain('StayBeside'))
  return (input: Input) =>
    rereadOnConflict(
      () => client.refetchQueries({ include: ['InquiryPane', 'StayBeside'] }),
      () => correct({ variables: { input } }),
    )
}
