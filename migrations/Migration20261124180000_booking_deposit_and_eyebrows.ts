import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** Sentences that said "one night", with the fact in its place. */
const sentences: Record<string, [string, string][]> = {
  'policy-night-deposit': [
    ["A deposit of one night is taken when you book.", "A deposit of {bookingDepositNights, plural, one {one night} other {# nights}} is taken when you book."],
    ["Al reservar se cobra un depósito de una noche.", "Al reservar se cobra un depósito de {bookingDepositNights, plural, one {una noche} other {# noches}}."],
    ["Na reserva é cobrado um depósito de uma noite.", "Na reserva é cobrado um depósito de {bookingDepositNights, plural, one {uma noite} other {# noites}}."],
    ["Un acompte d’une nuit est demandé à la réservation.", "Un acompte {bookingDepositNights, plural, one {d’une nuit} other {de # nuits}} est demandé à la réservation."],
    ["Bei der Buchung wird eine Nacht angezahlt.", "Bei der Buchung {bookingDepositNights, plural, one {wird eine Nacht} other {werden # Nächte}} angezahlt."],
    ["Varauksen yhteydessä peritään yhden yön ennakkomaksu.", "Varauksen yhteydessä peritään {bookingDepositNights, plural, one {yhden yön} other {# yön}} ennakkomaksu."],
    ["Vid bokning betalas en natt i förskott.", "Vid bokning betalas {bookingDepositNights, plural, one {en natt} other {# nätter}} i förskott."],
  ],
  'security-deposit': [
    ["It is separate from the one-night deposit you pay when booking.", "It is separate from the {bookingDepositNights, plural, one {one-night} other {#-night}} deposit you pay when booking."],
    ["Es independiente del depósito de una noche que se paga al reservar.", "Es independiente del depósito de {bookingDepositNights, plural, one {una noche} other {# noches}} que se paga al reservar."],
    ["Ela não se confunde com o depósito de uma diária pago na reserva.", "Ela não se confunde com o depósito de {bookingDepositNights, plural, one {uma diária} other {# diárias}} pago na reserva."],
    ["Elle est distincte de l’acompte d’une nuit versé à la réservation.", "Elle est distincte de l’acompte {bookingDepositNights, plural, one {d’une nuit} other {de # nuits}} versé à la réservation."],
    ["Sie hat nichts mit der Anzahlung für eine Nacht zu tun, die bei der Buchung fällig ist.", "Sie hat nichts mit der Anzahlung für {bookingDepositNights, plural, one {eine Nacht} other {# Nächte}} zu tun, die bei der Buchung fällig ist."],
    ["Se on eri asia kuin varausta tehtäessä maksettava yhden yön ennakkomaksu.", "Se on eri asia kuin varausta tehtäessä maksettava {bookingDepositNights, plural, one {yhden yön} other {# yön}} ennakkomaksu."],
    ["Den är skild från förskottet för en natt som betalas vid bokningen.", "Den är skild från förskottet för {bookingDepositNights, plural, one {en natt} other {# nätter}} som betalas vid bokningen."],
  ],
  'booking-deposit': [
    ["A one-night deposit is taken at booking.", "A {bookingDepositNights, plural, one {one-night} other {#-night}} deposit is taken at booking."],
    ["Al reservar se cobra un depósito equivalente a una noche.", "Al reservar se cobra un depósito equivalente a {bookingDepositNights, plural, one {una noche} other {# noches}}."],
    ["No ato da reserva é cobrado um depósito no valor de uma diária.", "No ato da reserva é cobrado um depósito no valor de {bookingDepositNights, plural, one {uma diária} other {# diárias}}."],
    ["Un acompte d’une nuit est prélevé à la réservation.", "Un acompte {bookingDepositNights, plural, one {d’une nuit} other {de # nuits}} est prélevé à la réservation."],
    ["Bei der Buchung wird eine Anzahlung in Höhe einer Übernachtung fällig.", "Bei der Buchung wird eine Anzahlung in Höhe {bookingDepositNights, plural, one {einer Übernachtung} other {von # Übernachtungen}} fällig."],
    ["Varattaessa veloitetaan yhden yön hinta ennakkomaksuna.", "Varattaessa veloitetaan {bookingDepositNights, plural, one {yhden yön} other {# yön}} hinta ennakkomaksuna."],
    ["Vid bokningen betalar du en natt i förskott.", "Vid bokningen betalar du {bookingDepositNights, plural, one {en natt} other {# nätter}} i förskott."],
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
  kind: string;
  key: string;
  published: Document | null;
  draft: Document | null;
  isArchived: boolean;
}

/** As the product noted it at the time: of which English a translation was made. */
const fingerprint = (texts: Texts) =>
  createHash('sha256').update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))).digest('base64url').slice(0, 16);

