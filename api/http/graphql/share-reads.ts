import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { toldAlike } from '#graphql/public-operations.ts'
import type { Execute } from './execute.ts'

const sharedFields = new Set<string>(toldAlike)

const isOperation = (definition: DocumentNode['definitions'][number]): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

type Effect = 'told alike' | 'reads' | 'changes'

/** Of all that the document can do: one operation of several is chosen later. */
const effectOf = (document: DocumentNode): Effect => {
  const operations = document.definitions.filter(isOperation)
  if (operations.some(({ operation }) => operation !== OperationTypeNode.QUERY)) return 'changes'
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  return fields.every((field) => field.kind === Kind.FIELD && sharedFields.has(field.name.value))
    ? 'told alike'
    : 'reads'
}

/** A longer question is a stranger's own: it would only take memory. */
const longestKey = 1_000

/** JSON has no word for a value that is broken or undefined: written as null, or not at all, it would be another one. */
const exact = (_name: string, value: unknown) =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? { [String(value)]: true } : value

interface Known {
  id: number
  effect: Effect
}

/**
 * Strangers who ask the same in the same second of the clock get one answer between them: on a busy evening many look
 * at the same month. A second, because what appears by itself (a scheduled post, a new day) does so at its beginning.
 * The answers are kept, and thrown away, with the pages that are made of them. A change by staff ends the sharing: nobody
 * who has just changed something is told how it was before. A stranger's does not, or anybody could end it for all.
 */
export const shareReads = (execute: Execute): Execute => {
  let ids = 0
  let current = 0
  const memoMethod = (document: DocumentNode): Known => ({ id: (ids += 1), effect: effectOf(document) })
  const known = new LRUCache<DocumentNode, Known>({ max: 500, memoMethod })

  return async (question) => {
    const { document, operationName, variables, context } = question
    const { id, effect } = known.memo(document)
    const { moments } = context.pages
    if (effect === 'changes' && context.viewer) return execute(question).finally(() => moments.clear())
    if (effect !== 'told alike' || context.viewer) return execute(question)
    const second = Math.floor(context.now().getTime() / 1000)
    // What nobody can be told any more would only take memory.
    if (second !== current) moments.clear()
    current = second
    const key = JSON.stringify([second, id, operationName, context.locale, variables], exact)
    if (key.length > longestKey) return execute(question)
    const shared = moments.get(key)
    if (shared) return shared
    const answer = execute(question)
    moments.set(key, answer)
    const { errors } = await answer.catch(() => ({ errors: [] }))
    if (errors) moments.delete(key)
    return answer
  }
}
