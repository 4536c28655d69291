import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { ConnectionTest, SaveConnectionInput, OutsideService, TestConnectionInput } from './connection.type.ts'
import { listConnections } from './list-connections.service.ts'
import { saveConnection } from './save-connection.service.ts'
import { testConnection } from './test-connection.service.ts'

@Resolver()
export class ConnectionResolver {
  @Authorized('connections:manage')
  @Query(() => [OutsideService], {
    description: 'The outside services with their settings, in a steady order. For owners.',
  })
  connections(@Ctx() ctx: Context) {
    return listConnections(ctx)
  }

  @Authorized('connections:manage')
  @Mutation(() => OutsideService, {
    description: 'Enters keys and addresses of an outside service; they count at once. For owners.',
  })
  saveConnection(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveConnectionInput, { description: 'The settings.' }) input: SaveConnectionInput,
  ) {
    return saveConnection(ctx, input)
  }

  @Authorized('connections:manage')
  @Mutation(() => ConnectionTest, {
    description: 'Asks an outside service whether it works; about ten times in ten minutes. For owners.',
  })
  testConnection(
    @Ctx() ctx: Context,
    @Arg('input', () => TestConnectionInput, { description: 'The settings to try.' }) input: TestConnectionInput,
  ) {
    return testConnection(ctx, input)
  }
}
