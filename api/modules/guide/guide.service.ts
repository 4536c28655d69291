import type { Locale } from '#graphql/locales.ts'
import type { ContentItem } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { admissionBadge } from './admission.ts'
import { guideWriter, phoneLink } from './guide-writer.ts'
import type { DayTrip, DriveAttraction, GettingAround, Restaurant, WalkingAttraction } from './outing.type.ts'

const nearby = (ctx: Context, locale: Locale) => {
  const write = guideWriter(ctx, locale)
  return (item: ContentItem<'restaurant'> | ContentItem<'walk'>, destination: string) => ({
    distance: write.distance(item.distance),
    distanceMiles: write.miles(item.distance),
    pictures: write.pictures(item.pictures),
    position: { latitude: item.latitude, longitude: item.longitude },
    directionsUrl: write.route(destination, write.miles(item.distance)),
    ...write.honesty(item),
  })
}

export const listWalkingAttractions = (ctx: Context, locale: Locale): WalkingAttraction[] => {
  const write = nearby(ctx, locale)
  return ctx.content
    .list('walk', locale)
    .map((walk) => ({ ...walk, ...write(walk, `${walk.latitude},${walk.longitude}`) }))
}

export const listRestaurants = (ctx: Context, locale: Locale): Restaurant[] => {
  const write = nearby(ctx, locale)
  return ctx.content.list('restaurant', locale).map((restaurant) => ({
    ...restaurant,
    ...write(restaurant, `${restaurant.name}, ${restaurant.address}`),
    phoneLink: restaurant.phone && phoneLink(restaurant.phone),
  }))
}

export const listDriveAttractions = (ctx: Context, locale: Locale): DriveAttraction[] => {
  const write = guideWriter(ctx, locale)
  return ctx.content.list('drive', locale).map((drive) => ({
    ...drive,
    pictures: write.pictures(drive.pictures),
    position: { latitude: drive.latitude, longitude: drive.longitude },
    phoneLink: phoneLink(drive.phone),
    admissionBadge: admissionBadge(ctx.content.find('drive', drive.id, 'en')!.admission, locale),
    directionsUrl: write.route(`${drive.name}, ${drive.address}`, null),
    ...write.honesty(drive),
  }))
}

export const listDayTrips = (ctx: Context, locale: Locale): DayTrip[] => {
  const write = guideWriter(ctx, locale)
  return ctx.content.list('day-trip', locale).map((trip) => ({
    ...trip,
    pictures: write.pictures(trip.pictures),
    directionsUrl: write.route(`${trip.name}, ${ctx.facts.address.region}`, null),
    ...write.honesty(trip),
  }))
}

export const listGettingAround = (ctx: Context, locale: Locale): GettingAround[] => [
  ...ctx.content.list('getting-around', locale),
]
