import { sql } from 'kysely'
import type { z } from 'zod'
import { changeSchema, roomTypeSchema } from '#graphql/inputs/room.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { isTaken } from '../../db/is-taken.ts'
import { readRecords } from '../../db/read-records.ts'
import { badUserInput } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { isId } from '../../platform/schema/ids.ts'
import { describePicture } from '../guide/describe-picture.ts'
import { differences, recordChange } from '../history/record-change.service.ts'
import { refuseBelowRules } from './floor-price.service.ts'
import { requirePermission } from '../../platform/viewer.ts'
import { RoomType, type StoredImage } from './room.entity.ts'
import type { CreateRoomTypeInput, UpdateRoomTypeInput } from './room.inputs.ts'
import { changeSlug, refuseSlugOfAnother } from './room-type-slug.service.ts'
import { describedImage, translationsOf } from './room-type-texts.ts'

/** A small hotel has a handful; more than this is a mistake of an integrator. */
const mostRoomTypes = 200

type Form = z.output<typeof roomTypeSchema>

const seesAll = ({ viewer }: Context) => viewer?.permissions.includes('rooms:read') ?? false

/** In display order. */
export const listRoomTypes = async (ctx: Context, includeArchived: boolean): Promise<RoomType[]> => {
  if (includeArchived) requirePermission(ctx, 'rooms:read')
  const which = sql`where (${includeArchived} or r.archived_at is null) and (${seesAll(ctx)} or r.active)`
  return readRecords(ctx.em, RoomType, sql`${which} order by r.display_order, r.name limit ${mostRoomTypes}`)
}

/** Strangers find what guests see, whatever they ask for. */
export const findRoomType = async (ctx: Context, id: string, includeArchived = true): Promise<RoomType | null> => {
  if (!isId(id)) return null
  const isStaffs = seesAll(ctx)
  return ctx.em.findOne(RoomType, {
    id,
    ...(!isStaffs && { active: true }),
    ...(!(isStaffs && includeArchived) && { archivedAt: null }),
  })
}

const slugTaken = (slug: string) =>
  badUserInput([{ path: ['slug'], message: `Another room type has the slug ${slug} already` }])

/** Two people may choose the same slug at the same moment: the database decides. */
const inOwnSlug = async <T>(slug: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isTaken(error, 'room_type_slug_unique') ? slugTaken(slug) : error
  }
}

const storedImages = (ctx: Context, { images, imageUrls }: Form, known: StoredImage[]): StoredImage[] => {
  const describe = describePicture(ctx.content)
  if (images)
    return images.map(({ url, alt, translations }) =>
      describedImage(url, describe, {
        ...(alt && { en: alt }),
        ...Object.fromEntries(translations.map((text) => [text.locale, text.alt])),
      }),
    )
  if (!imageUrls) return known
  return imageUrls.map((url) => known.find((image) => image.url === url) ?? describedImage(url, describe))
}

/** Nothing is kept of what is empty, so that a guest reads English there. */
const storedTexts = ({ translations }: Form): RoomType['translations'] =>
  Object.fromEntries(
    (translations ?? [])
      .map(({ locale, ...texts }) => [locale, Object.entries(texts).filter(([, text]) => text?.length)] as const)
      .filter(([, texts]) => texts.length > 0)
      .map(([locale, texts]) => [locale, Object.fromEntries(texts)]),
  )

/** The columns that a form fills. */
const columns = (ctx: Context, form: Form, known: StoredImage[]) => {
  const { images: _images, imageUrls: _imageUrls, translations: _translations, ...fields } = form
  return {
    ...fields,
    weekendPrice: form.weekendPrice ?? null,
    size: form.size || null,
    images: storedImages(ctx, form, known),
    translations: storedTexts(form),
    accessibility: form.accessibility ?? {},
  }
}

/** What a room type can be without. */
const canBeMissing = ['weekendPrice', 'floorPrice', 'size', 'accessibility']

/** @throws BAD_USER_INPUT naming each field */
export const createRoomType = async (ctx: Context, raw: CreateRoomTypeInput): Promise<RoomType> => {
  const form = roomTypeSchema.parse(omitUnset(raw, canBeMissing))
  return inOwnSlug(form.slug, () =>
    changingNights(ctx, async (inside) => {
      const now = ctx.now()
      await refuseSlugOfAnother(inside, form.slug)
      const fields = columns(ctx, form, [])
      const roomType = inside.em.create(RoomType, {
        ...fields,
        archivedAt: null,
        changedBy: ctx.viewer?.name ?? null,
        createdAt: now,
        updatedAt: now,
      })
      await inside.em.flush()
      recordChange(inside, roomType.id, 'created', differences({}, fields))
      return roomType
    }),
  )
}

const asForm = (roomType: RoomType) => ({
  name: roomType.name,
  slug: roomType.slug,
  basePrice: roomType.basePrice,
  weekendPrice: roomType.weekendPrice,
  floorPrice: roomType.floorPrice,
  bedType: roomType.bedType,
  maxOccupancy: roomType.maxOccupancy,
  size: roomType.size,
  description: roomType.description,
  amenities: roomType.amenities,
  translations: translationsOf(roomType),
  accessibility: roomType.accessibility,
  active: roomType.active,
  displayOrder: roomType.displayOrder,
})

/**
 * Changes what is given and leaves the rest. The whole record must be valid afterwards.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const updateRoomType = async (ctx: Context, raw: UpdateRoomTypeInput): Promise<RoomType> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return inOwnSlug(String(raw.slug), () =>
    changingNights(ctx, async (inside) => {
      const roomType = await lockRecord(inside, RoomType, 'room type', id, { version })
      const form = roomTypeSchema.parse({ ...asForm(roomType), ...omitUnset(changes, canBeMissing) })
      if (form.floorPrice > roomType.floorPrice) await refuseBelowRules(inside, roomType.id, form.floorPrice)
      const fields = columns(inside, form, roomType.images)
      const changed = differences(roomType, fields)
      if (changed.length === 0) return roomType
      if (form.slug !== roomType.slug) await changeSlug(inside, roomType, form.slug)
      Object.assign(roomType, fields, { changedBy: ctx.viewer?.name ?? null })
      recordChange(inside, id, 'updated', changed)
      await inside.em.flush()
      return roomType
    }),
  )
}

const setArchived = async (ctx: Context, raw: string, archived: boolean): Promise<RoomType> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    const roomType = await lockRecord(inside, RoomType, 'room type', id)
    if (Boolean(roomType.archivedAt) === archived) return roomType
    roomType.archivedAt = archived ? ctx.now() : null
    roomType.changedBy = ctx.viewer?.name ?? null
    recordChange(inside, id, archived ? 'archived' : 'restored')
    await inside.em.flush()
    return roomType
  })
}

/** @throws NOT_FOUND */
export const archiveRoomType = (ctx: Context, id: string) => setArchived(ctx, id, true)

/** @throws NOT_FOUND */
export const restoreRoomType = (ctx: Context, id: string) => setArchived(ctx, id, false)
