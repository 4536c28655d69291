import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  // Stays in one message
  stay('moi paljo maksais huone 12.-15.1. kahelle', ['2027-01-12', '2027-01-15'], { guests: 2 }),
  stay(
    'Hei! Olisiko teillä vapaata 3.2.2027–10.2.2027? Meitä on kaksi aikuista ja kaksi lasta (6 ja 9 v).',
    ['2027-02-03', '2027-02-10'],
    { guests: 4 },
  ),
  stay('onks vapaata huomenna yks yö', ['2026-11-25', '2026-11-26']),
  stay('lento peruttiin argh, saisko täks yöks viel huoneen?? oon yksin liikkeel', ['2026-11-24', '2026-11-25'], {
    guests: 1,
  }),
  stay('mitä kustantas king sviitti maaliskuun 5. päivästä neljä yötä', ['2027-03-05', '2027-03-09'], {
    room: 'king-suite',
  }),
  stay(
    'Hyvää päivää. Tiedustelisin kohteliaimmin kahden hengen huoneen hintaa ajalle 14.–28. huhtikuuta. Kunnioittaen, Raimo Lehtovaara',
    ['2027-04-14', '2027-04-28'],
    { guests: 2 },
  ),
  stay('saavuttas kiitospäivänä ja lauantaina pois, 2 hlö. löytyykö tilaa', ['2026-11-26', '2026-11-28'], {
    guests: 2,
  }),
  stay('joulu 23.12-27.12 4 henkee samaan huoneeseen mitä maksaa', ['2026-12-23', '2026-12-27'], { guests: 4 }),
  stay('Uusvuos rannalla?? 🎆 30.12.-2.1. mä ja tyttöystävä', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('mikä ois halvin teillä viikoks 11.1. alkaen', ['2027-01-11', '2027-01-18']),
  stay(
    'Sopisko tulla ens perjantaina ja lähtee maanantaina, kolme kaverusta golfreissulla',
    [
      ['2026-11-27', '2026-11-30'],
      ['2026-12-04', '2026-12-07'],
    ],
    { guests: 3 },
  ),
  stay('Onko tänä viikonloppuna mitään vapaana?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'Onko Puutarhasviitti vapaana 8.5.–11.5.? Matkustamme tyttäremme kanssa, yhteensä kolme henkeä.',
    ['2027-05-08', '2027-05-11'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('hiihtoloma vko 8 maanantaista sunnuntaihin, perhe 2+2, hinta?', ['2027-02-22', '2027-02-28'], { guests: 4 }),
  stay(
    'viikko 10 kokonaan, 2 aik',
    [
      ['2027-03-08', '2027-03-15'],
      ['2027-03-08', '2027-03-14'],
      ['2027-03-07', '2027-03-14'],
      ['2027-03-06', '2027-03-13'],
    ],
    { guests: 2 },
  ),
  stay('Juhannus floridassa 😎 24.-27.6. kaks huonetta ja 5 tyyppiä', ['2027-06-24', '2027-06-27'], {
    guests: 5,
    rooms: 2,
  }),
  stay('Paljonko maksaa yö 17.9.', ['2027-09-17', '2027-09-18']),
  stay('pääsiäiseks pitkäperjantaist maanantaihin, kaks aikuista ja vauva', ['2027-03-26', '2027-03-29'], {
    guests: 3,
  }),
  stay('Mie ja miun mies tultais 2. helmikuuta ja oltas kuus yötä, mitäs se tekköö', ['2027-02-02', '2027-02-08'], {
    guests: 2,
  }),
  stay('Ol ko teil mittä vappa 19.-22. maaliskuut, koira kans mut muuten kahreste vaa', ['2027-03-19', '2027-03-22'], {
    guests: 2,
  }),
  stay('yhdeksäs helmikuuta, kolme yötä, yhelle', ['2027-02-09', '2027-02-12'], { guests: 1 }),
  stay('Studio 4 yöksi, lähtöpäivä 20.5.', ['2027-05-16', '2027-05-20'], { room: 'studio-kitchenette' }),
  stay('Työkeikka: ma 18.1. sisään ja to 21.1. ulos, lasku firmalle. Kokonaishinta?', ['2027-01-18', '2027-01-21']),
  stay(
    'Eläkeläispari kaipaa lämpimään. 1.2. - 1.3. eli kuukausi, mitä se tulisi maksamaan',
    ['2027-02-01', '2027-03-01'],
    {
      guests: 2,
    },
  ),
  stay('yhden makuuhuoneen sviitti heinäkuun 3-10, 2 aikuista 2 teiniä', ['2027-07-03', '2027-07-10'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Meitä on neljä naista samasta kuorosta :) Saisiko Kahden queen-vuoteen huoneen 14.10.–17.10.2027?',
    ['2027-10-14', '2027-10-17'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('itsenäisyyspäivän pitkä vkl pe 4.12. - ma 7.12. kahdelle', ['2026-12-04', '2026-12-07'], { guests: 2 }),
  stay('ylihuomisesta sunnuntaihin, mahtuuko', ['2026-11-26', '2026-11-29']),
  stay('ens viikol tiistaist torstaihin yks ihminen paljo', ['2026-12-01', '2026-12-03'], { guests: 1 }),
  stay('Mitä tekee 2 huonetta 4 aikuiselle 7. - 9.4.', ['2027-04-07', '2027-04-09'], { guests: 4, rooms: 2 }),
  stay('Tultas kesäkuun viimisenä viikonloppuna, onko teillä silloin tilaa', [
    ['2027-06-25', '2027-06-27'],
    ['2027-06-26', '2027-06-27'],
  ]),
  stay('ystävänpäivä yllätys emännälle, 13.-15.2., mitähän maksaa', ['2027-02-13', '2027-02-15']),
  stay('Haluaisin varata kolme yötä alkaen tammikuun kahdeskymmenes, onnistuuko?', ['2027-01-20', '2027-01-23']),
  stay('king-huone sisäpihan puolelta 27.8.-30.8. montako dollaria', ['2027-08-27', '2027-08-30'], {
    room: 'courtyard-king-room',
  }),
  stay('reppureissaaja täällä, se kompakti queen 10.-11.12. yhelle hengelle?', ['2026-12-10', '2026-12-11'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay('Saapuminen 2027-03-15, lähtö 2027-03-19, 1 aikuinen', ['2027-03-15', '2027-03-19'], { guests: 1 }),
  stay('hääpäivä 12.6. niin haluttais nukkua teillä se yö ja seuraava', ['2027-06-12', '2027-06-14']),
  stay('Vappu 30.4.-2.5. kolmestaan, hinta + onko vapaata', ['2027-04-30', '2027-05-02'], { guests: 3 }),
  stay('Mummo, ukki ja kolme lastenlasta tulossa 5.-12.7., tarvitaan kaks huonetta', ['2027-07-05', '2027-07-12'], {
    guests: 5,
    rooms: 2,
  }),
  stay('15/2–20/2 kahelle kiitti', ['2027-02-15', '2027-02-20'], { guests: 2 }),
  stay('moro nääs, oisko lauantain ja sunnuntain välinen yö vapaana', ['2026-11-28', '2026-11-29']),
  stay('loppiaisesta viikko etteenpäin, mittee se maksaa', ['2027-01-06', '2027-01-13']),
  stay('paljo se kämppä bungaa kymmenen yötä toukokuun ekasta päivästä', ['2027-05-01', '2027-05-11']),
  stay(
    'Jos tulen 28.12. ja viivyn viisi yötä vaimon ja 4-vuotiaan pojan kanssa, niin mikä on loppusumma?',
    ['2026-12-28', '2027-01-02'],
    { guests: 3 },
  ),
  stay('Äitienpäivälahja: yks yö äidille ja mulle la 8.5., mikä ois hinta', ['2027-05-08', '2027-05-09'], {
    guests: 2,
  }),

  // Stays in conversations
  stay(['paljonko 4.-8.2. kahdelle', 'entä jos meitä tuleekin 1 lisää'], ['2027-02-04', '2027-02-08'], { guests: 3 }),
  stay(['Onko teillä vapaata 10.–13.3.?', 'Voisimmeko jäädä vielä yhden yön pidempään?'], ['2027-03-10', '2027-03-14']),
  stay(['huone 5.1.-9.1. 2 hlö', 'eiku 6.1.-9.1. sori näppäilin väärin'], ['2027-01-06', '2027-01-09'], { guests: 2 }),
  stay(['Oisko tilaa maaliskuussa', '15.-18.', 'kolme henkee'], ['2027-03-15', '2027-03-18'], { guests: 3 }),
  stay(['mitä maksaa studio 12.-14.4.', 'entäs king-huone samoille päiville'], ['2027-04-12', '2027-04-14'], {
    room: 'king-room',
  }),
  stay(
    ['18.-25.1. 2 aikuista ja 2 lasta', 'onko teillä uima-allas?', 'ok ei haittaa. paljonko se meiän viikko tulikaan'],
    ['2027-01-18', '2027-01-25'],
    { guests: 4 },
  ),
  stay(['huone huomiseks kahelle', 'niin ja meil on koira mukana, joku 12 kg'], ['2026-11-25', '2026-11-26'], {
    guests: 2,
  }),
  stay(
    ['Hei, tarvitsisin huoneen joulukuussa', 'Perjantaina 11.12. saapuisin', 'kaksi yötä riittää'],
    ['2026-12-11', '2026-12-13'],
  ),
  stay(['hinta 20.2.–27.2. neljälle', 'Yksi meistä perui, mitä on kolmelle?'], ['2027-02-20', '2027-02-27'], {
    guests: 3,
  }),
  stay(['joulukuun 18-21', 'ja king sviitissä?'], ['2026-12-18', '2026-12-21'], { room: 'king-suite' }),
  stay(['King-sviitti 3.-7.5.', 'huh kallista, saako kompaktin queenin halvemmalla'], ['2027-05-03', '2027-05-07'], {
    room: 'compact-queen-room',
  }),
  stay(['mitä maksaa 1 yö 13.8.', 'jos oliski kaks yötä'], ['2027-08-13', '2027-08-15']),
  stay(
    ['Tulemme viidestään ja tarvitsemme kaksi huonetta.', 'Maaliskuun 22. päivästä 25. päivään, kiitos.'],
    ['2027-03-22', '2027-03-25'],
    { guests: 5, rooms: 2 },
  ),
  stay(['moi', 'saisko huonetta tammikuus', '23-26', 'mä vaan yksin'], ['2027-01-23', '2027-01-26'], { guests: 1 }),
  stay(['9.-12.6. kahdelle kiitos', 'Entä täsmälleen viikkoa myöhemmin?'], ['2027-06-16', '2027-06-19'], { guests: 2 }),
  stay(['saako teille tuoda hauvan', 'jee! no sit 7.12.-10.12. kaks ihmistä plus se'], ['2026-12-07', '2026-12-10'], {
    guests: 2,
  }),
  stay(['2.-6.9. 2 hlöä', 'lähetäänki jo 5. päivä'], ['2027-09-02', '2027-09-05'], { guests: 2 }),
  stay(['kahdelle 2.4. – 6.4.', 'Lento siirtyi, saavumme vasta 3.4.'], ['2027-04-03', '2027-04-06'], { guests: 2 }),
  stay(
    ['puutarhasviitti 14.-17.2.', 'hups meitä onki 4, katotaan sit yhden makuuhuoneen sviittiä'],
    ['2027-02-14', '2027-02-17'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    ['la-ma 16.1.-18.1. mitä maksaa', 'miten pitkä kävely rannalle', 'no entä jos jäädään keskiviikkoon asti'],
    ['2027-01-16', '2027-01-20'],
  ),
  stay(['yks huone 4 hengelle 10.7.-14.7.', 'mites jos otettais kaks huonetta'], ['2027-07-10', '2027-07-14'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['25.3.-29.3. vaimo ja minä', 'No nyt anoppikin lähtee mukaan, mitä hinnalle käy'],
    ['2027-03-25', '2027-03-29'],
    {
      guests: 3,
    },
  ),
  stay(
    ['Vieläkö jouluksi mahtuu?', 'Aatosta tapaninpäivään, kaksi aikuista ja 10-vuotias'],
    ['2026-12-24', '2026-12-26'],
    { guests: 3 },
  ),
  stay(['paljo yö 30.11.', 'tai siis 2 yötä'], ['2026-11-30', '2026-12-02']),
  stay(['22.4.–26.4. 2 aik 1 lapsi', 'lapsi jääkin mummolaan, tullaan ilman sitä'], ['2027-04-22', '2027-04-26'], {
    guests: 2,
  }),
  stay(
    ['king huone 1.-4.10.', 'käykö teillä käteinen', 'ok. ja mitä jos ottais sen kahden queen-sängyn huoneen'],
    ['2027-10-01', '2027-10-04'],
    { room: 'double-queen-room' },
  ),
  stay(['Tarvisin majotusta kolmeks yöks', 'alkaen 19.5.'], ['2027-05-19', '2027-05-22']),
  stay(
    ['viikonloppu 22.-24.1. onko tilaa', 'entä seuraava viikonloppu siitä?'],
    [
      ['2027-01-29', '2027-01-31'],
      ['2027-01-30', '2027-01-31'],
    ],
  ),
  stay(
    ['25.-28.2. kolmelle ja mukana koira', 'koira jääki siskolle hoitoon, paljo ilman sitä'],
    ['2027-02-25', '2027-02-28'],
    { guests: 3 },
  ),
  stay(['vapaata 6.-9.12?', 'siis tammikuussa tarkotin, samat päivät'], ['2027-01-06', '2027-01-09']),

  // Facts
  ask('monelt aikasintaan pääsee huoneeseen', 'checkIn'),
  ask('Mihin kellonaikaan mennessä huone pitää luovuttaa lähtöpäivänä?', 'checkOut'),
  ask(
    'meil lähtee lento vast illalla, voiko olla pitempään, mitä se kustantaa ja mihin asti saa olla',
    'lateFee',
    'lateUntil',
  ),
  ask('otatteko jonku vakuusmaksun tai pantin kortilta', 'deposit'),
  ask('mäyräkoira mukaan, tuleeks siitä lisähintaa', 'petFee'),
  ask('mitä jos joku polttaa röökii huoneessa, paljo siitä sakotetaan', 'smokingFee'),
  ask('Jos sairastun, kuinka monta päivää ennen voin vielä perua maksutta?', 'cancelling'),
  ask('millon respa on auki', 'opens', 'closes'),
  ask('jaksaako huonojalkanen vaari kävellä teiltä rantaan, paljonko matkaa', 'beach'),
  ask('pitääkö siellä biitsillä maksaa parkista', 'beachParking'),
  ask(['hei mistä numerosta teidät tavottaa', 'ja sähköposti?'], 'email'),
  ask('antakaa puhelinnumero nii soitan', 'phone'),
  ask('mikä osote laitan navigaattoriin', 'street'),
  ask(
    'Kuulin että talolla on pitkä historia. Minä vuonna hotelli on avattu ja montako huonetta siinä on?',
    'year',
    'rooms',
  ),
  ask('saako alennusta jos tilaa uutiskirjeen', 'newsletter'),
  ask('Onko teillä pitkäaikaishintoja, esim. kuukaudeksi?', 'monthly'),
  ask(['kuinka pitkä matka palm beachin kentältä teille', 'entä fort lauderdalesta'], 'secondAirport'),
  ask('PBI:ltä autolla montako minsaa', 'airport'),
  ask('meneekö kauan ajaa lake worthiin', 'lakeWorth'),
  ask('West Palm Beachin keskustaan minuutteina?', 'westPalm'),
  ask('mitkä kuukaudet on teillä kalleinta sesonkia', 'peakSeason'),
  ask('Tytär on ihan hulluna kilpikonniin, koska ne pesii siellä rannalla', 'turtles'),
  ask('pelkään myrskyjä, mihin aikaan vuodesta on hurrikaanit', 'hurricanes'),
  ask('vuokra-auto tulossa, maksaako pysäköinti ja toimiiko netti huoneessa', 'parking', 'wifi'),
  ask('onk teil uimaallast', 'noPool'),
  ask('Äitini käyttää rollaattoria. Onko talossa hissi vai pelkät rappuset?', 'stairs'),
  ask('saako aamukahvit talon puolesta vai pitääkö lähtee ostaan', 'coffee'),
  ask('kuuluuko aamupala hintaan', 'breakfast'),
  ask('pystyykö huoneessa kokkaan ite', 'kitchen'),
  ask('insuliini pitää säilyttää kylmässä, onko huoneissa jääkaappia', 'fridge'),
  ask('siivotaanko huone joka päivä', 'cleaning'),
  ask('löytyykö ilmastointi ja telkkari', 'airConditioning', 'tv'),
  ask('saahaanko myö grillata makkaraa siellä pihalla', 'barbecue'),
  ask('käykö Visa tai Mastercard maksuvälineenä', 'cards'),
  ask('meil on 8kk vauva, saisko teiltä pinnasängyn', 'crib'),
  ask('valvooko uimarantaa joku hengenpelastaja', 'lifeguards'),
  ask('ilman autoo liikkeellä, meneekö teidän läheltä mikään dösä', 'bus'),
  ask(['kulkeeko juna lantanaan', 'no entä uber, saako sillä kyytiä'], 'rides'),
  ask('missä päin se suomalaisten talo on, siellä kai tanssitaan vieläkin', 'finland'),
  ask('Ystävät kehuivat Old Key Lime Housea, onko se teiltä kaukana?', 'keyLime'),
  ask('tekee mieli thairuokaa mihin mennä', 'thai'),
  ask('lähin ruokakauppa? maito loppu 😅', 'groceries'),
  ask('paljonko liput maksaa Lion Country Safariin', 'safari'),
  ask('Mitä Morikamin japanilaiseen puutarhaan pääsy kustantaa aikuiselta?', 'morikami'),
  ask('Minun englantini on vähän niin ja näin, puhuuko siellä joku suomea?', 'languages'),

  // Prices without a date
  from('mistä hinnat lähtee'),
  from('Kuinka edullisesti teillä voi halvimmillaan yöpyä?'),
  from('paljo king sviitti on alkaen', 'king-suite'),
  from('mitä teidän studio maksaa yöltä suunnilleen', 'studio-kitchenette'),
  from('onks teil kallista? mikä on alin hinta'),
  from('Puutarhasviitin hinta per yö?', 'garden-suite'),
  from('hintahaarukkaa kiitos, en tiiä vielä koska tullaan mut mistä lähtien yö irtoo'),
  from('yhden makuuhuoneen sviitti, mistä hinnasta se alkaa', 'one-bedroom-suite'),

  // Nothing is known of it
  unknown('onko huoneessa silitysrautaa, menen siskon häihin'),
  unknown('mahtaakohan teillä olla saunaa'),
  unknown('Tarvitsenko eurooppalaiselle laturille adapterin vai onko teillä lainata sellaista?'),
  unknown('saako teiltä lainaks snorkkeleita'),
  unknown('onks huoneis tallelokeroo passeille'),
  unknown('Voiko teille lähettää paketin etukäteen Amazonilta, otatteko vastaan?'),
  unknown('järjestättekö joogatunteja'),
  unknown('löytyykö vedenkeitintä, juon vaan teetä'),

  // A human being is wanted
  person('en jaksa jutella botin kanssa, haluun oikeen ihmisen'),
  person('Voisinko saada yhteyden vastaanoton henkilökuntaan, kiitos?'),
  person('yhistäkää jollekin joka on siellä töissä'),
  person('onko siellä ketään elävää tyyppiä kenelle vois puhua'),
]
