import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { publicOperations } from '#graphql/public-operations.ts'
import type { Context } from '../context.ts'
import type { Executor } from './execute.ts'

type PublicOperation = (typeof publicOperations)[number]

/** What every stranger is told alike: it counts nobody's tries, and no secret is asked with. */
const toldAlike = new Set<string>([
  'hotel',
  'places',
  'walkingAttractions',
  'restaurants',
  'driveAttractions',
  'dayTrips',
  'gettingAround',
  'faq',
  'gallery',
  'pictures',
  'reviews',
  'recognition',
  'notice',
  'blogPosts',
  'blogPost',
  'roomTypes',
  'roomType',
  'rateCalendar',
] satisfies PublicOperation[])

const isOperation = (definition: DocumentNode['definitions'][number]): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

type Effect = 'told alike' | 'reads' | 'changes'

/** Of all that the document can do: one operation of several is chosen later. */
const effectOf = (document: DocumentNode): Effect => {
  const operations = document.definitions.filter(isOperation)
  if (operations.some(({ operation }) => operation !== OperationTypeNode.QUERY)) return 'changes'
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections)
  return fields.every((field) => field.kind === Kind.FIELD && toldAlike.has(field.name.value)) ? 'told alike' : 'reads'
}

const keptAnswers = 300
/** A longer question is a stranger's own: it would only take memory. */
const longestKey = 1_000

/**
 * Strangers who ask the same in the same second of the clock get one answer between them: on a busy evening many look
 * at the same month. A second, because what appears by itself (a scheduled post, a new day) does so at its beginning,
 * and what jobs and other instances change may be seen that much later. A change on this instance ends the sharing:
 * nobody who has just changed something is told how it was before.
 */
export const shareReads = (execute: Executor): Executor => {
  const effects = new LRUCache<DocumentNode, Effect>({ max: 500, memoMethod: effectOf })
  const answers = new LRUCache<string, ReturnType<Executor>>({ max: keptAnswers })

  return async (question) => {
    const { document, request, operationName, queryHash } = question
    const context = question.context as Context
    const effect = effects.memo(document)
    if (effect === 'changes') return Promise.resolve(execute(question)).finally(() => answers.clear())
    if (effect === 'reads' || context.viewer) return execute(question)
    const second = Math.floor(context.now().getTime() / 1000)
    const key = JSON.stringify([second, queryHash, operationName, context.locale, request.variables])
    if (key.length > longestKey) return execute(question)
    const known = answers.get(key)
    if (known) return known
    const answer = Promise.resolve(execute(question))
    answers.set(key, answer)
    const { errors } = await answer.catch(() => ({ errors: [] }))
    if (errors) answers.delete(key)
    return answer
  }
}
