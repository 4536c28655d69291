import { ApolloLink } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'
import { defer, of, switchMap, tap, type Observable } from 'rxjs'

const isMutation = ({ query }: ApolloLink.Operation): boolean => {
  const definition = getMainDefinition(query)
  return definition.kind === 'OperationDefinition' && definition.operation === 'mutation'
}

/**
 * An answer to a question from before a change, which arrives after the change was answered, is asked for again.
 * The client takes no notice of a forgotten list while it is being asked for, so an older answer would stay on screen.
 */
export const createFreshAnswersLink = (): ApolloLink => {
  let changesAnswered = 0
  return new ApolloLink((operation, forward) => {
    if (isMutation(operation)) return forward(operation).pipe(tap(() => (changesAnswered += 1)))
    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const answeredBefore = changesAnswered
        return forward(operation).pipe(switchMap((answer) => (answeredBefore === changesAnswered ? of(answer) : ask())))
      })
    return ask()
  })
}
