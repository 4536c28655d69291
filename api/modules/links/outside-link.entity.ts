import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'

export const linkStates = ['unchecked', 'fine', 'unclear', 'moved', 'gone', 'closed', 'unreachable'] as const
export type LinkState = (typeof linkStates)[number]

/** An address of another website that the hotel's pages name, and what was found there. */
export const OutsideLink = defineEntity({
  name: 'OutsideLink',
  uniques: [{ name: 'outside_link_url_unique', properties: ['url'] }],
  properties: {
    ...baseColumns,
    url: p.string().length(1_000),
    state: p.string().length(20).$type<LinkState>(),
    problem: p.string().length(500).nullable(),
    movedTo: p.text().nullable(),
    /** Since when it has been in this state. */
    since: instant().nullable(),
    checkedAt: instant().nullable(),
    /** Somebody has looked, and it stays as it is until another state is found. */
    acceptedBy: p.string().length(100).nullable(),
  },
})

export type OutsideLink = InferEntity<typeof OutsideLink>
