import { sql } from 'kysely'

/** SQL for every post, with what its pictures are named in: their keys, or the addresses of their files. */
export const shownByPosts = sql`select id, title, '"' || featured_image || '" ' || content as images from blog_post`
