import type { DocumentNode } from 'graphql'
import { useEffect, useState } from 'react'

/** A moment is a fact about the answer that has just come, not something to be computed again. */
const moment = () => new Date()

interface Answer<T> {
  data?: T
  loading: boolean
  error?: unknown
  /** The question, as a query's result has it. */
  observable?: { query: DocumentNode; variables?: object }
}

/** When each question was last answered: a page that is opened again begins with that answer, and its age. */
const answered = new Map<string, Date>()

const nameOf = ({ observable }: Answer<unknown>): string => {
  const operation = observable?.query.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.name ? `${operation.name.value} ${JSON.stringify(observable!.variables)}` : ''
}

/**
 * Keeps the last answer in sight while a newer one is asked for or could not be had.
 * The answer to another question (another key) is kept only while waiting, never beside a failure.
 */
export const usePreviousData = <T>(answer: Answer<T>, key = '') => {
  const { data, loading, error } = answer
  const question = nameOf(answer)
  const [kept, setKept] = useState<{ key: string; data: T } | null>(null)
  if (data && (data !== kept?.data || key !== kept.key)) setKept({ key, data })

  const isFresh = Boolean(data) && !loading && !error
  const before = () => answered.get(question) ?? moment()
  const [last, setLast] = useState(() => ({ key, isFresh, loadedAt: before() }))
  if (last.key !== key || last.isFresh !== isFresh)
    setLast({ key, isFresh, loadedAt: isFresh ? moment() : last.key === key ? last.loadedAt : before() })
  useEffect(() => {
    if (isFresh && question) answered.set(question, last.loadedAt)
  }, [isFresh, question, last.loadedAt])

  const usable = kept && (kept.key === key || (loading && !error)) ? kept.data : undefined
  return {
    data: data ?? usable,
    /** What is shown answers the question before. */
    isStale: !data && Boolean(usable) && kept?.key !== key,
    loadedAt: last.loadedAt,
    markLoaded: () => setLast((current) => ({ ...current, loadedAt: moment() })),
  }
}
