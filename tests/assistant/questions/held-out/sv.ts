import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  // Stays in one message
  stay(
    'har ni nåt ledigt i helgen för 2',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Goddag! Min hustru och jag firar guldbröllop och skulle gärna vilja bo hos er från den 14 till den 21 februari. Vad skulle det kosta?',
    ['2027-02-14', '2027-02-21'],
    { guests: 2 },
  ),
  stay('pris 3/2-10/2 två vuxna två barn', ['2027-02-03', '2027-02-10'], { guests: 4 }),
  stay('tjena va kostare att sova hos er inatt', ['2026-11-24', '2026-11-25']),
  stay(
    'Hej! Vi sku komma 5.1. och fara vidare 9.1., vi e tre stycken. Va sku de kosta?',
    ['2027-01-05', '2027-01-09'],
    { guests: 3 },
  ),
  stay(
    'Ensamresande pensionär från Leksand söker rum tre nätter med ankomst måndagen den 11 januari',
    ['2027-01-11', '2027-01-14'],
    { guests: 1 },
  ),
  stay('king suite 19-23 mars ledigt??', ['2027-03-19', '2027-03-23'], { room: 'king-suite' }),
  stay('vi e ett gäng på 8 pers som behöver 2 rum 12 feb till 15 feb', ['2027-02-12', '2027-02-15'], {
    guests: 8,
    rooms: 2,
  }),
  stay('vad går två nätter från å me fredag på', ['2026-11-27', '2026-11-29']),
  stay('Trägårdssviten v 8 mån-sön, jag o sambon o en bebis', ['2027-02-22', '2027-02-28'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Finns det rum över jul, alltså från julafton till annandagen? 2 vuxna och en tonåring',
    ['2026-12-24', '2026-12-26'],
    { guests: 3 },
  ),
  stay('nyårsafton en natt vad tar ni', ['2026-12-31', '2027-01-01']),
  stay('kan man få pris på skärtorsdag tom annandag påsk', [
    ['2027-03-25', '2027-03-29'],
    ['2027-03-25', '2027-03-30'],
  ]),
  stay('kör lastbil o behöver en säng imorgon natt bara, är själv', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('Kompakta queenrummet 7–9 december, en person', ['2026-12-07', '2026-12-09'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay('Är studion med pentry ledig resten av februari från den 8:e? dvs till 1 mars', ['2027-02-08', '2027-03-01'], {
    room: 'studio-kitchenette',
  }),
  stay('Bröllopsresa!! 🥰 17-27 maj, helst kingrummet mot innergården', ['2027-05-17', '2027-05-27'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'ska på bröllop i boynton beach lördag 16 januari, behöver två nätter från fredan, vi e 2 par så 2 rum',
    ['2027-01-15', '2027-01-17'],
    { guests: 4, rooms: 2 },
  ),
  stay('2027-04-02 -- 2027-04-05, 4 pers, dubbelt queenrum', ['2027-04-02', '2027-04-05'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('va skulle en vecka från 6 mars gå lös på för mig frugan o två grabbar asså', ['2027-03-06', '2027-03-13'], {
    guests: 4,
  }),
  stay(
    'Midsommarafton i Florida, går det att bo hos er då? Bara den natten, jag och min syster.',
    ['2027-06-25', '2027-06-26'],
    { guests: 2 },
  ),
  stay('ankomst tors 4/2 avresa sön 7/2', ['2027-02-04', '2027-02-07']),
  stay('hörru ä de fullt på thanksgiving eller? skulle behöva torsdag till lördag', ['2026-11-26', '2026-11-28']),
  stay('Om precis två veckor landar jag i Miami och behöver fyra nätter. Har ni plats?', ['2026-12-08', '2026-12-12']),
  stay('får man ta me hunden 20-22 jan o va blir priset, vi e två människor å en tax', ['2027-01-20', '2027-01-22'], {
    guests: 2,
  }),
  stay('Sovrumssviten sista helgen i januari fre till sön 4 pers', ['2027-01-29', '2027-01-31'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Ja hej, det är Gunvor här. Mitt barnbarn säger att man kan fråga här. Jag och min väninna tänkte komma den tjugoandra mars och stanna i sju nätter, vad får vi betala?',
    ['2027-03-22', '2027-03-29'],
    { guests: 2 },
  ),
  stay('lucia, alltså 13 dec, en natt, 1 vuxen 1 barn', ['2026-12-13', '2026-12-14'], {
    guests: 2,
  }),
  stay('kolla pris: 28 juni - 12 juli, familj på fyra', ['2027-06-28', '2027-07-12'], {
    guests: 4,
  }),
  stay('tre nätter fr.o.m. den 1:a maj, vilket är ert billigaste alternativ då', ['2027-05-01', '2027-05-04']),
  stay(
    'nästa helg me tjejerna, vi e 3, går det',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 3 },
  ),
  stay(
    'Vi är två snöfåglar från Piteå som vill övervintra lite, 10 januari och 28 dygn framåt',
    ['2027-01-10', '2027-02-07'],
    { guests: 2 },
  ),
  stay('hur mkt för garden suite 15 aug - 18 aug', ['2027-08-15', '2027-08-18'], {
    room: 'garden-suite',
  }),
  stay(
    'int råkar ni ha nå rum självständighetsdagen, 6.12.? vi sku va 2 å fara tidigt på måndagsmorgonen',
    ['2026-12-06', '2026-12-07'],
    { guests: 2 },
  ),
  stay('mamma fyller 70 den 9 april o vi vill överraska henne, 8-11 april, tre vuxna', ['2027-04-08', '2027-04-11'], {
    guests: 3,
  }),
  stay(
    'Ska på läkarkonferens i West Palm och behöver ett kingrum för en person, onsdag 24 mars till fredag 26 mars.',
    ['2027-03-24', '2027-03-26'],
    { guests: 1, room: 'king-room' },
  ),
  stay('fem nätter i oktober, 4:e till 9:e', ['2027-10-04', '2027-10-09']),
  stay('sportlov! vi kommer lördagen den 27/2 å åker hem lör 6/3, 2 vuxna + 2 barn', ['2027-02-27', '2027-03-06'], {
    guests: 4,
  }),
  stay('alla hjärtans dag-helgen fredag-söndag fint rum till mej o min kille?', ['2027-02-12', '2027-02-14'], {
    guests: 2,
  }),
  stay('från tisdag nästa vecka o tre nätter fram', ['2026-12-01', '2026-12-04']),
  stay('Hej, kan ni ge mig ett prisförslag på två rum, fem vuxna totalt, 11-16 april?', ['2027-04-11', '2027-04-16'], {
    guests: 5,
    rooms: 2,
  }),
  stay('behöver nånstans å bo ikväll fastnat på pbi flyget inställt, jag + 1 unge', ['2026-11-24', '2026-11-25'], {
    guests: 2,
  }),
  stay('kristihimmelsfärdshelgen, tors 6 maj - sön 9 maj', ['2027-05-06', '2027-05-09']),
  stay('Har ni nåt för två personer natten mellan 30 och 31 december?', ['2026-12-30', '2026-12-31'], { guests: 2 }),
  stay('semester i september, tänkte komma den 13 o dra den 20. ledigt?', ['2027-09-13', '2027-09-20']),

  // Stays in conversations
  stay(['Har ni ledigt 18-22 januari?', 'å om vi stannar en natt till?'], ['2027-01-18', '2027-01-23']),
  stay(['vad kostar 5-8 februari för två', 'kan svärmor få följa me oxå, alltså tre'], ['2027-02-05', '2027-02-08'], {
    guests: 3,
  }),
  stay(['pris 10-14 mars', 'oj förlåt menade april'], ['2027-04-10', '2027-04-14']),
  stay(
    [
      'får man ha hund?',
      'ok bra, då vill vi komma 2-4 december, 2 vuxna',
      'hunden blir hemma hos grannen förresten, va blire då',
    ],
    ['2026-12-02', '2026-12-04'],
    { guests: 2 },
  ),
  stay(
    ['Kingsviten 8/1 till 11/1 tack', 'hm blir nog för dyrt, va kostar det vanliga kingrummet?'],
    ['2027-01-08', '2027-01-11'],
    { room: 'king-room' },
  ),
  stay(
    ['vi är två vuxna och två barn', 'vi kommer den 20 december', 'och åker hem den 27'],
    ['2026-12-20', '2026-12-27'],
    { guests: 4 },
  ),
  stay(
    [
      'Ledigt 1-5 maj för en person?',
      'Finns det restauranger i närheten?',
      'Låter trevligt. Vad blev priset för dagarna jag frågade om?',
    ],
    ['2027-05-01', '2027-05-05'],
    { guests: 1 },
  ),
  stay(['nåt ledigt nu på fredag?', 'nä lördag passar bättre, till måndag'], ['2026-11-28', '2026-11-30']),
  stay(['15 jan - 22 jan, 3 personer', 'en av oss hoppade av 😕 så bara 2'], ['2027-01-15', '2027-01-22'], {
    guests: 2,
  }),
  stay(
    ['Hej, vad tar ni för trädgårdssviten?', 'det rör sig om 3 nätter från den 9 februari'],
    ['2027-02-09', '2027-02-12'],
    { room: 'garden-suite' },
  ),
  stay(
    ['kan man hyra studion 1 mars till 15 mars', 'vi kan lika gärna åka hem den 13:e'],
    ['2027-03-01', '2027-03-13'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    ['påsken 26-29 mars 2 pers?', 'o om vi kommer en dag tidigare men åker samma dag'],
    ['2027-03-25', '2027-03-29'],
    { guests: 2 },
  ),
  stay(
    ['Tjenare! två nätter från 12 december', 'fyra pers ska de va', 'näe vänta la, tre nätter'],
    ['2026-12-12', '2026-12-15'],
    { guests: 4 },
  ),
  stay(
    ['hur långt är det till stranden?', 'gött. 16-19 februari då, för mig och min man'],
    ['2027-02-16', '2027-02-19'],
    { guests: 2 },
  ),
  stay(
    ['ett rum 23-26 april, två vuxna', 'våra vänner hänger på så vi behöver två rum, fyra personer totalt'],
    ['2027-04-23', '2027-04-26'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['va kostar 7-10 juni', 'kan ja ta me katten?', 'okej å om ja tar bort sista natten'],
    ['2027-06-07', '2027-06-09'],
  ),
  stay(['dubbelt queenrum 3-6 jan, 4 pers', 'sovrumssviten då, samma dagar?'], ['2027-01-03', '2027-01-06'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(['Vi tänkte komma den 11 augusti.', 'Fem nätter.', 'Två vuxna och en tonåring'], ['2027-08-11', '2027-08-16'], {
    guests: 3,
  }),
  stay(['har ni plats 27 feb - 2 mars', 'nej fel av mig, vi landar ju först den 28'], ['2027-02-28', '2027-03-02']),
  stay(
    [
      'hej sku vilja boka 4.3.-7.3., två vuxna',
      'märkte just att flyget e först 8.3. så en natt till',
      'å så kommer lillebror me så vi e tre',
    ],
    ['2027-03-04', '2027-03-08'],
    { guests: 3 },
  ),
  stay(['billigaste rummet 14-17 december?', 'o samma dagar veckan efter?'], ['2026-12-21', '2026-12-24']),
  stay(
    ['pris för helgen 5-7 mars', 'finns d parkering', 'toppen, kan vi få helgen efter istället? vi e 2'],
    ['2027-03-12', '2027-03-14'],
    { guests: 2 },
  ),
  stay(
    ['Jag söker rum till min far och mig, 19–21 januari.', 'Han snarkar så förfärligt, så det får bli två rum.'],
    ['2027-01-19', '2027-01-21'],
    { guests: 2, rooms: 2 },
  ),
  stay(['en natt 24 april', 'eller nej två'], ['2027-04-24', '2027-04-26']),
  stay(
    ['kompakt queen imorgon till fredag', 'äh vi kör på kingrummet mot innergården istället'],
    ['2026-11-25', '2026-11-27'],
    { room: 'courtyard-king-room' },
  ),
  stay(
    ['tre nätter från 25 maj', 'hur dags får man checka in', 'å dom nätterna i maj, va kostar de om vi blir 4?'],
    ['2027-05-25', '2027-05-28'],
    { guests: 4 },
  ),
  stay(['7-14 juli två vuxna ett barn', 'glömde bebisen haha, 4 då'], ['2027-07-07', '2027-07-14'], { guests: 4 }),
  stay(['va kostar en natt på lördag', 'om vi stannar söndagnatten också då'], ['2026-11-28', '2026-11-30']),
  stay(
    [
      '3-10 oktober king suite för 2',
      'hund på 8 kilo får följa med va?',
      'bra. å me en person extra i rummet vad blir summan',
    ],
    ['2027-10-03', '2027-10-10'],
    { guests: 3, room: 'king-suite' },
  ),
  stay(
    ['Finns något rum den 29 januari?', 'Till den 2 februari.', 'Vi är tre damer från Mariehamn.'],
    ['2027-01-29', '2027-02-02'],
    { guests: 3 },
  ),

  // Facts
  ask('vi landar redan 10 på fm, när får man nyckeln till rummet?', 'checkIn'),
  ask('hur dags måste en va ute ur rummet sista dan', 'checkOut'),
  ask('flyget går först på kvällen, kan man ha kvar rummet längre o va kostar det i så fall', 'lateFee'),
  ask('va tar ni för en vovve', 'petFee'),
  ask('min gubbe röker som en borstbindare, vad blir det för böter om han tänder en på rummet?', 'smokingFee'),
  ask('om nån blir sjuk, hur sent kan vi ställa in utan att det kostar', 'cancelling'),
  ask('Vilka tider är receptionen bemannad?', 'opens', 'closes'),
  ask('hur långt går man till havet', 'beach'),
  ask('kostar de å ställa bilen nere vid stranden', 'beachParking'),
  ask('Vad har ni för telefonnummer och mejl? ska skicka till resebyrån', 'phone', 'email'),
  ask('adressen tack ska knappa in i gpsen', 'street'),
  ask('Jag är lite av en historienörd. Hur gammalt är hotellet egentligen?', 'year'),
  ask('är det ett jätteställe eller mer familjärt? hur många rum', 'rooms'),
  ask('får man nån rabatt om man skriver upp sig på nyhetsbrevet', 'newsletter'),
  ask('Blir det billigare om man hyr per vecka eller månad?', 'weekly', 'monthly'),
  ask('hur lång tid tar de från PBI', 'airport'),
  ask('vi flyger till fort lauderdale, är det långt därifrån', 'secondAirport'),
  ask('hur långt till west palm me bil, o lake worth?', 'westPalm', 'lakeWorth'),
  ask('när på året är det högsäsong hos er', 'peakSeason'),
  ask('vilka månader lägger sköldpaddorna ägg', 'turtles'),
  ask('Är lite rädd för orkaner, när på året kommer dom?', 'hurricanes'),
  ask('e wifi å parkering gratis', 'wifi', 'parking'),
  ask('finns det bassäng för ungarna', 'noPool'),
  ask('Min man går med rollator. Finns det hiss till övervåningen?', 'stairs'),
  ask(['hejsan, vad ligger ni nånstans', 'å ingår frukosten?'], 'breakfast'),
  ask('vaken klockan 4 av jetlag, går det å få tag i en kopp kaffe då ☕', 'coffee'),
  ask('kan man koka lite gröt åt lillen på rummet, finns kök?', 'kitchen'),
  ask('jag har insulin som måste stå kallt, finns kylskåp', 'fridge'),
  ask('städar ni rummet varje dag el', 'cleaning'),
  ask('finns ac på rummen, o tv? gubben vill se hockey', 'airConditioning', 'tv'),
  ask('kan en grilla nån korv hos er', 'barbecue'),
  ask('Går det bra att betala kontant, eller tar ni bara kort?', 'cash', 'cards'),
  ask('behöver spjälsäng till en på 9 mån', 'crib'),
  ask('finns de badvakter på stranden, ja e int nå bra simmare', 'lifeguards'),
  ask('Jag är synskadad och har ledarhund. Kostar den extra?', 'assistanceDog'),
  ask(['går det buss i närheten', 'tåg då?'], 'train'),
  ask('funkar uber där ute hos er', 'rides'),
  ask('ja ha hört att de bor massa finländare i lantana, finns de nå finskt föreningshus', 'finland'),
  ask(['var äter man gott runt knuten', 'nån thai då?'], 'thai'),
  ask('närmsta mataffär? typ ica fast i usa', 'groceries'),
  ask('ungarna vill ha glass o en lekplats, finns sånt nära', 'iceCream', 'playground'),
  ask('Var kan man meta lite? Gammal fiskargubbe från Smögen frågar', 'fishing'),
  ask('lion country safari va går inträdet på', 'safari'),
  ask(['vad kostar det att gå in på flaglermuseet?', 'jaha, å djurparken?'], 'zoo'),
  ask('pratar nån där finska? svärmor kan int ett ord engelska', 'languages'),

  // Prices without a date
  from('va börjar priserna på'),
  from('Ungefär vad kostar ett rum per natt hos er? Har inga datum än, bara nyfiken.'),
  from('lägsta pris för en natt??'),
  from('fattig student här, hur billigt kan man komma undan'),
  from('från hur mycket kostar kingsviten', 'king-suite'),
  from('Vad ligger sovrumssviten på i pris?', 'one-bedroom-suite'),
  from('studion, va sku den kosta per natt ungefär', 'studio-kitchenette'),
  from('dubbelt queenrum pris från?', 'double-queen-room'),

  // Nothing known
  unknown('finns det bastu? finlandssvensk abstinens'),
  unknown('har ni kassaskåp på rummen att låsa in passen i'),
  unknown('kan man låna en sån där adapter till svenska kontakter'),
  unknown('Går det bra att skicka ett paket till hotellet innan vi kommer?'),
  unknown('är det heltäckningsmatta? sonen är kvalsterallergiker'),
  unknown('hänger det morgonrockar i rummet el ska man ta me egen'),
  unknown('badkar eller bara dusch'),
  unknown('kan ni fixa nån massör till min fru, hon fyller 50'),

  // A human being
  person('får jag prata med en riktig människa tack'),
  person('orkar inte me robotar, koppla mej till receptionen'),
  person('Jag skulle önska bli uppringd av någon i personalen, om det är möjligt.'),
  person('finns de nån levande själ där som ja kan snacka me'),
]
