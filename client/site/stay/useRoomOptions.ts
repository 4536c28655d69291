import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useRoomOptionsQuery } from './RoomOptions.generated.ts'
import { askedParty } from './asked-party.ts'
import type { Stay } from './stay.ts'

/** The rooms that are free for a stay without a chosen one; one question for all that show them. */
export const useRoomOptions = (stay: Stay) => {
  const { arrival, departure } = stay
  const { language } = useLanguage()
  return useRoomOptionsQuery({ input: { arrival, departure, ...askedParty(stay) }, locale: language })
}
