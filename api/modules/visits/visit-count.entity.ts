import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { visitKinds } from '../../platform/visit-counter.ts'

/** How often something was counted on a day of the hotel's calendar. Nothing leads from it to anybody. */
export const VisitCount = defineEntity({
  name: 'VisitCount',
  properties: {
    day: p.date().primary(),
    kind: p.enum([...visitKinds]).primary(),
    /** A path without its language, a language, a host, or a step. */
    label: p.string().length(255).primary(),
    count: p.integer(),
  },
})

export type VisitCount = InferEntity<typeof VisitCount>
