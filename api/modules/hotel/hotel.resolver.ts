import { Ctx, Query, Resolver } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { hotelIn } from './hotel.service.ts'
import { Hotel } from './hotel.type.ts'

@Resolver()
export class HotelResolver {
  @Query(() => Hotel, {
    description: 'The hotel’s facts: the one place from which pages, mails and the assistant take them.',
  })
  hotel(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return hotelIn(ctx, locale)
  }
}
