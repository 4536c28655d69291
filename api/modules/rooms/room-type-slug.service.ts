import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { readPrepared } from '../../db/prepared.ts'
import { readRecords } from '../../db/read-records.ts'
import { badUserInput } from '../../errors.ts'
import { RoomType, RoomTypeFormerSlug } from './room.entity.ts'

/** What an address can ask for; capital letters are forgiven. */
const slugInAddress = /^[a-z0-9-]{1,80}$/i

/** The room type that guests can book and that has the slug, or else had it before. */
export const findRoomTypeBySlug = async (ctx: Context, asked: string): Promise<RoomType | null> => {
  if (!slugInAddress.test(asked)) return null
  const slug = asked.toLowerCase()
  const had = sql`select f.room_type_id from room_type_former_slug f where f.slug = ${slug}`
  const [found] = await readRecords(
    ctx.em,
    RoomType,
    sql`where (r.slug = ${slug} or r.id in (${had})) and r.active and r.archived_at is null
      order by r.slug = ${slug} desc limit 1`,
  )
  return found ?? null
}

/**
 * Links to a room type that had the slug before must not lead to another one.
 * @throws BAD_USER_INPUT
 */
export const refuseSlugOfAnother = async ({ em }: Context, slug: string, id?: string): Promise<void> => {
  const former = await em.findOne(RoomTypeFormerSlug, { slug }, { populate: ['roomType'] })
  if (former && former.roomType.id !== id)
    throw badUserInput([
      { path: ['slug'], message: `Links with the slug ${slug} lead to ${former.roomType.name}, which had it before` },
    ])
}

/** Gives a room type another slug; the one it had goes on leading to it. */
export const changeSlug = async (inside: Context, roomType: RoomType, slug: string): Promise<void> => {
  await refuseSlugOfAnother(inside, slug, roomType.id)
  const database = inside.em.getKysely()
  await sql`delete from room_type_former_slug where slug = ${slug}`.execute(database)
  await sql`insert into room_type_former_slug (slug, room_type_id) values (${roomType.slug}, ${roomType.id})
    on conflict (slug) do update set room_type_id = excluded.room_type_id`.execute(database)
}

/** The slugs that room types have now, by those that they had before. */
export const readSlugChanges = async ({ em }: Pick<Context, 'em'>): Promise<Map<string, string>> => {
  const rows = await readPrepared(
    em,
    sql<{ former: string; current: string }>`
      select f.slug as former, r.slug as current from room_type_former_slug f join room_type r on r.id = f.room_type_id`,
  )
  return new Map(rows.map(({ former, current }) => [former, current]))
}

export interface RoomAddress {
  slug: string
  updatedAt: Date
}

/** The room types that have a page, in display order: what a sitemap lists. */
export const listRoomAddresses = async ({ em }: Pick<Context, 'em'>): Promise<RoomAddress[]> => {
  const { rows } = await sql<{ slug: string; updatedAt: string }>`
    select r.slug, r.updated_at as "updatedAt" from room_type r where r.active and r.archived_at is null
    order by r.display_order, r.name`.execute(em.getKysely())
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: new Date(updatedAt) }))
}
