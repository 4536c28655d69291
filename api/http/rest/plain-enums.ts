import {
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** Where enum values stand in an answer: key -> the enum, or what is further inside. */
type Places = Map<string, GraphQLEnumType | Places>

type Fragments = Map<string, FragmentDefinitionNode>

const placesIn = (type: GraphQLNamedType, { selections }: SelectionSetNode, fragments: Fragments): Places => {
  const places: Places = new Map()
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const { selectionSet } = fragments.get(selection.name.value)!
      for (const place of placesIn(type, selectionSet, fragments)) places.set(...place)
    } else if (selection.kind === Kind.FIELD && isObjectType(type)) {
      const found = type.getFields()[selection.name.value]
      const inner = found && getNamedType(found.type)
      const key = selection.alias?.value ?? selection.name.value
      if (isEnumType(inner)) places.set(key, inner)
      else if (inner && selection.selectionSet) {
        const further = placesIn(inner, selection.selectionSet, fragments)
        if (further.size > 0) places.set(key, further)
      }
    }
  }
  return places
}

const spell = (value: unknown, places: GraphQLEnumType | Places): unknown => {
  if (value == null) return value
  if (Array.isArray(value)) return value.map((item) => spell(item, places))
  if (isEnumType(places)) return places.getValue(String(value))?.value
  const spelled = [...places].map(([key, inner]) => [key, spell((value as Record<string, unknown>)[key], inner)])
  return { ...value, ...Object.fromEntries(spelled) }
}

/** Makes the enum values of an operation's answer those that the product itself uses: `open`, not OPEN. */
export const plainEnums = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) => {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  const places = placesIn(schema.getRootType(operation.operation)!, operation.selectionSet, fragments)
  return (data: unknown): unknown => spell(data, places)
}
