import type { ApolloClient } from '@apollo/client'
import { getMainDefinition } from '@apollo/client/utilities'

/** What answers differently after a change of a record, whichever it was. */
const questions = new Set([
  'contentEntries',
  'contentFacts',
  'contentLinks',
  'contentOverview',
  'contentRevisions',
  'hotel',
  'linksToFix',
  'pictureUses',
])

type Shown = ReturnType<ApolloClient['getObservableQueries']> extends Set<infer Query> ? Query : never

const isConcerned = ({ query }: Shown): boolean =>
  getMainDefinition(query).selectionSet.selections.some(
    (field) => field.kind === 'Field' && questions.has(field.name.value),
  )

/**
 * After a change of the website: what is on screen is asked for again, and stays until the answer is there. Everything
 * else is asked for when it comes on screen, as each of these questions is sent then. What cannot be had says so itself.
 */
export const refetchContent = async (client: ApolloClient): Promise<void> => {
  await Promise.allSettled([...client.getObservableQueries()].filter(isConcerned).map((shown) => shown.refetch()))
}
