import type { Locale } from '#graphql/locales.ts'

export interface ConversationTurn {
  message: string
  /** Of which stay the answer must say what the quote says. */
  stay?: { arrival: string; departure: string; guests?: number; room?: string }
  says?: RegExp
  /** Nobody has written it down. */
  unsure?: boolean
}

interface Words {
  priced: string
  suite: string
  longer: string
  dog: string
  /** What the dog costs for five nights. */
  dogFee: RegExp
  meant: string
  zoo: string
  zooTime: RegExp
  far: string
  charger: string
}

/**
 * A king room at Christmas, where three nights are the least; then another room, more nights, a dog, other dates, another
 * topic, a question that leans on it, and one that nobody can answer.
 */
const conversation = (words: Words): ConversationTurn[] => [
  { message: words.priced, stay: { arrival: '2027-12-24', departure: '2027-12-25', room: 'king-room' } },
  { message: words.suite, stay: { arrival: '2027-12-24', departure: '2027-12-25', room: 'king-suite' } },
  { message: words.longer, stay: { arrival: '2027-12-24', departure: '2027-12-29', room: 'king-suite' } },
  {
    message: words.dog,
    stay: { arrival: '2027-12-24', departure: '2027-12-29', room: 'king-suite' },
    says: words.dogFee,
  },
  { message: words.meant, stay: { arrival: '2027-03-02', departure: '2027-03-04', room: 'king-suite' } },
  { message: words.zoo, says: /Palm Beach Zoo/ },
  { message: words.far, says: words.zooTime },
  { message: words.charger, unsure: true },
]

export const conversations: Record<Locale, ConversationTurn[]> = {
  en: conversation({
    priced: 'how much is a king room on dec 24',
    suite: 'what about the king suite?',
    longer: 'and for 5 nights?',
    dog: 'and with a dog?',
    dogFee: /\$25 per night.*\$[\d.,]+ with taxes, \$[\d.,]+ without a pet/,
    meant: 'sorry i meant march 2 to 4',
    zoo: 'tell me about the zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: 'is it far?',
    charger: 'do u have an ev charger',
  }),
  es: conversation({
    priced: 'cuanto cuesta una habitacion king el 24 de diciembre',
    suite: '¿y la suite king?',
    longer: 'y por 5 noches?',
    dog: '¿y con un perro?',
    dogFee: /\$25 la noche.*\$[\d.,]+ con impuestos; sin mascota, \$\d/,
    meant: 'perdón, quise decir del 2 al 4 de marzo',
    zoo: 'cuéntame del zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: '¿queda lejos?',
    charger: 'hay cargador para carro electrico',
  }),
  pt: conversation({
    priced: 'quanto custa o quarto king em 24 de dezembro',
    suite: 'e a suíte king?',
    longer: 'e por 5 noites?',
    dog: 'e com um cachorro?',
    dogFee: /\$ 25 a noite.*\$ [\d.,]+ com impostos; sem animal de estimação, \$ \d/,
    meant: 'desculpe, quis dizer de 2 a 4 de março',
    zoo: 'me fala do zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: 'fica longe?',
    charger: 'tem carregador pra carro elétrico?',
  }),
  fr: conversation({
    priced: 'combien coute une chambre king le 24 décembre',
    suite: 'et la suite king ?',
    longer: 'et pour 5 nuits ?',
    dog: 'et avec un chien ?',
    dogFee: /25 \$ par nuit.*\d \$ taxes comprises, [\d ,]+ \$ sans animal/,
    meant: 'pardon, je voulais dire du 2 au 4 mars',
    zoo: 'parlez-moi du zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: "c'est loin ?",
    charger: 'avez vous une borne de recharge',
  }),
  de: conversation({
    priced: 'was kostet ein kingzimmer am 24. dezember',
    suite: 'und die king suite?',
    longer: 'und für fünf Nächte?',
    dog: 'und mit hund?',
    dogFee: /25 \$ pro Nacht.*\d \$ mit Steuern, ohne Haustier [\d.,]+ \$/,
    meant: 'Entschuldigung, ich meinte 2. bis 4. März',
    zoo: 'erzähl mir vom zoo',
    zooTime: /Palm Beach Zoo.*15 Min/,
    far: 'ist das weit?',
    charger: 'habt ihr eine ladestation',
  }),
  fi: conversation({
    priced: 'paljonko king-huone maksaa 24.12.',
    suite: 'entä king-sviitti?',
    longer: 'entä viisi yötä?',
    dog: 'entä koiran kanssa?',
    dogFee: /25 \$ yöltä.*veroineen [\d ,]+ \$, ilman lemmikkiä \d/,
    meant: 'anteeksi, tarkoitin 2.–4. maaliskuuta',
    zoo: 'kerro zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: 'onko se kaukana?',
    charger: 'onko teillä sähköauton latauspistettä',
  }),
  sv: conversation({
    priced: 'vad kostar ett kingrum den 24 december',
    suite: 'och kingsviten?',
    longer: 'och fem nätter?',
    dog: 'och med hund?',
    dogFee: /25 \$ per natt.*\d \$ med skatt, [\d ,]+ \$ utan husdjur/,
    meant: 'förlåt, jag menade 2–4 mars',
    zoo: 'berätta om zoo',
    zooTime: /Palm Beach Zoo.*15 min/,
    far: 'är det långt?',
    charger: 'har ni laddstolpe',
  }),
}
