import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** A request that makes something, by the key that its caller gave it, and what was answered. */
export const IdempotentRequest = defineEntity({
  name: 'IdempotentRequest',
  properties: {
    /** Keyed hash of the caller, the path and the key. */
    id: p.string().length(64).primary(),
    /** Keyed hash of the body. */
    fingerprint: p.string().length(64),
    /** Encrypted, for it may be about a guest; null while nothing has been answered. */
    answer: p.text().nullable(),
    /** Until then nobody else takes it up, or its answer is repeated. */
    keptUntil: instant().index('idempotent_request_kept_until_index'),
  },
})

export type IdempotentRequest = InferEntity<typeof IdempotentRequest>
