import { CombinedGraphQLErrors } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { createApolloCache } from './cache.ts'
import { createDataSource } from './data-source.ts'

/** Answers a question of the page in this process. */
export type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>

/** Asks for the types too, by which the browser keeps what came with the page. */
const typed = createApolloCache()

/** One per rendered page. Nothing is kept by type here: a page is made of whole answers. */
export const createServerSource = (ask: Ask) =>
  createDataSource({
    query: async (query, variables) => {
      const answer = await ask(typed.transformDocument(query), variables as Record<string, unknown>)
      if (answer.errors) throw new CombinedGraphQLErrors(answer)
      return answer.data
    },
    mutate: () => Promise.reject(new Error('A page that is being rendered changes nothing')),
  })
