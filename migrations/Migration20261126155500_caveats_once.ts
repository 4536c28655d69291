import { createHash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** The records of the sample hotel that each said once more what stands beneath the list: that things may have changed. */
const keys = {
  place: ['basil', 'thaikyo', 'riggins-crabhouse', 'dune-deck-cafe', 'palm-beach-bakery-cafe', 'ocean-inlet-park', 'lady-k-drift-boat', 'finland-house'],
  drive: ['lion-country-safari', 'flagler-museum', 'palm-beach-zoo', 'morikami-museum-and-japanese-gardens'],
  'getting-around': ['transit'],
  restaurant: ['dune-deck-cafe', 'john-gs', 'riggins-crabhouse'],
};

/** How those texts ended, in the words of the sample. */
const caveats = [
  ' Please check that it is open before you walk over.',
  ' Please check opening times before you go.',
  '; please check that it is open before you walk over.',
  ' The block is changing, so please check that it is open before you go.',
  '; work at the marina is possible, so please check before you drive.',
  ' Please check departures and fares before you go.',
  "; please check the club's events before you go.",
  '; please check hours and prices before you go',
  '; please check before you go',
  ' Por favor, confirme que esté abierto antes de ir.',
  ' Por favor, confirme el horario antes de ir.',
  '; por favor, confirme que esté abierto antes de ir.',
  ' La cuadra está cambiando, así que confirme que esté abierto antes de ir.',
  '; puede haber obras en la marina, así que confirme antes de ir.',
  ' Por favor, confirme horarios y tarifas antes de ir.',
  '; por favor, confirme las actividades del club antes de ir.',
  '; confirme horarios y precios antes de ir',
  '; confirme antes de ir',
  ' Confirme se está aberto antes de ir.',
  ' Confirme o horário antes de ir.',
  '; confirme se está aberto antes de ir.',
  ' O quarteirão está mudando, por isso confirme se está aberto antes de ir.',
  '; pode haver obras na marina, então confirme antes de ir.',
  ' Confirme horários e preços antes de ir.',
  '; confirme a programação do clube antes de ir.',
  '; confirme horários e preços antes de ir',
  '; confirme antes de ir',
  ' Vérifiez que le restaurant est ouvert avant de vous mettre en route.',
  ' Vérifiez les horaires avant d’y aller.',
  '\u00A0; vérifiez que le café est ouvert avant de vous mettre en route.',
  ' Le quartier est en pleine transformation, vérifiez donc que l’adresse est ouverte avant d’y aller.',
  '\u00A0; des travaux sont possibles à la marina, renseignez-vous avant de partir.',
  ' Vérifiez les départs et les tarifs avant d’y aller.',
  '\u00A0; vérifiez le programme du club avant d’y aller.',
  '\u00A0; horaires et tarifs à vérifier avant d’y aller',
  ' Vérifiez que le café est ouvert avant de vous mettre en route.',
  '\u00A0; à vérifier avant d’y aller',
  ' Bitte prüfen Sie vorher, ob geöffnet ist.',
  ' Bitte prüfen Sie vorher die Öffnungszeiten.',
  '; bitte prüfen Sie vorher, ob geöffnet ist.',
  ' Der Häuserblock verändert sich gerade, bitte prüfen Sie daher vorher, ob geöffnet ist.',
  '; am Jachthafen wird möglicherweise gebaut, bitte prüfen Sie das vor der Fahrt.',
  ' Bitte prüfen Sie vorher Abfahrten und Preise.',
  '; bitte prüfen Sie vorher, was der Klub gerade veranstaltet.',
  '; bitte Zeiten und Preise vorher prüfen',
  '; bitte vorher prüfen',
  ' Aukiolo kannattaa tarkistaa ennen lähtöä.',
  ' Aukioloajat kannattaa tarkistaa ennen lähtöä.',
  '; aukiolo kannattaa tarkistaa ennen lähtöä.',
  ' Kortteli on muutoksessa, joten aukiolo kannattaa tarkistaa ennen lähtöä.',
  '; venesatamassa voi olla töitä käynnissä, joten tilanne kannattaa tarkistaa ennen lähtöä.',
  ' Lähdöt ja hinnat kannattaa tarkistaa etukäteen.',
  '; ohjelma kannattaa tarkistaa ennen lähtöä.',
  '; ajat ja hinnat kannattaa tarkistaa ennen lähtöä',
  ' Aukiolo on hyvä tarkistaa ennen lähtöä.',
  '; kannattaa tarkistaa ennen lähtöä',
  ' Kontrollera gärna att det är öppet innan du går dit.',
  ' Kontrollera gärna öppettiderna innan du går dit.',
  '; kontrollera gärna att det är öppet innan du går dit.',
  ' Kvarteret håller på att förändras, så kontrollera gärna att det är öppet innan du går dit.',
  '; arbeten kan pågå vid marinan, så kontrollera gärna innan du åker.',
  ' Kontrollera gärna avgångar och priser innan du går dit.',
  '; kontrollera gärna klubbens program innan du går dit.',
  '; kontrollera gärna tider och priser före besöket',
  '; kontrollera gärna före besöket',
  ' Kontrollera gärna öppettiderna innan du ger dig av.',
  ' Please check times and fares before you go.',
  ' Por favor, confirme horarios y tarifas antes de salir.',
  ' Confirme horários e tarifas antes de sair.',
  ' Vérifiez horaires et tarifs avant de partir.',
  ' Bitte prüfen Sie Zeiten und Fahrpreise vorher.',
  ' Aikataulut ja hinnat kannattaa tarkistaa ennen lähtöä.',
  ' Kontrollera gärna tider och priser innan du åker.',
];

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

const told = (field: string, text: unknown) => {
  const caveat = typeof text === 'string' && caveats.find((ending) => text.endsWith(ending));
  if (!caveat) return text;
  // A caveat that was part of a sentence took its full stop along.
  const isSentence = /^ \p{Lu}/u.test(caveat);
  return `${(text as string).slice(0, -caveat.length)}${isSentence || field === 'hours' ? '' : '.'}`;
};

/** The texts without the caveat; a translation that was up to date stays so. */
const withoutCaveat = (document: Document | null): Document | null => {
  if (!document) return null;
  const texts = Object.fromEntries(
    Object.entries(document.texts).map(([locale, words]) => [
      locale,
      Object.fromEntries(Object.entries(words).map(([field, text]) => [field, told(field, text)])),
    ]),
  );
  if (!document.translations || !document.texts['en']) return { ...document, texts };
  const before = fingerprint(document.texts['en']);
  const translations = Object.fromEntries(
    Object.entries(document.translations).map(([locale, made]) => [locale, made.of === before ? { ...made, of: fingerprint(texts['en']!) } : made]),
  );
  return { ...document, texts, translations };
};

export class Migration20261126155500_caveats_once extends Migration {

  override name = 'Migration20261126155500_caveats_once';

  override async up(): Promise<void> {
    for (const [kind, ofKind] of Object.entries(keys)) {
      const rows = (await this.execute(
        `select "id", "published", "draft" from "content_entry" where "kind" = ? and "key" in (${ofKind.map(() => '?').join(', ')})`,
        [kind, ...ofKind],
      )) as Row[];
      for (const { id, published, draft } of rows)
        await this.execute(`update "content_entry" set "published" = ?::jsonb, "draft" = ?::jsonb where "id" = ?`, [
          ...[published, draft].map((document) => document && JSON.stringify(withoutCaveat(document))),
          id,
        ]);
    }
  }

  override down(): void {
    // What each record said for itself stands once on the page.
  }

}
