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
  /**
   * Keeps the answer to a question young while a part shows it: calls when it has become another, by itself or after
   * `renew`. Answers how to stop.
   */
  watch: <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    how: 'read' | 'settle',
    onNews: () => void,
  ) => () => void
  /** Asks again for what is shown and would soon be older than a minute; what cannot be had stays as it was. */
  renew: () => Promise<void>
  /** Lets what was refused, or has just failed, be asked again. */
  forgetRefusals: () => void
  mutate: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => Promise<Data>
  /** Gets ready to ask, so that a first question does not wait for code. */
  warm: () => void
  /** All answers so far by their keys, to be sent along with the page. */
  answers: () => Record<string, unknown>
}

export interface Wire {
  /** `isFresh`: from the server, whatever is known. */
  query: (document: DocumentNode, variables: unknown, isFresh?: boolean) => Promise<unknown>
  mutate: (document: DocumentNode, variables: unknown) => Promise<unknown>
  warm?: () => void
  /** Told of each answer that came with the page when a part first uses it. */
  onReceived?: (document: DocumentNode, variables: unknown, data: unknown) => void
  /** Tells what an answer has become by others that name the same records; answers how to stop. */
  follow?: (document: DocumentNode, variables: unknown, onNews: (data: unknown) => void) => () => void
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

/**
 * Prices and free rooms change: an older answer is asked for again. The page looks every quarter of a minute, so that
 * nothing it shows is older than a minute.
 */
const freshMilliseconds = 45_000

/** A limit that a renewal meets says nothing about what was answered before. */
const isPassing = (answer: unknown): boolean => {
  const code = (answer as Partial<Outcome<unknown>>).refusal?.code
  return code === 'RATE_LIMITED' || code === 'UNAVAILABLE'
}

interface Watched {
  ask: () => Promise<unknown>
  listeners: Set<() => void>
  stop: (() => void) | undefined
}

export const createDataSource = (wire: Wire, received: Record<string, unknown> = {}): DataSource => {
  const answers = new Map(Object.entries(received))
  const asked = new Map<string, Promise<unknown>>()
  const unused = new Set(answers.keys())
  const cameWithPage = Date.now()
  const answeredAt = new Map<string, number>()
  const watched = new Map<string, Watched>()
  const failed = new Set<string>()

  const forgetFailure = (key: string) => {
    if (failed.delete(key)) asked.delete(key)
  }

  const ask = async (key: string, query: () => Promise<unknown>) => {
    try {
      const answer = await query()
      answers.set(key, answer)
      answeredAt.set(key, Date.now())
      return answer
    } catch (error) {
      // Kept until React has read it: asked anew at once, a suspended part would never learn that it failed and ask for ever.
      failed.add(key)
      setTimeout(() => forgetFailure(key), failureMilliseconds)
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

  /** Another answer than the one that is shown. */
  const show = (key: string, answer: unknown) => {
    if (JSON.stringify(answer) === JSON.stringify(answers.get(key))) return
    answers.set(key, answer)
    asked.set(key, kept(answer))
    for (const tell of watched.get(key)?.listeners ?? []) tell()
  }

  /** Each by itself: one that hangs keeps no other waiting. */
  const underWay = new Set<string>()
  const renewOne = async (key: string, { ask }: Watched) => {
    // Not there yet, or forgotten: whoever shows it is asking.
    if (!answers.has(key) || underWay.has(key)) return
    underWay.add(key)
    const answer = await ask().catch(() => undefined)
    underWay.delete(key)
    if (answer === undefined || isPassing(answer)) return
    answeredAt.set(key, Date.now())
    if (answers.has(key)) show(key, answer)
  }

  const isOld = (key: string) => (answeredAt.get(key) ?? cameWithPage) <= Date.now() - freshMilliseconds

  return {
    watch: (document, variables, how, onNews) => {
      const again = () => wire.query(document, variables, true)
      const key = (how === 'settle' ? settled : '') + keyOf(document, variables)
      const follow = () =>
        wire.follow?.(document, variables, (data) => {
          const shown = answers.get(key) as Partial<Outcome<unknown>> | undefined
          // What is not there yet, or was refused, is no news of a record.
          if (shown && !shown.refusal) show(key, how === 'settle' ? { data } : data)
        })
      const question: Watched = watched.get(key) ?? {
        ask: how === 'settle' ? () => settle(again()) : again,
        listeners: new Set(),
        stop: follow(),
      }
      watched.set(key, question)
      // Of its own: one part may watch the same question twice.
      const tell = () => onNews()
      question.listeners.add(tell)
      // It was shown before, and nobody has looked at it since.
      if (isOld(key)) void renewOne(key, question)
      return () => {
        question.listeners.delete(tell)
        if (question.listeners.size > 0) return
        watched.delete(key)
        question.stop?.()
      }
    },
    renew: async () => {
      const old = [...watched].filter(([key]) => isOld(key))
      await Promise.all(old.map(([key, question]) => renewOne(key, question)))
    },
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
      for (const key of failed) forgetFailure(key)
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
