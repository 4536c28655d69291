import {
  useDeclineStayMutation,
  useOfferStayMutation,
  type OfferStayMutationVariables,
} from './StayRequestPanel.generated.ts'

/** The desk's answers; the inquiry that they belong to counts as answered from then on. */
export const useStayAnswers = () => {
  const [offer] = useOfferStayMutation({ refetchQueries: ['InquiryPane'] })
  const [decline] = useDeclineStayMutation({ refetchQueries: ['InquiryPane'] })
  return {
    offer: (input: OfferStayMutationVariables['input']) => offer({ variables: { input } }),
    decline: (id: string) => decline({ variables: { id } }),
  }
}
