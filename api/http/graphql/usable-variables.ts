import type { ApolloServerPlugin } from '@apollo/server'
import { getVariableValues, isNonNullType, Kind, TypeInfo, visit, visitWithTypeInfo, type ASTNode } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { badUserInput, withHttpStatus } from '../../errors.ts'
import { guardsOf, requireGuard } from './guard.ts'
import { perOperation } from './per-operation.ts'

const isUsable = (text: string) => text.isWellFormed() && !text.includes('\0')

interface Place {
  name: string
  within: Place | null
  value: unknown
  level: number
}

/** More than any input has; what is deeper would use up the room of whoever reads it by recursion. */
const mostLevels = 32

const unusableCharacters = 'contains characters that cannot be used'
const tooDeep = `may have at most ${mostLevels} levels`

/** What cannot be used, and why: without recursion, for a caller decides how deep it is. */
const findUnusable = (variables: object): { place: Place; problem: string } | null => {
  const open: Place[] = [{ name: '', within: null, value: variables, level: 0 }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { name, value, level } = place
    if (level > mostLevels) return { place, problem: tooDeep }
    if (!isUsable(name)) return { place: place.within ?? place, problem: unusableCharacters }
    if (typeof value === 'string' && !isUsable(value)) return { place, problem: unusableCharacters }
    if (typeof value !== 'object' || value === null) continue
    for (const [inner, content] of Object.entries(value))
      open.push({ name: inner, within: place, value: content, level: level + 1 })
  }
  return null
}

/** The name of the field around it: a place in a list has none of its own. */
const fieldAt = (place: Place): string => {
  let at = place
  while (at.within && Array.isArray(at.within.value)) at = at.within
  return at.name
}

/** Of the text at `roomNumber`: "Room number contains …", as the form's own checks say it. */
const refusal = (field: string, problem: string) => {
  const words = (field || 'a text').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const message = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${problem}`
  return withHttpStatus(badUserInput([{ path: field ? [field] : [], message }]))
}

const nameOf = (node: ASTNode | readonly ASTNode[] | undefined): string | undefined =>
  node && 'kind' in node && (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD)
    ? node.name.value
    : undefined

/**
 * The variables that stand where null is not meant, with the argument's name. A variable may still be null where the
 * argument has a default (GraphQL specification, "All Variable Usages Are Allowed"), and only its execution would fail.
 */
const neverNull = perOperation((schema, alone) => {
  const found = new Map<string, string>()
  const types = new TypeInfo(schema)
  visit(
    alone,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable: ({ name }, _key, parent) => {
        if (isNonNullType(types.getInputType())) found.set(name.value, nameOf(parent) ?? name.value)
      },
    }),
  )
  return found
})

/** In a document that character can only be escaped, and half a surrogate pair is no syntax. */
const escapedNull = /\\u(?:0000|\{0+\})/

/**
 * PostgreSQL has no text with U+0000 or half a character in it, no input is deeper than a few levels, and null is not
 * what a default stands for: such a request is refused before anybody reads it. Of variables that do not fit, whoever
 * may not ask for every field of the operation is told that alone; the rest of them the execution words.
 */
export const usableVariables: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, source, request, contextValue }) => {
      if (escapedNull.test(source)) throw refusal('', unusableCharacters)
      if (!operation) return
      const { variables = {} } = request
      const unusable = findUnusable(variables)
      const { coerced } = unusable ? {} : getVariableValues(schema, operation.variableDefinitions ?? [], variables)
      const [, nullPlace] = [...neverNull(schema, document, operation)].find(([name]) => coerced?.[name] === null) ?? []
      if (coerced && !nullPlace) return
      try {
        for (const guard of guardsOf(schema, document, operation)) requireGuard(contextValue, guard)
      } catch (error) {
        throw withHttpStatus(error)
      }
      if (unusable) throw refusal(fieldAt(unusable.place), unusable.problem)
      if (nullPlace) throw refusal(nullPlace, 'must not be null')
    },
  }),
}
