import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

type Texts = Record<string, unknown>;

interface Document {
  texts: Record<string, Texts>;
  translations?: Record<string, { of?: string | Record<string, string> }>;
}

interface Row {
  id: string;
  published: Document | null;
  draft: Document | null;
}

interface Revision {
  id: string;
  document: Document;
}

const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** As the product noted it until now: one for all English texts of a record. */
const fingerprintOfAll = (texts: Texts) => fingerprint(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const byField = (texts: Texts, note: (text: unknown) => string) => Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, note(text)]));

/**
 * Of which English each field of a language was written. Where no version of the record has that English any more, the
 * language was older than it, and now each of its fields is: no text has the empty fingerprint.
 */
const noted = (document: Document, englishes: Map<string, Texts>): Document => ({
  ...document,
  translations: Object.fromEntries(
    Object.entries(document.translations ?? {}).map(([locale, known]) => {
      if (typeof known.of !== 'string') return [locale, { ...known, of: known.of ?? {} }];
      const english = englishes.get(known.of);
      return [locale, { ...known, of: english ? byField(english, (text) => fingerprint(text ?? null)) : byField(document.texts['en'] ?? {}, () => '') }];
    }),
  ),
});

const isNoted = (document: Document | null): document is Document => Object.keys(document?.translations ?? {}).length > 0;

export class Migration20261126193000_freshness_by_field extends Migration {

  override name = 'Migration20261126193000_freshness_by_field';

  override async up(): Promise<void> {
    const rows = (await this.execute(`
      select "id", "published", "draft" from "content_entry" e
      where "published"->'translations' is not null or "draft"->'translations' is not null
        or exists (select 1 from "content_revision" r where r."entry_id" = e."id")`)) as Row[];
    for (const { id, published, draft } of rows) {
      const revisions = (await this.execute(`select "id", "document" from "content_revision" where "entry_id" = ?`, [id])) as Revision[];
      const documents = [published, draft, ...revisions.map(({ document }) => document)];
      if (!documents.some(isNoted)) continue;
      const englishes = new Map(documents.flatMap((document) => (document?.texts['en'] ? [[fingerprintOfAll(document.texts['en']), document.texts['en']]] : [])));
      const written = (document: Document | null) => document && JSON.stringify(isNoted(document) ? noted(document, englishes) : document);
      await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [written(published), written(draft), id]);
      for (const revision of revisions)
        if (isNoted(revision.document))
          await this.execute(`update "content_revision" set "document" = ?::jsonb where "id" = ?`, [written(revision.document), revision.id]);
    }
  }

  override down(): void {
    // The release before takes the notes for those of another English: its languages count as older until they are confirmed.
  }

}
