import { defineEntity, p } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** The keyed hash of an address whose person was erased: an import does not bring it back. */
export const ErasedAddress = defineEntity({
  name: 'ErasedAddress',
  properties: { hash: p.string().length(64).primary(), erasedAt: instant() },
})
