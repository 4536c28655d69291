import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { shownByPosts } from '../blog/shown-pictures.ts'
import { shownByRoomTypes } from '../rooms/shown-pictures.ts'

/** A picture can be brought back with a revision, of a post or of the library, so that what only a revision shows stays, too. */
const forget = (before: Date) => sql`
  delete from picture_file f where f.created_at < ${before}
    and not exists (select 1 from (${shownByRoomTypes}) r where strpos(r.images, f.picture) > 0)
    and not exists (select 1 from (${shownByPosts}) p where strpos(p.images, f.picture) > 0)
    and not exists (select 1 from content_entry e
      where strpos(e.published::text, f.picture) > 0 or strpos(e.draft::text, f.picture) > 0)
    and not exists (select 1 from content_revision r where strpos(r.document::text, f.picture) > 0)
    and not exists (select 1 from blog_revision r where strpos(r.fields::text, f.picture) > 0)`

/** Uploaded pictures that nothing shows go after a day. */
export const forgetPictures = (ctx: Context): Promise<unknown> =>
  forget(subDays(ctx.now(), 1)).execute(ctx.em.getKysely())
