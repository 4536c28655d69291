import type { FastifyRequest } from 'fastify'
import { typeFromAST, type GraphQLInputType, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { InputIssue } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../../modules/hotel/hotel-day.ts'
import { isId } from '../../platform/schema/ids.ts'
import { queryOf } from './query.ts'
import { readValue, type Reading } from './read-value.ts'
import type { RestRoute } from '../../platform/rest-route.ts'

/** Query parameter -> variable, the language too. */
export const parameterVariables = (route: RestRoute): Record<string, string> => ({
  ...route.query,
  ...(route.language && { [route.language]: 'locale' }),
})

const variableTypes = (schema: GraphQLSchema, operation: OperationDefinitionNode) =>
  new Map(
    (operation.variableDefinitions ?? []).map(
      ({ variable, type }) => [variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType] as const,
    ),
  )

/** Belongs to no record: one of another shape is answered like one that nothing has. */
const nobodysId = '00000000-0000-0000-0000-000000000000'

const pathParameters = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.params as Record<string, string>).map(([name, value]) => [
      name,
      name === 'id' && !isId(value) ? nobodysId : value,
    ]),
  )

/** What an address can only spell, as the type wants it; what does not fit is refused in words. */
const spelled = (text: string, type: string): unknown => {
  if (type.startsWith('Int') && /^-?\d+$/.test(text)) return Number(text)
  return type.startsWith('Boolean') && /^(true|false)$/.test(text) ? text === 'true' : text
}

/** The variables of a path's operation, and what is wrong with them. */
export const readVariables = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  route: RestRoute,
  request: FastifyRequest,
  { locale, facts }: Pick<Context, 'locale' | 'facts'>,
): { variables: Record<string, unknown>; issues: InputIssue[] } => {
  const types = variableTypes(schema, operation)
  const inPath = pathParameters(request)
  const query = queryOf(request)
  const issues: InputIssue[] = []
  const dayOf = (instant: Date) => hotelDay(facts, instant)
  const ofAddress: Reading = { issues, dayOf, nameOf: ([parameter]) => `The parameter ${parameter}` }
  const ofBody: Reading = { issues, dayOf, nameOf: (path) => `The field ${path.join('.')}` }

  const variables: Record<string, unknown> = route.body ? {} : { ...inPath }
  for (const [parameter, variable] of Object.entries(parameterVariables(route))) {
    const given = query[parameter] || (variable === 'locale' ? locale : undefined)
    const type = types.get(variable)!
    const value = given && spelled(given, String(type))
    const read = readValue(type, value, [parameter], ofAddress)
    if (read !== undefined) variables[variable] = read
  }
  if (route.body) {
    const body = { ...(request.body as object | undefined), ...inPath }
    variables[route.body] = readValue(types.get(route.body)!, body, [], ofBody)
  }
  return { variables, issues }
}
