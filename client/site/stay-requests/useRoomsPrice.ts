import type { Stay } from '#graphql/stay-address.ts'
import { useOutcome } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { askedParty } from '../stay/asked-party.ts'
import { RoomsPriceDocument } from './AskPage.generated.ts'

/** What rooms cost that are asked for together, or by which limit that cannot be told. */
export const useRoomsPrice = (stays: readonly Stay[]) => {
  const { language } = useLanguage()
  const rooms = stays.map((stay) => ({
    roomTypeSlug: stay.room,
    arrival: stay.arrival,
    departure: stay.departure,
    ...askedParty(stay),
    couponCode: stay.code || null,
  }))
  return useOutcome(
    RoomsPriceDocument,
    { input: { rooms }, locale: language },
    // Codes can be tried a few times an hour only.
    stays.every(({ code }) => !code),
  )
}
