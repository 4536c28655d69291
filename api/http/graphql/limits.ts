import type { ApolloServerPlugin } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import {
  getVariableValues,
  Lexer,
  Source,
  TokenKind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  isListType,
  isNonNullType,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type Token,
  type ValidationContext,
  type ValidationRule,
  type VariableDefinitionNode,
} from 'graphql'
import { fieldExtensionsEstimator, getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'
import { badUserInput, withHttpStatus } from '../../errors.ts'
import { countedItems, usualPage } from '../../platform/schema/page-args.ts'
import type { Context } from '../../platform/context.ts'
import { perOperation } from './per-operation.ts'

/** What one document may be. */
export const limits = { depth: 16, aliases: 30, tokens: 5_000, fragments: 50, nesting: 64, cost: 10_000 } as const

/** What is told of the schema is in memory: the usual question of tools (49,000 points of data) has to fit. */
const introspectionShare = 0.1

const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type) && !isListType(type.ofType)

/**
 * A field costs one point. What a list holds counts once for each item: `first` or `last` items of a connection
 * (else 25), else ten; the lists inside a connection are its page, counted already.
 */
const fieldCost: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (field.name === '__schema' || field.name === '__type') return Math.ceil(1 + childComplexity * introspectionShare)
  const isConnection = field.args.some(({ name }) => name === 'last')
  const first: unknown = args['first'] ?? args['last'] ?? (isConnection ? usualPage : undefined)
  if (typeof first === 'number') return 1 + Math.max(1, first) * childComplexity
  const isPage = field.name === 'nodes' || field.name === 'edges'
  return 1 + (isList(field.type) && !isPage ? countedItems : 1) * childComplexity
}

/** What costs less or more than that, such as a search over many nights, has a `complexity` of its own. */
export const costEstimators = [fieldExtensionsEstimator(), fieldCost]

/** Reported like any other fault of the document, not thrown as one of ours. */
const refusal = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

export const limitRules = [
  // How deep a question about the schema goes is bounded by graphql-js (MaxIntrospectionDepthRule).
  maxDepthRule({ n: limits.depth, ignoreIntrospection: true, ...refusal }),
  // Left to itself it counts none of __typename.
  maxAliasesRule({ n: limits.aliases, allowList: [], ...refusal }),
] as unknown as ValidationRule[]

const refusedUnread = (message: string) => withHttpStatus(badUserInput([{ path: ['query'], message }]))

/** The tokens of a document, as far as it can be read. */
function* tokensOf(source: string): Generator<Token> {
  const lexer = new Lexer(new Source(source))
  try {
    for (let tokens = 0; tokens < limits.tokens; tokens += 1) {
      const token = lexer.advance()
      if (token.kind === TokenKind.EOF) return
      yield token
    }
  } catch {
    // The parser says what is wrong with it.
  }
}

/**
 * Validation compares every fragment with every other, one inside the other, until it has no room left for more
 * (graphql-js, OverlappingFieldsCanBeMerged): they are counted by their keyword.
 */
const refuseManyFragments = (source: string): void => {
  // Most have the word too seldom to be read twice.
  if ((source.match(/\bfragment\b/g)?.length ?? 0) <= limits.fragments) return
  const count = [...tokensOf(source)].filter(
    ({ kind, value }) => kind === TokenKind.NAME && value === 'fragment',
  ).length
  if (count > limits.fragments)
    throw refusedUnread(`Query has ${count} fragments, one request may have ${limits.fragments}`)
}

const opening = new Set<TokenKind>([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L])
const closing = new Set<TokenKind>([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R])

