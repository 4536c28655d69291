import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { BlockRoomsInput, FreeRoomsInput } from './availability.inputs.ts'
import { BlockedRooms, DeletedBlocks, FreedRooms, RestoredBlocks } from './blocked-rooms.type.ts'
import { freeRooms, restoreBlocks } from './freed-rooms.service.ts'
import { blockRooms, deleteBlocks } from './room-block.service.ts'

@Resolver()
export class BlockedRoomsResolver {
  @Authorized('rooms:write')
  @Mutation(() => BlockedRooms, {
    description:
      'Takes several rooms off sale for the same nights, all of them or none: BAD_USER_INPUT names each room that is blocked already, and when.',
  })
  async blockRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => BlockRoomsInput, { description: 'The rooms, the nights, and why.' }) input: BlockRoomsInput,
  ) {
    return { blocks: await blockRooms(ctx, input) }
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedBlocks, {
    description: 'Puts the rooms of several blocks on sale again; NOT_FOUND when none of them is there.',
  })
  deleteBlocks(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], {
      description: '1 to 50 ids of blocks. Of several, those that are gone already are no failure.',
    })
    ids: string[],
  ) {
    return deleteBlocks(ctx, ids)
  }

  @Authorized('rooms:write')
  @Mutation(() => FreedRooms, {
    description:
      'Frees some nights of rooms from the blocks that lie on them, all of it or nothing: a block becomes shorter, or two, or goes. BAD_USER_INPUT where none of the rooms is blocked, and for each room that is held for a guest’s request, with the reference.',
  })
  freeRooms(
    @Ctx() ctx: Context,
    @Arg('input', () => FreeRoomsInput, { description: 'The rooms and the nights.' }) input: FreeRoomsInput,
  ) {
    return freeRooms(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => RestoredBlocks, {
    description:
      'Brings blocks back as they were before freeRooms; once more changes nothing. CONFLICT when what was left of them was changed since, BAD_USER_INPUT when a room is blocked again.',
  })
  async restoreBlocks(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'What freeRooms answered as id.' }) id: string,
  ) {
    return { blocks: await restoreBlocks(ctx, id) }
  }
}
