import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { nameOfExtra, priceOfExtra } from '../pricing/texts.ts'
import * as service from './stay-extra.service.ts'
import {
  CreateStayExtraInput,
  DeletedStayExtra,
  StayExtra,
  StayExtraName,
  UpdateStayExtraInput,
} from './stay-extra.type.ts'

const ExtraId = () => Arg('id', () => ID, { description: 'Id of the extra.' })

const TextLocale = () => Arg('locale', () => LocaleEnum, { description: 'Language of the text.', defaultValue: 'en' })

@Resolver(() => StayExtra)
export class StayExtraResolver {
  @Query(() => [StayExtra], {
    description:
      'Extras in their order: strangers see those that are offered, staff all that are not deleted. What one costs for a stay is said by the quote.',
  })
  stayExtras(@Ctx() ctx: Context) {
    return service.listStayExtras(ctx)
  }

  @Authorized('rooms:write')
  @Mutation(() => StayExtra, { description: 'Makes an extra.' })
  createStayExtra(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateStayExtraInput, { description: 'The extra.' }) input: CreateStayExtraInput,
  ) {
    return service.createStayExtra(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => StayExtra, { description: 'Changes an extra. CONFLICT when somebody changed it meanwhile.' })
  updateStayExtra(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateStayExtraInput, { description: 'What to change.' }) input: UpdateStayExtraInput,
  ) {
    return service.updateStayExtra(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedStayExtra, {
    description: 'Deletes an extra; restoreStayExtra undoes it. Kept prices keep it.',
  })
  deleteStayExtra(@Ctx() ctx: Context, @ExtraId() id: string) {
    return service.deleteStayExtra(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => StayExtra, { description: 'Brings a deleted extra back with its id.' })
  restoreStayExtra(@Ctx() ctx: Context, @ExtraId() id: string) {
    return service.restoreStayExtra(ctx, id)
  }

  @FieldResolver(() => String, { description: 'What guests read it is.' })
  name(@Root() extra: service.ShownExtra, @TextLocale() locale: Locale) {
    return nameOfExtra({ ...extra, name: extra.ownName }, locale)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its price for one unit as the language writes it, such as $25 per night.',
  })
  priceText(@Root() { unit, price }: service.ShownExtra, @TextLocale() locale: Locale) {
    return price === null ? null : priceOfExtra({ unit, price }, locale)
  }

  @ReadableWith('rooms:read')
  @FieldResolver(() => [StayExtraName], { description: 'Names in other languages.' })
  translations(@Root() extra: service.ShownExtra) {
    return service.translationsOf(extra)
  }
}
