import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** How the sample told of the weekly rate in the sentence of the other offers, and how in one of its own. */
const sentences = [
  [
    ', coupons of up to {couponMaxPercent}, weekly rates from {weeklyNights} nights.',
    ' and coupons of up to {couponMaxPercent}. Weekly rates from {weeklyNights} nights.',
  ],
  [
    ', cupones de hasta el {couponMaxPercent} y tarifa semanal desde {weeklyNights} noches.',
    ' y cupones de hasta el {couponMaxPercent}. Tarifa semanal desde {weeklyNights} noches.',
  ],
  [
    ', cupons de até {couponMaxPercent} e tarifa semanal a partir de {weeklyNights} noites.',
    ' e cupons de até {couponMaxPercent}. Tarifa semanal a partir de {weeklyNights} noites.',
  ],
  [
    ', bons jusqu’à {couponMaxPercent}, tarif semaine dès {weeklyNights} nuits.',
    ' et bons jusqu’à {couponMaxPercent}. Tarif semaine dès {weeklyNights} nuits.',
  ],
  [
    ', Gutscheine bis {couponMaxPercent}, Wochenpreis ab {weeklyNights} Nächten.',
    ' und Gutscheine bis {couponMaxPercent}. Wochenpreis ab {weeklyNights} Nächten.',
  ],
  [
    ', kuponkeja jopa {couponMaxPercent} alennuksella ja viikkohinta alkaen {weeklyNights} yöstä.',
    ' ja kuponkeja jopa {couponMaxPercent} alennuksella. Viikkohinta alkaen {weeklyNights} yöstä.',
  ],
  [
    ', kuponger på upp till {couponMaxPercent} och veckopris från {weeklyNights} nätter.',
    ' och kuponger på upp till {couponMaxPercent}. Veckopris från {weeklyNights} nätter.',
  ],
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

/** The texts with two sentences; a translation that was up to date stays so. */
const parted = (document: Document | null): Document | null => {
  if (!document) return null;
  const told = (text: unknown) =>
    typeof text === 'string' ? sentences.reduce((said, [before, after]) => said.replace(before, after), text) : text;
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

export class Migration20261125035500_weekly_rate_by_itself extends Migration {

  override name = 'Migration20261125035500_weekly_rate_by_itself';

  override async up(): Promise<void> {
    const rows = (await this.execute(
      `select "id", "published", "draft" from "content_entry" where "kind" = 'text' and "key" = 'deals-description'`,
    )) as Row[];
    for (const { id, published, draft } of rows)
      await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [
        ...[parted(published), parted(draft)].map((document) => document && JSON.stringify(document)),
        id,
      ]);
  }

  override down(): void {
    // The sentences stay apart: what staff wrote since cannot be told from them.
  }

}
