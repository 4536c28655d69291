import type { MessageKey } from '#client/i18n/catalogues.ts'
import type { EnumName } from '#graphql/enum-name.ts'
import type { BedType } from '#graphql/inputs/room.ts'

const names: Record<EnumName<BedType>, MessageKey> = {
  KING: 'room.bed.king',
  QUEEN: 'room.bed.queen',
  DOUBLE: 'room.bed.double',
  TWIN: 'room.bed.twin',
  TWO_QUEENS: 'room.bed.twoQueens',
}

/** The message that names a kind of bed. */
export const bedName = (bedType: EnumName<BedType>): MessageKey => names[bedType]
