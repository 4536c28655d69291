import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { guestCurrencies } from '#graphql/inputs/exchange-rates.ts'
import { instant } from '../../db/base-columns.ts'

/** The last known rate of a currency in which guests may read a rough sum. */
export const ExchangeRate = defineEntity({
  name: 'ExchangeRate',
  properties: {
    currency: p.enum([...guestCurrencies]).primary(),
    unitsPerUsd: p.decimal('number').precision(12).scale(6),
    /** The day that it is of. */
    asOf: p.date(),
    /** The outside service that it came from. */
    source: p.string().length(40),
    fetchedAt: instant(),
  },
})

export type ExchangeRate = InferEntity<typeof ExchangeRate>
