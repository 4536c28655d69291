import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** What the instances on one database must agree on, such as the secret that signs sessions. */
export const Setting = defineEntity({
  name: 'Setting',
  properties: {
    key: p.string().length(60).primary(),
    value: p.json<unknown>(),
  },
})

export type Setting = InferEntity<typeof Setting>