/** How deep brackets stand in each other. */
const nestingOf = (source: string): number => {
  let depth = 0
  let deepest = 0
  for (const { kind } of tokensOf(source)) {
    if (opening.has(kind)) depth += 1
    if (closing.has(kind)) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Whoever reads a value goes into its lists and objects by recursion, until there is no room left. */
const refuseDeepNesting = (source: string): void => {
  // Most have too few brackets at all to be read twice.
  if ((source.match(/[([{]/g)?.length ?? 0) <= limits.nesting) return
  const depth = nestingOf(source)
  if (depth > limits.nesting)
    throw refusedUnread(`Query has brackets ${depth} deep in each other, one request may have ${limits.nesting}`)
}

/** What would bring down whoever reads the document is refused before any of it is read. */
export const refuseUnread = (source: unknown): void => {
  if (typeof source !== 'string') return
  refuseManyFragments(source)
  refuseDeepNesting(source)
}

type Question = Omit<Parameters<typeof getComplexity>[0], 'query'> & {
  query: DocumentNode
  operation: OperationDefinitionNode
}

/**
 * Points of an operation; null when its variables do not fit, which its execution will say better. One that cannot be
 * counted, such as one of endless fragments, costs more than any may.
 */
const costOf = ({ operation, ...options }: Question): number | null => {
  const definitions = operation.variableDefinitions ?? []
  if (!getVariableValues(options.schema, definitions, options.variables ?? {}).coerced) return null
  try {
    return getComplexity(options)
  } catch {
    return Infinity
  }
}

/** The arguments that say how many items a list has. */
const bounding = new Set(['first', 'last'])

interface KnownCosts {
  /** The variables that a cost can follow from: how many items, what is left out, and what a field reckons with. */
  deciding: VariableDefinitionNode[]
  points: Map<string, number>
}

const costsOf = perOperation((schema, alone, { variableDefinitions = [] }): KnownCosts => {
  const names = new Set<string>()
  const note = (argument: ArgumentNode) => void visit(argument, { Variable: ({ name }) => void names.add(name.value) })
  const types = new TypeInfo(schema)
  const reckons = () => types.getFieldDef()?.extensions['complexity'] !== undefined
  visit(
    alone,
    visitWithTypeInfo(types, {
      Argument: (argument) => (bounding.has(argument.name.value) || reckons() ? note(argument) : undefined),
      Directive: ({ arguments: given = [] }) => given.forEach(note),
    }),
  )
  return { deciding: variableDefinitions.filter(({ variable }) => names.has(variable.name.value)), points: new Map() }
})

const keptCosts = 100

/**
 * The same, worked out once for the values that matter, as they count with their defaults: a variable that is left out
 * has no place among them. What cannot be counted is not kept.
 */
const knownCostOf = (question: Question): number | null => {
  const { schema, query, operation, variables = {} } = question
  const { deciding, points } = costsOf(schema, query, operation)
  const { coerced } = getVariableValues(schema, deciding, variables)
  if (!coerced) return null
  const key = JSON.stringify(coerced)
  const cost = points.get(key) ?? costOf(question)
  if (points.size >= keptCosts) points.clear()
  if (cost !== null && Number.isFinite(cost)) points.set(key, cost)
  return cost
}

/**
 * Refuses what would cost too much before any of it runs, and tells every caller the cost of what ran. The operations
 * behind the REST paths come without HTTP: they are the server's own, and the lists in them bound their pages.
 */
export const costLimit: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, response, operationName }) => {
      if (!operation)
        throw withHttpStatus(
          badUserInput([
            { path: ['operationName'], message: 'Operation name must be one of the document’s operations' },
          ]),
        )
      if (!schema.getRootType(operation.operation))
        throw withHttpStatus(badUserInput([{ path: ['query'], message: `This API has no ${operation.operation}` }]))
      if (!request.http) return
      const cost = knownCostOf({
        operation,
        schema,
        query: document,
        estimators: costEstimators,
        ...(request.variables && { variables: request.variables }),
        ...(operationName && { operationName }),
      })
      if (cost === null) return
      const counted = Number.isFinite(cost)
      response.http?.headers.set('x-query-cost', `${counted ? cost : 'more'}/${limits.cost}`)
      if (cost <= limits.cost) return
      const points = counted ? `${cost} points` : 'more points than can be counted'
      const message = `This query costs ${points}, one request may use ${limits.cost}: ask for fewer items (first) or fewer fields`
      throw withHttpStatus(badUserInput([{ path: [], message }]))
    },
  }),
}
