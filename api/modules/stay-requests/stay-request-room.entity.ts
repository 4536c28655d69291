import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { RoomType } from '../rooms/room.entity.ts'
import type { KeptPrice } from './kept-price.ts'
import { StayRequest } from './stay-request.entity.ts'

/** A room of a request: the stay in it with its price as it stood, and what the desk offered in its place. */
export const StayRequestRoom = defineEntity({
  name: 'StayRequestRoom',
  uniques: [{ name: 'stay_request_room_position_unique', properties: ['request', 'position'] }],
  properties: {
    ...baseColumns,
    request: () => p.manyToOne(StayRequest).deleteRule('cascade'),
    /** Among the rooms of its request, from 0 on. */
    position: p.integer(),
    roomType: () => p.manyToOne(RoomType),
    arrival: p.date(),
    departure: p.date(),
    guests: p.integer(),
    /** How many of the guests are children. */
    children: p.integer().default(0),
    /** What the guest takes along: an offer of other nights has them too. */
    extras: p.json<ChosenExtra[]>().default('[]'),
    /** An accessible one is needed: such a room is held by its number. */
    accessible: p.boolean().default(false),
    couponCode: p.string().length(20).nullable(),
    /** The room of that type that the guest wishes for, by its number; no promise. */
    roomNumber: p.string().length(10).nullable(),
    price: p.json<KeptPrice>(),
    offerRoomType: () => p.manyToOne(RoomType).nullable(),
    offerArrival: p.date().nullable(),
    offerDeparture: p.date().nullable(),
    offerPrice: p.json<KeptPrice>().nullable(),
    /** The nights that are held, or taken. */
    block: () => p.manyToOne(RoomBlock).nullable().deleteRule('set null').index('stay_request_room_block_index'),
  },
})

export type StayRequestRoom = InferEntity<typeof StayRequestRoom>
