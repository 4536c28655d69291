import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** How the sample's answer named the season in words, and how it names the fact. */
const beginnings = [
  ['January to April, when', '{peakSeasonFrom} to {peakSeasonTo}, when'],
  ['De enero a abril, cuando', 'De {peakSeasonFrom} a {peakSeasonTo}, cuando'],
  ['De janeiro a abril, quando', 'De {peakSeasonFrom} a {peakSeasonTo}, quando'],
  ['De janvier à avril, quand', 'Haute saison : {peakSeasonFrom} à {peakSeasonTo}, quand'],
  ['Von Januar bis April, wenn', 'Von {peakSeasonFrom} bis {peakSeasonTo}, wenn'],
  ['Tammikuusta huhtikuuhun, kun', 'Kiireisintä aikaa on {peakSeasonFrom}–{peakSeasonTo}, kun'],
  ['Januari till april, när', 'Från {peakSeasonFrom} till {peakSeasonTo}, när'],
] as const;

interface Document {
  texts: Record<string, Record<string, unknown>>;
  translations?: Record<string, { of?: string }>;
}

interface Row {
  id: string;
  published: Document | null;
  draft: Document | null;
}

/** As the product noted it at the time: of which English a translation was made. */
const fingerprint = (texts: Record<string, unknown>) =>
  createHash('sha256').update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('base64url').slice(0, 16);

/** The texts with the fact in them; a translation that was up to date stays so. */
const withFact = (document: Document | null): Document | null => {
  if (!document) return null;
  const told = (text: unknown) =>
    typeof text === 'string' ? beginnings.reduce((said, [before, after]) => (said.startsWith(before) ? after + said.slice(before.length) : said), text) : text;
  const texts = Object.fromEntries(
    Object.entries(document.texts).map(([locale, words]) => [
      locale,
      Object.fromEntries(Object.entries(words).map(([field, text]) => [field, told(text)])),
    ]),
  );
  if (!document.translations || !document.texts['en']) return { ...document, texts };
  const before = fingerprint(document.texts['en']);
  const translations = Object.fromEntries(
    Object.entries(document.translations).map(([locale, made]) => [locale, made.of === before ? { ...made, of: fingerprint(texts['en']!) } : made]),
  );
  return { ...document, texts, translations };
};

export class Migration20261125024600_peak_season extends Migration {

  override name = 'Migration20261125024600_peak_season';

  override async up(): Promise<void> {
    const rows = (await this.execute(
      `select "id", "published", "draft" from "content_entry" where "kind" = 'faq' and "key" = 'peak-season'`,
    )) as Row[];
    for (const { id, published, draft } of rows)
      await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [
        ...[withFact(published), withFact(draft)].map((document) => document && JSON.stringify(document)),
        id,
      ]);
  }

  override down(): void {
    // The fact stays in the sentence: what staff wrote since cannot be told from it.
  }

}
