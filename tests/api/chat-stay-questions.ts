import type { Locale } from '#graphql/locales.ts'

/** What a question means, where today is January 4, 2027 and from December 20 on three nights are the least. */
type Meaning =
  | { stay: [arrival: string, departure: string]; room?: string; guests?: number }
  /** No dates: the lowest price, of the named room if there is one. */
  | { from: string }
  /** No dates and no room: which ones? */
  | 'dates'
  | 'person'

export interface StayQuestion {
  language: Locale
  question: string
  meaning: Meaning
}

const rows = (language: Locale, questions: [string, Meaning][]): StayQuestion[] =>
  questions.map(([question, meaning]) => ({ language, question, meaning }))

const christmas: Meaning = { stay: ['2027-12-24', '2027-12-25'], room: 'king-room' }

/** What guests ask about rooms and prices and whom they want to talk to, with the slips of their fingers. */
export const stayQuestions: StayQuestion[] = [
  ...rows('en', [
    ['how much is a king room on dec 24', christmas],
    [
      'price of the garden suite march 3-7 for 3',
      { stay: ['2027-03-03', '2027-03-07'], room: 'garden-suite', guests: 3 },
    ],
    [
      'do u have a room w two queen beds aug 14 to 17 4 ppl',
      { stay: ['2027-08-14', '2027-08-17'], room: 'double-queen-room', guests: 4 },
    ],
    ['whats the cheapest room for 2 nights from june 8', { stay: ['2027-06-08', '2027-06-10'] }],
    ['can i get a king suite tonite', { stay: ['2027-01-04', '2027-01-05'], room: 'king-suite' }],
    ['Is the studio availble feb 10-13?', { stay: ['2027-02-10', '2027-02-13'], room: 'studio-kitchenette' }],
    ['can i speak to a person', 'person'],
    ['i want to talk to a real human pls', 'person'],
    ['this isnt helping, get me someone at the front desk', 'person'],
    ['any rooms free for new years eve dec 31 - jan 2', { stay: ['2027-12-31', '2028-01-02'] }],
    [
      'hom much for the one bedroom suit decmber 20 to 23',
      { stay: ['2027-12-20', '2027-12-23'], room: 'one-bedroom-suite' },
    ],
  ]),
  ...rows('es', [
    ['cuanto cuesta la habitacion king el 24 de diciembre', christmas],
    [
      'precio suite jardin del 3 al 7 de marzo para 2 personas',
      { stay: ['2027-03-03', '2027-03-07'], room: 'garden-suite' },
    ],
    ['Quiero una habitación doble para 2 noches desde el 5 de julio', { stay: ['2027-07-05', '2027-07-07'] }],
    ['quiero hablar con una persona', 'person'],
    ['me puede atender alguien de verdad?', 'person'],
    [
      'cuanto vale la suit king para 3 del 12 al 15 de abril',
      { stay: ['2027-04-12', '2027-04-15'], room: 'king-suite', guests: 3 },
    ],
    [
      'habitacion con dos camas para el 20 de agosto, 4 personas',
      { stay: ['2027-08-20', '2027-08-21'], room: 'double-queen-room', guests: 4 },
    ],
  ]),
  ...rows('pt', [
    ['quanto custa o quarto king dia 24 de dezembro', christmas],
    ['tem quarto duplo livre de 3 a 5 de junho?', { stay: ['2027-06-03', '2027-06-05'] }],
    ['preço da suíte jardim de 10 a 14 de setembro', { stay: ['2027-09-10', '2027-09-14'], room: 'garden-suite' }],
    ['quero falar com um atendente', 'person'],
    ['dá pra falar com uma pessoa de verdade?', 'person'],
    [
      'qual o valor do studio para 2 noites a partir de 7 de maio',
      { stay: ['2027-05-07', '2027-05-09'], room: 'studio-kitchenette' },
    ],
    ['quanto sai a diária do quarto queen compacto', { from: 'compact-queen-room' }],
    ['voces tem vaga amanha?', { stay: ['2027-01-05', '2027-01-06'] }],
  ]),
  ...rows('fr', [
    ['combien coute une chambre king le 24 décembre', christmas],
    ['la suite king est libre du 3 au 6 mars ?', { stay: ['2027-03-03', '2027-03-06'], room: 'king-suite' }],
    ['je voudrais une chambre double du 8 au 11 juin', { stay: ['2027-06-08', '2027-06-11'] }],
    [
      'prix chambre avec deux lits du 14 au 16 aout pour 4 personnes',
      { stay: ['2027-08-14', '2027-08-16'], room: 'double-queen-room', guests: 4 },
    ],
    ["puis-je parler à quelqu'un", 'person'],
    ['je veux parler a un humain svp', 'person'],
    ['avez vous des chambres disponibles ce soir', { stay: ['2027-01-04', '2027-01-05'] }],
    ['combien pour le studio', { from: 'studio-kitchenette' }],
  ]),
  ...rows('de', [
    ['Was kostet ein Kingzimmer am 24. Dezember', christmas],
    ['Ist vom 3. bis 7. März ein Doppelzimmer frei?', { stay: ['2027-03-03', '2027-03-07'] }],
    ['gartensuite 10.-14.9. preis', { stay: ['2027-09-10', '2027-09-14'], room: 'garden-suite' }],
    ['Haben Sie ein Einzelzimmer vom 5. bis 8. Mai?', { stay: ['2027-05-05', '2027-05-08'], guests: 1 }],
    ['ich möchte mit einem Mitarbeiter sprechen', 'person'],
    ['kann ich mit jemand echtem reden', 'person'],
    [
      'wieviel kostet die King Suite vom 12. bis 15. April für 3 Personen',
      { stay: ['2027-04-12', '2027-04-15'], room: 'king-suite', guests: 3 },
    ],
    [
      'Was kostet das kompakte Queenzimmer 20.8. bis 22.8.?',
      { stay: ['2027-08-20', '2027-08-22'], room: 'compact-queen-room' },
    ],
    ['Habt ihr noch was frei?', 'dates'],
  ]),
  ...rows('fi', [
    ['paljonko king-huone maksaa 24.12.', christmas],
    ['onko puutarhasviitti vapaana 3.-7.3.?', { stay: ['2027-03-03', '2027-03-07'], room: 'garden-suite' }],
    ['kahden hengen huone 8.–11. kesäkuuta, hinta?', { stay: ['2027-06-08', '2027-06-11'] }],
    ['haluan puhua ihmiselle', 'person'],
    ['saanko yhteyden asiakaspalvelijaan', 'person'],
    ['mitä maksaa studio 10.–12. toukokuuta', { stay: ['2027-05-10', '2027-05-12'], room: 'studio-kitchenette' }],
    ['onko teillä vapaita huoneita ensi yönä', { stay: ['2027-01-04', '2027-01-05'] }],
    [
      'kompaktin queen-huoneen hinta 2 yötä alkaen 5.7.',
      { stay: ['2027-07-05', '2027-07-07'], room: 'compact-queen-room' },
    ],
    ['King sviitin hinta 12.-15.4. kolmelle', { stay: ['2027-04-12', '2027-04-15'], room: 'king-suite', guests: 3 }],
  ]),
  ...rows('sv', [
    ['vad kostar ett kingrum den 24 december', christmas],
    ['har ni ett dubbelrum ledigt 8-11 juni', { stay: ['2027-06-08', '2027-06-11'] }],
    ['pris för trädgårdssviten 3-7 mars', { stay: ['2027-03-03', '2027-03-07'], room: 'garden-suite' }],
    ['kan jag få prata med en människa', 'person'],
    ['jag vill prata med personalen', 'person'],
    ['finns det lediga rum imorgon', { stay: ['2027-01-05', '2027-01-06'] }],
    [
      'rum med två sängar 14-17 augusti, 4 personer, vad kostar det',
      { stay: ['2027-08-14', '2027-08-17'], room: 'double-queen-room', guests: 4 },
    ],
    ['vad tar ni för studion', { from: 'studio-kitchenette' }],
  ]),
]

/** Every third was never looked at while the rules were written: how those fare is how strangers fare. */
export const isUnseen = (index: number) => index % 3 === 2
