import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { faqIn } from './faq.service.ts'
import { Faq } from './faq.type.ts'
import type { NoticeId, PlaceCategory, TextPage } from '#graphql/inputs/content/kinds.ts'
import * as service from './guide.service.ts'
import { Picture, Place, PlaceCategoryEnum, PlaceOrderEnum, type PlaceOrder } from './guide.type.ts'
import { noticeIn } from './notice.service.ts'
import { NoticeIdEnum, NoticeSection } from './notice.type.ts'
import { listOffers, listReviews, recognitionIn } from './offers-and-reviews.service.ts'
import { Offer, Recognition, Review } from './offers-and-reviews.type.ts'
import { DayTrip, DriveAttraction, GettingAround, Restaurant, WalkingAttraction } from './outing.type.ts'
import { listPictures, listSectionPictures } from './picture.service.ts'
import { listPlaces } from './place.service.ts'
import { textsOn } from './text.service.ts'
import { Text, TextPageEnum } from './text.type.ts'

@Resolver()
export class GuideResolver {
  @Query(() => [Place], { description: 'The places on the map, the hotel among them.' })
  places(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('categories', () => [PlaceCategoryEnum], { description: 'Only these; all when missing.', nullable: true })
    categories: PlaceCategory[] | null,
    @Arg('order', () => PlaceOrderEnum, { description: 'How to sort them.', defaultValue: 'guide' }) order: PlaceOrder,
  ) {
    return listPlaces(ctx, locale, { categories, order })
  }

  @Query(() => [WalkingAttraction], { description: 'The sights within walking distance.' })
  walkingAttractions(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return service.listWalkingAttractions(ctx, locale)
  }

  @Query(() => [Restaurant], { description: 'The restaurants of the page Things to do.' })
  restaurants(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return service.listRestaurants(ctx, locale)
  }

  @Query(() => [DriveAttraction], { description: 'The attractions that are worth the drive.' })
  driveAttractions(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return service.listDriveAttractions(ctx, locale)
  }

  @Query(() => [DayTrip], { description: 'Towns for a whole day.' })
  dayTrips(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return service.listDayTrips(ctx, locale)
  }

  @Query(() => [GettingAround], { description: 'How to get around: on foot, parking, public transit, ride share.' })
  gettingAround(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return service.listGettingAround(ctx, locale)
  }

  @Query(() => Faq, { description: 'The questions guests ask, with the hotel’s answers.' })
  faq(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return faqIn(ctx, locale)
  }

  @Query(() => [Picture], { description: 'Pictures with their texts, in the asked order; unknown ids are left out.' })
  pictures(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('ids', () => [ID], { description: 'Names of the pictures, at most 100.' }) ids: string[],
  ) {
    return listPictures(ctx, locale, ids)
  }

  @Query(() => [Picture], { description: 'What a place of a page shows, in its order; nothing when it shows none.' })
  sectionPictures(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('sectionId', () => ID, { description: 'Name of the place, such as home-hero.' }) sectionId: string,
  ) {
    return listSectionPictures(ctx, locale, sectionId)
  }

  @Query(() => [Offer], { description: 'The standing offers in their order; none whose worth the hotel does not say.' })
  offers(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return listOffers(ctx, locale)
  }

  @Query(() => [Review], { description: 'What guests said.' })
  reviews(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return listReviews(ctx, locale)
  }

  @Query(() => Recognition, {
    description: 'How guests rate the hotel on a travel-review site; null while the hotel shows nothing of it.',
    nullable: true,
  })
  recognition(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return recognitionIn(ctx, locale)
  }

  @Query(() => [NoticeSection], { description: 'A notice of the house, section by section.' })
  notice(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('id', () => NoticeIdEnum, { description: 'Which notice.' }) id: NoticeId,
  ) {
    return noticeIn(ctx, locale, id)
  }

  @Query(() => [Text], { description: 'What the hotel says of itself on these pages, place by place.' })
  texts(
    @Ctx() ctx: Context,
    @LocaleArg() locale: Locale,
    @Arg('pages', () => [TextPageEnum], { description: 'On which pages the texts stand.' }) pages: TextPage[],
  ) {
    return textsOn(ctx, locale, pages)
  }
}
