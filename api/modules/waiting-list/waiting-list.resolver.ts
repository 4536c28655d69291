import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { RoomType } from '../rooms/room.type.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import { hasAccessibleRoomLoader } from './accessible-room.loader.ts'
import { joinWaitingList } from './join-waiting-list.service.ts'
import { findWaiting, leaveWaitingList } from './leave-waiting-list.service.ts'
import { listWaiting } from './list-waiting.service.ts'
import {
  JoinWaitingListInput,
  JoinWaitingListPayload,
  LeftWaitingList,
  WaitedStay,
  WaitingStay,
} from './waiting-list.type.ts'

const Token = () => Arg('token', () => String, { description: 'From the link of the mail.' })

@Resolver(() => WaitedStay)
export class WaitingListResolver {
  @Mutation(() => JoinWaitingListPayload, {
    description:
      'Has an address told once when nights that are taken become free: the first in line at once, the next an hour later. CONFLICT while no mail can leave, NOT_FOUND for an unknown room type, RATE_LIMITED after 5 an hour from one visitor; an address can wait for 5 stays.',
  })
  joinWaitingList(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinWaitingListInput, { description: 'The nights and the address.' })
    input: JoinWaitingListInput,
  ) {
    return joinWaitingList(ctx, input)
  }

  @Query(() => WaitingStay, { nullable: true, description: 'What a token’s guest waits for; null for who does not.' })
  waitingStay(@Ctx() ctx: Context, @Token() token: string) {
    return findWaiting(ctx, token)
  }

  @Mutation(() => LeftWaitingList, { description: 'Forgets the address of a token. Pressed twice it is done once.' })
  async leaveWaitingList(@Ctx() ctx: Context, @Token() token: string) {
    await leaveWaitingList(ctx, token)
    return { success: true }
  }

  @Authorized('inquiries:read')
  @Query(() => [WaitedStay], { description: 'The stays that are waited for, by their arrival; at most 500.' })
  waitingList(@Ctx() ctx: Context) {
    return listWaiting(ctx)
  }

  @FieldResolver(() => RoomType, { nullable: true, description: 'The room type; null for any.' })
  roomType(@Ctx() ctx: Context, @Root() { roomTypeId }: WaitedStay) {
    return roomTypeId && roomTypeLoader(ctx).load(roomTypeId)
  }
}

@Resolver(() => RoomType)
export class AccessibleRoomResolver {
  @FieldResolver(() => Boolean, { description: 'Whether one of its rooms in use is an accessible one.' })
  hasAccessibleRoom(@Ctx() ctx: Context, @Root() { id }: RoomType) {
    return hasAccessibleRoomLoader(ctx).load(id)
  }
}
