import { useApolloClient } from '@apollo/client/react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { AudienceCountDocument } from './useAudienceCount.generated.ts'

/** Says in a message why nothing is sent. */
export const refuse = (title: string, description: string) => notify({ tone: 'error', title, description })

/** Counts whom a campaign would go to, anew at each call; null, with a message, when it cannot go to anybody. */
export const useAudienceCount = () => {
  const client = useApolloClient()
  return async (): Promise<number | null> => {
    try {
      const { data } = await client.query({ query: AudienceCountDocument, fetchPolicy: 'no-cache' })
      if (data!.audienceCount > 0) return data!.audienceCount
      refuse('No Subscribers', 'You need active subscribers to send campaigns')
    } catch (error) {
      refuse('Failed to Send Campaign', failureOf(error).message)
    }
    return null
  }
}
