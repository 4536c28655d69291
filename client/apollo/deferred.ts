import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { createContext, startTransition, use, useCallback, useContext, useEffect, useReducer, useState } from 'react'
import type { DataSource, Outcome } from './data-source.ts'

export const DataContext = createContext<DataSource | null>(null)

export const useDataSource = (): DataSource => {
  const source = useContext(DataContext)
  if (!source) throw new Error('useDataSource needs a DataContext around it')
  return source
}

/** Shows the part again when the answer has become another; see `renewWhileSeen`. */
const useWatched = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  how: 'read' | 'settle',
  isKeptYoung = true,
) => {
  const source = useDataSource()
  const [, show] = useReducer((times: number) => times + 1, 0)
  const key = JSON.stringify(variables)
  useEffect(
    () =>
      isKeptYoung ? source.watch(document, JSON.parse(key) as Variables, how, () => startTransition(show)) : undefined,
    [source, document, key, how, isKeptYoung],
  )
  return source
}

/**
 * The answer to a query; suspends until it is here.
 * Always by `use`, also when the answer is here: a part that goes on after a wait is given its promises in their order,
 * and one question less would give the next one its answer.
 */
export const useQuery = <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Data => {
  const source = useWatched(document, variables, 'read')
  return use(source.read(document, variables))
}

/**
 * What became of a query that may be refused, by a limit or for what a guest typed; suspends until that is known.
 * @param isKeptYoung false where each asking counts against a limit of the guest's
 */
export const useOutcome = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  isKeptYoung = true,
): Outcome<Data> => {
  const source = useWatched(document, variables, 'settle', isKeptYoung)
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
