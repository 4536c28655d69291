import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  // Stays in one message
  stay('hejsan! va skulle 12-19 februari gå på för 2 vuxna', ['2027-02-12', '2027-02-19'], { guests: 2 }),
  stay(
    'God dag. Min hustru och jag, båda pensionärer från Västerås, önskar hyra ett rum från den 8 januari till den 22 januari. Vad skulle priset bli? Med vänlig hälsning, Göran',
    ['2027-01-08', '2027-01-22'],
    { guests: 2 },
  ),
  stay(
    'nåt ledigt i helgen?? 2 pers',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('finns d rum ikväll, sitter i bilen utanför typ', ['2026-11-24', '2026-11-25']),
  stay('imorrn 1 natt själv pris', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay(
    'Tjena vi e fyra grabbar från Hisingen som kommer 5/3 o sticker 9/3, har ni nått till oss',
    ['2027-03-05', '2027-03-09'],
    {
      guests: 4,
    },
  ),
  stay('vicket pris har ni på kingsviten för mej å tjejen 14/4 - 18/4', ['2027-04-14', '2027-04-18'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay('trädgårdssviten 2027-03-08 till 2027-03-15, 2 vuxna och en tioåring. ledig?', ['2027-03-08', '2027-03-15'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('270501-270506 studio 2 pers', ['2027-05-01', '2027-05-06'], { guests: 2, room: 'studio-kitchenette' }),
  stay(
    'Barnen vill slippa snöslasket så vi firar jul hos er, från dan före dopparedan (23/12) till annandagen. två vuxna 2 ungar, kostnad?',
    ['2026-12-23', '2026-12-26'],
    { guests: 4 },
  ),
  stay(
    'nyår!! 30/12 tom 2/1 jag o sambon hur mkt',
    [
      ['2026-12-30', '2027-01-02'],
      ['2026-12-30', '2027-01-03'],
    ],
    { guests: 2 },
  ),
  stay('Tröttnat på midsommarregn i Dalarna.. kan man få ett rum hos er från midsommarafton, tre nätter?', [
    '2027-06-25',
    '2027-06-28',
  ]),
  stay('påsken då? skärtorsdan till annandag påsk, vi ä tre stycken', ['2027-03-25', '2027-03-29'], { guests: 3 }),
  stay('hörrni va kostar en natt nu på lördag', ['2026-11-28', '2026-11-29']),
  stay(
    'Ensam man, 71 år, söker logi tre nätter med början den 10:e januari. Har ni plats?',
    ['2027-01-10', '2027-01-13'],
    {
      guests: 1,
    },
  ),
  stay('behöver två rum 18–21 mars, fyra vuxna totalt', ['2027-03-18', '2027-03-21'], { guests: 4, rooms: 2 }),
  stay('Kan ni få in oss 5 i två rum mellan den 3 och 10 april', ['2027-04-03', '2027-04-10'], { guests: 5, rooms: 2 }),
  stay('sovrumssviten 4 pers 1-5 juni hur mycke', ['2027-06-01', '2027-06-05'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Hej på er från Jakobstad! Två pensionärer som längtar efter värmen, vad sku de kosta 11.1–25.1?',
    ['2027-01-11', '2027-01-25'],
    {
      guests: 2,
    },
  ),
  stay(
    'int vet ja om ni har plats mera, men 6.12 till 12.12 för mej och mannen min, vi kommer från Esbo',
    ['2026-12-06', '2026-12-12'],
    {
      guests: 2,
    },
  ),
  stay(
    'Vi ha tänkt å kom ner från Skellefteå vecka 10, måndag till lördag, 2 vuxen å 1 barn. Va blir e?',
    ['2027-03-08', '2027-03-13'],
    {
      guests: 3,
    },
  ),
  stay(
    'sportlov v9 sthlm, söndag 28 feb till söndag 7 mars, familj på fyra, ge mig ett pris tack',
    ['2027-02-28', '2027-03-07'],
    {
      guests: 4,
    },
  ),
  stay(
    'Ankomst: 2 februari. Avresa: 9 februari. Antal: 1 person. Tacksam för prisuppgift.',
    ['2027-02-02', '2027-02-09'],
    { guests: 1 },
  ),
  stay('2 vuxna o en stor slemmig labrador 15-17 jan, va går de loss på?', ['2027-01-15', '2027-01-17'], { guests: 2 }),
  stay('en vecka fr 20 mars vad landar d på för mig och dottern 14 år', ['2027-03-20', '2027-03-27'], { guests: 2 }),
  stay(
    'Skulle vilja bo fjorton dagar hos er med start 1 februari, vi är ett äldre par',
    [
      ['2027-02-01', '2027-02-15'],
      ['2027-02-01', '2027-02-14'],
    ],
    { guests: 2 },
  ),
  stay('ledigt tis 9 feb - fre 12 feb?', ['2027-02-09', '2027-02-12']),
  stay(
    'Vi landar i Miami 22 april och flyger hem 29 april, har ni rum hela den tiden åt min fru, mig och svärmor?',
    ['2027-04-22', '2027-04-29'],
    { guests: 3 },
  ),
  stay('mamma pappa 2 tonåringar dubbelt queenrum 7-10 maj tack', ['2027-05-07', '2027-05-10'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'natten mellan 13 o 14 december, kompakta queenrummet, en person, firar lucia på flykt',
    ['2026-12-13', '2026-12-14'],
    {
      guests: 1,
      room: 'compact-queen-room',
    },
  ),
  stay('kingrum mot innergården fr 1 maj 4 nätter, e de tillgängligt', ['2027-05-01', '2027-05-05'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'psst vill överraska frugan 12 till 14 feb, alla hjärtans å så. är king sviten fri för oss två då?',
    ['2027-02-12', '2027-02-14'],
    {
      guests: 2,
      room: 'king-suite',
    },
  ),
  stay(
    'Andra helgen i mars, jag och min bästis, nåt rum kvar?',
    [
      ['2027-03-12', '2027-03-14'],
      ['2027-03-13', '2027-03-14'],
    ],
    { guests: 2 },
  ),
  stay('ä de fullt hos er nu torsdag till söndag, thanksgiving å allt?', ['2026-11-26', '2026-11-29']),
  stay(
    'Godafton. Vore det möjligt att få bo hos er hela februari, en dam i sina bästa år (78), och vad skulle det i så fall kosta?',
    [
      ['2027-02-01', '2027-03-01'],
      ['2027-02-01', '2027-02-28'],
    ],
    { guests: 1 },
  ),
  stay('30 nätter från 3 januari, vad tar ni för två norrlänningar som flyr mörkret', ['2027-01-03', '2027-02-02'], {
    guests: 2,
  }),
  stay('3 dygn fr.o.m. nationaldagen 6 juni?', ['2027-06-06', '2027-06-09']),
  stay(
    'Ska på bröllop i Boynton lörd 10 april å behöver nånstans att sova fre-sön, jag plus pojkvän',
    ['2027-04-09', '2027-04-11'],
    {
      guests: 2,
    },
  ),
  stay('båten till Bahamas går den 16 januari så vi behöver bara natten innan. 2 pers', ['2027-01-15', '2027-01-16'], {
    guests: 2,
  }),
  stay('Vi kommer 27/12, åker 5/1. Tre vuxna, en bebis. Prisförslag?', ['2026-12-27', '2027-01-05'], { guests: 4 }),
  stay('golfgäng på sex gubbar från Landskrona vill ha tre rum 12–14 mars', ['2027-03-12', '2027-03-14'], {
    guests: 6,
    rooms: 3,
  }),
  stay('i dag om tre veckor, 2 nätter, jobbresa så bara jag', ['2026-12-15', '2026-12-17'], { guests: 1 }),
  stay('Kör Key West–Orlando i sommar och behöver nånstans att sova den 19 aug, har ni nåt då', [
    '2027-08-19',
    '2027-08-20',
  ]),
  stay(
    'ensamstående morsa m två kids 6 o 9, 1 augusti till 5 augusti, billigt hoppas jag??',
    ['2027-08-01', '2027-08-05'],
    { guests: 3 },
  ),
  stay('Ja tjenare, de va från Ystad. Har I ledit för mej å gubben 6 te 9 januari', ['2027-01-06', '2027-01-09'], {
    guests: 2,
  }),

  // Stays over several messages
  stay(['Vad kostar 12-16 april för två?', 'och om vi stannar en natt till?'], ['2027-04-12', '2027-04-17'], {
    guests: 2,
  }),
  stay(['hej har ni rum 5 mars till 8 mars', 'vi är tre btw'], ['2027-03-05', '2027-03-08'], { guests: 3 }),
  stay(['10-14 maj ledigt?', 'näe förlåt menade juni'], ['2027-06-10', '2027-06-14']),
  stay(
    ['Två vuxna 20-24 jan, pris?', 'får man ha hund', 'fint! vad blir summan när Sigge (cockerspaniel) följer med'],
    ['2027-01-20', '2027-01-24'],
    {
      guests: 2,
    },
  ),
  stay(['king-sviten 3-6 feb', 'aj, dyrt. trädgårdssviten då?'], ['2027-02-03', '2027-02-06'], {
    room: 'garden-suite',
  }),
  stay(
    ['Vi funderar på att komma i mars', 'den 15', 'fem nätter', 'två vuxna och ett barn'],
    ['2027-03-15', '2027-03-20'],
    { guests: 3 },
  ),
  stay(['hallå vi är fyra personer som vill ha sol', 'från 2 april till 9 april'], ['2027-04-02', '2027-04-09'], {
    guests: 4,
  }),
  stay(
    [
      'rum 22-25 feb jag o min mamma',
      'var ligger närmsta mataffär?',
      'toppen. å vad blir priset för rummet om syrran också hänger på',
    ],
    ['2027-02-22', '2027-02-25'],
    { guests: 3 },
  ),
  stay(
    ['1 pers 8-10 dec', 'kollegan ska också med, men vi vill ha varsitt rum så två rum'],
    ['2026-12-08', '2026-12-10'],
    {
      guests: 2,
      rooms: 2,
    },
  ),
  stay(
    ['27 dec - 3 jan två pers', 'vi kanske måste hem en dag tidigare, vad blir det då'],
    ['2026-12-27', '2027-01-02'],
    { guests: 2 },
  ),
  stay(['Finns det nåt på fredag?', 'två nätter blir det'], ['2026-11-27', '2026-11-29']),
  stay(['vad går studion på 4-11 maj', 'å ett vanligt kingrum samma dagar?'], ['2027-05-04', '2027-05-11'], {
    room: 'king-room',
  }),
  stay(
    ['familj 2 vuxna 2 barn, 7-13 juni', 'nu vill svärföräldrarna me oxå 🙄 så sex pers i två rum'],
    ['2027-06-07', '2027-06-13'],
    {
      guests: 6,
      rooms: 2,
    },
  ),
  stay(['Pris 15 januari till 19 januari', 'Och en vecka senare?'], ['2027-01-22', '2027-01-26']),
  stay(['imorgon en natt', 'eller nej, i övermorgon'], ['2026-11-26', '2026-11-27']),
  stay(['14-17 mars?', 'bara jag, reser ensam'], ['2027-03-14', '2027-03-17'], { guests: 1 }),
  stay(
    ['Vi är fyra väninnor, 9–12 april', 'Nu har Birgitta hoppat av så vi blir bara tre'],
    ['2027-04-09', '2027-04-12'],
    { guests: 3 },
  ),
  stay(
    ['3 nätter från 1 maj', 'hur långt är det från palm beach flygplats', 'ok då tar vi 4 nätter istället'],
    ['2027-05-01', '2027-05-05'],
  ),
  stay(['kan man få rum 18/2', 'till 23/2', 'sorry 24/2 ska de va'], ['2027-02-18', '2027-02-24']),
  stay(
    [
      'Jag hjälper min far, 82 år, att hitta ett rum. Han reser ensam.',
      'Han anländer den 6 januari och reser vidare den 20 januari.',
    ],
    ['2027-01-06', '2027-01-20'],
    { guests: 1 },
  ),
  stay(['5 till 9 oktober 2027 två vuxna', 'lägg på lilla Alva 1 år också'], ['2027-10-05', '2027-10-09'], {
    guests: 3,
  }),
  stay(['dubbelt queenrum 2-5 juli 4 pers', 'är sovrumssviten mycket dyrare?'], ['2027-07-02', '2027-07-05'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(['11-18 mars', 'jag och två kompisar', 'å hunden Bosse'], ['2027-03-11', '2027-03-18'], { guests: 3 }),
  stay(['två rum 16-18 april fyra vuxna', 'asså vi kom på att ett rum räcker'], ['2027-04-16', '2027-04-18'], {
    guests: 4,
  }),
  stay(['pris nu i helgen fredag till söndag?', 'och helgen efter det'], ['2026-12-04', '2026-12-06']),
  stay(
    ['hur långt e de till stranden', 'låter underbart! 19 till 22 maj för mej och min karl, vad säger ni då'],
    ['2027-05-19', '2027-05-22'],
    {
      guests: 2,
    },
  ),
  stay(['Ledigt 24 december till 28 december?', 'Vi kan komma redan den 23:e, går det?'], ['2026-12-23', '2026-12-28']),
  stay(
    ['vi tänkte komma 10 feb å stanna tio nätter', 'de e ja, karln å våran vuxne son'],
    ['2027-02-10', '2027-02-20'],
    { guests: 3 },
  ),
  stay(['vad kostar kingrummet 6-8 jan', 'tar ni amex', 'ok. samma rum men 7-10 jan'], ['2027-01-07', '2027-01-10'], {
    room: 'king-room',
  }),
  stay(['nån plats 28 augusti', 'oj fel månad, 28 september', 'tre nätter'], ['2027-09-28', '2027-10-01']),

  // Facts
  ask('hur tidigt kan man få nyckeln på ankomstdan', 'checkIn'),
  ask('måste man va ute ur rummet en viss tid sista dan?', 'checkOut'),
  ask(
    'Vårt plan lyfter först på kvällen. Hur länge kan vi som mest behålla rummet och vad kostar den sena utcheckningen?',
    'lateUntil',
    'lateFee',
  ),
  ask('spärrar ni pengar på kortet som säkerhet, å hur mkt isf', 'deposit'),
  ask('har en liten tax som heter Korven, kostar han extra', 'petFee'),
  ask('Min make tjuvröker dessvärre. Vad blir boten om han tänder en cigarett inne på rummet?', 'smokingFee'),
  ask('om vi blir sjuka, hur sent kan vi avboka utan att betala', 'cancelling'),
  ask('vilka tider är receptionen bemannad', 'opens', 'closes'),
  ask('kan man gå barfota till havet från er eller e de långt', 'beach'),
  ask('va kostar d o ställa bilen nere vid stranden', 'beachParking'),
  ask('Telefonnumret till er? min mor vill ringa hon litar inte på datorer', 'phone'),
  ask('vilken mejladress skriver man till', 'email'),
  ask('behöver gatuadressen till gpsen', 'street'),
  ask(
    'Är det sant att hotellet är från femtiotalet, vilket år slog ni upp dörrarna, och hur många rum finns det?',
    'year',
    'rooms',
  ),
  ask('får man rabatt om man anmäler sig till nyhetsbrevet', 'newsletter'),
  ask('såg nån som hade en rabattkod, finns såna kuponger hos er?', 'coupons'),
  ask('vi övervintrar gärna, har ni månadspris för oss snöfåglar', 'monthly'),
  ask(['blir det billigare om man bor länge', 'typ en hel vecka, finns veckopris'], 'weekly'),
  ask('hur många minuter tar det från PBI med bil', 'airport'),
  ask('Norwegian landar i Fort Lauderdale.. e de långt till er därifrån?', 'secondAirport'),
  ask('lake worth, hur långt bort ligger de', 'lakeWorth'),
  ask('Hur lång tid tar bilfärden in till West Palm Beach?', 'westPalm'),
  ask('när är det högsäsong o dyrast', 'peakSeason'),
  ask('min 7åring e besatt av sköldpaddor!! vilka månader lägger dom ägg på stranden', 'turtles'),
  ask('är man orolig för orkaner i september eller när brukar de komma', 'hurricanes'),
  ask(['kostar parkeringen hos er nåt', 'bra! å hur e de me wifi, gratis det me?'], 'wifi'),
  ask('hyr bil i Miami, kan den stå gratis på hotellet?', 'parking'),
  ask('finns pool', 'noPool'),
  ask('Jag går med rollator. Finns hiss till övervåningen eller är det trappor?', 'stairs'),
  ask('ingår frukost, å kan man få en kopp kaffe mitt i natten när man e jetlaggad', 'breakfast', 'coffee'),
  ask('kan man laga egen mat, finns nån kokvrå?', 'kitchen'),
  ask('har insulin som måste ligga kallt, är det kylskåp på rummen', 'fridge'),
  ask('städas rummet varje dag eller hur gör ni', 'cleaning'),
  ask('asså min sambo dör i värme, är det AC på rummen? o finns tv så han kan kolla hockey', 'airConditioning', 'tv'),
  ask('får man grilla nånstans, köpt en massa korv', 'barbecue'),
  ask('Kan man betala kontant med dollarsedlar eller måste det vara kort?', 'cash'),
  ask('behöver spjälsäng till lillskruttan, har ni', 'crib'),
  ask('finns det badvakter på stranden, ungarna simmar knappt', 'lifeguards'),
  ask('Jag är synskadad och har ledarhund, är den välkommen?', 'assistanceDog'),
  ask(['vi har inget körkort nån av oss', 'går det nån buss i närheten?', 'å tåget då, var stannar det'], 'train'),
  ask(
    'vi hörde av släkten i Vasa att det finns ett finskt föreningshus där i Lantana, vad är det för ställe?',
    'finland',
  ),
  ask('pratar nån av er finska, mommo kan int svenska så bra', 'languages'),
  ask('var äter man god thaimat i krokarna', 'thai'),
  ask('Vad tar dom i inträde på Lion Country Safari, och vad kostar det på zoot i West Palm?', 'safari', 'zoo'),
  ask('e det dyrt på Flagler museet, vad kostar biljetten', 'flagler'),

  // Prices without a date
  from('va börjar era rum på'),
  from('Vad är det lägsta priset för en natt hos er? Vi har inte bestämt när vi kommer.'),
  from('asså ungefär hur mycket får man punga ut med per natt'),
  from('ä ni dyra?? va e billigaste rummet'),
  from('har ni nån prislista, vad kostar det hos er'),
  from('vad ligger trädgårdssviten på per natt, som minst', 'garden-suite'),
  from('vad kostar er studio', 'studio-kitchenette'),
  from('Från vilket pris kan man hyra det kompakta queenrummet?', 'compact-queen-room'),

  // What the hotel has no word on
  unknown('har ni adapter att låna till svenska kontakter, glömde vår hemma'),
  unknown('Är kuddarna fyllda med dun? Jag är svårt allergisk mot fjäder.'),
  unknown('finns det kassaskåp på rummet för pass å sånt'),
  unknown('kan ni ta emot ett amazonpaket åt oss innan vi kommer fram'),
  unknown('e de badkar nånstans eller bara dusch'),
  unknown('hur lyhört är det mellan rummen, sover så himla lätt'),
  unknown('kan man gifta sig i er trädgård, typ 30 gäster'),
  unknown('går det att boka massage hos er? ryggen e helt slut efter flyget'),

  // A human being
  person('kan ja få snacka med en riktig människa tack'),
  person('Jag skulle föredra att tala med någon i personalen, går det att ordna?'),
  person('orkar inte med en robot, koppla mig till receptionen'),
  person('finns de nån levande där som kan svara mej'),
]
