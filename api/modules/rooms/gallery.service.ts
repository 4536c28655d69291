import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { RoomBlock as RoomBlockRecord } from '../guide/guide.model.ts'
import { guideWriter } from '../guide/guide-writer.ts'
import { allRoomsInclude, propertyFeatures, propertyPictures } from '../guide/property.ts'
import { roomBlocks } from '../guide/room-blocks.ts'
import type { Gallery, RoomBlock } from './gallery.type.ts'
import type { RoomType } from './room.entity.ts'
import { listRoomTypes } from './room-type.service.ts'
import { nameOf } from './room-type-texts.ts'

/** Writes the guide's rooms in one language. A room has the name under which it is booked, and its own only while it cannot be. */
export const roomBlockWriter = (ctx: Context, locale: Locale, roomTypes: readonly RoomType[]) => {
  const write = guideWriter(ctx, locale)
  const names = new Map(roomTypes.map((roomType) => [roomType.slug, nameOf(roomType, locale)]))
  const nameIt = ({ name, number, roomType }: RoomBlockRecord): string => {
    const booked = names.get(roomType)
    if (!booked) return write.text(name)
    return number ? `${booked} ${number}` : booked
  }
  return (block: RoomBlockRecord): RoomBlock => ({
    ...block,
    name: nameIt(block),
    description: write.text(block.description),
    pictures: write.pictures(block.pictures),
    features: write.list(block.features),
  })
}

export const galleryIn = async (ctx: Context, locale: Locale): Promise<Gallery> => {
  const write = guideWriter(ctx, locale)
  return {
    propertyPictures: write.pictures(propertyPictures),
    propertyFeatures: write.list(propertyFeatures),
    allRoomsInclude: write.list(allRoomsInclude),
    roomBlocks: roomBlocks.map(roomBlockWriter(ctx, locale, await listRoomTypes(ctx, false))),
  }
}

export const roomBlockIn = async (ctx: Context, locale: Locale, id: string): Promise<RoomBlock | null> => {
  const block = roomBlocks.find((known) => known.id === id)
  return block ? roomBlockWriter(ctx, locale, await listRoomTypes(ctx, false))(block) : null
}
