import { randomUUID } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';

/** What the privacy notice says of the visits that are counted. */
const texts = {
  en: {
    title: 'Counting without following you',
    paragraphs: [
      'We count how often each page is shown, in which language, and which website led here (its name alone), and how often somebody looks up dates, is shown a price, goes on to book, writes to us or calls. What we keep are numbers for each day, for 25 months: no cookie, no internet address, nothing that tells one visitor from another. So that nobody inflates the numbers, an unreadable fingerprint of your internet address may stand in the server’s memory for a minute; it is never stored. If your browser sends “Do Not Track” or “Global Privacy Control”, we do not count you.'
    ]
  },
  es: {
    title: 'Contamos sin seguirle',
    paragraphs: [
      'Contamos cuántas veces se muestra cada página, en qué idioma y qué sitio web trajo hasta aquí (solo su nombre), y cuántas veces alguien consulta fechas, ve un precio, pasa a reservar, nos escribe o llama. Lo que guardamos son números por día, durante 25 meses: ninguna cookie, ninguna dirección de internet, nada que distinga a un visitante de otro. Para que nadie infle los números, una huella ilegible de su dirección de internet puede permanecer un minuto en la memoria del servidor; nunca se guarda. Si su navegador envía «Do Not Track» o «Global Privacy Control», no le contamos.'
    ]
  },
  pt: {
    title: 'Contamos sem seguir você',
    paragraphs: [
      'Contamos quantas vezes cada página é mostrada, em que idioma e que site trouxe até aqui (só o nome dele), e quantas vezes alguém consulta datas, vê um preço, segue para a reserva, nos escreve ou liga. O que guardamos são números por dia, durante 25 meses: nenhum cookie, nenhum endereço de internet, nada que distinga um visitante de outro. Para que ninguém infle os números, uma impressão ilegível do seu endereço de internet pode ficar um minuto na memória do servidor; ela nunca é gravada. Se o seu navegador envia “Do Not Track” ou “Global Privacy Control”, não contamos você.'
    ]
  },
  fr: {
    title: 'Compter sans vous suivre',
    paragraphs: [
      'Nous comptons combien de fois chaque page est affichée, dans quelle langue et quel site y a conduit (son nom seulement), et combien de fois quelqu’un consulte des dates, voit un prix, va réserver, nous écrit ou appelle. Nous ne gardons que des nombres par jour, pendant 25 mois : aucun cookie, aucune adresse internet, rien qui distingue un visiteur d’un autre. Pour que personne ne gonfle ces nombres, une empreinte illisible de votre adresse internet peut rester une minute dans la mémoire du serveur ; elle n’est jamais enregistrée. Si votre navigateur envoie « Do Not Track » ou « Global Privacy Control », nous ne vous comptons pas.'
    ]
  },
  de: {
    title: 'Zählen, ohne Ihnen zu folgen',
    paragraphs: [
      'Wir zählen, wie oft jede Seite gezeigt wird, in welcher Sprache und welche Website hierher geführt hat (nur ihr Name), und wie oft jemand nach Terminen fragt, einen Preis sieht, weiter zur Buchung geht, uns schreibt oder anruft. Aufbewahrt werden nur Zahlen je Tag, 25 Monate lang: kein Cookie, keine Internetadresse, nichts, was einen Besucher vom anderen unterscheidet. Damit niemand die Zahlen in die Höhe treibt, kann ein unlesbarer Abdruck Ihrer Internetadresse eine Minute lang im Arbeitsspeicher des Servers stehen; gespeichert wird er nie. Wenn Ihr Browser „Do Not Track“ oder „Global Privacy Control“ sendet, zählen wir Sie nicht mit.'
    ]
  },
  fi: {
    title: 'Laskemme seuraamatta sinua',
    paragraphs: [
      'Laskemme, kuinka usein kukin sivu näytetään, millä kielellä ja miltä sivustolta tänne tultiin (vain sivuston nimi), sekä kuinka usein joku kysyy päiviä, näkee hinnan, siirtyy varaamaan, kirjoittaa meille tai soittaa. Säilytämme vain päivittäiset lukumäärät 25 kuukauden ajan: emme evästettä, emme internetosoitetta emmekä mitään, mikä erottaisi kävijän toisesta. Jotta kukaan ei voisi paisuttaa lukuja, internetosoitteestasi voi olla palvelimen muistissa minuutin ajan lukukelvoton tunniste; sitä ei koskaan tallenneta. Jos selaimesi lähettää ”Do Not Track”- tai ”Global Privacy Control” -pyynnön, emme laske sinua mukaan.'
    ]
  },
  sv: {
    title: 'Vi räknar utan att följa dig',
    paragraphs: [
      'Vi räknar hur ofta varje sida visas, på vilket språk och vilken webbplats som ledde hit (bara dess namn), och hur ofta någon frågar efter datum, ser ett pris, går vidare för att boka, skriver till oss eller ringer. Det vi sparar är antal per dag, i 25 månader: ingen kaka, ingen internetadress, inget som skiljer en besökare från en annan. För att ingen ska blåsa upp siffrorna kan ett oläsligt avtryck av din internetadress finnas i serverns minne i en minut; det lagras aldrig. Om din webbläsare skickar ”Do Not Track” eller ”Global Privacy Control” räknar vi inte dig.'
    ]
  }
};

interface Row {
  position: number;
}

/** The product does this from now on: a notice that says otherwise would be wrong. What staff wrote in it stays. */
export class Migration20261126193500_notice_of_visits extends Migration {

  override name = 'Migration20261126193500_notice_of_visits';

  override async up(): Promise<void> {
    const [before] = (await this.execute(
      `select max("position") as position from "content_entry" where "kind" = 'notice'
        and "key" in ('messages', 'mailing-list', 'stay-mails', 'assistant', 'browser') and "archived_at" is null having count(*) > 0`,
    )) as Row[];
    if (!before) return;
    await this.execute(`update "content_entry" set "position" = "position" + 1 where "kind" = 'notice' and "position" > ?`, [before.position]);
    await this.execute(
      `insert into "content_entry" ("id", "created_at", "updated_at", "version", "kind", "key", "position", "published", "is_sample")
        values (?, now(), now(), 1, 'notice', 'visits', ?, ?::jsonb, false) on conflict ("kind", "key") do nothing`,
      [randomUUID(), before.position + 1, JSON.stringify({ data: { notice: 'privacy' }, texts })],
    );
  }

  override async down(): Promise<void> {
    await this.execute(`delete from "content_entry" where "kind" = 'notice' and "key" = 'visits'`);
  }

}
