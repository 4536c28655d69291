import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { staySheet } from './stay-sheet.service.ts'
import { StaySheet } from './stay-sheet.type.ts'

@Resolver()
export class StaySheetResolver {
  @Query(() => StaySheet, {
    description: 'What a guest keeps of a stay: sun, season, walks, places and answers. Give both dates or none.',
  })
  staySheet(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('arrival', () => GraphQLDate, { description: 'Day of arrival.', nullable: true }) arrival: string | null,
    @Arg('departure', () => GraphQLDate, { description: 'Day of departure.', nullable: true }) departure: string | null,
  ) {
    return staySheet(ctx, locale, { arrival: arrival ?? null, departure: departure ?? null })
  }
}
