import { useOutcome } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { Stay } from './stay.ts'
import { StayPriceDocument } from './StayPrice.generated.ts'

/** What a stay in its chosen room costs, or by which limit that cannot be told; one question for all that show it. */
export const useStayPrice = ({ room, arrival, departure, guests, code }: Stay) =>
  useOutcome(
    StayPriceDocument,
    {
      input: { roomTypeSlug: room, arrival, departure, guests, couponCode: code || null },
      locale: useLanguage().language,
    },
    // Codes can be tried a few times an hour only.
    !code,
  )
