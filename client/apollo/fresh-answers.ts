import { ApolloLink } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { defer, finalize, of, switchMap, tap, type Observable } from 'rxjs'

const isMutation = ({ query }: ApolloLink.Operation): boolean => {
  const definition = getMainDefinition(query)
  return definition.kind === 'OperationDefinition' && definition.operation === 'mutation'
}

const questionOf = ({ operationName, variables }: ApolloLink.Operation) =>
  `${operationName} ${JSON.stringify(variables)}`

/**
 * An answer that may be older than what is known is asked for again: one to a question from before a change, which
 * arrives after the change was answered, and one that a later answer to the same question has overtaken.
 * The client takes each answer as it arrives, so an older one that arrives last would stay on screen. A mutation on which
 * no answer depends says so in its context: `changesNoAnswer`.
 */
export const createFreshAnswersLink = (): ApolloLink => {
  const onTheirWay = new Set<{ question: string; isOld: boolean }>()
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) {
      if (operation.getContext()['changesNoAnswer']) return forward(operation)
      return forward(operation).pipe(
        tap(() => {
          for (const asked of onTheirWay) asked.isOld = true
        }),
      )
    }
    const question = questionOf(operation)
    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const asked = { question, isOld: false }
        onTheirWay.add(asked)
        return forward(operation).pipe(
          tap(() => {
            for (const before of onTheirWay) {
              if (before === asked) break
              if (before.question === question) before.isOld = true
            }
          }),
          switchMap((answer) => (asked.isOld ? ask() : of(answer))),
          finalize(() => onTheirWay.delete(asked)),
        )
      })
    return ask()
  })
}
