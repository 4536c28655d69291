import { useApolloClient } from '@apollo/client/react'
import type { Draft } from './draft.ts'
import { inputOf } from './input.ts'
import { RepetitionDocument } from './useRepetition.generated.ts'

/** Looks, before anything is stored, where the offer of a draft goes or went out already; null for a new one. */
export const useRepetition = () => {
  const client = useApolloClient()
  return async (draft: Draft): Promise<string | null> => {
    const variables = { input: inputOf(draft) }
    const { data } = await client.query({ query: RepetitionDocument, variables, fetchPolicy: 'no-cache' })
    return data!.repetitionWarning
  }
}
