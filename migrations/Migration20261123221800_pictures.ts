import { Migration } from '@mikro-orm/migrations';

/** Of a drawing that came with the product, by the key of its record. */
const data = `jsonb_build_object(
  'file', e."key",
  'focus', jsonb_build_object('x', 50, 'y', case e."key" when 'inn-golden-hour' then 72 when 'evening-lights' then 70 else 50 end),
  'kind', 'drawing', 'credit', null, 'licence', null)`;

const place = `e."kind" = 'section' and e."key" = 'property'`;

const property = `'{"page": "gallery", "place": "House and garden, eight pictures"}'::jsonb`;

/** The words of a text that said what a picture shows, as the picture's own. */
const alts = (document: string) => `(
  select jsonb_object_agg(w.locale, jsonb_build_object('alt', left(w.texts->>'text', 300)))
  from jsonb_each(${document}->'texts') as w(locale, texts))`;

/** Texts that said what the picture of a place shows; where nothing else showed it, their words are the ones that guests read. */
const moved = `(values
  ('home-hero-picture', 'inn-golden-hour', true), ('contact-section-picture', 'coffee-patio', true),
  ('gallery-place-picture', 'ocean-avenue-bridge', false), ('missing-picture', 'pelicans', false)) as m("text", "picture", "is_only")`;

export class Migration20261123221800_pictures extends Migration {

  override name = 'Migration20261123221800_pictures';

  override up(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" e set "${column}" = jsonb_set(e."${column}", '{data}', ${data}) where e."kind" = 'picture' and not jsonb_exists(e."${column}"->'data', 'file');`);
    this.addSql(`update "content_revision" r set "document" = jsonb_set(r."document", '{data}', ${data}) from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'picture' and not jsonb_exists(r."document"->'data', 'file');`);

    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" e set "${column}" = jsonb_set(e."${column}", '{data}', e."${column}"->'data' || ${property}) where ${place} and e."${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = jsonb_set(r."document", '{data}', r."document"->'data' || ${property}) from "content_entry" e where e."id" = r."entry_id" and ${place};`);

    // What staff wrote of a place's picture stays; of a picture that other places show, only where they did not write of it, too.
    this.addSql(`
      update "content_entry" p set
        "published" = jsonb_set(p."published" - 'translations', '{texts}', ${alts('t."published"')}),
        "draft" = case when t."draft" is null then p."draft" else jsonb_set(p."published" - 'translations', '{texts}', ${alts('t."draft"')}) end,
        "publish_at" = case when t."draft" is null then p."publish_at" else t."publish_at" end,
        "is_sample" = p."is_sample" and t."is_sample",
        "changed_by" = coalesce(t."changed_by", p."changed_by")
      from ${moved} join "content_entry" t on t."kind" = 'text' and t."key" = m."text"
      where p."kind" = 'picture' and p."key" = m."picture" and p."published" is not null and t."published" is not null
        and (m."is_only" or (p."is_sample" and not t."is_sample"));`);
    this.addSql(`delete from "content_entry" t using ${moved} where t."kind" = 'text' and t."key" = m."text";`);
  }

  override down(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data}', '{}') where "kind" = 'picture' and "${column}" is not null;`);
    this.addSql(`delete from "content_entry" where "kind" = 'section' and "key" <> 'property';`);
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,page}' #- '{data,place}' where "kind" = 'section' and "${column}" is not null;`);
  }

}
