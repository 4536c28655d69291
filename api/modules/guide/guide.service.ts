import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { admissionBadge } from './admission.ts'
import { dayTrips } from './day-trips.ts'
import { driveAttractions } from './drives.ts'
import type { Restaurant as RestaurantRecord, WalkingAttraction as WalkingRecord } from './guide.model.ts'
import { gettingAround } from './getting-around.ts'
import { guideWriter, phoneLink, type GuideWriter } from './guide-writer.ts'
import type { DayTrip, DriveAttraction, GettingAround, Restaurant, WalkingAttraction } from './outing.type.ts'
import { restaurants } from './restaurants.ts'
import { walkingAttractions } from './walking.ts'

const writeNearby = (write: GuideWriter, record: WalkingRecord | RestaurantRecord, destination: string) => ({
  id: record.id,
  name: write.text(record.name),
  description: write.text(record.description),
  distance: write.distance(record.distance),
  distanceMiles: write.miles(record.distance),
  pictures: write.pictures(record.pictures),
  position: { latitude: record.latitude, longitude: record.longitude },
  website: record.website,
  features: write.list(record.features),
  directions: write.text(record.directions),
  directionsUrl: write.route(destination, write.miles(record.distance)),
  ...write.honesty(record.provenance),
})

export const listWalkingAttractions = (ctx: Context, locale: Locale): WalkingAttraction[] => {
  const write = guideWriter(ctx, locale)
  return walkingAttractions.map((record) => ({
    ...writeNearby(write, record, `${record.latitude},${record.longitude}`),
    type: write.text(record.type),
  }))
}

export const listRestaurants = (ctx: Context, locale: Locale): Restaurant[] => {
  const write = guideWriter(ctx, locale)
  return restaurants.map((record) => ({
    ...writeNearby(write, record, `${record.name}, ${record.address}`),
    cuisine: write.text(record.cuisine),
    address: record.address,
    phone: record.phone,
    phoneLink: record.phone && phoneLink(record.phone),
    hours: write.textOrNull(record.hours),
  }))
}

export const listDriveAttractions = (ctx: Context, locale: Locale): DriveAttraction[] => {
  const write = guideWriter(ctx, locale)
  return driveAttractions.map(({ provenance, latitude, longitude, ...record }) => ({
    ...record,
    description: write.text(record.description),
    distance: write.text(record.distance),
    pictures: write.pictures(record.pictures),
    position: { latitude, longitude },
    phoneLink: phoneLink(record.phone),
    hours: write.text(record.hours),
    admission: write.text(record.admission),
    admissionBadge: admissionBadge(record.admission.en, locale),
    highlights: write.list(record.highlights),
    directions: write.text(record.directions),
    directionsUrl: write.route(`${record.name}, ${record.address}`, null),
    ...write.honesty(provenance),
  }))
}

export const listDayTrips = (ctx: Context, locale: Locale): DayTrip[] => {
  const write = guideWriter(ctx, locale)
  return dayTrips.map(({ provenance, ...record }) => ({
    ...record,
    description: write.text(record.description),
    distance: write.text(record.distance),
    pictures: write.pictures(record.pictures),
    attractions: write.list(record.attractions),
    directionsUrl: write.route(`${record.name}, ${ctx.facts.address.region}`, null),
    ...write.honesty(provenance),
  }))
}

export const listGettingAround = (ctx: Context, locale: Locale): GettingAround[] => {
  const write = guideWriter(ctx, locale)
  return gettingAround.map(({ id, title, description }) => ({
    id,
    title: write.text(title),
    description: write.text(description),
  }))
}
