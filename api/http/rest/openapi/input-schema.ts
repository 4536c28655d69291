import {
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql'
import type { JsonSchema } from '../describe-route.ts'
import { readRule } from './bounds.ts'
import { orNull, type Components } from './components.ts'
import { givenLeafSchema } from './leaf-schema.ts'

interface InputOptions {
  components: Components
  /** What is left out stays as it is: no default takes its place. */
  isChange: boolean
}

/** The JSON Schema of a value that a caller gives, null apart, with the bounds of its rule. */
export const inputSchema = (
  type: GraphQLInputType,
  rule: JsonSchema | undefined,
  options: InputOptions,
): JsonSchema => {
  if (isNonNullType(type)) return inputSchema(type.ofType, rule, options)
  const { bounds, items } = readRule(rule)
  const { default: usual, ...limits } = bounds
  const said = { ...limits, ...(usual !== undefined && !options.isChange && { default: usual }) }
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType, items, options), ...said }
  if (isInputObjectType(type)) return options.components.refer(type.name, () => objectSchema(type, rule, options))
  const leaf = givenLeafSchema(type, options.components)
  // What an enum of the schema may be stands there already.
  return '$ref' in leaf || 'anyOf' in leaf ? leaf : { ...leaf, ...said }
}

const fieldSchema = (field: GraphQLInputField, rule: JsonSchema | undefined, options: InputOptions): JsonSchema => {
  const value = { ...inputSchema(field.type, rule, options), description: field.description }
  return isNonNullType(field.type) ? value : orNull(value)
}

/** An object without the fields that are told elsewhere, such as in the path. */
export const objectSchema = (
  type: GraphQLInputObjectType,
  rule: JsonSchema | undefined,
  options: InputOptions,
  toldElsewhere: ReadonlySet<string> = new Set(),
): JsonSchema => {
  const fields = Object.values(type.getFields()).filter(({ name }) => !toldElsewhere.has(name))
  const { field } = readRule(rule)
  return {
    type: 'object',
    description: type.description,
    additionalProperties: false,
    required: fields.filter((known) => isNonNullType(known.type)).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((known) => [known.name, fieldSchema(known, field(known.name), options)])),
  }
}
