import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** Tables with records of the sample beside the content; those that name others come first. */
export const sampleTables = [
  { table: 'pricing_rule', noun: 'prices' },
  { table: 'long_stay_rate', noun: 'prices' },
  { table: 'stay_extra', noun: 'prices' },
  { table: 'room', noun: 'rooms' },
  { table: 'room_type', noun: 'room types' },
  { table: 'blog_post', noun: 'posts' },
  { table: 'campaign_template', noun: 'mail templates' },
  { table: 'stay_charge', noun: 'taxes' },
] as const

/** Records of the sample that something of the hotel's own still needs: its room type, its picture, what its room has. */
const needed = sql`
  select t.id from room_type t where t.is_sample and (
    exists (select from room r where r.room_type_id = t.id and not r.is_sample)
    or exists (select from room_block b where b.room_type_id = t.id)
    or exists (select from room_night n where n.room_type_id = t.id)
    or exists (select from night_adjustment a where a.room_type_ids @> to_jsonb(t.id))
    or exists (select from pricing_rule p where p.room_type_id = t.id and not p.is_sample)
    or exists (select from long_stay_rate l where l.room_type_id = t.id and not l.is_sample))
  union all
  select r.id from room r where r.is_sample and exists (select from room_block b where b.room_id = r.id)
  union all
  select e.id from content_entry e where e.is_sample and e.kind in ('picture', 'room-feature', 'faq-category') and (
    exists (select from content_entry u where not u.is_sample
      and (jsonb_path_exists(u.published, '$.data.** ? (@ == $key)', jsonb_build_object('key', e.key))
        or jsonb_path_exists(u.draft, '$.data.** ? (@ == $key)', jsonb_build_object('key', e.key))))
    or e.kind = 'picture' and (
      exists (select from blog_post p where not p.is_sample
        and (p.featured_image = e.key or strpos(p.content, '/' || e.key || '-') > 0))
      or exists (select from room_type t where not t.is_sample and strpos(t.images::text, '/' || e.key || '.webp') > 0)))`

const contentNouns = sql`
  select case when kind = 'picture' then 'pictures' when kind = 'text' then 'texts of pages'
      when kind in ('restaurant', 'walk', 'drive', 'day-trip', 'place', 'getting-around') then 'places'
      when kind in ('faq', 'answer', 'topic') then 'questions and answers'
      when kind in ('review', 'recognition') then 'reviews'
      else 'other texts' end as noun, id, is_sample
  from content_entry where kind <> 'facts'`

const others = sampleTables.map(({ table, noun }) => sql`select ${noun}::text, id, is_sample from ${sql.table(table)}`)

const rows = sql`${contentNouns} union all ${sql.join(others, sql` union all `)}`

export interface SampleNoun {
  noun: string
  /** Records that go with the sample. */
  goes: number
  /** Records that stay: the hotel's own, what they need, and what is true of any hotel. */
  stays: number
  keptIds: string[]
}

/** What would go with the sample, and what would stay, by noun. */
export const findSampleRecords = async ({ em }: Pick<Context, 'em'>): Promise<SampleNoun[]> => {
  const found = await sql<SampleNoun>`
    with needed as (${needed}), records as (${rows})
    select r.noun, (count(*) filter (where r.is_sample and n.id is null))::int as goes,
      (count(*) filter (where not r.is_sample or n.id is not null))::int as stays,
      coalesce(json_agg(n.id) filter (where n.id is not null), '[]') as "keptIds"
    from records r left join (select distinct id from needed) n on n.id = r.id
    group by r.noun order by min(r.noun)`.execute(em.getKysely())
  return found.rows
}
