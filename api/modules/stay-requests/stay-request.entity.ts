import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { stayRequestStates, type StayWish } from '#graphql/inputs/stay-request.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'

/** One or several rooms that a guest asked for, as one promise and one offer. Who asks stands in the inquiry. */
export const StayRequest = defineEntity({
  name: 'StayRequest',
  indexes: [{ name: 'stay_request_state_offer_until_index', properties: ['state', 'offerUntil'] }],
  properties: {
    ...baseColumns,
    /** Opens the guest's page; as long as a key, and the only way to it. */
    token: p.string().length(43).unique('stay_request_token_unique'),
    inquiry: () => p.manyToOne(Inquiry).unique('stay_request_inquiry_unique').deleteRule('cascade'),
    /** Null where the price could not be promised: availability could not be read. */
    keptUntil: instant().nullable(),
    /** As it was left; an offer that has run out is still `offered` here (see `stateAt`). */
    state: p.enum([...stayRequestStates]),
    offerUntil: instant().nullable(),
    acceptedAt: instant().nullable(),
    wishes: p.json<StayWish[]>(),
    /** Who answered last. */
    staffName: p.string().length(100).nullable(),
  },
})

export type StayRequest = InferEntity<typeof StayRequest>
