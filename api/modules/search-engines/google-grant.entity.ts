import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** A person's consent to use Search Console on their behalf; one for Google, one for the sandbox. */
export const GoogleGrant = defineEntity({
  name: 'GoogleGrant',
  properties: {
    realm: p.string().length(10).primary(),
    /** Encrypted. */
    refreshToken: p.text(),
    connectedAt: instant(),
    /** Google refused it: somebody must consent again. */
    refusedAt: instant().nullable(),
  },
})

export type GoogleGrant = InferEntity<typeof GoogleGrant>
