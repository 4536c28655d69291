import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { InquiryReceipt } from '../inquiries/inquiry.type.ts'
import type { StayQuoteResult } from '../pricing/stay.service.ts'
import { RoomsQuote } from '../pricing/rooms-quote.type.ts'
import { StayQuote } from '../pricing/stay.type.ts'
import { RoomType } from '../rooms/room.type.ts'
import { roomTypeLoader } from '../rooms/room.loader.ts'
import * as desk from './answer-stay.service.ts'
import { priceKeptUntil } from './deadlines.ts'
import * as guest from './guest-answer.service.ts'
import { openRequestsLoader } from './open-requests.loader.ts'
import { requestStay } from './request-stay.service.ts'
import { guestStay, showToDesk, showToGuest, stayRequestOf } from './show-stay-request.ts'
import {
  AskAboutStayInput,
  GuestStay,
  OfferStayInput,
  PresentStay,
  PricedStay,
  RequestStayInput,
  StayRequest,
  StayRequestReceipt,
  UpdateStayWishesInput,
} from './stay-request.type.ts'

const Token = () => Arg('token', () => String, { description: 'Token of the guest’s page.' })

@Resolver(() => StayQuote)
export class PriceKeptUntilResolver {
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'Until when the price would be kept if the stay were asked for now; null where it cannot be promised.',
  })
  priceKeptUntil(@Ctx() ctx: Context, @Root() { bookable, isApproximate }: StayQuoteResult) {
    return bookable && !isApproximate ? priceKeptUntil(ctx.facts, ctx.now()) : null
  }
}

@Resolver(() => RoomsQuote)
export class RoomsPriceKeptUntilResolver {
  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'Until when the price would be kept if the rooms were asked for now; null where it cannot be promised.',
  })
  priceKeptUntil(@Ctx() ctx: Context, @Root() { bookable, isApproximate }: RoomsQuote) {
    return bookable && !isApproximate ? priceKeptUntil(ctx.facts, ctx.now()) : null
  }
}

@Resolver(() => RoomType)
export class OpenRequestsResolver {
  @ReadableWith('rooms:read')
  @FieldResolver(() => Int, {
    description: 'Stay requests that need it and are ahead: they wait for an answer, or their offer of it is open.',
  })
  openStayRequests(@Ctx() ctx: Context, @Root() { id }: RoomType) {
    return openRequestsLoader(ctx).load(id)
  }
}

@Resolver(() => PricedStay)
export class PricedStayResolver {
  @FieldResolver(() => RoomType, { description: 'The room type.' })
  roomType(@Ctx() ctx: Context, @Root() stay: PricedStay) {
    return roomTypeLoader(ctx).load(stay.roomTypeId)
  }
}

@Resolver(() => GuestStay)
export class GuestStayResolver {
  @Mutation(() => StayRequestReceipt, {
    description:
      'Asks for one or several rooms: their price is kept as it stands until tomorrow evening, no room is held yet. CONFLICT when they cannot be booked together, RATE_LIMITED after too many from one visitor.',
  })
  requestStay(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestStayInput, { description: 'The stay and the guest.' }) input: RequestStayInput,
  ) {
    return requestStay(ctx, input)
  }

  @Query(() => GuestStay, { nullable: true, description: 'The request that a token opens; null when there is none.' })
  guestStay(@Ctx() ctx: Context, @Token() token: string) {
    return guestStay(ctx, token)
  }

  @Mutation(() => GuestStay, {
    description: 'Takes the open offer; pressed twice it is taken once. CONFLICT when it has run out.',
  })
  async acceptStayOffer(@Ctx() ctx: Context, @Token() token: string) {
    return showToGuest(ctx, await guest.acceptOffer(ctx, token))
  }

  @Mutation(() => GuestStay, { description: 'Says no to the open offer. CONFLICT when it has run out.' })
  async refuseStayOffer(@Ctx() ctx: Context, @Token() token: string) {
    return showToGuest(ctx, await guest.refuseOffer(ctx, token))
  }

  @Mutation(() => GuestStay, { description: 'Sets the wishes for an accepted stay.' })
  async updateStayWishes(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateStayWishesInput, { description: 'The wishes.' }) input: UpdateStayWishesInput,
  ) {
    return showToGuest(ctx, await guest.updateStayWishes(ctx, input))
  }

  @Mutation(() => InquiryReceipt, { description: 'Asks the front desk something; it comes as a message of its own.' })
  askAboutStay(
    @Ctx() ctx: Context,
    @Arg('input', () => AskAboutStayInput, { description: 'The question.' }) input: AskAboutStayInput,
  ) {
    return guest.askAboutStay(ctx, input)
  }
}

@Resolver(() => StayRequest)
export class StayRequestResolver {
  @Authorized('inquiries:read')
  @Query(() => StayRequest, {
    nullable: true,
    description: 'The stay that an inquiry asks for; null when it is a message only.',
  })
  stayRequest(
    @Ctx() ctx: Context,
    @Arg('inquiryId', () => ID, { description: 'Id of the inquiry.' }) inquiryId: string,
  ) {
    return stayRequestOf(ctx, inquiryId)
  }

  @Authorized('inquiries:write')
  @Query(() => [PresentStay], {
    nullable: 'items',
    description:
      'What each room of an offer would cost and whether it can be had, in the order of the request; null where its room type is not offered any more. Nothing is held, and nobody is told.',
  })
  stayOfferPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => OfferStayInput, { description: 'What would be offered.' }) input: OfferStayInput,
  ) {
    return desk.previewOffer(ctx, input)
  }

  @Authorized('inquiries:write')
  @Mutation(() => StayRequest, {
    description:
      'Offers all rooms of a request, holds them until a stated hour and writes to the guest. CONFLICT where one has no free room, and while an offer is open.',
  })
  async offerStay(
    @Ctx() ctx: Context,
    @Arg('input', () => OfferStayInput, { description: 'What to offer.' }) input: OfferStayInput,
  ) {
    return showToDesk(ctx, await desk.offerStay(ctx, input))
  }

  @Authorized('inquiries:write')
  @Mutation(() => StayRequest, {
    description: 'Tells the guest that the nights cannot be had, with the nearest that can. An open offer ends.',
  })
  async declineStay(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the request.' }) id: string) {
    return showToDesk(ctx, await desk.declineStay(ctx, id))
  }
}
