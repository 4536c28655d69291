import { guestCurrencies } from '#graphql/inputs/exchange-rates.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { changingPages, type Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { ExchangeRate } from './exchange-rate.entity.ts'
import type { ExchangeRateFetch } from './exchange-rate.type.ts'

/** The bank rests on weekends and holidays, four days in a row at most. */
const oldestDays = 7
/** Europe is a day ahead for some hours. */
const aheadDays = 1

/** All that are known, those too old to be shown too. */
export const listKnownExchangeRates = (ctx: Context): Promise<ExchangeRate[]> =>
  ctx.em.find(ExchangeRate, {}, { orderBy: { currency: 'asc' }, limit: guestCurrencies.length })

/** Those that guests may be shown. */
export const listExchangeRates = async (ctx: Context): Promise<ExchangeRate[]> => {
  const today = hotelToday(ctx)
  const [oldest, newest] = [addDays(today, -oldestDays), addDays(today, aheadDays)]
  return (await listKnownExchangeRates(ctx)).filter(({ asOf }) => asOf >= oldest && asOf <= newest)
}

/** Asks the bank, and keeps what it answers in place of what was known. */
export const fetchExchangeRates = async (ctx: Context): Promise<ExchangeRateFetch> => {
  const { ecb } = ctx.services
  try {
    const { asOf, unitsPerUsd } = await ecb.daily()
    const rates = guestCurrencies.flatMap((currency) => {
      const units = unitsPerUsd[currency]
      const rate = { currency, asOf, source: ecb.service.id, fetchedAt: ctx.now() }
      return units === undefined ? [] : [{ ...rate, unitsPerUsd: units }]
    })
    await changingPages(ctx, (inside) => inside.em.upsertMany(ExchangeRate, rates))
    return { success: true, message: null }
  } catch (error) {
    // The operations page has it as well; guests read on what is known, until it is too old.
    if (error instanceof OutsideFailure) return { success: false, message: error.message }
    throw error
  }
}
