import {
  BREAK,
  execute,
  GraphQLError,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../platform/context.ts'
import { withCode } from '../../errors.ts'
import { shortcuts, type Shortcuts } from './shortcuts.ts'

/** An operation that has been validated. */
interface Question {
  document: DocumentNode
  /** Needed where the document has several. */
  operationName?: string | null | undefined
  variables: Record<string, unknown>
  context: Context
}

export type Execute = (question: Question) => Promise<ExecutionResult>

/** A document is compiled when it comes for the third time: what is asked once is not worth it, nor is an attack. */
const worthCompiling = 3
const keptDocuments = 500

interface Known {
  asked: number
  compiled: Map<string, CompiledQuery | null>
}

/** Defaults that the library takes over as they are written. */
const plainDefaults = new Set<Kind>([Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.ENUM, Kind.NULL])

/**
 * Whether the library understands the variables as the reference implementation does. Inside a list or an object it
 * takes one that is left out for null, and null for fit; an instant that is a default it leaves a text.
 */
const readsAlike = (document: DocumentNode): boolean => {
  let alike = true
  const stop = () => {
    alike = false
    return BREAK
  }
  visit(document, {
    VariableDefinition: ({ defaultValue }) => (defaultValue && !plainDefaults.has(defaultValue.kind) ? stop() : false),
    Variable: (_node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.ARGUMENT ? undefined : stop(),
  })
  return alike
}

/** The library's errors may lack extensions, which Apollo Server reads from every one. */
const asUsual = ({ message, path, locations, originalError, extensions }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError, extensions: extensions ?? {} }), { locations })

/**
 * Executes operations. A document that keeps coming is compiled to a function; the reference implementation runs all
 * others, and says what is wrong with variables.
 *
 * Gain: a sixth to two thirds of the processor's time of a question (`npm run bench:shortcuts`). Cost: a second executor,
 * which tests/contract/executors.test.ts holds to the first for every operation of ours, and the functions of the
 * documents that are kept.
 */
export const createExecute = (
  schema: GraphQLSchema,
  { compiled: compiles }: Pick<Shortcuts, 'compiled'> = shortcuts,
): Execute => {
  const documents = new LRUCache<DocumentNode, Known>({ max: keptDocuments })

  const compiledFor = (document: DocumentNode, operationName: string): CompiledQuery | null => {
    const known = documents.get(document) ?? { asked: 0, compiled: new Map() }
    documents.set(document, known)
    known.asked += 1
    if (known.asked < worthCompiling) return null
    const found = known.compiled.get(operationName)
    if (found !== undefined) return found
    const made = readsAlike(document) ? compileQuery(schema, document, operationName) : null
    const compiled = made && isCompiledQuery(made) ? made : null
    known.compiled.set(operationName, compiled)
    return compiled
  }

  return async ({ document, operationName, variables, context }) => {
    const compiled = compiles ? compiledFor(document, operationName ?? '') : null
    if (compiled) {
      const result = (await compiled.query(undefined, context, variables)) as ExecutionResult
      // Without data nothing has run: the variables do not fit.
      if (result.data !== undefined) return { ...result, ...(result.errors && { errors: result.errors.map(asUsual) }) }
    }
    const result = await execute({ schema, document, contextValue: context, variableValues: variables, operationName })
    // After fifty faults in variables the library gives up with an error that stands nowhere.
    const errors = result.errors?.map((error) => (error.path || error.nodes ? error : withCode(error)))
    return { ...result, ...(errors && { errors }) }
  }
}
