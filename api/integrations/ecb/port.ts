import type { GuestCurrency } from '#graphql/inputs/exchange-rates.ts'
import type { OutsideService } from '../outside/service.ts'

export interface DailyRates {
  /** The day that the rates are of, as YYYY-MM-DD. */
  asOf: string
  /** Units of each currency for one US dollar; one that the bank leaves out is left out. */
  unitsPerUsd: Partial<Record<GuestCurrency, number>>
}

/** The euro's reference rates of the European Central Bank, once each working day. */
export interface ReferenceRates {
  service: OutsideService
  /** @throws OutsideFailure */
  daily: () => Promise<DailyRates>
}
