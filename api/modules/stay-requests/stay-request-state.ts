import type { ShownState } from '#graphql/inputs/stay-request.ts'
import type { StayRequest } from './stay-request.entity.ts'

/** An offer ends by itself at the moment that was stated. */
export const stateAt = ({ state, offerUntil }: Pick<StayRequest, 'state' | 'offerUntil'>, now: Date): ShownState =>
  state === 'offered' && offerUntil! <= now ? 'expired' : state
