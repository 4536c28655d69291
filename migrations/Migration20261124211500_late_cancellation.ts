import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** Sentences that said "one night", with the fact in its place. */
const sentences: Record<string, [string, string][]> = {
  'policy-cancellation': [
    ["; after that one night is charged.", ". After that, {lateCancellationNights, plural, one {one night is} other {# nights are}} charged."],
    ["; después se cobra una noche.", ". Después se {lateCancellationNights, plural, one {cobra una noche} other {cobran # noches}}."],
    ["; depois disso, é cobrada uma diária.", ". Depois disso, {lateCancellationNights, plural, one {é cobrada uma diária} other {são cobradas # diárias}}."],
    [" ; au-delà, une nuit est facturée.", ". Au-delà, {lateCancellationNights, plural, one {une nuit est facturée} other {# nuits sont facturées}}."],
    ["; danach wird eine Nacht berechnet.", ". Danach {lateCancellationNights, plural, one {wird eine Nacht} other {werden # Nächte}} berechnet."],
    ["; sen jälkeen veloitetaan yksi yö.", ". Sen jälkeen veloitetaan {lateCancellationNights, plural, one {yksi yö} other {# yötä}}."],
    ["; därefter debiteras en natt.", ". Därefter debiteras {lateCancellationNights, plural, one {en natt} other {# nätter}}."],
  ],
  cancellation: [
    ["otherwise one night is charged.", "otherwise {lateCancellationNights, plural, one {one night is} other {# nights are}} charged."],
    ["después se cobra una noche.", "después se {lateCancellationNights, plural, one {cobra una noche} other {cobran # noches}}."],
    ["depois disso, é cobrada uma diária.", "depois disso, {lateCancellationNights, plural, one {é cobrada uma diária} other {são cobradas # diárias}}."],
    ["passé ce délai, une nuit est facturée.", "passé ce délai, {lateCancellationNights, plural, one {une nuit est facturée} other {# nuits sont facturées}}."],
    ["danach wird eine Übernachtung berechnet.", "danach {lateCancellationNights, plural, one {wird eine Übernachtung} other {werden # Übernachtungen}} berechnet."],
    ["Sen jälkeen veloitetaan yhden yön hinta.", "Sen jälkeen veloitetaan {lateCancellationNights, plural, one {yhden yön} other {# yön}} hinta."],
    ["därefter debiteras en natt.", "därefter debiteras {lateCancellationNights, plural, one {en natt} other {# nätter}}."],
  ],
};

type Texts = Record<string, unknown>;

interface Document {
  data: Record<string, unknown>;
  texts: Record<string, Texts>;
  translations?: Record<string, { of?: string }>;
}

interface Row {
  id: string;
  key: string;
  published: Document | null;
  draft: Document | null;
}

/** As the product noted it at the time: of which English a translation was made. */
const fingerprint = (texts: Texts) =>
  createHash('sha256').update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('base64url').slice(0, 16);

/** The texts with the fact in them; a translation that was up to date stays so. */
const withFact = (key: string, document: Document | null): Document | null => {
  if (!document) return null;
  const told = (text: unknown) =>
    typeof text === 'string' ? sentences[key]!.reduce((said, [before, after]) => said.replace(before, after), text) : text;
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

export class Migration20261124211500_late_cancellation extends Migration {

  override name = 'Migration20261124211500_late_cancellation';

  override async up(): Promise<void> {
    // Until now one night was charged whatever the hotel said.
    for (const column of ['published', 'draft'])
      await this.execute(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data,lateCancellationNights}', '1') where "kind" = 'facts' and "${column}" is not null;`);
    await this.execute(`update "content_revision" r set "document" = jsonb_set(r."document", '{data,lateCancellationNights}', '1') from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);
    const rows = (await this.execute(
      `select "id", "key", "published", "draft" from "content_entry"
       where ("kind" = 'text' and "key" = 'policy-cancellation') or ("kind" = 'faq' and "key" = 'cancellation')`,
    )) as Row[];
    for (const { id, key, published, draft } of rows)
      await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [
        ...[withFact(key, published), withFact(key, draft)].map((document) => document && JSON.stringify(document)),
        id,
      ]);
  }

  override down(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,lateCancellationNights}' where "kind" = 'facts' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = r."document" #- '{data,lateCancellationNights}' from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);
  }

}
