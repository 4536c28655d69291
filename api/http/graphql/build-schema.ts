import 'reflect-metadata'
import { specifiedDirectives, type GraphQLSchema } from 'graphql'
import { buildSchemaSync, getMetadataStorage } from 'type-graphql'
import { publicOperations } from '#graphql/public-operations.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { resolvers } from '../../modules/modules.ts'
import { refuseUndeclared, refuseUnguarded } from './field-guards.ts'
import { guardAnswers, requireGuard } from './guard.ts'
import { shortcuts, type Shortcuts } from './shortcuts.ts'
import { NodeQuery } from './node-query.ts'
import { tellNodesApart } from '../../platform/schema/node.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { letRootsFailAlone, semanticNonNull } from '../../platform/schema/semantic-non-null.ts'

/** A field that names a property and is open to all needs no function: the execution reads the property itself. */
const readPropertiesDirectly = () => {
  const { fields, authorizedFields } = getMetadataStorage()
  const guarded = new Set(authorizedFields.map(({ target, fieldName }) => `${target.name}.${fieldName}`))
  for (const field of fields) field.simple ??= !guarded.has(`${field.target.name}.${field.name}`)
}

/** A schema of one’s own; every other caller shares that of `createSchema`. */
export const buildSchema = (properties: boolean): GraphQLSchema => {
  refuseUnguarded(publicOperations)
  if (properties) readPropertiesDirectly()
  const schema = buildSchemaSync({
    resolvers: [NodeQuery, ...resolvers],
    directives: [...specifiedDirectives, semanticNonNull],
    validate: false,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    authChecker: ({ context }, permissions) => {
      requireGuard(context as Context, { field: 'This', oneOf: permissions as Permission[] })
      return true
    },
  })
  tellNodesApart(schema)
  letRootsFailAlone(schema)
  refuseUndeclared(schema, publicOperations)
  guardAnswers(schema)
  return schema
}

const made = new Map<boolean, GraphQLSchema>()

/**
 * The one schema, made once in a process. An operation is public by standing in graphql/public-operations.ts or guarded
 * by @Authorized; a type is public or says @ReadableWith: one that is neither stops the server from starting.
 */
export const createSchema = ({ properties }: Pick<Shortcuts, 'properties'> = shortcuts): GraphQLSchema => {
  const schema = made.get(properties) ?? buildSchema(properties)
  made.set(properties, schema)
  return schema
}
