import type { Module } from '../../platform/module.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import { ExchangeRateResolver } from './exchange-rate.resolver.ts'
import { fetchExchangeRates } from './exchange-rate.service.ts'

export const exchangeRates: Module = {
  entities: [ExchangeRate],
  resolvers: [ExchangeRateResolver],
  // New rates come at 4 PM in Frankfurt, which is 10 or 11 AM in Florida; the others are for who starts, or had no answer.
  jobs: [{ queue: 'exchange-rates.fetch', schedule: '20 5,11,17,23 * * *', run: fetchExchangeRates }],
}
