import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** A person sent to Google's consent page; used up by the way back. */
export const GoogleConsent = defineEntity({
  name: 'GoogleConsent',
  properties: {
    /** Hash of the state that Google hands back. */
    stateHash: p.string().length(64).primary(),
    staffId: p.uuid(),
    /** The PKCE verifier, encrypted. */
    verifier: p.text(),
    expiresAt: instant(),
  },
})

export type GoogleConsent = InferEntity<typeof GoogleConsent>
