import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** In the order in which the pages have shown them. */
const policies = ['early', 'late', 'night-deposit', 'deposit', 'cancellation', 'pets', 'smoking', 'parking', 'payment'];
/** These stood on the home page alone. */
const homeOnly = ['night-deposit', 'payment'];
const offers = ['returning', 'new', 'extended'];
const parts = ['title', 'figure', 'text', '1', '2'];

type Texts = Record<string, unknown>;
type Translation = { of?: string };

interface Document {
  data: Record<string, unknown>;
  texts: Record<string, Texts>;
  translations?: Record<string, Translation>;
}

interface Row {
  id: string;
  key: string;
  published: Document | null;
  draft: Document | null;
  isArchived: boolean;
  isSample: boolean;
}

/** As the product noted it at the time: of which English a translation was made. */
const fingerprint = (texts: Texts) =>
  createHash('sha256').update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('base64url').slice(0, 16);

const textIn = (document: Document | null | undefined, locale: string) => (document?.texts[locale]?.['text'] as string | undefined) ?? null;

/** The card that its five texts made, in each language that has its title and its figure; null where no English has. */
const cardOf = (key: string, documents: Map<string, Document | null | undefined>): Document | null => {
  const [title, figure, text, ...points] = parts.map((part) => documents.get(part));
  const locales = Object.keys(title?.texts ?? {}).filter((locale) => textIn(title, locale) && textIn(figure, locale));
  if (!locales.includes('en')) return null;
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        title: textIn(title, locale)!.slice(0, 100),
        figure: textIn(figure, locale)!.slice(0, 60),
        text: textIn(text, locale),
        points: points.map((point) => textIn(point, locale)).filter(Boolean),
      },
    ]),
  );
  const isBehind = (locale: string) =>
    [...documents.values()].some((document) => {
      const of = document?.translations?.[locale]?.of;
      return of !== undefined && of !== fingerprint(document!.texts['en'] ?? {});
    });
  const noted = locales.filter((locale) => [...documents.values()].some((document) => document?.translations?.[locale]));
  const translations = Object.fromEntries(noted.map((locale) => [locale, { of: isBehind(locale) ? '' : fingerprint(texts['en']!) }]));
  return { data: { isHighlighted: key === 'new' }, texts, ...(noted.length > 0 && { translations }) };
};

/** Rules and offers were texts of fixed places: now they are records that staff add, order and put away. */
export class Migration20261124213000_policies_and_offers extends Migration {

  override name = 'Migration20261124213000_policies_and_offers';

  override async up(): Promise<void> {
    for (const [position, key] of policies.entries()) {
      const data = `'${JSON.stringify({ isOnContact: !homeOnly.includes(key) })}'::jsonb`;
      await this.execute(`update "content_revision" r set "document" = jsonb_set(r."document", '{data}', ${data}) from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'text' and e."key" = ?;`, [`policy-${key}`]);
      await this.execute(
        `update "content_entry" set "kind" = 'policy', "key" = ?, "position" = ?, "published" = jsonb_set("published", '{data}', ${data}), "draft" = jsonb_set("draft", '{data}', ${data})
         where "kind" = 'text' and "key" = ?;`,
        [key, position, `policy-${key}`],
      );
    }
    // A place in which nobody had written.
    await this.execute(`delete from "content_entry" where "kind" = 'policy' and "published" is null and ("draft" is null or "draft"->'texts' = '{}');`);
    for (const [position, key] of offers.entries()) await this.storeOffer(key, position);
    await this.execute(`update "setting" set "value" = "value" || '["policy", "offer"]'::jsonb where "key" = 'content.seeded' and not "value" @> '["policy"]';`);
  }

  private async storeOffer(key: string, position: number): Promise<void> {
    const names = parts.map((part) => `deals-${key}-${part}`);
    const rows = (await this.execute(
      `select "id", "key", "published", "draft", "archived_at" is not null as "isArchived", "is_sample" as "isSample" from "content_entry"
       where "kind" = 'text' and "key" in (?, ?, ?, ?, ?)`,
      names,
    )) as Row[];
    const rowOf = new Map(rows.map((row) => [row.key, row]));
    const pick = (choose: (row: Row) => Document | null) =>
      new Map(parts.map((part, at) => [part, rowOf.has(names[at]!) ? choose(rowOf.get(names[at]!)!) : null]));
    const published = cardOf(key, pick((row) => (row.isArchived ? null : row.published)));
    const draft = rows.some((row) => row.draft) ? cardOf(key, pick((row) => row.draft ?? row.published)) : null;
    const title = rowOf.get(names[0]!);
    if (title && (published ?? draft)) {
      // Earlier words of one place are no earlier card.
      await this.execute(`delete from "content_revision" where "entry_id" = ?;`, [title.id]);
      await this.execute(
        `update "content_entry" set "kind" = 'offer', "key" = ?, "position" = ?, "published" = ?::jsonb, "draft" = ?::jsonb, "is_sample" = ?, "publish_at" = null, "archived_at" = null where "id" = ?;`,
        [key, position, published && JSON.stringify(published), draft && JSON.stringify(draft), rows.every(({ isSample }) => isSample), title.id],
      );
    }
    await this.execute(`delete from "content_entry" where "kind" = 'text' and "key" in (?, ?, ?, ?, ?);`, names);
  }

  /** The places come back empty with the release before; what was said of offers stays with them. */
  override down(): void | Promise<void> {
    for (const key of policies) {
      const data = `'${JSON.stringify({ page: 'home', place: `Policies: ${key}` })}'::jsonb`;
      this.addSql(`update "content_entry" set "kind" = 'text', "key" = 'policy-${key}', "published" = jsonb_set("published", '{data}', ${data}), "draft" = jsonb_set("draft", '{data}', ${data}) where "kind" = 'policy' and "key" = '${key}';`);
    }
    this.addSql(`delete from "content_entry" where "kind" in ('policy', 'offer');`);
    this.addSql(`update "setting" set "value" = "value" - 'policy' - 'offer' where "key" = 'content.seeded';`);
  }

}
