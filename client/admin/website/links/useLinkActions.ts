import type { ApolloCache } from '@apollo/client'
import { attempted } from '../../ui/reported.ts'
import { notify } from '../../ui/toasts.tsx'
import { linkSentence } from './link-words.ts'
import { useAcceptLinkMutation, useCheckLinkMutation } from './useLinkActions.generated.ts'

const forgetList = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'linksToFix' })

/** What can be done about an address of another website; each says how it went. */
export const useLinkActions = () => {
  const [check, { loading: isChecking }] = useCheckLinkMutation({ update: forgetList })
  const [accept] = useAcceptLinkMutation({ update: forgetList })
  return {
    isChecking,
    check: (url: string) =>
      attempted('Could not look at the address', async () => {
        const { data } = await check({ variables: { input: { url } } })
        notify({ tone: 'success', title: 'Looked at the address', description: linkSentence(data!.checkLink) })
      }),
    accept: (url: string) =>
      attempted('Could not keep the address as it is', async () => {
        await accept({ variables: { input: { url } } })
        notify({ tone: 'success', title: 'It stays as it is until something else is found there' })
      }),
  }
}
