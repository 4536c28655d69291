import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode } from 'graphql'

/** Where parts of a page get their data: the answers that came with the page first, then a way to ask. */
export interface DataSource {
  /** The same promise for the same question, so that a suspended part can wait for it. */
  read: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>
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

const keyOf = (document: DocumentNode, variables: unknown) => `${operationName(document)}:${JSON.stringify(variables)}`

/** A promise that React's `use` reads without waiting, by the marks that React itself puts on one. */
const kept = <Data>(data: Data): Promise<Data> =>
  Object.assign(Promise.resolve(data), { status: 'fulfilled', value: data })

/** How long a failed question is not asked again. */
const failureMilliseconds = 1_000

export const createDataSource = (wire: Wire, received: Record<string, unknown> = {}): DataSource => {
  const answers = new Map(Object.entries(received))
  const asked = new Map<string, Promise<unknown>>()
  const unused = new Set(answers.keys())

  const ask = async (key: string, document: DocumentNode, variables: unknown) => {
    try {
      const data = await wire.query(document, variables)
      answers.set(key, data)
      return data
    } catch (error) {
      // Kept until React has read it: asked anew at once, a suspended part would never learn that it failed and ask for ever.
      setTimeout(() => asked.delete(key), failureMilliseconds)
      throw error
    }
  }

  /** What came with the page. */
  const known = (document: DocumentNode, variables: unknown): Promise<unknown> | undefined => {
    const key = keyOf(document, variables)
    const data = answers.get(key)
    if (unused.delete(key)) wire.onReceived?.(document, variables, data)
    return data === undefined ? undefined : kept(data)
  }

  return {
    read: (document, variables) => {
      const key = keyOf(document, variables)
      const running = asked.get(key) ?? known(document, variables) ?? ask(key, document, variables)
      asked.set(key, running)
      return running as never
    },
    mutate: (document, variables) => wire.mutate(document, variables) as never,
    warm: () => wire.warm?.(),
    answers: () => Object.fromEntries(answers),
  }
}
