import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { Observable } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { createFreshAnswersLink } from './fresh-answers.ts'

const count = gql`
  query Count($of: String!) {
    count(of: $of)
  }
`
const add = gql`
  mutation Add {
    add
  }
`

/** A client whose questions wait until the test answers them, each by its place in the order of asking. */
const createClient = () => {
  const asked: ((data: Record<string, unknown>) => void)[] = []
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push((data) => {
          observer.next({ data })
          observer.complete()
        })
      }),
  )
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    queryDeduplication: false,
    link: ApolloLink.from([createFreshAnswersLink(), server]),
  })
  const ask = (of = 'shells') => client.query({ query: count, variables: { of }, fetchPolicy: 'network-only' })
  const known = (of = 'shells') => client.readQuery<{ count: number }>({ query: count, variables: { of } })?.count
  return { client, asked, ask, known }
}

describe('an answer that may be old', () => {
  test('overtaken by a later one to the same question, is asked for again', async () => {
    const { asked, ask, known } = createClient()
    const [first, second] = [ask(), ask()]
    asked[1]!({ count: 2 })
    await second
    asked[0]!({ count: 1 })
    expect(asked).toHaveLength(3)
    asked[2]!({ count: 3 })
    expect((await first).data).toEqual({ count: 3 })
    expect(known()).toBe(3)
  })

  test('from before a change, is asked for again', async () => {
    const { client, asked, ask, known } = createClient()
    const question = ask()
    const change = client.mutate({ mutation: add })
    asked[1]!({ add: true })
    await change
    asked[0]!({ count: 1 })
    asked[2]!({ count: 2 })
    await question
    expect(known()).toBe(2)
  })

  test('from before what changes no answer, is taken as it is', async () => {
    const { client, asked, ask, known } = createClient()
    const question = ask()
    const beside = client.mutate({ mutation: add, context: { changesNoAnswer: true } })
    asked[1]!({ add: true })
    await beside
    asked[0]!({ count: 1 })
    await question
    expect(asked).toHaveLength(2)
    expect(known()).toBe(1)
  })

  test.each([
    ['in the order of asking', 'shells', [0, 1]],
    ['to another question', 'palms', [1, 0]],
  ])('%s, is taken as it is', async (_, other, order) => {
    const { asked, ask } = createClient()
    const questions = [ask(), ask(other)]
    for (const place of order) {
      asked[place]!({ count: place })
      await questions[place]
    }
    expect(asked).toHaveLength(2)
  })
})
