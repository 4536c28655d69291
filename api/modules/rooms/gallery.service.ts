import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { ContentItem } from '../../platform/content.ts'
import type { Context } from '../../platform/context.ts'
import { guideWriter } from '../guide/guide-writer.ts'
import { showKept } from '../guide/show-picture.ts'
import { listSectionPictures } from '../guide/picture.service.ts'
import type { Gallery, RoomBlock } from './gallery.type.ts'
import type { RoomType } from './room.entity.ts'
import { listRoomTypes } from './room-type.service.ts'
import { readSlugChanges } from './room-type-slug.service.ts'
import { altOf, amenitiesOf as amenitiesOfType, descriptionOf, nameOf, showImage } from './room-type-texts.ts'

/** What a room has, in words. */
export const featuresOf = ({ content }: Context, locale: Locale, { features }: ContentItem<'room-block'>): string[] =>
  features.flatMap((id) => content.find('room-feature', id, locale)?.name ?? [])

/** What the house has, or every room. */
export const amenitiesOf = ({ content }: Context, locale: Locale, wanted: ContentItem<'amenity'>['list']): string[] =>
  content
    .list('amenity', locale)
    .filter(({ list }) => list === wanted)
    .map(({ name }) => name)

/** Writes the gallery's rooms. A room has the name under which it is booked, and its own only while it cannot be. */
export const roomBlockWriter = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const write = guideWriter(ctx, locale)
  const names = new Map(roomTypes.map((roomType) => [roomType.slug, nameOf(roomType, locale)]))
  const nameIt = ({ name, number, roomType }: ContentItem<'room-block'>): string => {
    const booked = names.get(roomType)
    if (!booked) return name
    return number ? `${booked} ${number}` : booked
  }
  return (block: ContentItem<'room-block'>): RoomBlock => ({
    ...block,
    roomTypeSlug: block.roomType,
    name: nameIt(block),
    pictures: write.pictures(block.pictures),
    features: featuresOf(ctx, locale, block),
  })
}

/** A room type as the gallery shows it, where nobody has written of single rooms yet. */
const blockOfType =
  ({ content }: Context, locale: Locale) =>
  (type: RoomType): RoomBlock => ({
    id: type.slug,
    eyebrow: null,
    name: nameOf(type, locale),
    description: descriptionOf(type, locale),
    language: type.translations[locale]?.description ? locale : defaultLocale,
    pictures: type.images.flatMap((image) => {
      const shown = showImage(image, content)
      return shown.pictureId ? [showKept(content, shown.pictureId, altOf(shown, locale), locale)] : []
    }),
    features: amenitiesOfType(type, locale),
    roomTypeSlug: type.slug,
  })

type Blocks = readonly ContentItem<'room-block'>[]

/** Writes rooms that staff put under a room type which has had another slug since, too. */
const currentRoomBlocks = async (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const write = roomBlockWriter(ctx, locale, roomTypes)
  const slugs = await readSlugChanges(ctx)
  return (block: Blocks[number]) => write({ ...block, roomType: slugs.get(block.roomType) ?? block.roomType })
}

/** Rooms of the gallery, all if none are named; where nobody has written of single rooms yet, the room types. */
const listRooms = async (ctx: Context, locale: Locale, blocks: Blocks = ctx.content.list('room-block', locale)) => {
  const roomTypes = await listRoomTypes(ctx, false)
  if (blocks.length === 0) return roomTypes.map(blockOfType(ctx, locale))
  return blocks.map(await currentRoomBlocks(ctx, locale, roomTypes))
}

const roomsOnHome = 2

/** The rooms that the home page shows: those that staff chose for it, else the first two. */
export const homeRoomsIn = async (ctx: Context, locale: Locale): Promise<RoomBlock[]> => {
  const chosen = ctx.content.list('room-block', locale).filter(({ isOnHome }) => isOnHome)
  return chosen.length > 0 ? listRooms(ctx, locale, chosen) : (await listRooms(ctx, locale)).slice(0, roomsOnHome)
}

export const galleryIn = async (ctx: Context, locale: Locale): Promise<Gallery> => {
  return {
    propertyPictures: listSectionPictures(ctx, locale, 'property'),
    propertyFeatures: amenitiesOf(ctx, locale, 'property'),
    allRoomsInclude: amenitiesOf(ctx, locale, 'every-room'),
    roomBlocks: await listRooms(ctx, locale),
  }
}

export const roomBlockIn = async (ctx: Context, locale: Locale, id: string): Promise<RoomBlock | null> => {
  const block = ctx.content.find('room-block', id, locale)
  return block && (await currentRoomBlocks(ctx, locale, await listRoomTypes(ctx, false)))(block)
}
