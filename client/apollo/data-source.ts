import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'
import { isRefusal, readFailure, type Failure } from './failure.ts'

/** What became of a question that may be refused. */
export type Outcome<Data> = { data: Data; refusal?: undefined } | { data?: undefined; refusal: Failure }

/** Where parts of a page get their data: the answers that came with the page first, then a way to ask. */
export interface DataSource {
  /** The same promise for the same question, so that a suspended part can wait for it. */
  read: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>
  /** The same for a question that may be refused: the refusal comes with the page like any answer. */
  settle: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Outcome<Data>>
  /** Lets what was refused be asked again. */
  forgetRefusals: () => void
  mutate: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>
  /** Gets ready to ask, so that a first question does not wait for code. */
  warm: () => void
  /** All answers so far by their keys, to be sent along with the page. */
  answers: () => Record<string, unknown>
}

export interface Wire {
  query: (document: DocumentNode, variables: unknown) => Promise<unknown>
  mutate: (document: DocumentNode, variables: unknown) => Promise<unknown>
  warm?: () => void
  /** Told of each answer that came with the page when a part first uses it. */
  onReceived?: (document: DocumentNode, variables: unknown, data: unknown) => void
}

const operationName = (document: DocumentNode): string => {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.name?.value ?? ''
}

const settle = async <Data>(question: Promise<Data>): Promise<Outcome<Data>> => {
  try {
    return { data: await question }
  } catch (error) {
    const refusal = readFailure(error)
    if (!isRefusal(refusal)) throw error
    return { refusal }
  }
}

const keyOf = (document: DocumentNode, variables: unknown) => `${operationName(document)}:${JSON.stringify(variables)}`

/** A promise that React's `use` reads without waiting, by the marks that React itself puts on one. */
const kept = <Data>(data: Data): Promise<Data> =>
  Object.assign(Promise.resolve(data), { status: 'fulfilled', value: data })

/** Begins the keys of outcomes, which are not what the query itself answers. */
const settled = 'settled '

/** How long a failed question is not asked again. */
const failureMilliseconds = 1_000

export const createDataSource = (wire: Wire, received: Record<string, unknown> = {}): DataSource => {
  const answers = new Map(Object.entries(received))
  const asked = new Map<string, Promise<unknown>>()
  const unused = new Set(answers.keys())

  const ask = async (key: string, query: () => Promise<unknown>) => {
    try {
      const answer = await query()
      answers.set(key, answer)
      return answer
    } catch (error) {
      // Kept until React has read it: asked anew at once, a suspended part would never learn that it failed and ask for ever.
      setTimeout(() => asked.delete(key), failureMilliseconds)
      throw error
    }
  }

  /** What came with the page. */
  const known = <Answer>(key: string, onReceived: (answer: Answer) => void): Promise<unknown> | undefined => {
    const answer = answers.get(key)
    if (unused.delete(key)) onReceived(answer as Answer)
    return answer === undefined ? undefined : kept(answer)
  }

  const remember = <Answer>(key: string, query: () => Promise<Answer>, onReceived: (answer: Answer) => void) => {
    const running = asked.get(key) ?? known(key, onReceived) ?? ask(key, query)
    asked.set(key, running)
    return running as never
  }

  return {
    read: (document, variables) =>
      remember(
        keyOf(document, variables),
        () => wire.query(document, variables),
        (data) => wire.onReceived?.(document, variables, data),
      ),
    settle: (document, variables) =>
      remember(
        settled + keyOf(document, variables),
        () => settle(wire.query(document, variables)),
        ({ data }) => data && wire.onReceived?.(document, variables, data),
      ),
    forgetRefusals: () => {
      for (const [key, answer] of answers)
        if (key.startsWith(settled) && (answer as Outcome<unknown>).refusal) {
          answers.delete(key)
          asked.delete(key)
        }
    },
    mutate: (document, variables) => wire.mutate(document, variables) as never,
    warm: () => wire.warm?.(),
    answers: () => Object.fromEntries(answers),
  }
}
