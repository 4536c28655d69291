import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLNamedType } from 'graphql'

/** Every field of a type and of what it leads to, as a selection: a test that reads all there is misses no new field. */
export const wholeSelection = (type: GraphQLNamedType): string => {
  if (isLeafType(type) || !isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument))
  return `{ ${fields.map((field) => `${field.name} ${wholeSelection(getNamedType(field.type))}`).join(' ')} }`
}
