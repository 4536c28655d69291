import type { BlockRowFragment } from './BlockRow.generated.ts'

/** Why rooms are blocked, as the desk says it. */
export const reasonTitles: Record<BlockRowFragment['reason'], string> = {
  OUT_OF_ORDER: 'Out of order',
  MANUAL_BOOKING: 'Manual booking',
  REQUEST: 'Request of a guest',
}
