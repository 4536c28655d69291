import { Extensions } from 'type-graphql'
import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'
import type { Permission } from '#graphql/permissions.ts'

const key = 'readableWith'

/**
 * Says of a type, or of one field of it, who may read it, whichever operation leads there: whoever holds one of these
 * permissions; where none is named, whoever is led there. What stands at a field takes the place of what stands at its
 * type. A type without it is public, and only public operations lead there.
 */
export const ReadableWith = (...oneOf: Permission[]) => Extensions({ [key]: oneOf })

type Readers = readonly Permission[]

/** What is said of the type; a page of a list is read by the readers of its records. */
export const readersOfType = (type: GraphQLObjectType): Readers | undefined => {
  const said = type.extensions[key] as Readers | undefined
  if (said || !/(Edge|Connection)$/.test(type.name)) return said
  const { node, nodes } = type.getFields()
  const record = getNamedType((node ?? nodes)?.type)
  return isObjectType(record) ? readersOfType(record) : undefined
}

/** One of these permissions is needed to read the field; of none, nothing more than being led there. */
export const readersOf = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Readers =>
  (field.extensions[key] as Readers | undefined) ?? readersOfType(type) ?? []
