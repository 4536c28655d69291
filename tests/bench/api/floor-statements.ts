import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { floorInquiry, type FloorStatement } from './floor-inquiry.ts'

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const isPublished = (table: string) =>
  `${table}.status in ('published', 'scheduled') and ${table}.published_at <= now()`

const keyHash = ({ authorization = '' }: IncomingHttpHeaders) =>
  createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex')

/** The key is looked up in the same statement; a division by zero refuses a stranger. */
const mayAsk = (scope: string) =>
  `1 / (select count(*) from api_key where hash = $1 and revoked_at is null and scopes @> '["${scope}"]')`

const postList = `
  select json_build_object('data', json_build_object('blogPosts', json_build_object(
    'nodes', coalesce(json_agg(json_build_object(
      'id', id, 'slug', slug, 'language', language, 'title', title, 'excerpt', excerpt, 'category', category,
      'tags', tags, 'views', views, 'publishedAt', ${instant('published_at')},
      'picture', json_build_object('id', featured_image, 'alt', image_alt)
    )) filter (where place <= $2::int), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > $2::int)
  )))::text as answer
  from (
    select *, row_number() over () as place from (
      select * from blog_post p where language = $1 and ${isPublished('p')}
        and ($3::timestamptz is null or (published_at, id) < ($3::timestamptz, $4::uuid))
      order by published_at desc, id desc limit $2::int + 1
    ) found
  ) page`

const post = `
  select json_build_object('data', json_build_object('blogPost', (
    select json_build_object(
      'id', p.id, 'slug', p.slug, 'language', p.language, 'title', p.title, 'excerpt', p.excerpt,
      'category', p.category, 'author', replace(p.author, '{hotel}', 'Coral Stone Inn'), 'tags', p.tags, 'views', p.views,
      'readingMinutes', p.reading_minutes, 'publishedAt', ${instant('p.published_at')},
      'updatedAt', ${instant('p.updated_at')}, 'metaTitle', p.meta_title, 'metaDescription', p.meta_description,
      'content', p.content, 'picture', json_build_object('id', p.featured_image, 'alt', p.image_alt),
      'translations', (
        select json_agg(json_build_object('locale', t.language, 'slug', t.slug) order by t.language)
        from blog_post t where t.translation_group = p.translation_group and ${isPublished('t')}))
    from blog_post p
    where p.translation_group = (select translation_group from blog_post a where a.slug = $2 and ${isPublished('a')} limit 1)
      and p.language = $1 and ${isPublished('p')}
  )))::text as answer`

const rooms = `
  select json_build_object('data', json_build_object(
    'roomTypes', (
      select json_agg(json_build_object(
        'id', id, 'version', version, 'name', coalesce(translations -> $2 ->> 'name', name), 'slug', slug,
        'basePrice', base_price, 'weekendPrice', weekend_price, 'floorPrice', floor_price, 'bedType', upper(replace(bed_type, ' ', '_')),
        'maxOccupancy', max_occupancy, 'size', size,
        'description', coalesce(translations -> $2 ->> 'description', description), 'amenities', amenities,
        'imageUrls', (select coalesce(json_agg(image -> 'url'), '[]') from jsonb_array_elements(images) image),
        'active', active, 'displayOrder', display_order, 'archivedAt', ${instant('archived_at')},
        'updatedAt', ${instant('updated_at')}, 'changedBy', changed_by
      ) order by display_order, name) from room_type where archived_at is null),
    'rooms', (
      select json_agg(json_build_object(
        'id', id, 'version', version, 'roomTypeId', room_type_id, 'roomNumber', room_number, 'floor', floor,
        'active', active, 'notes', notes, 'archivedAt', ${instant('archived_at')},
        'updatedAt', ${instant('updated_at')}, 'changedBy', changed_by
      ) order by length(room_number), room_number) from room where archived_at is null),
    'pricingRules', (
      select json_agg(json_build_object(
        'id', id, 'version', version, 'name', name, 'roomTypeId', room_type_id, 'startDate', start_date,
        'endDate', end_date, 'price', price, 'minStay', min_stay, 'maxStay', max_stay, 'daysOfWeek', days_of_week,
        'active', active, 'priority', priority, 'overridesPms', overrides_pms, 'deletedAt', ${instant('deleted_at')},
        'updatedAt', ${instant('updated_at')}, 'changedBy', changed_by
      ) order by start_date, name, id) from pricing_rule where deleted_at is null)
  ))::text as answer, ${mayAsk('rooms:read')} as allowed`

const fee = (kind: string) =>
  `coalesce((select amount from stay_charge where kind = '${kind}' and valid_from <= d.date order by valid_from desc limit 1), 0)`

