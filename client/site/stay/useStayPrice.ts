import type { Stay } from '#graphql/stay-address.ts'
import { useOutcome } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { askedParty } from './asked-party.ts'
import { StayPriceDocument } from './StayPrice.generated.ts'

/** What a stay in its chosen room costs, or by which limit that cannot be told; one question for all that show it. */
export const useStayPrice = (stay: Stay) => {
  const { room, arrival, departure, code } = stay
  const { language } = useLanguage()
  return useOutcome(
    StayPriceDocument,
    {
      input: { roomTypeSlug: room, arrival, departure, ...askedParty(stay), couponCode: code || null },
      locale: language,
    },
    // Codes can be tried a few times an hour only.
    !code,
  )
}
