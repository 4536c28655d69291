import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { TextLocale } from '../../platform/schema/locale.ts'
import type { Room as RoomRecord } from './room.entity.ts'
import { CreateRoomInput, UpdateRoomInput } from './room.inputs.ts'
import * as plan from './house-plan.service.ts'
import * as service from './room.service.ts'
import { PlanRoom, Room, RoomFact, RoomType } from './room.type.ts'
import { roomTypeLoader } from './room.loader.ts'

@Resolver(() => PlanRoom)
export class PlanRoomResolver {
  @Query(() => [PlanRoom], {
    description: 'The rooms that a guest can have, by their number, as staff have measured them.',
  })
  housePlan(@Ctx() ctx: Context) {
    return plan.housePlan(ctx)
  }

  @FieldResolver(() => RoomType, { description: 'Its room type.' })
  roomType(@Ctx() ctx: Context, @Root() { roomTypeId }: PlanRoom) {
    return roomTypeLoader(ctx).load(roomTypeId)
  }

  @FieldResolver(() => [RoomFact], {
    description: 'Floor, steps, view, quietness and morning sun in words: what nobody has measured is said as such.',
  })
  facts(@Root() room: PlanRoom, @TextLocale() locale: Locale) {
    return plan.roomFacts(room, locale)
  }
}

const RoomId = () => Arg('id', () => ID, { description: 'Id of the room.' })

@Resolver(() => Room)
export class RoomResolver {
  @Authorized('rooms:read')
  @Query(() => [Room], { description: 'The hotel’s rooms by their number.' })
  rooms(
    @Ctx() ctx: Context,
    @Arg('includeArchived', () => Boolean, { description: 'Archived ones too.', defaultValue: false })
    includeArchived: boolean,
  ) {
    return service.listRooms(ctx, includeArchived)
  }

  @Authorized('rooms:read')
  @Query(() => Room, { nullable: true, description: 'One room by id; null when there is none.' })
  room(
    @Ctx() ctx: Context,
    @RoomId() id: string,
    @Arg('includeArchived', () => Boolean, { description: 'An archived one too.', defaultValue: false })
    includeArchived: boolean,
  ) {
    return service.findRoom(ctx, id, includeArchived)
  }

  @Authorized('rooms:write')
  @Mutation(() => Room, { description: 'Makes a room.' })
  createRoom(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateRoomInput, { description: 'The room.' }) input: CreateRoomInput,
  ) {
    return service.createRoom(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => Room, { description: 'Changes a room. CONFLICT when somebody changed it meanwhile.' })
  updateRoom(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateRoomInput, { description: 'What to change.' }) input: UpdateRoomInput,
  ) {
    return service.updateRoom(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => Room, { description: 'Puts a room away: it is no longer sold, nothing is lost.' })
  archiveRoom(@Ctx() ctx: Context, @RoomId() id: string) {
    return service.archiveRoom(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => Room, { description: 'Brings an archived room back.' })
  restoreRoom(@Ctx() ctx: Context, @RoomId() id: string) {
    return service.restoreRoom(ctx, id)
  }

  @FieldResolver(() => ID, { description: 'Id of its room type.' })
  roomTypeId(@Root() room: RoomRecord) {
    return room.roomType.id
  }

  @FieldResolver(() => RoomType, { description: 'Its room type.' })
  roomType(@Ctx() ctx: Context, @Root() room: RoomRecord) {
    return roomTypeLoader(ctx).load(room.roomType.id)
  }
}