const calendar = `
  with night as (
    select t.id, t.display_order, t.name, d.date::date as date, w.price as rule_price, w.overrides_pms,
      n.fetched_at < now() - interval '26 hours' as stale, n.rate, n.min_stay as night_min, n.max_stay as night_max,
      w.min_stay as rule_min, w.max_stay as rule_max, coalesce(n.stop_sell, false) as closed,
      coalesce(n.closed_to_arrival, false) as no_arrival, coalesce(n.closed_to_departure, false) as no_departure,
      case when extract(dow from d.date) in (5, 6) then coalesce(t.weekend_price, t.base_price) else t.base_price end as own,
      case when n.available is null or b.blocked > 0
        then greatest(0, least(n.available - b.held, r.rooms - coalesce(b.blocked, 0))) else n.available end as free,
      ${fee('nightly-fee')} as nightly_fee, ${fee('stay-fee')} as stay_fee
    from room_type t
    cross join generate_series(($1 || '-01')::date, ($1 || '-01')::date + make_interval(months => $2::int), '1 day') d(date)
    left join room_night n on n.room_type_id = t.id and n.date = d.date
    cross join lateral (
      select count(*)::int as rooms from room where room_type_id = t.id and active and archived_at is null) r
    left join lateral (
      select sum(rooms)::int as blocked, coalesce(sum(rooms) filter (where reason = 'request'), 0)::int as held from room_block
      where room_type_id = t.id and first_night <= d.date and last_night >= d.date) b on true
    left join lateral (
      select price, min_stay, max_stay, overrides_pms from pricing_rule p
      where p.room_type_id = t.id and p.active and p.deleted_at is null and p.start_date <= d.date and p.end_date >= d.date
        and (jsonb_array_length(p.days_of_week) = 0 or p.days_of_week @> to_jsonb(extract(dow from d.date)::int))
      order by p.priority desc, p.end_date - p.start_date, p.created_at desc, p.id limit 1) w on true
    where t.active and t.archived_at is null
  ), priced as (
    select *, coalesce(case when stale or overrides_pms then null else rate end, rule_price, own) as price,
      case when stale or overrides_pms then coalesce(rule_min, night_min) else coalesce(night_min, rule_min) end as min_stay,
      case when stale or overrides_pms then coalesce(rule_max, night_max) else coalesce(night_max, rule_max) end as max_stay,
      (now() at time zone 'America/New_York')::date as today
    from night
  ), day as (
    select *, date >= today and not closed and free > 0 as open from priced
  )
  select json_build_object('data', json_build_object('rateCalendar', (
    select json_agg(json_build_object('roomTypeId', id, 'days', days) order by display_order, name) from (
      select id, display_order, name, json_agg(json_build_object(
        'date', date, 'total', price + nightly_fee + ceil(stay_fee::numeric / coalesce(min_stay, 1))::int,
        'roomsLeft', case when open then least(free, 4) else 0 end, 'open', open, 'canArrive', open and not no_arrival,
        'canDepart', date > today and not no_departure, 'minStay', coalesce(min_stay, 1), 'maxStay', max_stay,
        'isApproximate', coalesce(stale, false)) order by date) as days
      from day group by id, display_order, name) calendar
  )))::text as answer`

const cursor = `translate(rtrim(replace(encode(convert_to($3::text || ' ' || ${instant('subscribed_at')} || ' ' || id, 'UTF8'), 'base64'),
  E'\\n', ''), '='), '+/', '-_')`

const subscribers = `
  with found as materialized (
    select id, email, name, status, source, subscribed_at from subscriber where search_text like $2
  ), page as (
    select *, row_number() over (order by subscribed_at desc, id desc) as place from found
    order by subscribed_at desc, id desc limit 11
  )
  select json_build_object('data', json_build_object('subscribers', json_build_object(
    'edges', coalesce((select json_agg(json_build_object('cursor', ${cursor}, 'node', json_build_object(
      'id', id, 'email', email, 'name', name, 'status', upper(status), 'source', source,
      'subscribedAt', ${instant('subscribed_at')}, 'isActive', status = 'active')) order by place)
      from page where place <= 10), '[]'),
    'pageInfo', json_build_object('hasNextPage', (select count(*) from page) > 10,
      'endCursor', (select ${cursor} from page where place <= 10 order by place desc limit 1)),
    'totalCount', (select count(*) from found)
  )))::text as answer, ${mayAsk('subscribers:read')} as allowed`

/** A cursor belongs to its list and filters. */
const listOf = (field: string, filters: object) =>
  `${field}:${createHash('sha256')
    .update(JSON.stringify(Object.entries(filters)))
    .digest('base64url')
    .slice(0, 8)}`

/** Instant and id of the record that a page comes after. */
const positionOf = (cursor: unknown) =>
  typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString().split(' ').slice(1) : [null, null]

/** By question: the body of the request is the product's, and so is the answer. */
export const floorStatements: Record<string, FloorStatement> = {
  'post-list': { text: postList, values: ({ locale, first, after }) => [locale, first, ...positionOf(after)] },
  post: { text: post, values: ({ locale, slug }) => [locale, slug] },
  rooms: { text: rooms, values: ({ locale }, headers) => [keyHash(headers), locale] },
  calendar: { text: calendar, values: ({ month, months }) => [month, months] },
  subscribers: {
    text: subscribers,
    values: ({ search }, headers) => [
      keyHash(headers),
      `%${String(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
      listOf('subscribers', { search }),
    ],
  },
  inquiry: floorInquiry,
}
