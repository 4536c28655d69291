import { useApolloClient } from '@apollo/client/react'
import { attempted } from '../../ui/reported.ts'
import { notify } from '../../ui/toasts.tsx'
import { refetchContent } from '../refetch-content.ts'
import { linkSentence } from './link-words.ts'
import { useAcceptLinkMutation, useCheckLinkMutation } from './useLinkActions.generated.ts'

/** What can be done about an address of another website; each says how it went. */
export const useLinkActions = () => {
  const client = useApolloClient()
  const [check, { loading: isChecking }] = useCheckLinkMutation()
  const [accept] = useAcceptLinkMutation()
  return {
    isChecking,
    check: (url: string) =>
      attempted('Could not look at the address', async () => {
        const { data } = await check({ variables: { input: { url } } })
        void refetchContent(client)
        notify({ tone: 'success', title: 'Looked at the address', description: linkSentence(data!.checkLink) })
      }),
    accept: (url: string) =>
      attempted('Could not keep the address as it is', async () => {
        await accept({ variables: { input: { url } } })
        void refetchContent(client)
        notify({ tone: 'success', title: 'It stays as it is until something else is found there' })
      }),
  }
}
