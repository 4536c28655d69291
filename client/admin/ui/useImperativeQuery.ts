import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

/**
 * A question that a button asks; throws what went wrong. The last answer stays until the next one comes, and is nobody
 * else's: a part of a record would take the place of what is shown of it.
 */
export const useImperativeQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) => {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<Data>()
  const [busy, setBusy] = useState(false)
  const ask = async (variables: Variables): Promise<Data> => {
    setBusy(true)
    try {
      const { data } = await client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' })
      setAnswer(data)
      return data!
    } finally {
      setBusy(false)
    }
  }
  return { answer, busy, ask }
}
