import { randomUUID } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** What the privacy notice says of the addresses that the planner takes. */
const texts = {
  en: {
    title: 'Prices and available nights by email',
    paragraphs: [
      'If you have a price mailed to you, we use the address for that one email and keep it no longer than a day. If you wait for nights that are taken, we keep the address, the nights, the number of guests and your language, and write to you once when a room is free. You can leave with one press in that email; at the latest we delete it all when the day of arrival has passed. So that nobody floods a stranger with emails, we keep unreadable fingerprints of the address and of your internet address for at most a day.'
    ]
  },
  es: {
    title: 'Precios y noches libres por correo',
    paragraphs: [
      'Si pide que le enviemos un precio, usamos la dirección para ese único correo y no la conservamos más de un día. Si espera por noches ocupadas, guardamos la dirección, las noches, el número de huéspedes y su idioma, y le escribimos una sola vez cuando haya una habitación libre. Puede salir con un clic en ese correo; a más tardar, borramos todo cuando haya pasado el día de llegada. Para que nadie inunde de correos a otra persona, guardamos, como máximo un día, huellas ilegibles de la dirección y de su dirección de internet.'
    ]
  },
  pt: {
    title: 'Preços e noites livres por e-mail',
    paragraphs: [
      'Se você pede que enviemos um preço, usamos o endereço só para esse e-mail e não o guardamos por mais de um dia. Se você espera por noites ocupadas, guardamos o endereço, as noites, o número de hóspedes e seu idioma, e escrevemos uma única vez quando houver um quarto livre. Você pode sair com um clique nesse e-mail; o mais tardar, apagamos tudo quando o dia da chegada tiver passado. Para que ninguém encha de e-mails a caixa de outra pessoa, guardamos, por no máximo um dia, impressões ilegíveis do endereço e do seu endereço de internet.'
    ]
  },
  fr: {
    title: 'Prix et nuits libres par e-mail',
    paragraphs: [
      'Si vous demandez un prix par e-mail, nous utilisons l’adresse pour ce seul envoi et ne la gardons pas plus d’un jour. Si vous attendez des nuits déjà prises, nous gardons l’adresse, les nuits, le nombre de personnes et votre langue, et vous écrivons une seule fois quand une chambre est libre. Un clic dans cet e-mail vous retire de la liste ; au plus tard, nous effaçons tout une fois le jour d’arrivée passé. Pour que personne n’inonde autrui d’e-mails, nous gardons un jour au plus des empreintes illisibles de l’adresse et de votre adresse internet.'
    ]
  },
  de: {
    title: 'Preise und freie Nächte per E-Mail',
    paragraphs: [
      'Wenn Sie sich einen Preis schicken lassen, verwenden wir die Adresse für diese eine E-Mail und behalten sie höchstens einen Tag. Wenn Sie auf belegte Nächte warten, bewahren wir die Adresse, die Nächte, die Zahl der Gäste und Ihre Sprache auf und schreiben Ihnen ein einziges Mal, sobald ein Zimmer frei ist. Ein Klick in dieser E-Mail nimmt Sie von der Liste; spätestens wenn der Anreisetag vorbei ist, löschen wir alles. Damit niemand Fremde mit E-Mails überhäuft, bewahren wir höchstens einen Tag lang unlesbare Abdrücke der Adresse und Ihrer Internetadresse auf.'
    ]
  },
  fi: {
    title: 'Hinnat ja vapaat yöt sähköpostitse',
    paragraphs: [
      'Jos pyydät hinnan sähköpostiisi, käytämme osoitetta vain siihen viestiin ja säilytämme sitä enintään päivän. Jos odotat varattuja öitä, säilytämme osoitteen, yöt, henkilömäärän ja kielesi ja kirjoitamme sinulle kerran, kun huone vapautuu. Voit poistua jonosta yhdellä painalluksella viestin linkistä, ja viimeistään tulopäivän mentyä poistamme kaiken. Jotta kukaan ei voisi tulvia toisen postilaatikkoa, säilytämme osoitteesta ja internetosoitteestasi enintään päivän ajan lukukelvottomat tunnisteet.'
    ]
  },
  sv: {
    title: 'Priser och lediga nätter med e-post',
    paragraphs: [
      'Om du låter oss mejla ett pris använder vi adressen till det enda mejlet och sparar den inte längre än ett dygn. Om du väntar på nätter som är upptagna sparar vi adressen, nätterna, antalet gäster och ditt språk och skriver till dig en enda gång när ett rum är ledigt. Du lämnar kön med ett klick i mejlet, och senast när ankomstdagen har passerat raderar vi allt. För att ingen ska översvämma någon annan med mejl sparar vi oläsliga avtryck av adressen och av din internetadress i högst ett dygn.'
    ]
  }
};

interface Row {
  position: number;
}

/** The product does this from now on: a notice that says otherwise would be wrong. What staff wrote in it stays. */
export class Migration20261126160500_notice_of_stay_mails extends Migration {

  override name = 'Migration20261126160500_notice_of_stay_mails';

  override async up(): Promise<void> {
    const [before] = (await this.execute(
      `select max("position") as position from "content_entry" where "kind" = 'notice'
        and "key" in ('messages', 'mailing-list') and "archived_at" is null having count(*) > 0`,
    )) as Row[];
    if (!before) return;
    await this.execute(`update "content_entry" set "position" = "position" + 1 where "kind" = 'notice' and "position" > ?`, [before.position]);
    await this.execute(
      `insert into "content_entry" ("id", "created_at", "updated_at", "version", "kind", "key", "position", "published", "is_sample")
        values (?, now(), now(), 1, 'notice', 'stay-mails', ?, ?::jsonb, false) on conflict ("kind", "key") do nothing`,
      [randomUUID(), before.position + 1, JSON.stringify({ data: { notice: 'privacy' }, texts })],
    );
  }

  override async down(): Promise<void> {
    await this.execute(`delete from "content_entry" where "kind" = 'notice' and "key" = 'stay-mails'`);
  }

}
