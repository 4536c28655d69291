import type { MessageKey } from '#client/i18n/catalogues.ts'
import type { BedType } from '#graphql/inputs/room.ts'

const names: Record<BedType, MessageKey> = {
  King: 'room.bed.king',
  Queen: 'room.bed.queen',
  Double: 'room.bed.double',
  Twin: 'room.bed.twin',
  'Two Queens': 'room.bed.twoQueens',
}

/** The message that names a kind of bed. */
export const bedName = (bedType: string): MessageKey => names[bedType as BedType]
