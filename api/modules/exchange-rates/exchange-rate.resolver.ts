import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './exchange-rate.service.ts'
import { ExchangeRate, ExchangeRateFetch } from './exchange-rate.type.ts'

@Resolver(() => ExchangeRate)
export class ExchangeRateResolver {
  @Query(() => [ExchangeRate], {
    description: 'Rates for rough sums in a guest’s own currency, none older than 7 days; empty where none is known.',
  })
  exchangeRates(@Ctx() ctx: Context) {
    return service.listExchangeRates(ctx)
  }

  @Authorized('rooms:read')
  @Query(() => [ExchangeRate], { description: 'Every rate that is known, those that are too old for guests too.' })
  knownExchangeRates(@Ctx() ctx: Context) {
    return service.listKnownExchangeRates(ctx)
  }

  @Authorized('rooms:write')
  @Mutation(() => ExchangeRateFetch, {
    description: 'Fetches the rates from the European Central Bank now; the server does it by itself each day.',
  })
  fetchExchangeRates(@Ctx() ctx: Context) {
    return service.fetchExchangeRates(ctx)
  }
}
