import { isInterfaceType, type GraphQLSchema } from 'graphql'
import { Field, ID, InterfaceType } from 'type-graphql'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../context.ts'

/** The records that `node` has found, with the names of their types. */
const types = new WeakMap<object, string>()

@InterfaceType('Node', { description: 'A record that `node` finds by its id alone.' })
export abstract class Node {
  @Field(() => ID, { description: 'Id, of which there is no second in the whole API.' })
  id!: string
}

/** Compiled documents do not wait for a type, and TypeGraphQL would have them wait. */
export const tellNodesApart = (schema: GraphQLSchema): void => {
  const node = schema.getType('Node')
  if (isInterfaceType(node)) node.resolveType = (record: object) => types.get(record)
}

/** A type of which `node` finds the records. */
export interface NodeKind {
  /** The name of the type. */
  type: string
  /** Who may find one at all: the permission of the query that finds one of these. Everybody, where none is named. */
  needs?: Permission
  find: (ctx: Context, id: string) => Promise<object | null>
}

/**
 * The record of an id, as the type's own query would find it. Of what the caller may not read nobody looks whether it
 * is there. Ids are UUIDs: one type at most knows it.
 */
export const findNode = async (kinds: readonly NodeKind[], ctx: Context, id: string): Promise<object | null> => {
  for (const { type, needs, find } of kinds) {
    if (needs && !ctx.viewer?.permissions.includes(needs)) continue
    const record = await find(ctx, id)
    if (!record) continue
    types.set(record, type)
    return record
  }
  return null
}
