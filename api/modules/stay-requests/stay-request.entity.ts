import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { stayRequestStates, type StayWish } from '#graphql/inputs/stay-request.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { RoomType } from '../rooms/room.entity.ts'
import type { KeptPrice } from './kept-price.ts'

/** A stay that a guest asked for, with its price as it stood, and what the desk offered. Who asks stands in the inquiry. */
export const StayRequest = defineEntity({
  name: 'StayRequest',
  indexes: [{ name: 'stay_request_state_offer_until_index', properties: ['state', 'offerUntil'] }],
  properties: {
    ...baseColumns,
    /** Opens the guest's page; as long as a key, and the only way to it. */
    token: p.string().length(43).unique('stay_request_token_unique'),
    inquiry: () => p.manyToOne(Inquiry).unique('stay_request_inquiry_unique').deleteRule('cascade'),
    roomType: () => p.manyToOne(RoomType),
    arrival: p.date(),
    departure: p.date(),
    guests: p.integer(),
    /** How many of the guests are children. */
    children: p.integer().default(0),
    /** What the guest takes along: an offer of other nights has them too. */
    extras: p.json<ChosenExtra[]>().default('[]'),
    /** Needs an accessible room: such a room is held by its number. */
    accessible: p.boolean().default(false),
    couponCode: p.string().length(20).nullable(),
    /** The room of that type that the guest wishes for, by its number; no promise. */
    roomNumber: p.string().length(10).nullable(),
    price: p.json<KeptPrice>(),
    /** Null where the price could not be promised: availability could not be read. */
    keptUntil: instant().nullable(),
    /** As it was left; an offer that has run out is still `offered` here (see `stateAt`). */
    state: p.enum([...stayRequestStates]),
    offerRoomType: () => p.manyToOne(RoomType).nullable(),
    offerArrival: p.date().nullable(),
    offerDeparture: p.date().nullable(),
    offerPrice: p.json<KeptPrice>().nullable(),
    offerUntil: instant().nullable(),
    /** The nights that are held, or taken. */
    block: () => p.manyToOne(RoomBlock).nullable().deleteRule('set null').index('stay_request_block_index'),
    acceptedAt: instant().nullable(),
    wishes: p.json<StayWish[]>(),
    /** Who answered last. */
    staffName: p.string().length(100).nullable(),
  },
})

export type StayRequest = InferEntity<typeof StayRequest>
