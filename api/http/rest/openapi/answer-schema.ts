import {
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { typeWithoutErrors } from '../../../platform/schema/semantic-non-null.ts'
import type { RestRoute } from '../../../platform/rest-route.ts'
import type { JsonSchema } from '../describe-route.ts'
import type { RestOperations } from '../operations.ts'
import { orNull, type Components } from './components.ts'
import { leafSchema } from './leaf-schema.ts'

interface Asked {
  key: string
  field: FieldNode
}

const own = (name: string) => name.replace(/^Rest/, '')

/** Makes the JSON Schemas of answers from what their operations ask for. */
export const createAnswerSchemas = (
  schema: GraphQLSchema,
  document: RestOperations['document'],
  components: Components,
) => {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )

  const fieldsOf = ({ selections }: SelectionSetNode): Asked[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fieldsOf(fragments.get(selection.name.value)!.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet)
      return [{ key: selection.alias?.value ?? selection.name.value, field: selection }]
    })

  const fieldType = (type: GraphQLObjectType, { name }: FieldNode) => type.getFields()[name.value]!

  const objectSchema = (type: GraphQLObjectType, set: SelectionSetNode): JsonSchema => {
    const asked = fieldsOf(set)
    const properties = asked.map(({ key, field }) => {
      const { type: inner, description } = fieldType(type, field)
      return [key, { ...valueSchema(inner, field.selectionSet), description }]
    })
    return {
      type: 'object',
      description: type.description,
      required: asked.map(({ key }) => key),
      properties: Object.fromEntries(properties),
    }
  }

  /** What is one fragment and nothing else has its name, all else that of its type. */
  const nameOf = (type: GraphQLObjectType, { selections: [first, ...others] }: SelectionSetNode) =>
    first?.kind === Kind.FRAGMENT_SPREAD && others.length === 0 ? own(first.name.value) : type.name

  const givenSchema = (type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema => {
    if (isNonNullType(type)) return givenSchema(type.ofType, set)
    if (isListType(type)) return { type: 'array', items: valueSchema(type.ofType, set) }
    if (isLeafType(type)) return leafSchema(type, components)
    if (!isObjectType(type) || !set) throw new Error(`${type.name} has no form in REST`)
    return components.refer(nameOf(type, set), () => objectSchema(type, set))
  }

  const valueSchema = (type: GraphQLOutputType, set: SelectionSetNode | undefined): JsonSchema => {
    const given = givenSchema(type, set)
    return isNonNullType(type) ? given : orNull(given)
  }

  const placeOf = (operation: OperationDefinitionNode, path: string) =>
    path.split('.').reduce<{ type: GraphQLOutputType; set: SelectionSetNode | undefined }>(
      ({ type, set }, step) => {
        const inside = isNonNullType(type) ? type.ofType : type
        const asked = set && fieldsOf(set).find(({ key }) => key === step)
        if (!asked || !isObjectType(inside)) throw new Error(`${operation.name?.value} does not ask for ${path}`)
        return { type: typeWithoutErrors(fieldType(inside, asked.field)), set: asked.field.selectionSet }
      },
      { type: schema.getRootType(operation.operation)!, set: operation.selectionSet },
    )

  const wrapIn = (inner: JsonSchema, keys: string[]): JsonSchema =>
    keys
      .toReversed()
      .reduce<JsonSchema>((value, key) => ({ type: 'object', required: [key], properties: { [key]: value } }), inner)

  const wrapped = (type: GraphQLObjectType, set: SelectionSetNode, wrap: Record<string, string[]>): JsonSchema => {
    const whole = objectSchema(type, set)
    const properties = { ...(whole['properties'] as Record<string, JsonSchema>) }
    for (const { key, field } of fieldsOf(set)) {
      const { type: inner, description } = fieldType(type, field)
      if (!wrap[key]) continue
      const value = wrapIn(givenSchema(inner, field.selectionSet), wrap[key])
      properties[key] = { ...(isNonNullType(inner) ? value : orNull(value)), description }
    }
    return { ...whole, properties }
  }

  /** Null is an answer where a single record may be missing and the path does not say so by a status. */
  return (operation: OperationDefinitionNode, { answer, wrap, map, missing }: RestRoute): JsonSchema => {
    const { type, set } = placeOf(operation, answer)
    const inside = isNonNullType(type) ? type.ofType : type
    if (map && set && isListType(inside)) {
      const record = (isNonNullType(inside.ofType) ? inside.ofType.ofType : inside.ofType) as GraphQLObjectType
      const { field } = fieldsOf(set).find(({ key }) => key === map.value)!
      const value = fieldType(record, field)
      return {
        type: 'object',
        additionalProperties: { ...valueSchema(value.type, field.selectionSet), description: value.description },
      }
    }
    if (wrap && set && isObjectType(inside)) return wrapped(inside, set, wrap)
    return isObjectType(inside) && operation.operation === 'query' && !missing
      ? valueSchema(type, set)
      : givenSchema(type, set)
  }
}
