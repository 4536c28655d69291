import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { findNode, Node } from '../../platform/schema/node.ts'
import { nodeKinds } from '../../modules/modules.ts'

@Resolver()
export class NodeQuery {
  @Query(() => Node, {
    description: 'A record by its id, of whatever type; null when there is none that the caller may read.',
    nullable: true,
  })
  node(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the record.' }) id: string) {
    return findNode(nodeKinds, ctx, id)
  }
}
