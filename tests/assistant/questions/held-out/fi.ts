import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  ask('onko teillä uima allasta', 'noPool'),
  ask('otatteko pantin kun tulee', 'deposit'),
  ask('voiko huoneessa kokata', 'kitchen'),
  stay('mitä king-huone maksaa 24. joulukuuta', ['2026-12-24', '2026-12-25'], { room: 'king-room' }),
  stay(['8.–11. kesäkuuta kahdelle', 'entä jos meitä on 4?'], ['2027-06-08', '2027-06-11'], { guests: 4 }),
  ask(['mitä maksais king huone 15.1. 2 yötä', 'entä jos otetaan koira mukaan?'], 'petFee'),
  ask('saako huoneeseen jo aamulla ku lento tulee klo 9', 'checkIn', 'phone'),
  stay(['mitä maksaa pääsiäisenä', 'entä jos tulee 4 henkeä'], [['2027-03-26', '2027-03-29']], { guests: 4 }),
  ask(['voiko siellä kokata itse', 'missä on lähin ruokakauppa'], 'groceries'),
  stay('paljonko kahdelle 12.–15. helmikuuta -27', ['2027-02-12', '2027-02-15']),
  stay('hinta 20.3. kolmeksi yöksi, kaksi pariskuntaa', ['2027-03-20', '2027-03-23'], { guests: 4 }),
  stay('itsenäisyyspäivästä 3 yötä kahdelle, hinta?', ['2026-12-06', '2026-12-09']),
  stay(['kingsviitti 18.-21.1. hinta', 'siis 19.-22.1.'], ['2027-01-19', '2027-01-22'], { room: 'king-suite' }),
  ask('voiko huoneessa olla pidempään lähtöpäivänä, paljonko lisämaksu', 'lateFee'),
  stay('itsenäisyyspäivän viikonloppu kahdelle, paljonko?', [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-04', '2026-12-07'],
    ['2026-12-05', '2026-12-06'],
    ['2026-12-05', '2026-12-07'],
  ]),
  ask('jääkö se takuusumma teille vai saako takas ja paljonko se oli', 'deposit'),
  unknown('vuokraatteko polkupyöriä'),
  ask('tultais vaimon kaa koko talveks, saako kuukausihintaa', 'monthly'),
  ask('koneesta päästään vasta puol 12 yöllä, mihin asti vastaanotto on auki', 'closes'),
  stay(
    ['studio keittokomerolla 11.-14.1. hinta', 'entäs king sviitti samoille päiville'],
    ['2027-01-11', '2027-01-14'],
    { room: 'king-suite' },
  ),
  ask('montako tuntii ennen pitää viimeistää perua et saa rahat takas', 'cancelling'),
  ask(['king huone 1.-3.2. meille kahelle', 'ok kiitos', 'mites sisään pääsee, mihin aikaan aikasintaan'], 'checkIn'),
  ask('wifin salasana', 'wifi'),
  ask('monelta huoneeseen pääsee ja saako aamupalaa', 'checkIn', 'breakfast'),
  unknown('onko pyykkikonetta'),
  stay('saapuminen 4.1. lähtö 8.1. minä ja vaimo', ['2027-01-04', '2027-01-08']),
  // Dated, one message
  stay('moikka, onks teil mitää vapaana täks viikonlopuks? meit ois kaks', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
  ]),
  stay(
    'hiihtoloma viikko 8, 2 aikuista ja 2 lasta (5v ja 10v), mitä koko viikko maksais',
    [
      ['2027-02-22', '2027-03-01'],
      ['2027-02-20', '2027-02-27'],
      ['2027-02-21', '2027-02-28'],
      ['2027-02-22', '2027-02-28'],
    ],
    { guests: 4 },
  ),
  stay('ylihuomenna kaks yötä kahdelle, paljo?', ['2026-11-26', '2026-11-28']),
  stay('mitä maksais king-huone 12.1.-16.1. ku tuun vaimon kaa', ['2027-01-12', '2027-01-16'], { room: 'king-room' }),
  stay('onko itsenäisyyspäivän viikonloppuna tilaa, tulo pe 4.12. ja lähtö ma 7.12.? 🇫🇮', ['2026-12-04', '2026-12-07']),
  stay('ystävänpäivän aattona 13.2. tultas ja oltas kaks yötä, romantiikkaa kahelle ❤️ hinta?', [
    '2027-02-13',
    '2027-02-15',
  ]),
  stay('uusvuos ois tarkotus viettää siel, 30.12.-2.1. kahestaan, saisko huoneen', ['2026-12-30', '2027-01-02']),
  stay('yksin liikkeellä, yks yö 10. päivä joulukuuta, hinta?', ['2026-12-10', '2026-12-11'], { guests: 1 }),
  stay(
    'me ja naapurit eli kaks pariskuntaa, molemmille oma huone 28.1.-31.1. mitä tekee yhteensä',
    ['2027-01-28', '2027-01-31'],
    { rooms: 2, guests: 4 },
  ),
  stay('huomisesta perjantaihin, mä ja frendi, saisko viel jonku huoneen', ['2026-11-25', '2026-11-27']),
  stay('ens viikon keskiviikosta lauantaihin, eli 2.-5.12. mulle ja mutsille, onks lääviä vapaana', [
    '2026-12-02',
    '2026-12-05',
  ]),
  stay(
    'Hei! Tätini asui aikoinaan Lantanassa ja kertoi aina teidän vanhasta talosta, hän kuoli keväällä ja nyt haluaisimme mieheni kanssa käydä siellä hänen muistokseen. Puutarhasviitti näytti kuvissa niin kauniilta. Tulisimme 9. maaliskuuta ja lähtisimme 14. maaliskuuta. Paljonko se tekisi?',
    ['2027-03-09', '2027-03-14'],
    { room: 'garden-suite' },
  ),
  stay(
    'kaks kuukautta talvehtimaan yksinäni, 5.1. tulo ja 5.3. lähtö, mitä tulee maksaan',
    ['2027-01-05', '2027-03-05'],
    { guests: 1 },
  ),
  stay(
    'vappuna pois slaskista! yhden makuuhuoneen sviitti 4 hlöä, tulo 29.4. lähtö 2.5.',
    ['2027-04-29', '2027-05-02'],
    {
      room: 'one-bedroom-suite',
      guests: 4,
    },
  ),
  stay('studio ens viikon maanantaista torstaihin, onk vapaa', ['2026-11-30', '2026-12-03'], {
    room: 'studio-kitchenette',
  }),
  stay('äiti, isä ja 17v tytär, 13.12. ja viis yötä siitä etiäpäin', ['2026-12-13', '2026-12-18'], { guests: 3 }),
  stay(
    'Arvoisa vastaanottaja, pyytäisin kohteliaimmin tarjousta kahden queen-vuoteen huoneesta neljälle hengelle ajalle 3.–17.4.2027. Ystävällisin terveisin Raili Mäkikangas',
    ['2027-04-03', '2027-04-17'],
    { room: 'double-queen-room', guests: 4 },
  ),
  stay('loppiaisena 6.1. tullaan muijan kans ja 10.1. pois, palio se tekköö', ['2027-01-06', '2027-01-10']),
  // Dated, several messages
  stay(['paljonko 3.-6. helmikuuta?', 'eiku siis 4.-7., meni väärin'], ['2027-02-04', '2027-02-07']),
  stay(
    ['oisko 15.-17. joulukuuta tilaa kahelle', 'entä se king-huone sisäpihalla, mitä siitä pyydätte?'],
    ['2026-12-15', '2026-12-17'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay(['meitä ois kolme, 20.1.-23.1., hinta?', 'se yks peru, eli enää kaks henkee'], ['2027-01-20', '2027-01-23'], {
    guests: 2,
  }),
  stay(['moi, 4 yötä 7. maaliskuuta alkaen?', 'tai no seitsemän yötä sittenkin'], ['2027-03-07', '2027-03-14']),
  stay(
    ['mihin aikaan huoneeseen pääsee', 'selvä homma. tullaan 5. helmikuuta ja lähetään 8. helmikuuta, mitä kustantaa'],
    ['2027-02-05', '2027-02-08'],
  ),
  stay(
    [
      'mitä king-sviitti maksaa 24.-28. helmikuuta',
      'huhhuh. no entä kompakti queen-huone?',
      'ja jos lähettäis jo 27.?',
    ],
    ['2027-02-24', '2027-02-27'],
    { room: 'compact-queen-room' },
  ),
  stay(['8.-11.1. hinta?', 'tarvitaanki kaks huonetta, meit on yhteensä neljä'], ['2027-01-08', '2027-01-11'], {
    rooms: 2,
    guests: 4,
  }),
  stay(
    [
      'montako huonetta teillä ees on?',
      'ok jees. torstaista kaks yötä, onks tilaa',
      'hups ei käy töiltä, perjantaista sitte ne kaks yötä',
    ],
    ['2026-11-27', '2026-11-29'],
  ),
  stay(['puutarhasviitti 15.-19.3. mitä kustantaa', 'entäs studio samalle ajalle'], ['2027-03-15', '2027-03-19'], {
    room: 'studio-kitchenette',
  }),
  stay(['1.-4. joulukuuta kahdelle kiitos', 'onpas suolanen. entä 7.-10.?'], ['2026-12-07', '2026-12-10']),
  stay(['katoppa 11.-14. tammikuuta', 'kiitti. ja jos jäätäis vielä yks yö lisää?'], ['2027-01-11', '2027-01-15']),
  stay(
    ['kaks huonetta 14.-18.12. neljälle, mitä maksaa', 'toiset jänisti. yks huone kahelle riittää, hinta?'],
    ['2026-12-14', '2026-12-18'],
    {
      guests: 2,
    },
  ),
  stay(
    [
      'jouluna pitäis päästä pois räntäsateesta',
      '22. päivä tultais',
      '27. lähtö, 2 aikuista ja 2 kakaraa 7 ja 12. paljonko?',
    ],
    ['2026-12-22', '2026-12-27'],
    { guests: 4 },
  ),

  // Facts
  ask('mistä kellonajasta lähtien huone on meidän ja millon pitää lähtöpäivänä painua pihalle', 'checkIn', 'checkOut'),
  ask(
    'kone lähtee vasta illalla, saako huoneessa löhöillä pitempään ja mihin asti? mitä siitä laskutatte',
    'lateFee',
    'lateUntil',
  ),
  ask('otatteko tullessa jonkun summan pantiks jonka saa sit takas? paljon', 'deposit'),
  ask('jos isäntä sytyttää sikarin sängyssä nii mitä siitä seuraa rahallisesti', 'smokingFee'),
  ask(
    'mummo on huonossa kunnossa, voi tulla peruutus. kuinka monta tuntia ennen pitää ilmottaa ettei maksa mitään',
    'cancelling',
  ),
  ask('mihin voi laittaa sähköpostia ja mihin pirauttaa jos tulee asiaa', 'email', 'phone'),
  ask('montako minsaa kestää kävellä biitsille?', 'beach'),
  ask('auto pitäs jättää siihen kunnan rannan viereen, mitä se lysti maksaa', 'beachParking'),
  ask(
    'kummasta on lyhyempi ajo teille, palm beachin kentältä vai fort lauderdalesta? montako minuuttia kummastakin',
    'airport',
    'secondAirport',
  ),
  ask('voiko pihalla pulahtaa altaaseen', 'noPool'),
  ask('ukilla on tekolonkka, pääseekö yläkertaan hissillä', 'stairs'),
  ask('mä herään neljältä enkä elä ilman sumppia, saako sellasta mihin aikaan vaan', 'coffee'),
  ask('kuuluuks aamupala hintaan vai pitääkö lähtee kylille etsimään murua rinnan alle', 'breakfast'),
  ask('pystyykö huoneessa keittään ite perunat ja pitään lonkerot kylminä', 'kitchen', 'fridge'),
  ask('mist haetaan maidot ja jugurtit, entä jätskit?', 'groceries', 'iceCream'),
  ask('saako huoneen viileeks yöksi? ja onko töllöä', 'airConditioning', 'tv'),
  ask('missäs päin sais illalla kunnon safkaa, ei mitään roskaa', 'eating'),
  ask('kelpaaks visa vinguttaa vai pitääkö olla seteleitä, käykö ne kans?', 'cards', 'cash'),
  ask('otatteko vastaan porukkaa jolla on kolme villiä pikkupoikaa, vai ootteko vaan aikuisille', 'families'),
  ask('vauva 5kk, löytyykö sille nukkumapaikka teiltä', 'crib'),
  ask('mitä tekemistä siellä on lapsille ettei kitinä ala heti ekana päivänä', 'withChildren'),
  ask('olen sokea ja opaskoirani kulkee aina mukana, lasketaanko se lemmikiksi?', 'assistanceDog'),
  ask('ei olla ajokortillisia: kulkeeko siellä dösää tai junaa, minkä nimisiä', 'bus', 'train'),
  ask('missä muut suomalaiset kokoontuu siellä päin? ja osaako teillä kukaan jutella suomeks', 'finland', 'languages'),
  ask('mistä löytyis ruisleipää ja pullaa kun tulee ikävä', 'bakery'),
  ask('pojat haluu pizzaa ja mä jotain thaikkuruokaa, mihin mennään', 'pizza', 'thai'),
  ask(
    ['onko lähellä kauppaa', 'kiitos. entä jos haluaisin heittää virvelillä jostain laiturilta, mihin suuntaan lähden'],
    'fishing',
  ),
  ask('paljonko liput on sinne eläintarhaan ja siihen flaglerin museoon aikuiselta', 'zoo', 'flagler'),
  ask(
    ['mitä 1.-4. maaliskuuta kahdelle maksaa?', 'ja jos otetaan mäyräkoira mukaan nii paljonko tulee lisää per yö 🐾'],
    'petFee',
  ),
  ask('miltä väliltä vuodesta ne kilppari-äidit kaivaa pesiä sinne hiekkaan', 'turtles'),
  ask('kuinka monta yötä pitää olla että saa viikkohinnan, ja entä kuukausialen?', 'weekly', 'monthly'),
  ask(
    'montako minuuttia autolla teiltä on west palm beachiin, ja entä lake worthin keskustaan?',
    'westPalm',
    'lakeWorth',
  ),
  ask(['onko teillä ilmanen parkki?', 'hyvä. millasen arvosanan porukka on teille antanu nettiin?'], 'rating'),

  // A price without dates
  from('mitä teil maksaa yö suunnilleen'),
  from('halvin mahollinen yöhinta? päivät ihan auki'),
  from('mistä hinnasta puutarhasviitti lähtee', 'garden-suite'),
  from('kompakti queen-huone, alkaen-hinta kiitos', 'compact-queen-room'),
  from(['onko teillä ilmastointi', 'no hyvä. paljonkos teillä yksi yö halvimmillaan kustantaa']),

  // The hotel has no word on it
  unknown('pääseekö teillä saunaan? 🧖'),
  unknown('onko kylppärissä hiustenkuivaaja vai otanko oman'),
  unknown('onks siel punttisalia'),
  unknown('saako teiltä fillareita lainaan'),
  unknown('Järjestäisimme firman kokouksen 15 hengelle. Onko teillä kokoustilaa ja videotykkiä?'),
  unknown('missä pyykit voi pestä, onko konetta'),
  unknown('onko huoneissa kassakaappia mihin jättää passit'),

  // A person
  person('haluun jutella oikeen ihmisen kaa'),
  person('lopeta se jankutus, yhdistä respaan joku elävä työntekijä'),
  person(['paljonko 6.-8. helmikuuta', 'en jaksa bottia, voisko joku teidän henkilökunnasta vastata mulle']),
]
