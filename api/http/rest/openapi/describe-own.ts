import { isInputObjectType } from 'graphql'
import type { DescribedRoute, JsonSchema } from '../describe-route.ts'
import { schemaOfRules } from './bounds.ts'
import type { Describing } from './describe-operation.ts'
import { objectSchema } from './input-schema.ts'
import { pathParameters } from './parameters.ts'
import { refusalsOf, successHeaders } from './responses.ts'
import { bySession, permissionsText, securityOf } from './security.ts'
import { tagOf } from './tags.ts'

const inContent = (content: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(content).map(([type, form]) => [type, { schema: form }]))

/** Files, streams and what other programs ask for. */
export const describeOwn = ({ schema, components }: Describing, route: DescribedRoute) => {
  const {
    operationId,
    summary,
    method,
    path,
    query = {},
    required = [],
    body,
    rules,
    answer,
    needs,
    sessionOnly,
    refusals = [],
  } = route
  const formOf = (form: JsonSchema | string): JsonSchema => {
    if (typeof form !== 'string') return form
    const type = schema.getType(form)
    if (!isInputObjectType(type)) throw new Error(`The schema has no input ${form}`)
    const rule = rules && schemaOfRules(rules)
    return components.refer(form, () => objectSchema(type, rule, { components, isChange: false }))
  }
  const needed = needs ? [needs] : []
  return {
    operationId,
    tags: [tagOf(path)],
    summary,
    description: permissionsText(needed) ?? `${summary}.`,
    security: sessionOnly ? bySession : securityOf(needed),
    parameters: [
      ...pathParameters(route),
      ...Object.entries(query).map(([name, { description, ...form }]) => ({
        name,
        in: 'query',
        ...(required.includes(name) && { required: true }),
        description,
        schema: form,
      })),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: inContent(Object.fromEntries(Object.entries(body).map(([type, form]) => [type, formOf(form)]))),
      },
    }),
    responses: {
      [answer.status ?? 200]: {
        description: answer.description,
        headers: successHeaders({ isCounted: refusals.includes('RATE_LIMITED') }),
        ...(answer.content && { content: inContent(answer.content) }),
      },
      ...refusalsOf({
        method,
        knowsCaller: !route.ignoresCaller,
        limitsBody: Object.keys(body ?? {}).join() !== 'multipart/form-data',
        isGuarded: needed.length > 0,
        codes: refusals,
      }),
    },
  }
}
