import { useApolloClient } from '@apollo/client/react'
import { MailNoticeDocument } from '../mail/MailNotice.generated.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useDeclineStayMutation,
  useOfferStayMutation,
  type OfferStayMutationVariables,
} from './StayRequestPanel.generated.ts'

/** The desk's answers, and what is said of them; the inquiry that they belong to counts as answered from then on. */
export const useStayAnswers = () => {
  const [offer] = useOfferStayMutation({ refetchQueries: ['InquiryPane'] })
  const [decline] = useDeclineStayMutation({ refetchQueries: ['InquiryPane'] })
  const client = useApolloClient()
  const tell = async (whenSent: string, whenKept: string) => {
    const asked = await client.query({ query: MailNoticeDocument, fetchPolicy: 'cache-first' }).catch(() => null)
    notify(
      asked?.data?.mailStatus.mode === 'OUTBOX'
        ? { tone: 'success', title: whenKept, description: 'Outbox mode: nothing has left this server.' }
        : { tone: 'success', title: whenSent },
    )
  }
  return {
    /** @param count of the rooms that it is about */
    offer: async (input: OfferStayMutationVariables['input'], count: number) => {
      await offer({ variables: { input } })
      const [held, heldHere] =
        count > 1 ? ['all rooms are held', 'All rooms are held'] : ['a room is held', 'A room is held']
      await tell(`The offer is on its way, and ${held}`, `${heldHere}; the offer is kept in the outbox`)
    },
    decline: async (id: string) => {
      await decline({ variables: { id } })
      await tell('The guest is told, with the nearest stays that are free', 'Declined; the mail is kept in the outbox')
    },
  }
}
