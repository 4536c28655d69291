import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createContext, use, useCallback, useContext, useState } from 'react'
import type { DataSource, Outcome } from './data-source.ts'

export const DataContext = createContext<DataSource | null>(null)

export const useDataSource = (): DataSource => {
  const source = useContext(DataContext)
  if (!source) throw new Error('useDataSource needs a DataContext around it')
  return source
}

/**
 * The answer to a query; suspends until it is here. Guests only read, so answers are not watched for changes.
 * Always by `use`, also when the answer is here: a part that goes on after a wait is given its promises in their order,
 * and one question less would give the next one its answer.
 */
export const useQuery = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Data => {
  const source = useDataSource()
  return use(source.read(document, variables))
}

/** What became of a query that may be refused, by a limit or for what a guest typed; suspends until that is known. */
export const useOutcome = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Outcome<Data> => {
  const source = useDataSource()
  return use(source.settle(document, variables))
}

/** `[mutate, { loading }]`; `mutate` answers the data or throws what `readFailure` understands. */
export const useMutation = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => {
  const source = useDataSource()
  const [loading, setLoading] = useState(false)
  const mutate = useCallback(
    (variables: Variables): Promise<Data> => {
      setLoading(true)
      return source.mutate(document, variables).finally(() => setLoading(false))
    },
    [source, document],
  )
  return [mutate, { loading }] as const
}
