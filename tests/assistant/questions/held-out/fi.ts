import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  // Stays in one message.
  stay('moi onks teil tilaa 12.-15.1. kahelle', ['2027-01-12', '2027-01-15'], { guests: 2 }),
  stay(
    'Hyvää päivää. Tiedustelisin, mitä majoitus kahdelle hengelle maksaisi 8.2.2027–22.2.2027. Ystävällisin terveisin Raimo ja Kaarina Lehtonen, Turku',
    ['2027-02-08', '2027-02-22'],
    { guests: 2 },
  ),
  stay('paljonko yks yö huomenna', ['2026-11-25', '2026-11-26']),
  stay(
    'vielä tälle illalle vapaata? ollaan jo matkalla lentokentältä, kaks aikuista ja vauva',
    ['2026-11-24', '2026-11-25'],
    { guests: 3 },
  ),
  stay(
    'oisko teillä vappoota helmikuun kolomannesta päivästä seittemänteen, myö tultas ukon kanssa kahestaan',
    ['2027-02-03', '2027-02-07'],
    { guests: 2 },
  ),
  stay(
    'Mie tulisin Rovaniemeltä lämmittelehmään tammikuun 18. päivästä kuun loppuun, aivan yksin. Mitä tullee maksamhan?',
    [
      ['2027-01-18', '2027-01-31'],
      ['2027-01-18', '2027-02-01'],
    ],
    { guests: 1 },
  ),
  stay('Kui paljo mahtas king-sviitti olla 5.3.–9.3. kolmel hengel', ['2027-03-05', '2027-03-09'], {
    guests: 3,
    room: 'king-suite',
  }),
  stay('onko puutarhasviitti vapaana pitkäperjantaista toiseen pääsiäispäivään', ['2027-03-26', '2027-03-29'], {
    room: 'garden-suite',
  }),
  stay('hei meitä on 4 (2 aik 2 lasta 6v ja 9v) 20.2-27.2 hinta?', ['2027-02-20', '2027-02-27'], { guests: 4 }),
  stay('Joulunviettoon teille? 23.12 tullaan ja 27.12 lähdetään, mummo, vaari ja minä', ['2026-12-23', '2026-12-27'], {
    guests: 3,
  }),
  stay('uusvuos floridassa!! 30.12-2.1 2 henk', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('Bookkaisin studion 14 yöksi maaliskuun 1. päivästä', ['2027-03-01', '2027-03-15'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'Tarvitaan kaks huonetta, yhteensä viis henkeä, 10.4.–14.4., mitäs se tekee kaikkiaan',
    ['2027-04-10', '2027-04-14'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    'tuun työkeikalle West Palmiin ens maanantaina ja lähen torstaina, yhelle hengelle majotus, hintaa?',
    ['2026-11-30', '2026-12-03'],
    { guests: 1 },
  ),
  stay('kannattaako teiltä kysellä tälle viikonlopulle enää mitään?? pe-su', ['2026-11-27', '2026-11-29']),
  stay(
    'Onko tilaa kiitospäivän yli, huomisesta keskiviikosta sunnuntaihin? Pojan perhe ajaa Tampasta, neljä henkeä.',
    ['2026-11-25', '2026-11-29'],
    { guests: 4 },
  ),
  stay(
    'löytyykö kahden queen-vuoteen huone 3 yöks 11.6. alkaen, kaks äitiä ja kaks teiniä',
    ['2027-06-11', '2027-06-14'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    'Terve, häämatkalle 26.6.–3.7. meille kahdelle king sviitti kiitos, mitä kustantaa',
    ['2027-06-26', '2027-07-03'],
    { guests: 2, room: 'king-suite' },
  ),
  stay('kysyysin jotta paljoko ottaasitta viikosta, me tultaasihin Seinäjoelta 6. päivä huhtikuuta', [
    '2027-04-06',
    '2027-04-13',
  ]),
  stay('yks yö 17.12. ennen risteilyä', ['2026-12-17', '2026-12-18']),
  stay('saiskos kompaktin queen-huoneen 4.–6.5.', ['2027-05-04', '2027-05-06'], { room: 'compact-queen-room' }),
  stay(
    'Heipä hei! Syyslomalla 16.10.–23.10.2027 meidän perhe (äiti, isä, 3-vuotias) majoittuisi mielellään teillä, paljonko?',
    ['2027-10-16', '2027-10-23'],
    { guests: 3 },
  ),
  stay('pystyttekö majottaa 6 hlö kolmeen huoneeseen 5-8.2.', ['2027-02-05', '2027-02-08'], {
    guests: 6,
    rooms: 3,
  }),
  stay(
    'Hello vaan, Toivo täällä Lake Worthista. Tarvitsen ruumin serkulleni ja hänen vaimolleen, tulevat Suomesta 19. tammikuuta ja flaittaavat takaisin 2. helmikuuta. Mitä charge?',
    ['2027-01-19', '2027-02-02'],
    { guests: 2 },
  ),
  stay('vappuaatosta kolme yötä, mahtuuko', ['2027-04-30', '2027-05-03']),
  stay(
    'Isäni täyttää 80 ja haluan viedä hänet sinne missä hän nuorena oli töissä. Yhden makuuhuoneen sviitti 12. toukokuuta – 16. toukokuuta, meitä tulisi kolme.',
    ['2027-05-12', '2027-05-16'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay('huone ylihuomisesta maanantaihin, minä ja koira', ['2026-11-26', '2026-11-30'], { guests: 1 }),
  stay('Suomi-juhlille tulossa helmikuun 13. päivä lauantaina, pois maanantaina 15., onko teillä viälä sänkyjä', [
    '2027-02-13',
    '2027-02-15',
  ]),
  stay('King-huone sisäpihalla, saapuminen 22.3., lähtö 25.3., 1 hlö', ['2027-03-22', '2027-03-25'], {
    guests: 1,
    room: 'courtyard-king-room',
  }),
  stay('mitä lystistä pulittaa jos tulee 1.7 ja lähtee 5.7 kaksin muijan kans', ['2027-07-01', '2027-07-05'], {
    guests: 2,
  }),
  stay(
    'Hei! Olisi tarve kymmenen yön majoitukselle elokuun toisesta päivästä lähtien, äiti ja aikuinen poika',
    ['2027-08-02', '2027-08-12'],
    { guests: 2 },
  ),
  stay(
    'no terve taas vanahat tutut Kuopijosta! oisko se meijän king huone vappaana 15.2 - 1.3',
    ['2027-02-15', '2027-03-01'],
    { room: 'king-room' },
  ),
  stay(
    'ensi perjantaista sunnuntaihin kahdelle',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay(
    'vaapaana 8.-9.12? ollaan kolmen tytön road tripillä Key Westiin ja pitäs nukkuu jossain',
    ['2026-12-08', '2026-12-09'],
    { guests: 3 },
  ),
  stay(
    'itsenäisyyspäivän viikonloppu pe–ma 4.–7.12., neljä kaverusta samaan huoneeseen, paljonko köyhdytään',
    ['2026-12-04', '2026-12-07'],
    { guests: 4 },
  ),
  stay(
    'viikolla 8 olis hiihtoloma, mahtuisko 2 aikuista + 2 lasta teille koko viikoksi ja mihin hintaan',
    [
      ['2027-02-22', '2027-02-28'],
      ['2027-02-22', '2027-03-01'],
      ['2027-02-20', '2027-02-27'],
      ['2027-02-20', '2027-02-28'],
      ['2027-02-21', '2027-02-28'],
    ],
    { guests: 4 },
  ),
  stay('joulukuun vikana viikonloppuna vapaita huoneita?', [
    ['2026-12-25', '2026-12-27'],
    ['2026-12-26', '2026-12-27'],
  ]),
  stay('Ystävänpäiväyllätys vaimolle 12.2. kaks yötä, studio jos on', ['2027-02-12', '2027-02-14'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'Golfporukkamme pelaa Palm Beachissa 19.–23.4. ja etsimme neljää huonetta kahdeksalle miehelle. Pyydämme kokonaishinnan.',
    ['2027-04-19', '2027-04-23'],
    { guests: 8, rooms: 4 },
  ),
  stay('syysk 3-6 labor day, hintaa kiitos, mies vaimo ja vauva 5kk', ['2027-09-03', '2027-09-06'], { guests: 3 }),
  stay('Saisiko huoneen huhtikuun viimeiseksi viikonlopuksi?', [
    ['2027-04-23', '2027-04-25'],
    ['2027-04-24', '2027-04-25'],
    ['2027-04-30', '2027-05-02'],
  ]),
  stay(
    'Tarvitsisin majapaikan 21 yöksi, saavun ti 5.1. Olen yksin matkustava leskirouva Porista.',
    ['2027-01-05', '2027-01-26'],
    { guests: 1 },
  ),
  stay('mites heinäkuussa 24. päivästä viikoks, yh-äiti ja kaks teiniä', ['2027-07-24', '2027-07-31'], {
    guests: 3,
  }),
  stay('13.9 yks yö 4 ihmist', ['2027-09-13', '2027-09-14'], { guests: 4 }),
  stay(
    'Puolimaratonille tulossa, neljä yötä niin että lähtö olis 22.3. aamulla, ite vaan',
    ['2027-03-18', '2027-03-22'],
    { guests: 1 },
  ),

  // Stays over several messages.
  stay(['onko tilaa 10.-13.2. kahdelle', 'entä jos lähdetään vasta 15.?'], ['2027-02-10', '2027-02-15'], {
    guests: 2,
  }),
  stay(['paljonko king-sviitti 3.3.–6.3.', 'entäs puutarhasviitti samoille päiville'], ['2027-03-03', '2027-03-06'], {
    room: 'garden-suite',
  }),
  stay(
    ['Hei, etsin huonetta tammikuulle', '20.–24. päivä', 'meitä olisi kolme aikuista'],
    ['2027-01-20', '2027-01-24'],
    { guests: 3 },
  ),
  stay(
    ['2 yötä 14.5.', 'eiku kolme', 'ja koira tulis kans, paljonko sit kaikki yhteensä'],
    ['2027-05-14', '2027-05-17'],
  ),
  stay(['Moikka, 1.4.–5.4. vapaata? 2 aik', 'mummo lähteekin mukaan eli kolme'], ['2027-04-01', '2027-04-05'], {
    guests: 3,
  }),
  stay(
    ['mitä maksaa 7-14.1 yhdelle', 'saako teiltä aamupalaa', 'okei no entä jos meitä onki kaks'],
    ['2027-01-07', '2027-01-14'],
    { guests: 2 },
  ),
  stay(['huone huomiseksi', 'siis kahdeksi yöksi sori'], ['2026-11-25', '2026-11-27']),
  stay(
    ['Onko teillä studiota vapaana?', 'helmikuussa 16.-20.', 'voi höh siis maaliskuussa'],
    ['2027-03-16', '2027-03-20'],
    { room: 'studio-kitchenette' },
  ),
  stay(['23.12.–28.12. neljä henkeä', 'yks jääki kotia, nyt ollaan kolme'], ['2026-12-23', '2026-12-28'], {
    guests: 3,
  }),
  stay(
    [
      'hinta 5.–9.7. äiti ja 2 lasta',
      'onko siellä rannalla hengenpelastajaa',
      'hyvä. entä jos tullaan päivää aikasemmin',
    ],
    ['2027-07-04', '2027-07-09'],
    { guests: 3 },
  ),
  stay(
    ['Tarvittas kaks huonetta 18.-21.3. neljälle', 'anoppi haluaa oman huoneen, eli kolme huonetta ja viis ihmistä'],
    ['2027-03-18', '2027-03-21'],
    { guests: 5, rooms: 3 },
  ),
  stay(['viikko 6.2. alkaen, mitä maksaisi', 'kaksi viikkoa olisi sittenkin parempi'], ['2027-02-06', '2027-02-20']),
  stay(['me tultais perjantaina', '11.12.', 'maanantaihin asti, kahestaan'], ['2026-12-11', '2026-12-14'], {
    guests: 2,
  }),
  stay(
    ['onko kompakti queen-huone vapaa 12.4.-15.4.', 'vai otetaanko isompi, mitä ois se tavallinen king-huone'],
    ['2027-04-12', '2027-04-15'],
    { room: 'king-room' },
  ),
  stay(
    [
      'mitä maksais 9.–12.6. kahdelle',
      'siivotaanko huone joka päivä',
      'palataan vielä siihen hintaan, yks yö lisää loppuun',
    ],
    ['2027-06-09', '2027-06-13'],
    { guests: 2 },
  ),
  stay(
    [
      'Hyvää iltaa, haluaisin varata yhden makuuhuoneen sviitin 2.–8. helmikuuta.',
      'Meitä on neljä.',
      'Anteeksi, tyttären lento onkin vasta 4. päivä, joten tulemme silloin. Lähtö ennallaan.',
    ],
    ['2027-02-04', '2027-02-08'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(['tuleva viikonloppu pe-su 2 hlö', 'no entä sitä seuraava'], ['2026-12-04', '2026-12-06'], { guests: 2 }),
  stay(['29.12-3.1 king-huone sisäpihalla', 'jätetään yks yö pois lopusta'], ['2026-12-29', '2027-01-02'], {
    room: 'courtyard-king-room',
  }),
  stay(
    ['Paljonko 15.–18.10. neljältä', 'kuinka pitkä matka on rannalle', 'entä jos meitä tulee vain kaksi'],
    ['2027-10-15', '2027-10-18'],
    { guests: 2 },
  ),
  stay(['tullaan Orlandosta 25.1.', 'lähdetään 30.', '2 aikuista ja 1 lapsi'], ['2027-01-25', '2027-01-30'], {
    guests: 3,
  }),
  stay(['meil on koira onks ok', 'no jees, mitäs 8.-11.5. kahelle + hauva'], ['2027-05-08', '2027-05-11'], {
    guests: 2,
  }),
  stay(
    ['varaisin 20. elokuuta neljä yötä kolmelle', 'ei kun viisi yötä, ja kahden queen-vuoteen huone'],
    ['2027-08-20', '2027-08-25'],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay(['onko 1.3.-8.3. tilaa', 'entä viikkoa myöhemmin'], ['2027-03-08', '2027-03-15']),
  stay(
    ['6.-10.9. yksin', 'vaimo innostu ja tulee mukaan', 'ja se haluaa king-sviitin :D'],
    ['2027-09-06', '2027-09-10'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(['Meitä tulis porukka, kuus henkeä, kahteen huoneeseen', 'ajankohta 24.–27.4.'], ['2027-04-24', '2027-04-27'], {
    guests: 6,
    rooms: 2,
  }),
  stay(['ens kuussa oisin tulossa', 'siis joulukuun 14. - 18.', 'yksi hlö'], ['2026-12-14', '2026-12-18'], {
    guests: 1,
  }),
  stay(
    ['kuinka paljon 21.5.–24.5.?', 'onko teillä keittiötä huoneissa', 'katsotaan sitten studio niille päiville'],
    ['2027-05-21', '2027-05-24'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    [
      'puutarhasviitti 17.–20.2. kolmelle, hinta',
      'vauvakin pitää laskea, siis neljälle, niin yhden makuuhuoneen sviitti?',
    ],
    ['2027-02-17', '2027-02-20'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(['24.6. alkaen 3 yötä kahdelle', 'äh meni kuukausi väärin, heinäkuussa'], ['2027-07-24', '2027-07-27'], {
    guests: 2,
  }),
  stay(
    [
      'Onko 3.–6.1. vapaata pariskunnalle?',
      'Kiitos. Ystäväpariskuntakin lähtee, eli kaksi huonetta ja neljä henkeä, mikä on hinta silloin?',
    ],
    ['2027-01-03', '2027-01-06'],
    { guests: 4, rooms: 2 },
  ),

  // Facts.
  ask('monelta huoneeseen pääsee, lento laskeutuu jo klo 11', 'checkIn'),
  ask(['moneltako teille saa tulla', 'entä koska pitää olla ulkona'], 'checkOut'),
  ask(
    'Voisiko huoneen pitää lähtöpäivänä vähän pidempään, mihin asti ja mitä siitä veloitetaan?',
    'lateUntil',
    'lateFee',
  ),
  ask('otatteko jonku pantin tai vakuuden kortilta', 'deposit'),
  ask(['saako mäyräkoiran tuoda', 'paljonko siitä menee'], 'petFee'),
  ask('Jos mieheni sortuu tupakkaan huoneessa, minkä suuruinen sakko siitä lankeaa?', 'smokingFee'),
  ask('jos anoppi sairastuu ni montako päivää ennen voi perua ilmatteeks', 'cancelling'),
  ask('millon respa on auki', 'opens', 'closes'),
  ask('kuinka pitkä kävely teiltä on piitsille', 'beach'),
  ask('mitä maksaa parkkeerata rannalla', 'beachParking'),
  ask('mikä teidän puhelinnumero on? laitan sen lapsille lapulle jääkaapin oveen', 'phone'),
  ask('mihin sähköpostiin voi laittaa firman laskutustiedot', 'email'),
  ask('osote navigaattoriin pls', 'street'),
  ask(
    'Sedän valokuvassa 50-luvulta näkyy teidän kylttinne. Minä vuonna hotelli on avattu, ja montako huonetta siinä on?',
    'year',
    'rooms',
  ),
  ask('saako uutiskirjeen tilaaja jotain alennusta', 'newsletter'),
  ask(
    'Olemme lumilintuja Oulusta ja viipyisimme pitkään. Onko teillä erikseen viikko- ja kuukausihintoja?',
    'weekly',
    'monthly',
  ),
  ask('kauanko Palm Beachin lentokentältä ajelee teille', 'airport'),
  ask(['onko PBI lähellä teitä', 'entä Fort Lauderdalen kenttä'], 'secondAirport'),
  ask('montako minsaa autolla Lake Worthiin, entä West Palm Beachin keskustaan?', 'lakeWorth', 'westPalm'),
  ask('mihkä aikaan vuodesta siellä on kaikista ruuhkaisinta', 'peakSeason'),
  ask('lapset haluu nähä merikilpikonnia, millon ne munii', 'turtles'),
  ask('vähä jänskättää noi hurrikaanit, mitkä kuukaudet on niitten aikaa', 'hurricanes'),
  ask('onko vuokra-autolle paikkaa pihassa ja maksaakse', 'parking'),
  ask('toimiiks teil langaton netti, pitää tehä etäpäivä', 'wifi'),
  ask('onko uima-allasta skideille', 'noPool'),
  ask('Minulla on tekolonkka. Pääseekö yläkertaan hissillä?', 'stairs'),
  ask('mie en herrää ilman kahavia, saako sitä teiltä aamulla? entä aamiainen?', 'coffee', 'breakfast'),
  ask('voiko siellä itte keitellä puurot, onko keittonurkkausta', 'kitchen'),
  ask('tarttisin jääkaapin insuliinille, onko huoneessa', 'fridge'),
  ask('kuin usein teill siivotaan ja vaihretaan pyyhkeet', 'cleaning'),
  ask('löytyykö pihalta grilliä, meil ois lenkkimakkaraa', 'barbecue'),
  ask('käykö Visa vai pitääkö olla käteistä', 'cards', 'cash'),
  ask('8 kk vauvalle pinnasänky, onnistuuko', 'crib'),
  ask('valvooko uimarantaa kukaan', 'lifeguards'),
  ask('Kuljen opaskoiran kanssa näkövammani vuoksi. Otetaanhan se vastaan?', 'assistanceDog'),
  ask('ei olla vuokraamassa autoa, kulkeeko sinne bussi tai juna', 'bus', 'train'),
  ask('missäs se Suomi-talo siellä on, äidin serkku kävi aina tansseissa', 'finland'),
  ask(['missä siellä lähellä voi syödä', 'onks mitään thaimaalaista'], 'thai'),
  ask('lähin ruokakauppa? maitoo ja leipää vaan', 'groceries'),
  ask('ukko ottaa virvelin mukhaan, missä siellä pääsee kalale', 'fishing'),
  ask(['paljonko on liput Lion Country Safariin', 'no entäs eläintarha'], 'zoo'),
  ask('puhuuko teillä kukaan suomea, kun enklanti on heikkoa', 'languages'),
  ask('Mitä pääsylippu Flaglerin museoon maksaa, entä Morikamin japanilaiseen puutarhaan?', 'flagler', 'morikami'),
  ask('mistä saa tuoretta pullaa tai muuta leipomotavaraa', 'bakery'),
  ask('mitä tähtiä ootte saanu arvosteluissa', 'rating'),

  // A price without a date.
  from('mistä hinnat teillä lähtee'),
  from('kuin halval siäl pääsee nukkumaa, halvin huone?'),
  from(
    'Suunnittelemme vasta matkaa ja päivät ovat aivan auki. Millaisella yöhinnalla teillä suunnilleen majoittuu, alkaen?',
  ),
  from('king sviitti alkaen hinta', 'king-suite'),
  from('paljonko studio on per yö', 'studio-kitchenette'),
  from('mitäs ruumi nykyään kostaa yöltä teidän hotellissa'),
  from('Yhden makuuhuoneen sviitin edullisin hinta?', 'one-bedroom-suite'),
  from('onks teil hintavaa, opiskelijabudjetilla liikenteessä'),

  // What the hotel has no word on.
  unknown('onko teillä saunaa, suomalaiset ku ollaan'),
  unknown('teen yövuoroja, onko ikkunoissa pimennysverhot'),
  unknown('voinko tilata amazonista paketin teille odottamaan'),
  unknown('Löytyykö huoneesta tallelokero passeille ja koruille?'),
  unknown('lainaatteko pistorasia-adapteria, unohtu kotiin'),
  unknown('saisko yheks illaks lapsenvahdin teidän kautta'),
  unknown('Ovatko tyynyt untuvaa? Vaimoni on höyhenille allerginen.'),
  unknown('onko hyttysverkkoja ikkunois, mun veri kelpaa kaikille'),

  // A human being.
  person('haluun puhuu oikeelle ihmiselle enkä botille'),
  person('Voisiko joku teidän väestänne soittaa minulle takaisin? En oikein osaa näitä koneita.'),
  person('oisko siellä ketään elävätä, tää assiin on vähän mutkikas'),
  person('yhdistä respaan kiitos'),
]
