import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  // Stays in one message.
  stay('moi onks teil vapaata ens yöks? oltas kaks tyyppii', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay(
    'Hyvää päivää. Tiedustelisin kahden hengen huoneen hintaa ajalle 12.–19. tammikuuta 2027. Ystävällisin terveisin, Raija Koskela',
    ['2027-01-12', '2027-01-19'],
    { guests: 2 },
  ),
  stay('5.2-9.2 paljo kustantaa', ['2027-02-05', '2027-02-09']),
  stay('Mitä maksas king-sviitti uudenvuodenaatosta loppiaiseen', ['2026-12-31', '2027-01-06'], { room: 'king-suite' }),
  stay('huomisest perjantaihin, mä ja avovaimo', ['2026-11-25', '2026-11-27'], { guests: 2 }),
  stay(
    'no terve mie oisin tulossa sinne joulukuun kolmas päivä ja lähen seittemäs, yksinään reissaan rekkahommien jäläkeen, mitä tekkee',
    ['2026-12-03', '2026-12-07'],
    { guests: 1 },
  ),
  stay('Ois ihana päästä sinne juhannukseks!! pe-ma, 2 aik + 2 lasta', ['2027-06-25', '2027-06-28'], { guests: 4 }),
  stay('Hiihtolomaviikolla 8 (ma-su) nelihenkinen perhe, onko tilaa?', ['2027-02-22', '2027-02-28'], { guests: 4 }),
  stay('Vkl 11.-13.12. hinta/2 hlö', ['2026-12-11', '2026-12-13'], { guests: 2 }),
  stay(
    'me tultaas teille kolomeks yöks ku laiva tuloo satamahan 18.1., löytyyskö huonesta, meitä on kolome flikkaa Ilimajoelta',
    ['2027-01-18', '2027-01-21'],
    { guests: 3 },
  ),
  stay(
    'hei! lento laskeutuu 14.3. illalla ja paluu on 28.3. Mitä tulisi hintaa kahdelle aikuiselle ja 9-vuotiaalle?',
    ['2027-03-14', '2027-03-28'],
    { guests: 3 },
  ),
  stay('onko huonetta itsenäisyyspäivänä yks yö', ['2026-12-06', '2026-12-07']),
  stay('tarvisin sängyn torstaiks, yhen yön vaan', ['2026-11-26', '2026-11-27']),
  stay(
    'Arvoisa vastaanotto, olisiko Teillä vapaana Puutarhasviitti huhtikuun 6. päivästä huhtikuun 11. päivään? Meitä on kolme henkeä.',
    ['2027-04-06', '2027-04-11'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('kompakti queen 2 yötä alk. 20.1', ['2027-01-20', '2027-01-22'], { room: 'compact-queen-room' }),
  stay('paljonks kaks huonetta 10-15 helmikuuta, meit on 5', ['2027-02-10', '2027-02-15'], { guests: 5, rooms: 2 }),
  stay('Pääsiäinen kiirastorstaista maanantaihin hinta?', ['2027-03-25', '2027-03-29']),
  stay('viikon päästä perjantaina tultais ja sunnuntaina lähettäis, mahtuuko', ['2026-12-04', '2026-12-06']),
  stay(
    'Onnistuuko tänä viikonloppuna? kaks aikuista ja koira',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('Onko teillä vapaata ensi viikon keskiviikosta sunnuntaihin', ['2026-12-02', '2026-12-06']),
  stay('yhen hengen majotus 8.12 -> 10.12 työmatka, lasku firmalle', ['2026-12-08', '2026-12-10'], { guests: 1 }),
  stay('Morjens, tuun duunikeikalle West Palmiin maanantaina 30.11. ja oon perjantaihin asti. Mitäs lysti kustantaa', [
    '2026-11-30',
    '2026-12-04',
  ]),
  stay('Onko vapaana yöt 2.1., 3.1. ja 4.1.?', ['2027-01-02', '2027-01-05']),
  stay('vappuaatosta kolme yötä, opiskelijaporukka 4 henkee samaan huoneeseen kiitti', ['2027-04-30', '2027-05-03'], {
    guests: 4,
  }),
  stay(
    'Haluttais olla siellä koko helmikuu, eläkeläispariskunta Oulusta. Saisko hinnan',
    [
      ['2027-02-01', '2027-03-01'],
      ['2027-02-01', '2027-02-28'],
    ],
    { guests: 2 },
  ),
  stay('17/12-21/12 kahden queen-vuoteen huone neljälle', ['2026-12-17', '2026-12-21'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('jouluaatosta tapaninpäivään montako dollaria', ['2026-12-24', '2026-12-26']),
  stay(
    'mitä maksaa 10 yötä tammikuun 25. alkaen? meillä on pieni vauva + me vanhemmat eli 3',
    ['2027-01-25', '2027-02-04'],
    {
      guests: 3,
    },
  ),
  stay('täl viikol ke-la olisko viel mitään jäljel', ['2026-11-25', '2026-11-28']),
  stay('Ylihuomenna tulossa sukulaisten kalkkunapöytään, tarvittais majoitus 2 yöksi. Onko?', [
    '2026-11-26',
    '2026-11-28',
  ]),
  stay('onkohan studio vappaa heinäkuun ekalla viikolla, 1.7–8.7', ['2027-07-01', '2027-07-08'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'Tervehys Kuopijosta! Myö oltaskii tulossa emännän kansa maaliskuussa, ensimmäenen päevä tultas ja kymmenes lähettäs. Mittee se lysti maksaa?',
    ['2027-03-01', '2027-03-10'],
    { guests: 2 },
  ),
  stay(
    'Saapuisin viidestoista toukokuuta ja lähtisin kahdeskymmenestoinen, matkustan yksin. Mikä on hinta?',
    ['2027-05-15', '2027-05-22'],
    { guests: 1 },
  ),
  stay(
    'syyslomalla 18.10.-23.10.27 minä ja kolme teiniä mahdutaanko yhden makkarin sviittiin',
    ['2027-10-18', '2027-10-23'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    'Ystävänpäivän viikonloppu pe–su, yllätys vaimolle 🌹 kingsviitti meille kahdelle??',
    ['2027-02-12', '2027-02-14'],
    {
      guests: 2,
      room: 'king-suite',
    },
  ),
  stay('voikos teille tulla jo tänään ja olla lauantaihin', ['2026-11-24', '2026-11-28']),
  stay(
    'Tarjouspyyntö: saapuminen to 7.1.2027, lähtö ma 11.1.2027, 3 huonetta, yhteensä 6 henkilöä.',
    ['2027-01-07', '2027-01-11'],
    {
      guests: 6,
      rooms: 3,
    },
  ),
  stay('jos tulisin helmikuun 20 pvä kahdeks viikoks nii paljonko pitää pulittaa', ['2027-02-20', '2027-03-06']),
  stay('huone elokuun 3.–6. pv, isä & poika, kalareissu', ['2027-08-03', '2027-08-06'], { guests: 2 }),
  stay('29 marraskuuta 1 yö paljon??', ['2026-11-29', '2026-11-30']),
  stay('Onko tilaa ens perjantaina?', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  stay('se king huone siel sisäpihalla, 4.10 neljä yötä, mitä maksais', ['2027-10-04', '2027-10-08'], {
    room: 'courtyard-king-room',
  }),
  stay('Kahden viikon kuluttua tiistaina olisin tulossa, kaksi yötä. Löytyykö huone?', ['2026-12-08', '2026-12-10']),
  stay(
    'Vietämme ukin 80-vuotispäiviä Lake Worthissa 17. huhtikuuta ja tarvitsisimme kaksi huonetta 16.–18.4., neljä aikuista ja yksi lapsi',
    ['2027-04-16', '2027-04-18'],
    { guests: 5, rooms: 2 },
  ),
  stay('perjantaista kaks yötä etteenpäin ja mukana yks villakoira, mitä King-huone', ['2026-11-27', '2026-11-29'], {
    room: 'king-room',
  }),

  // Stays over several messages.
  stay(['Onko vapaata 14.–17.1.?', 'entä jos jäädään vielä yks yö lisää'], ['2027-01-14', '2027-01-18']),
  stay(['moi mitä maksaa 4.-8.12 kahdelle', 'anoppi tuleeki kans mukaan 😅'], ['2026-12-04', '2026-12-08'], {
    guests: 3,
  }),
  stay(
    [
      'Hei, olisimme tulossa Floridaan helmikuussa',
      'Saavumme 9. päivä ja lähdemme 16. päivä',
      'Kaksi aikuista ja kaksi lasta (6 ja 3 v.)',
    ],
    ['2027-02-09', '2027-02-16'],
    { guests: 4 },
  ),
  stay(['king huone 22.1-25.1', 'ei ku sori, puutarhasviitti samoille päiville'], ['2027-01-22', '2027-01-25'], {
    room: 'garden-suite',
  }),
  stay(
    [
      'paljonko perjantaista sunnuntaihin',
      'onks teillä muuten allasta?',
      'ok no mitä se viikonloppu olikaan jos meitä on kolme',
    ],
    ['2026-11-27', '2026-11-29'],
    { guests: 3 },
  ),
  stay(
    ['27.12.–3.1. neljälle hengelle, kiitos', 'Poika ei pääsekään, meitä tulee vain kolme'],
    ['2026-12-27', '2027-01-03'],
    {
      guests: 3,
    },
  ),
  stay(['10.3.-15.3. hinta', 'entäs viikkoa myöhemmin, yhtä pitkäks aikaa'], ['2027-03-17', '2027-03-22']),
  stay(['tarviin huoneen huomiseks', 'kahdeks yöks', 'oon yksin'], ['2026-11-25', '2026-11-27'], { guests: 1 }),
  stay(
    ['Onko 2.-6.2. tilaa?', 'saako koiran tuua', 'Selevä. Paljonko se tekis sit koiran kans, mie ja mies'],
    ['2027-02-02', '2027-02-06'],
    { guests: 2 },
  ),
  stay(['onks joulukuun 18.-22. vapaata', 'sori lyöntivirhe, piti olla 19.-22.'], ['2026-12-19', '2026-12-22']),
  stay(
    ['moro', 'montako taalaa maksas huone', 'ens viikonloppuna'],
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
  ),
  stay(
    ['15.-20.1. yksi huone kahdelle', 'Ystäväpariskunta lähtee mukaan, joten otetaankin kaksi huonetta neljälle'],
    ['2027-01-15', '2027-01-20'],
    { guests: 4, rooms: 2 },
  ),
  stay(['studio 5.4.–12.4. mitä maksaa', 'huh. otetaan kaks yötä pois lopusta'], ['2027-04-05', '2027-04-10'], {
    room: 'studio-kitchenette',
  }),
  stay(
    [
      'Päivää. Onko teillä huone vapaana loppiaisena?',
      'Tulisimme 5.1. ja lähtisimme 8.1.',
      'Mitä sama maksaisi Yhden makuuhuoneen sviitissä?',
    ],
    ['2027-01-05', '2027-01-08'],
    { room: 'one-bedroom-suite' },
  ),
  stay(['1.3.-7.3. onko huoneita', 'tai oikeestaan lähdetään vasta 9.'], ['2027-03-01', '2027-03-09']),
  stay(
    ['3 yötä maanantaista, hinta?', 'no jos tullaanki jo sunnuntaina, lähtöpäivä pysyy'],
    ['2026-11-29', '2026-12-03'],
  ),
  stay(
    ['onko vapaata juhannuksena', 'to-su', 'otettais se yhen makuuhuoneen sviitti, ois 2 aik 1 lapsi'],
    ['2027-06-24', '2027-06-27'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay(
    ['Hei! Mistä kellosta huoneeseen pääsee?', 'kiitos. ja mitä tekee 26.–29.4. kahdelta?'],
    ['2027-04-26', '2027-04-29'],
    {
      guests: 2,
    },
  ),
  stay(['ens viikol tiistaist torstaihi', 'laita viel yks yö siihe alkuu'], ['2026-11-30', '2026-12-03']),
  stay(
    ['8.–11.2. kolme aikuista', 'Tuleeko halvemmaksi jos appiukko jää kotiin eli vain kaksi?'],
    ['2027-02-08', '2027-02-11'],
    {
      guests: 2,
    },
  ),
  stay(
    ['mitä maksaa 2 huonetta 18.-21.3.', 'no jos vaan yks huone riittäis, meitä on sit kolme'],
    ['2027-03-18', '2027-03-21'],
    {
      guests: 3,
    },
  ),
  stay(['Onkos vapaata 12.12.', 'Viisi yötä', 'Entä king-sviitti?'], ['2026-12-12', '2026-12-17'], {
    room: 'king-suite',
  }),
  stay(['tultas kevväällä käymää', 'huhtikuus', '20. päivä kuus yötä, ukko ja mie'], ['2027-04-20', '2027-04-26'], {
    guests: 2,
  }),
  stay(['24.–27.2. hinta?', 'entä maaliskuussa samat päivät'], ['2027-03-24', '2027-03-27']),
  stay(
    [
      'Viikonloppu 15.–17.1. King-huone',
      'Onko rannalle pitkä matka?',
      'Ja saako peruttua ilmaiseksi?',
      'Hyvä. Ollaankin vielä sunnuntain ja maanantain välinen yö, lähtö siis maanantaina. Hinta?',
    ],
    ['2027-01-15', '2027-01-18'],
    { room: 'king-room' },
  ),
  stay(['hei voiko tulla tänään', 'vai onks huomenna halvempi? yks yö'], ['2026-11-25', '2026-11-26']),
  stay(
    ['Me 4 hlöä 6.-13.5.', 'tyttären kaveri lähtee kans, onko kahta huonetta viidelle'],
    ['2027-05-06', '2027-05-13'],
    {
      guests: 5,
      rooms: 2,
    },
  ),
  stay(['7 yötä ja 3 henkee, hinta', 'ai nii alkaen 11.1'], ['2027-01-11', '2027-01-18'], { guests: 3 }),
  stay(['Onko 30.1.–2.2. vapaata', 'hups tarkotin 30.12–2.1'], ['2026-12-30', '2027-01-02']),
  stay(
    ['paljon maksaa 16-19.9', 'otetaan koira mukaan', 'eiku koira meneeki hoitoon, vaa me kaks'],
    ['2027-09-16', '2027-09-19'],
    { guests: 2 },
  ),

  // Facts.
  ask('monelt sen huoneen saa ku tullaa', 'checkIn'),
  ask('Mihin kellonaikaan huone on luovutettava viimeisenä aamuna?', 'checkOut'),
  ask('jos halutaa nukkuu pitkää lähtöaamuna ni mitä myöhäne uloskirjautumine kustantaa', 'lateFee'),
  ask(['lento lähtee vasta illalla, voiko huoneen pitää pidempään?', 'mihin asti maksimissaan?'], 'lateUntil'),
  ask('Peritäänkö saapuessa jokin takuumaksu tai pantti kortilta?', 'deposit'),
  ask('meil on mäyräkoira Nelli, paljonks siitä veloitetaan', 'petFee'),
  ask('mitä sakkoo rapsahtaa jos joku vetää röökiä huoneessa', 'smokingFee'),
  ask('Jos sattuisimme sairastumaan ennen matkaa, kuinka myöhään varauksen saa perua kuluitta?', 'cancelling'),
  ask('mihi aikaan respa aukee ja monelt se menee kii', 'opens', 'closes'),
  ask('montako minsaa kävelee teiltä hiekalle', 'beach'),
  ask('mitä parkki siel rannalla maksaa', 'beachParking'),
  ask('Äiti ei osaa nettiä ja haluais soittaa teille, mikä numero?', 'phone'),
  ask('Mihin sähköpostiosoitteeseen voin kirjoittaa?', 'email'),
  ask('osote navigaattoriin kiitos', 'street'),
  ask('kui vanha tää paikka oikeen on ja paljonko siel on huoneita kaikkiaan', 'year', 'rooms'),
  ask('saako jonku alen jos tilaa teijän uutiskirjeen', 'newsletter'),
  ask('Olisiko Teillä käytettävissä alennuskoodeja tai kuponkeja?', 'coupons'),
  ask(
    [
      'tuleeko viikkohinta halvemmaks ku yö kerrallaan',
      'no jos oltas koko kuukaus pakkasia paossa, onko siihen omaa hintaa',
    ],
    'monthly',
  ),
  ask(['kuin kaukana PBI:n kenttä on', 'no entä Fort Lauderdalen kentältä?'], 'secondAirport'),
  ask(
    'Serkku asuu Lake Worthissa ja siskon tyttö West Palm Beachissa, miten pitkät ajomatkat teiltä on kumpaankin',
    'lakeWorth',
    'westPalm',
  ),
  ask('millon siellä on pahin sesonki ja hinnat tapissa', 'peakSeason'),
  ask('Lapsenlapsi haaveilee merikilpikonnista, mihin aikaan vuodesta ne tulevat rannalle munimaan?', 'turtles'),
  ask('vähän jännittää nuo hirmumyrskyt, mitkä kuukaudet pitäs välttää', 'hurricanes'),
  ask('vuokra-auto ois, maksaako parkkeeraus hotellin pihassa jotain', 'parking'),
  ask('toimiiko netti huoneessa ja onko siel telkkari', 'wifi', 'tv'),
  ask('mihin asti illalla teidän uima-altaassa saa polskia', 'noPool'),
  ask('Äidilläni on rollaattori. Pääseekö toiseen kerrokseen hissillä?', 'stairs'),
  ask('tarjootteko aamiaista? tai edes kuppi kahvia', 'breakfast', 'coffee'),
  ask('tartten jääkaapin insuliinille, onko huoneessa', 'fridge'),
  ask('käykö siivooja joka päivä', 'cleaning'),
  ask('löytyykö viilennystä, mulle on jo 25 astetta liikaa', 'airConditioning'),
  ask('saisko siellä makkarat paistettua, siis onko grilliä', 'barbecue'),
  ask('Käykö teillä Visa vai pittääkö olla seteleitä', 'cards', 'cash'),
  ask('tyttö on 8kk, saako teiltä pinnasänkyä', 'crib'),
  ask('Onko rannalla uimavalvojia?', 'lifeguards'),
  ask('Olen näkövammainen ja kuljen opaskoiran kanssa. Otetaanko se vastaan, ja mitä siitä peritään?', 'assistanceDog'),
  ask('ajokorttia ei oo, pääseekö sinne bussilla tai junalla', 'bus', 'train'),
  ask(
    [
      'Moi! Isoisä muutti aikanaan Lantanaan. Onko siellä vielä suomalaisten talo?',
      'mahtavaa. entä puhuuko hotellissa kukaan suomea',
    ],
    'languages',
  ),
  ask('mist löytyy se suomitalo, haluttas kattoo maanmiehiä', 'finland'),
  ask('Ystävät kehuivat Old Key Lime House -nimistä ravintolaa. Onko se lähelläkin?', 'keyLime'),
  ask('missä saa hyvää thaikkua', 'thai'),
  ask('lähin ruokakauppa? maidot ja leivät pitäs hakee', 'groceries'),
  ask('mukulat vinkuu jätskiä ja keinumaan, minne mennä', 'iceCream', 'playground'),
  ask('Paljonko liput Lion Country Safariin maksavat?', 'safari'),
  ask(['mitä Flagler-museoon pääseminen maksaa?', 'ja Morikamin japanilainen puutarha'], 'morikami'),

  // Prices without a date.
  from('mitä halvin huone maksaa per yö'),
  from('Mistä hinnat alkavat?'),
  from('paljonko king-sviitti on alimmillaan yöltä', 'king-suite'),
  from('Päivää, eläkeläisrouva täältä Seinäjoelta kyselee, mikä mahtaa olla huoneidenne lähtöhinta'),
  from('studio alkaen hinta?', 'studio-kitchenette'),
  from('onks teil kallista? siis yö noin niinku halvimmillaan'),
  from('Puutarhasviitti, mistä hinnasta lähtien sen saa?', 'garden-suite'),
  from('köyhä opiskelija kyselee mikä on kaikista edullisin kämppä ja paljo se on'),

  // Nothing is known of these.
  unknown('onko siellä saunaa 😄'),
  unknown('Löytyykö huoneesta tallelokero passeille?'),
  unknown('silitysrautaa tarttis, onks semmosta'),
  unknown('onko ikkunoissa pimennysverhot, nukun tosi huonosti valossa'),
  unknown('voinko tilata amazonista paketin teijän osotteella ja otatteko sen vastaan'),
  unknown('Vaimoni on allerginen untuville. Minkälaiset tyynyt vuoteissa on?'),
  unknown('järjestättekö häitä, meitä ois semmonen 30 vierasta'),
  unknown('lainaatteko pistorasia-adapteria, suomalainen töpseli ei käy'),

  // A human being.
  person('saisko ihan oikeen ihmisen langan päähän'),
  person('Haluaisin keskustella virkailijan kanssa, kiitos.'),
  person('en jaksa bottien kans jauhaa, voisko joku työntekijä vastata'),
  person(['meille jäi viime reissun lasku vähän epäselväksi', 'yhdistä mut jollekin joka siellä on töissä']),
]
