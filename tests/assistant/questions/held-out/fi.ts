import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  // Facts
  ask('monelta huoneeseen pääsee sisään?', 'checkIn'),
  ask('Mihin aikaan huone pitää luovuttaa lähtöpäivänä?', 'checkOut'),
  ask('mikä on teillä check in ja check out aika', 'checkIn', 'checkOut'),
  ask('Voiko lähtöpäivänä jäädä huoneeseen pidempään ja mitä siitä veloitetaan?', 'lateFee'),
  ask('meiän lento lähtee vasta illalla, mihin asti huoneen sais enintään pitää', 'lateUntil'),
  ask('Pitääkö saapuessa maksaa jokin takuumaksu, jonka saa lopuksi takaisin? Kuinka suuri se on?', 'deposit'),
  ask('saako koira tulla mukaan ja paljonko siitä menee lisää', 'petFee'),
  ask('Mieheni on näkövammainen ja liikkuu opaskoiran kanssa. Lasketaanko se teillä lemmikiksi?', 'assistanceDog'),
  ask('tuleeks siit sakkoo jos huoneessa röökaa?', 'smokingFee'),
  ask('Tulemme vuokra-autolla. Onko teillä oma parkkipaikka, ja onko se maksullinen?', 'parking'),
  ask('kuuluuko netti hintaan', 'wifi'),
  ask('Onko wifi ilmainen ja saako auton jättää pihaan ilmaiseksi?', 'wifi', 'parking'),
  ask('onks siel uima-allasta', 'noPool'),
  ask('Missä siellä päin kannattaa käydä aamupalalla?', 'breakfast'),
  ask('herään aina viideltä, saako teiltä kahvia siihen aikaan?', 'coffee'),
  ask('voiko huoneissa laittaa itse ruokaa', 'kitchen'),
  ask('Onko joka huoneessa jääkaappi? Minulla on lääkkeitä jotka pitää säilyttää kylmässä.', 'fridge'),
  ask('kauanko rannalle kävelee?', 'beach'),
  ask('Vahtiiko rannalla kukaan uimareita? Lapset eivät ole kovin vahvoja uimaan.', 'lifeguards'),
  ask('mitä rannan parkkipaikka maksaa jos mennään autolla', 'beachParking'),
  ask('Kuinka pitkä matka teille on Palm Beachin kansainväliseltä lentokentältä?', 'airport'),
  ask('laskeudutaan fort lauderdaleen, kauanko sieltä ajaa teille', 'secondAirport'),
  ask('Pääseekö teiltä liikkumaan bussilla tai junalla?', 'bus', 'train'),
  ask('mistä löytyis hyvä kalaravintola läheltä', 'eating'),
  ask('lapset kinuaa pitsaa, mihin mennä?', 'pizza'),
  ask('missä on lähin ruokakauppa?', 'groceries'),
  ask('Saako sieltä jostain ruisleipää ja pullaa? Äidillä on jo koti-ikävä', 'bakery'),
  ask('Onko Suomi-talo lähellä teitä?', 'finland'),
  ask('Saisiko huoneeseen vauvalle pinnasängyn?', 'crib'),
  ask('mitä siellä voi tehdä lasten kanssa', 'withChildren'),
  ask('Kuinka myöhään varauksen voi perua ilman kuluja?', 'cancelling'),
  ask('saako uutiskirjeen tilaamalla alennusta?', 'newsletter'),
  ask('Tulisimme koko talveksi. Saako viikko- tai kuukausihintaa, ja montako yötä pitää olla?', 'weekly', 'monthly'),
  ask('koska teillä on kiireisin sesonki', 'peakSeason'),
  ask('Mihin aikaan vuodesta merikilpikonnat munivat rannalle?', 'turtles'),
  ask('milloin siellä on hurrikaanikausi ja perutaanko maksutta jos myrsky uhkaa', 'hurricanes', 'cancelling'),
  ask('Tarvitsen katuosoitteen navigaattoriin.', 'street'),
  ask('antaisitteko puhelinnumeron ja sähköpostin', 'phone', 'email'),
  ask('Talo näyttää kuvissa vanhalta. Minä vuonna hotelli on perustettu?', 'year'),
  ask('kone on perillä vasta 22.30, mihin asti respa on auki?', 'closes'),
  ask('Polveni on huonossa kunnossa – onko talossa hissi yläkertaan?', 'stairs'),
  ask('käykö visa vai pitääkö olla käteistä', 'cards', 'cash'),
  ask('Äitini ei osaa englantia. Voiko teille kirjoittaa suomeksi?', 'languages'),
  ask('paljonko aikuisen lippu maksaa lion country safariin', 'safari'),
  ask('Mie tykkään kalastella, onkos siinä lähellä paikkaa missä vois onkia?', 'fishing'),

  // A price without dates
  from('paljonko teillä huone maksaa yöltä?'),
  from('Mistä hinnasta king-sviitit alkavat?', 'king-suite'),
  from('studio, hinta/yö?', 'studio-kitchenette'),
  from('Mitä puutarhasviitti suunnilleen kustantaa vuorokaudelta?', 'garden-suite'),
  from('mikä on teidän halvin yöhinta'),
  from('paljonks yhden makuuhuoneen sviitist pitää pulittaa per yö', 'one-bedroom-suite'),
  from(
    'Päivää! Emme ole vielä päättäneet ajankohtaa, mutta mitä kahden queen-vuoteen huone maksaa halvimmillaan?',
    'double-queen-room',
  ),
  from('mikä hinta kompaktilla queen-huoneella on', 'compact-queen-room'),

  // Nothing is said on it
  unknown('voiko teillä ladata sähköauton?'),
  unknown('Onko hotellissa sauna? Suomalaisena on pakko kysyä :)'),
  unknown('onks teil kuntosalii'),
  unknown('Järjestättekö noutokuljetuksen lentokentältä?'),
  unknown('saako huonepalvelusta ruokaa iltasella'),
  unknown('Voiko hotellilla pestä pyykkiä, onko teillä pesukonetta vieraille?'),
  unknown('Onko huoneissa tallelokero passeille?'),
  unknown('saisko teiltä varattua hieronnan, selkä on ihan jumissa lennon jäljiltä'),

  // A person
  person('haluan puhua oikean ihmisen kanssa'),
  person('Voisiko joku henkilökunnasta soittaa minulle, kiitos?'),
  person('en jaksa tän botin kaa, yhdistä respaan'),
  person('Olisiko mahdollista saada asiakaspalvelija langan päähän? Asia on vähän mutkikas.'),

  // Stays
  stay('Hei, mitä maksaa huone kahdelle 10.-13.1.?', ['2027-01-10', '2027-01-13'], { guests: 2 }),
  stay('moi onks teil vapaata 5.2–9.2', ['2027-02-05', '2027-02-09']),
  stay(
    'Hyvää päivää! Onko teillä tilaa 14.1.2027–18.1.2027? Meitä on kaksi aikuista ja 7-vuotias tyttö.',
    ['2027-01-14', '2027-01-18'],
    { guests: 3 },
  ),
  stay('paljonko kustantaa kolme yötä helmikuun 3. päivästä', ['2027-02-03', '2027-02-06']),
  stay('onko vielä huonetta ens yöks?', ['2026-11-24', '2026-11-25']),
  stay('Tarvitsisin majoituksen huomisesta perjantaihin. Matkustan yksin.', ['2026-11-25', '2026-11-27'], {
    guests: 1,
  }),
  stay('Viikko 16.1. alkaen, 2 hlö, hinta?', ['2027-01-16', '2027-01-23'], { guests: 2 }),
  stay('mitä maksais king-sviitti ke 20.1. - la 23.1.', ['2027-01-20', '2027-01-23'], { room: 'king-suite' }),
  stay(
    'Suunnittelemme mieheni kanssa lomaa auringossa, Suomessa kun on silloin niin pimeää. Löytyisikö meille huone lauantaista lauantaihin 6.2.–13.2.?',
    ['2027-02-06', '2027-02-13'],
    { guests: 2 },
  ),
  stay('vapaata jouluaatosta tapaninpäivään? meitä on 4, joista 2 lasta (9 ja 12v)', ['2026-12-24', '2026-12-26'], {
    guests: 4,
  }),
  stay('mitä maksaa uudenvuodenaatto, yks yö kahdelle', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay(
    'Tulisimme pääsiäisenä, kiirastorstaista toiseen pääsiäispäivään. Onko silloin tilaa kahdelle?',
    ['2027-03-25', '2027-03-29'],
    { guests: 2 },
  ),
  stay('huone pe-su, ei tulevana vaan sitä seuraavana viikonloppuna?', ['2026-12-04', '2026-12-06']),
  stay(
    'Onko marraskuun viimeisenä viikonloppuna vielä tilaa kolmelle?',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 3 },
  ),
  stay('king-huone pe-su 11.-13.12. paljonko', ['2026-12-11', '2026-12-13'], { room: 'king-room' }),
  stay('Tarvitsemme kaksi huonetta 19.-21.3., neljä aikuista. Mikä on kokonaishinta?', ['2027-03-19', '2027-03-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'Moikka! Tultais 2.3.–6.3., meitä on kaksi ja pieni mäyräkoira :) mitä tulis maksamaan yhteensä?',
    ['2027-03-02', '2027-03-06'],
    { guests: 2 },
  ),
  stay('onko studio vapaana 22.4.-26.4.?', ['2027-04-22', '2027-04-26'], { room: 'studio-kitchenette' }),
  stay('Mitä maksaa neljän viikon oleskelu tammikuun 9. päivästä alkaen pariskunnalle?', ['2027-01-09', '2027-02-06'], {
    guests: 2,
  }),
  stay('viikon päästä perjantaina 2 yötä, löytyykö?', ['2026-12-04', '2026-12-06']),
  stay('ens viikon torstaist sunnuntaihi kaks henkee, paljo maksaa', ['2026-12-03', '2026-12-06'], { guests: 2 }),
  stay('Onko ensi kuun 8.–11. päivä huoneita vapaana?', ['2026-12-08', '2026-12-11']),
  stay('uudenvuodenaatosta loppiaiseen, kaksi aikuista, hinta kiitos', ['2026-12-31', '2027-01-06'], { guests: 2 }),
  stay('oisko huonetta aatonaatosta tapaninpäivään', ['2026-12-23', '2026-12-26']),
  stay('Mitä maksaisi vappuaatosta maanantaihin kahdelta hengeltä?', ['2027-04-30', '2027-05-03'], { guests: 2 }),
  stay('juhannukseks hotelliin, torstaista sunnuntaihin, 2 hlöä', ['2027-06-24', '2027-06-27'], { guests: 2 }),
  stay('Onko helatorstaista sunnuntaihin vapaata?', ['2027-05-06', '2027-05-09']),
  stay(
    'hiihtoloma viikolla 8, maanantaista perjantaihin, perhe jossa 2 aikuista ja 2 lasta 6v ja 10v. hinta?',
    ['2027-02-22', '2027-02-26'],
    { guests: 4 },
  ),
  stay('ystävänpäivänä yksi yö vaimon kanssa, mitä maksaa?', ['2027-02-14', '2027-02-15'], { guests: 2 }),
  stay(
    'Haluaisimme puutarhasviitin lokakuun 4. ja 11. päivän väliseksi ajaksi. Onko se vapaa?',
    ['2027-10-04', '2027-10-11'],
    {
      room: 'garden-suite',
    },
  ),
  stay('kompakti queen-huone 17.5. kaksi yötä yhdelle', ['2027-05-17', '2027-05-19'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    'Ajellaan vaimon kanssa just Miamista pohjoiseen päin, löytyiskö teiltä huone täksi yöksi?',
    ['2026-11-24', '2026-11-25'],
    {
      guests: 2,
    },
  ),
  stay('hinta ens perjantaille, yks yö', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  stay('onko ylihuomenna tilaa yhdelle yölle', ['2026-11-26', '2026-11-27']),
  stay(
    'Kahden queen-vuoteen huone 12.-19.7., kaksi aikuista ja kaksi teiniä. Paljonko viikko maksaa?',
    ['2027-07-12', '2027-07-19'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay('Saavumme maanantaina ja lähdemme torstaina. Onko teillä vapaita huoneita?', ['2026-11-30', '2026-12-03']),
  stay('mitenkä helmikuun toinen viikonloppu, oisko mittään vappaana?', [
    ['2027-02-12', '2027-02-14'],
    ['2027-02-13', '2027-02-14'],
  ]),
  stay('15.4. alkaen 5 yötä 2 aikuista mikä hinta', ['2027-04-15', '2027-04-20'], { guests: 2 }),
  stay(
    'Terve! Kolmen kaveruksen golfmatka, majoitus tarvittaisiin 8.2 - 15.2. Mahdutaanko samaan huoneeseen ja mitä maksaa?',
    ['2027-02-08', '2027-02-15'],
    {
      guests: 3,
    },
  ),
  stay(
    'Tarvitsemme kaksi huonetta 26.12.–2.1. Toiseen tulee kaksi henkeä ja toiseen kolme.',
    ['2026-12-26', '2027-01-02'],
    { guests: 5, rooms: 2 },
  ),
  stay('yhden makuuhuoneen sviitti kolmelle aikuiselle 24. - 31. tammikuuta', ['2027-01-24', '2027-01-31'], {
    guests: 3,
    room: 'one-bedroom-suite',
  }),
  stay('syyskuun kahdestoista, kolme yötä, onko huoneita?', ['2027-09-12', '2027-09-15']),
  stay('18.6-21.6, 2 aik + vauva 8 kk, hnta?', ['2027-06-18', '2027-06-21'], { guests: 3 }),
  stay('Olisiko kiitospäivästä sunnuntaihin vielä huone kahdelle?', ['2026-11-26', '2026-11-29'], { guests: 2 }),
  stay('king-huone sisäpihalla 03.11.2027 - 06.11.2027, onko vapaana', ['2027-11-03', '2027-11-06'], {
    room: 'courtyard-king-room',
  }),

  // Stays in more than one message
  stay(['Onko vapaata 5.-8.3.?', 'entä viikkoa myöhemmin?'], ['2027-03-12', '2027-03-15']),
  stay(['hinta 20.-23.1. kahdelle?', 'ja jos jäädään vielä yks yö lisää'], ['2027-01-20', '2027-01-24'], { guests: 2 }),
  stay(
    ['Hei, mitä maksaa 8.–12.4. kahdelle aikuiselle?', 'Entä jos 10-vuotias poikamme tulee mukaan?'],
    ['2027-04-08', '2027-04-12'],
    { guests: 3 },
  ),
  stay(['Onko king-sviitti vapaana 1.-4.2.?', 'Mitä se maksaisi?'], ['2027-02-01', '2027-02-04'], {
    room: 'king-suite',
  }),
  stay(['otatteko koiria?', 'loistavaa, sit tarvittais huone 9.-12.2. kahdelle'], ['2027-02-09', '2027-02-12'], {
    guests: 2,
  }),
  stay(['Milloin teillä on sesonki?', 'okei. no mites toukokuun 10.-14., onko tilaa'], ['2027-05-10', '2027-05-14']),
  stay(['moi onko tilaa lauantaina', 'yks yö, kaks henkee'], ['2026-11-28', '2026-11-29'], { guests: 2 }),
  stay(['3 yötä 17.1. alkaen, paljonko?', 'eiku sori, 18. päivästä alkaen'], ['2027-01-18', '2027-01-21']),
  stay(['mitä maksaa studio 14.-17.3.?', 'entä puutarhasviitti?'], ['2027-03-14', '2027-03-17'], {
    room: 'garden-suite',
  }),
  stay(['Hei', 'Kyselisin hintoja ensi maaliskuulle', '22.-27. päivä, kaksi henkilöä'], ['2027-03-22', '2027-03-27'], {
    guests: 2,
  }),
  stay(['onks uima-allasta?', 'aijaa no ei haittaa', 'paljonko ois 2 hlö 6.-10.6.'], ['2027-06-06', '2027-06-10'], {
    guests: 2,
  }),
  stay(
    ['Onko pitkäperjantaista alkaen kaksi yötä tilaa?', 'Entä jos lähtisimme vasta maanantaina?'],
    ['2027-03-26', '2027-03-29'],
  ),
  stay(
    [
      '27.12.–30.12. kaksi aikuista, mikä hinta?',
      'appivanhemmat tuleekin mukaan eli yhteensä neljä henkeä ja kaks huonetta',
    ],
    ['2026-12-27', '2026-12-30'],
    { guests: 4, rooms: 2 },
  ),
  stay(['mitä maksaa huone 15.-18.2. neljälle', 'meitä onkin vaan kolme'], ['2027-02-15', '2027-02-18'], { guests: 3 }),
  stay(['olisko vapaata ensi viikolla ti-to?', 'no entä ke-pe'], ['2026-12-02', '2026-12-04']),
  stay(['King-huone 3.-6.5.?', 'riittää sittenkin että lähdetään jo 5. päivä'], ['2027-05-03', '2027-05-05'], {
    room: 'king-room',
  }),
  stay(['Mikä on hinta viikoksi 13.2. alkaen kahdelle?', 'Entäs kaksi viikkoa?'], ['2027-02-13', '2027-02-27'], {
    guests: 2,
  }),
  stay(['vapaata 11.-14.1.?', '2 aikuista', 'ja yks 4v'], ['2027-01-11', '2027-01-14'], { guests: 3 }),
  stay(['paljonko 24.-28.5.?', 'entä samat päivät kesäkuussa'], ['2027-06-24', '2027-06-28']),
  stay(
    ['Kuinka kaukana ranta on?', 'Kuulostaa mukavalta. Olemme eläkeläispariskunta, onko teillä huonetta 21.–25.4.?'],
    ['2027-04-21', '2027-04-25'],
    { guests: 2 },
  ),
  stay(['onko tilaa viikonloppuna 18.-20.12.?', 'ok, entä sitä seuraava viikonloppu'], ['2026-12-25', '2026-12-27']),
  stay(['mitä maksaa 7.-9.1. yhdelle', 'vaimo lähteekin mukaan'], ['2027-01-07', '2027-01-09'], { guests: 2 }),
  stay(
    ['kompakti queen-huone 25.-28.1.?', 'taitaa olla liian pieni. mitä king-huone tekis samalle ajalle?'],
    ['2027-01-25', '2027-01-28'],
    { room: 'king-room' },
  ),
  stay(['Onko teillä tilaa 30.1.–2.2.?', 'Hyvä juttu', 'ja paljonko se on?'], ['2027-01-30', '2027-02-02']),
  stay(
    ['Saapuisimme perjantaina 5.3., onko tilaa?', 'Neljä yötä. Meitä on kaksi pariskuntaa eli kaksi huonetta.'],
    ['2027-03-05', '2027-03-09'],
    { guests: 4, rooms: 2 },
  ),
  stay(['onko täksi illaksi mitään vapaana', 'entä huomiseksi?'], ['2026-11-25', '2026-11-26']),
  stay(
    ['voiko huoneessa keitellä itse puuroa?', 'kiva. paljonko yhden makuuhuoneen sviitti kolmelle 1.-6.4.'],
    ['2027-04-01', '2027-04-06'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay(
    [
      'Hinta 12.-15.10. kahdelle?',
      'Voisimme tulla jo päivää aikaisemmin ja lähteä silti 15. päivä. Mitä se silloin maksaisi?',
    ],
    ['2027-10-11', '2027-10-15'],
    { guests: 2 },
  ),
  stay(['10.-12.9. kahden queen-vuoteen huone?', 'meitä ois neljä, mikä hinta'], ['2027-09-10', '2027-09-12'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    ['Olisiko 2.-5.8. vapaata?', 'Meitä on kaksi', 'Itse asiassa jatketaan 7. päivään asti'],
    ['2027-08-02', '2027-08-07'],
    { guests: 2 },
  ),
]
