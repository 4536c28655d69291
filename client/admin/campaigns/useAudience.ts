import { useApolloClient } from '@apollo/client/react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import type { Draft } from './draft.ts'
import { audienceInputOf, inputOf } from './input.ts'
import type { Question } from './question.ts'
import { AudienceDocument } from './useAudience.generated.ts'

/** Says in a message why nothing is sent. */
export const refuse = (title: string, description: string) => notify({ tone: 'error', title, description })

/**
 * Finds whom an offer would go to, and whether they get or got it besides, anew at each call; null, with a message, when
 * it cannot go to anybody.
 * @param exceptId the campaign that makes the offer, where it is stored
 */
export const useAudience = (exceptId: string | null = null) => {
  const client = useApolloClient()
  return async (draft: Draft): Promise<Pick<Question, 'audienceCount' | 'audience' | 'repetition'> | null> => {
    try {
      const audience = audienceInputOf(draft.audience)
      const variables = { input: inputOf(draft), audience, exceptId }
      const { data } = await client.query({ query: AudienceDocument, variables, fetchPolicy: 'no-cache' })
      const { sentence, count } = data!.campaignAudience
      if (count > 0)
        return {
          audienceCount: count,
          audience: audience && sentence,
          repetition: data!.repetitionWarning,
        }
      refuse(
        'No Subscribers',
        audience
          ? `Nobody on the list is among those it is for now. ${sentence}`
          : 'You need active subscribers to send campaigns',
      )
    } catch (error) {
      refuse('Failed to Send Campaign', failureOf(error).message)
    }
    return null
  }
}
