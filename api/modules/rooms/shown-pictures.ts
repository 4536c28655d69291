import { sql } from 'kysely'

/** SQL for every room type, with its pictures as the addresses of their files. */
export const shownByRoomTypes = sql`select id, name as title, images::text as images from room_type`
