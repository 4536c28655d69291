import 'reflect-metadata'
import { ArgsType, Field, registerEnumType } from 'type-graphql'
import { enumFrom } from './enum.ts'
import { PageArgs } from './page-args.ts'
import { GraphQLDateTimeISO } from './scalars.ts'

const recordOrders = ['newest', 'oldest', 'last-changed', 'first-changed'] as const
export type RecordOrder = (typeof recordOrders)[number]

export const RecordOrderEnum = enumFrom(recordOrders)
registerEnumType(RecordOrderEnum, {
  name: 'RecordOrder',
  description: 'In which order a list is answered.',
  valuesConfig: {
    NEWEST: { description: 'What was made last comes first.' },
    OLDEST: { description: 'What was made first comes first.' },
    LAST_CHANGED: { description: 'What was changed last comes first.' },
    FIRST_CHANGED: {
      description: 'What was changed longest ago comes first: to follow a list from one reading to the next.',
    },
  },
})

/** Arguments of a list that staff and integrators narrow and order by when its records were made and changed. */
@ArgsType()
export class RecordListArgs extends PageArgs {
  @Field(() => GraphQLDateTimeISO, { description: 'Only what was made at this instant or later.', nullable: true })
  createdSince?: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'Only what was made before this instant.', nullable: true })
  createdBefore?: Date | null

  @Field(() => GraphQLDateTimeISO, {
    description: 'Only what was made or changed at this instant or later.',
    nullable: true,
  })
  changedSince?: Date | null

  @Field(() => RecordOrderEnum, { description: 'The order; the newest first when missing.', nullable: true })
  order?: RecordOrder | null
}

/** The same in the query of a REST path. */
export const recordListQuery = {
  createdSince: 'createdSince',
  createdBefore: 'createdBefore',
  changedSince: 'changedSince',
  order: 'order',
}

/** When a record was made or changed, and in which direction a list of them goes. */
export interface ListOrder {
  by: 'created' | 'changed'
  descending: boolean
}

const orders: Record<RecordOrder, ListOrder> = {
  newest: { by: 'created', descending: true },
  oldest: { by: 'created', descending: false },
  'last-changed': { by: 'changed', descending: true },
  'first-changed': { by: 'changed', descending: false },
}

export const orderOf = ({ order }: RecordListArgs): ListOrder => orders[order ?? 'newest']
