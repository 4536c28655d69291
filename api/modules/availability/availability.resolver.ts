import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { Room, RoomType } from '../rooms/room.type.ts'
import {
  AvailabilityCalendarArgs,
  ClearRoomNightsInput,
  CreateBlockInput,
  SetRoomNightsInput,
} from './availability.inputs.ts'
import * as service from './availability.service.ts'
import { AvailabilityCalendar, Block, DeletedBlock, RoomTypeAvailability } from './availability.type.ts'
import type { RoomBlock } from './room-block.entity.ts'
import { createBlock, deleteBlock, listBlocks } from './room-block.service.ts'
import { clearRoomNights, setRoomNights } from './room-night.service.ts'
import { listAdjustments } from '../pricing/night-adjustment.service.ts'
import { NightAdjustment } from '../pricing/night-adjustment.type.ts'
import { roomLoader, roomTypeLoader } from '../rooms/room.loader.ts'

@Resolver(() => AvailabilityCalendar)
export class AvailabilityResolver {
  @Authorized('rooms:read')
  @Query(() => AvailabilityCalendar, { description: 'Rooms, blocks and prices of every night of some months.' })
  availabilityCalendar(@Ctx() ctx: Context, @Args(() => AvailabilityCalendarArgs) args: AvailabilityCalendarArgs) {
    return service.availabilityCalendar(ctx, args)
  }

  @Authorized('rooms:write')
  @Mutation(() => Block, { description: 'Takes rooms off sale for some nights.' })
  createBlock(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateBlockInput, { description: 'The block.' }) input: CreateBlockInput,
  ) {
    return createBlock(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedBlock, { description: 'Puts the rooms of a block on sale again.' })
  deleteBlock(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the block.' }) id: string) {
    return deleteBlock(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomTypeAvailability, {
    description: 'Sets by hand what holds for some nights; CONFLICT where the property management system decides.',
  })
  setRoomNights(
    @Ctx() ctx: Context,
    @Arg('input', () => SetRoomNightsInput, { description: 'The nights and what holds.' }) input: SetRoomNightsInput,
  ) {
    return setRoomNights(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => RoomTypeAvailability, { description: 'Forgets what staff set for some nights.' })
  clearRoomNights(
    @Ctx() ctx: Context,
    @Arg('input', () => ClearRoomNightsInput, { description: 'The nights.' }) input: ClearRoomNightsInput,
  ) {
    return clearRoomNights(ctx, input)
  }

  @FieldResolver(() => [NightAdjustment], { description: 'What staff adjusted of these months, the newest first.' })
  adjustments(@Ctx() ctx: Context, @Root() { from, to }: service.Calendar) {
    return listAdjustments(ctx, from, to)
  }

  @FieldResolver(() => [Block], { description: 'Blocks that touch these months, by their first night.' })
  blocks(@Ctx() ctx: Context, @Root() calendar: service.Calendar) {
    return listBlocks(ctx, calendar)
  }
}

@Resolver(() => RoomTypeAvailability)
export class RoomTypeAvailabilityResolver {
  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() availability: RoomTypeAvailability) {
    return roomTypeLoader(ctx).load(availability.roomTypeId)
  }
}

@Resolver(() => Block)
export class BlockResolver {
  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() block: RoomBlock) {
    return roomTypeLoader(ctx).load(block.roomType.id)
  }

  @FieldResolver(() => Room, { description: 'The room, when one is named.', nullable: true })
  room(@Ctx() ctx: Context, @Root() block: RoomBlock) {
    return block.room && roomLoader(ctx).load(block.room.id)
  }
}
