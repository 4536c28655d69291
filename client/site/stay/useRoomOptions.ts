import type { Stay } from '#graphql/stay-address.ts'
import { useOutcome } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { RoomOptionsDocument } from './RoomOptions.generated.ts'
import { askedParty } from './asked-party.ts'

/**
 * The rooms that are free for a stay without a chosen one, or by which limit they cannot be told; one question for all
 * that show them.
 */
export const useRoomOptions = (stay: Stay) => {
  const { arrival, departure, code } = stay
  const { language } = useLanguage()
  return useOutcome(
    RoomOptionsDocument,
    { input: { arrival, departure, ...askedParty(stay) }, couponCode: code || null, locale: language },
    // Codes can be tried a few times an hour only.
    !code,
  )
}