/** The texts anew; a translation that was up to date stays so. */
const rewritten = (document: Document, change: (texts: Texts, locale: string) => Texts): Document => {
  const texts = Object.fromEntries(Object.entries(document.texts).map(([locale, words]) => [locale, change(words, locale)]));
  if (!document.translations || !document.texts['en']) return { ...document, texts };
  const before = fingerprint(document.texts['en']);
  const translations = Object.fromEntries(
    Object.entries(document.translations).map(([locale, made]) => [locale, made.of === before ? { ...made, of: fingerprint(texts['en']!) } : made]),
  );
  return { ...document, texts, translations };
};

const withFact = (key: string, document: Document): Document =>
  rewritten(document, (texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [
        field,
        typeof text === 'string' ? (sentences[key] ?? []).reduce((told, [said, says]) => told.replace(said, says), text) : text,
      ]),
    ),
  );

const withEyebrow = (document: Document, source: Document | null | undefined): Document =>
  rewritten(document, (texts, locale) => ({ eyebrow: source?.texts[locale]?.['text'] ?? null, ...texts }));

/** The two rooms that the home page has shown first, of which its texts spoke. */
const firstOnHome = (blocks: Row[]): Row[] => {
  const shown = blocks.filter(({ published, isArchived }) => published && !isArchived);
  const chosen = shown.filter(({ published }) => published!.data['isOnHome']);
  return (chosen.length > 0 ? chosen : shown).slice(0, 2);
};

export class Migration20261124180000_booking_deposit_and_eyebrows extends Migration {

  override name = 'Migration20261124180000_booking_deposit_and_eyebrows';

  override async up(): Promise<void> {
    // Until now one night was due whatever the hotel said.
    for (const column of ['published', 'draft'])
      await this.execute(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data,bookingDepositNights}', '1') where "kind" = 'facts' and "${column}" is not null;`);
    await this.execute(`update "content_revision" r set "document" = jsonb_set(r."document", '{data,bookingDepositNights}', '1') from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);

    const rows = (await this.execute(
      `select "id", "kind", "key", "published", "draft", "archived_at" is not null as "isArchived" from "content_entry"
       where "kind" = 'room-block' or ("kind" = 'text' and "key" in ('policy-night-deposit', 'home-rooms-1', 'home-rooms-2'))
         or ("kind" = 'faq' and "key" in ('security-deposit', 'booking-deposit')) order by "position", "key"`,
    )) as Row[];
    const said = rows.filter(({ key }) => sentences[key]);
    for (const { id, key, published, draft } of said)
      await this.store(id, published && withFact(key, published), draft && withFact(key, draft));

    const blocks = rows.filter(({ kind }) => kind === 'room-block');
    const home = firstOnHome(blocks);
    for (const block of blocks) {
      const place = home.indexOf(block) + 1;
      const text = rows.find(({ kind, key }) => kind === 'text' && key === `home-rooms-${place}`);
      const written = block.draft ?? (text?.draft && block.published);
      await this.store(
        block.id,
        block.published && withEyebrow(block.published, text?.published),
        written ? withEyebrow(written, text?.draft ?? text?.published) : null,
      );
    }
    // What staff wrote over a room is theirs wherever it stands.
    for (const [at, { id }] of home.entries())
      await this.execute(
        `update "content_entry" b set "is_sample" = b."is_sample" and t."is_sample" from "content_entry" t where b."id" = ? and t."kind" = 'text' and t."key" = ?`,
        [id, `home-rooms-${at + 1}`],
      );
    await this.execute(`update "content_revision" r set "document" = jsonb_set(r."document", '{texts}', (select coalesce(jsonb_object_agg(w.locale, '{"eyebrow": null}'::jsonb || w.texts), '{}') from jsonb_each(r."document"->'texts') as w(locale, texts))) from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'room-block';`);
    await this.execute(`delete from "content_entry" where "kind" = 'text' and "key" in ('home-rooms-1', 'home-rooms-2');`);
  }

  override down(): void | Promise<void> {
    const without = (document: string) => `jsonb_set(${document}, '{texts}', (select coalesce(jsonb_object_agg(w.locale, w.texts - 'eyebrow'), '{}') from jsonb_each(${document}->'texts') as w(locale, texts)))`;
    for (const column of ['published', 'draft']) {
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,bookingDepositNights}' where "kind" = 'facts' and "${column}" is not null;`);
      this.addSql(`update "content_entry" set "${column}" = ${without(`"${column}"`)} where "kind" = 'room-block' and "${column}" is not null;`);
    }
    this.addSql(`update "content_revision" r set "document" = r."document" #- '{data,bookingDepositNights}' from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);
    this.addSql(`update "content_revision" r set "document" = ${without('r."document"')} from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'room-block';`);
  }

  private async store(id: string, published: Document | null, draft: Document | null): Promise<void> {
    await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [
      published && JSON.stringify(published),
      draft && JSON.stringify(draft),
      id,
    ]);
  }

}
