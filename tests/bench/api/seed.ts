import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { writeCursor } from '#api/platform/schema/cursor.ts'
import type { PageArgs } from '#api/platform/schema/page-args.ts'
import { readPage } from '#api/platform/schema/page.ts'

/** Beside the first seed: 10 room types, 22 rooms, 200 rules, 90 days of nights, 5,000 English posts, 100,000 subscribers. */
const statements = [
  `insert into room_type (id, created_at, updated_at, version, name, slug, base_price, weekend_price, floor_price,
     bed_type, max_occupancy, size, description, amenities, images, accessibility, translations, active, display_order)
   select gen_random_uuid(), created_at, updated_at, 1, name || ' ' || n, slug || '-' || n, base_price, weekend_price,
     floor_price, bed_type, max_occupancy, size, description, amenities, images, accessibility, translations, true, 10 + n
   from generate_series(1, 10) n, lateral (select * from room_type where display_order = n % 3) t
   limit 10 - (select count(*) from room_type)`,
  `update room set room_type_id = t.id
   from (select id, row_number() over (order by room_number) n from room) r,
     (select id, row_number() over (order by display_order) n from room_type) t
   where room.id = r.id and t.n = 1 + r.n % 10`,
  `delete from pricing_rule`,
  `insert into pricing_rule (id, created_at, updated_at, version, name, room_type_id, start_date, end_date, price,
     min_stay, max_stay, days_of_week, active, priority, overrides_pms)
   select gen_random_uuid(), now() - n * interval '1 hour', now(), 1, 'Rule ' || n, t.id,
     current_date + n * 15, current_date + n * 15 + 40, t.base_price + n * 100, nullif(n % 4, 0), null,
     case when n % 3 = 0 then '[4, 5, 6]' else '[]' end::jsonb, true, n % 5, n % 7 = 0
   from room_type t, generate_series(0, 19) n`,
  `insert into room_night (id, created_at, updated_at, room_type_id, date, available, rate, min_stay, stop_sell,
     closed_to_arrival, closed_to_departure, source, fetched_at)
   select gen_random_uuid(), now(), now(), t.id, current_date + n, n % 4, t.base_price + n * 10, nullif(n % 3, 0),
     n % 17 = 0, n % 11 = 0, n % 13 = 0, 'pms', now()
   from room_type t, generate_series(0, 89) n`,
  `insert into room_block (id, created_at, updated_at, room_type_id, rooms, first_night, last_night, reason)
   select gen_random_uuid(), now(), now(), t.id, 1, current_date + n * 7, current_date + n * 7 + 1, 'manual-booking'
   from room_type t, generate_series(0, 51) n`,
  `insert into stay_charge (id, created_at, updated_at, kind, amount, valid_from)
   values (gen_random_uuid(), now(), now(), 'nightly-fee', 500, '2026-01-01')
   on conflict do nothing`,
  `insert into blog_post (id, created_at, updated_at, version, slug, language, translation_group, title, excerpt, content,
     reading_minutes, featured_image, image_alt, category, author, tags, views, status, published_at)
   select gen_random_uuid(), published_at, updated_at, 1, slug || '-' || n, language, gen_random_uuid(), title || ' ' || n,
     excerpt, content, reading_minutes, featured_image, image_alt, category, author, tags, n, 'published',
     published_at - n * interval '1 hour'
   from generate_series(1, 5000) n, lateral (
     select * from blog_post where language = 'en' order by slug offset n % 8 limit 1) p`,
  `insert into subscriber (id, created_at, updated_at, email, email_lower, name, status, source, language, subscribed_at)
   select gen_random_uuid(), now(), now(), mail, mail,
     (array['Aino','Eero','Maria','John','Sofia','Lucas','Emma','Noah','Elsa','Hugo'])[1 + n % 10]
       || ' ' || initcap(substr(md5('s' || n), 1, 7)),
     case when n % 9 = 0 then 'unsubscribed' else 'active' end, 'contact_form', 'en', now() - n * interval '7 seconds'
   from (select n, substr(md5(n::text), 1, 9) || n || '@example.com' as mail from generate_series(1, 100000) n) made`,
]

export interface BenchData {
  /** The secret of a key that may read rooms and subscribers. */
  apiKey: string
  /** Of every post. */
  slugs: string[]
  /** Where each page of posts can begin. */
  cursors: string[]
}

/** Adds to a new hotel what the questions are about. */
export const seed = async (databaseUrl: string): Promise<BenchData> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  const apiKey = `csi_${randomBytes(32).toString('base64url')}`
  await client.query(
    `insert into api_key (id, created_at, updated_at, name, start, hash, scopes, last_used_at)
     values (gen_random_uuid(), now(), now(), 'bench', $1, $2, '["rooms:read", "subscribers:read", "operations:read"]', now())`,
    [apiKey.slice(0, 10), createHash('sha256').update(apiKey).digest('hex')],
  )
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ slug: string; at: Date; id: string }>(
    `select slug, published_at as at, id from blog_post where language = 'en' order by slug limit 4000 offset 1000`,
  )
  await client.end()
  const { list } = readPage('blogPosts', { locale: 'en' } as PageArgs)
  return {
    apiKey,
    slugs: rows.map(({ slug }) => slug),
    cursors: rows.map((position) => writeCursor(list, position)),
  }
}
