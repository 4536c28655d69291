import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useRoomOptionsQuery } from './RoomOptions.generated.ts'
import type { Stay } from './stay.ts'

/** The rooms that are free for a stay without a chosen one; one question for all that show them. */
export const useRoomOptions = ({ arrival, departure, guests }: Stay) =>
  useRoomOptionsQuery({ input: { arrival, departure, guests }, locale: useLanguage().language })
