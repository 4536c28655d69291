import { getNamedType, isInterfaceType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import type { Permission } from '#graphql/permissions.ts'
import { readersOf, readersOfType } from '../../platform/schema/readable-with.ts'

/** What a field asks of a caller. */
export interface Guard {
  /** Such as Inquiry.email; an operation is "This". */
  field: string
  /** One of these permissions; of none, a person with a session. */
  oneOf: readonly Permission[]
}

/** Every operation, such as Query.inquiries, with its guard; undefined where its method has no @Authorized. */
const operationGuards = (): Map<string, Guard | undefined> => {
  const { queries, mutations, subscriptions, authorizedFields } = getMetadataStorage()
  const guards = new Map(
    authorizedFields.map(({ target, fieldName, roles }) => [
      `${target.name}.${fieldName}`,
      { field: 'This', oneOf: roles as Permission[] },
    ]),
  )
  return new Map(
    Object.entries({ Query: queries, Mutation: mutations, Subscription: subscriptions }).flatMap(([root, operations]) =>
      operations.map(({ target, methodName, schemaName }) => [
        `${root}.${schemaName}`,
        guards.get(`${target.name}.${methodName}`),
      ]),
    ),
  )
}

/** @throws when an operation is neither public nor guarded, or when the public list names one that is not there. */
export const refuseUnguarded = (publicOperations: readonly string[]): void => {
  const open = [...operationGuards()].filter(([, guard]) => guard === undefined).map(([name]) => name.split('.')[1]!)
  const forgotten = open.filter((name) => !publicOperations.includes(name))
  const stale = publicOperations.filter((name) => !open.includes(name))
  if (forgotten.length > 0) throw new Error(`These operations are neither public nor guarded: ${forgotten.join(', ')}`)
  if (stale.length > 0) throw new Error(`These are listed as public but are guarded or gone: ${stale.join(', ')}`)
}

export const rootsOf = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)

const objectTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && !rootsOf(schema).includes(type),
  )

/** The types that public operations lead to, by fields that everybody may read. */
const publicTypes = (schema: GraphQLSchema, publicOperations: readonly string[]): Set<GraphQLObjectType> => {
  const found = new Set<GraphQLObjectType>()
  const visit = (type: unknown) => {
    if (!isObjectType(type) || found.has(type) || readersOfType(type)) return
    found.add(type)
    for (const field of Object.values(type.getFields()))
      if (readersOf(type, field).length === 0) visit(getNamedType(field.type))
  }
  for (const root of rootsOf(schema))
    for (const field of Object.values(root.getFields()))
      if (publicOperations.includes(field.name)) visit(getNamedType(field.type))
  return found
}

/** @throws when a type is neither public nor says who may read it */
export const refuseUndeclared = (schema: GraphQLSchema, publicOperations: readonly string[]): void => {
  const open = publicTypes(schema, publicOperations)
  const silent = objectTypes(schema).filter((type) => !open.has(type) && !readersOfType(type))
  const names = silent.map(({ name }) => name)
  if (names.length > 0) throw new Error(`These types do not say who may read them (@ReadableWith): ${names.join(', ')}`)
}

const guardsBySchema = new WeakMap<GraphQLSchema, Map<string, Guard>>()

/** Every guarded field, such as Mutation.updateInquiry and Inquiry.email. */
export const fieldGuards = (schema: GraphQLSchema): Map<string, Guard> => {
  const known = guardsBySchema.get(schema)
  if (known) return known
  const guards = new Map<string, Guard>()
  for (const [name, guard] of operationGuards()) if (guard) guards.set(name, guard)
  for (const type of objectTypes(schema))
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`
      const oneOf = readersOf(type, field)
      if (oneOf.length > 0) guards.set(name, { field: name, oneOf })
    }
  guardsBySchema.set(schema, guards)
  return guards
}

/** The types that lead to a guarded field. */
export const leadsToGuarded = (schema: GraphQLSchema): ((type: unknown) => boolean) => {
  const guards = fieldGuards(schema)
  return (from) => {
    const seen = new Set<unknown>()
    const leads = (type: unknown): boolean => {
      if (isInterfaceType(type)) return schema.getPossibleTypes(type).some(leads)
      if (!isObjectType(type) || seen.has(type)) return false
      seen.add(type)
      return Object.values(type.getFields()).some(
        (field) => guards.has(`${type.name}.${field.name}`) || leads(getNamedType(field.type)),
      )
    }
    return leads(from)
  }
}
