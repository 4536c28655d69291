import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** One size of an uploaded picture, as it is served. In the database, so that every instance has it. */
export const PictureFile = defineEntity({
  name: 'PictureFile',
  properties: {
    /** Start of the hash of what was uploaded, and the largest size: `0123456789abcdef0123-1600x1067`. */
    picture: p.string().length(40).primary(),
    width: p.integer().primary(),
    /** WebP. */
    bytes: p.blob(),
    createdAt: instant().onCreate(() => new Date()),
  },
})

export type PictureFile = InferEntity<typeof PictureFile>
