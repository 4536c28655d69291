import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { instant } from '../../db/base-columns.ts'

/** The last call to an outside service, by any instance. Holds no secret and nothing a guest wrote. */
export const OutsideCall = defineEntity({
  name: 'OutsideCall',
  properties: {
    service: p.string().length(40).primary(),
    operation: p.string().length(80),
    ok: p.boolean(),
    calledAt: instant(),
    milliseconds: p.integer(),
    status: p.integer().nullable(),
    message: p.string().length(500).nullable(),
    succeededAt: instant().nullable(),
    failuresInRow: p.integer(),
  },
})

export type OutsideCall = InferEntity<typeof OutsideCall>
