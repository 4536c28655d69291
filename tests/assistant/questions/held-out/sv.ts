import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  // Stays in one message
  stay('Hej! Vad kostar ett rum för två 14–18 januari?', ['2027-01-14', '2027-01-18'], { guests: 2 }),
  stay('finns det nåt ledigt 5/2 till 8/2? vi är 2 vuxna o 1 barn', ['2027-02-05', '2027-02-08'], { guests: 3 }),
  stay('Har ni lediga rum 10.3–14.3?', ['2027-03-10', '2027-03-14']),
  stay('pris för 1 person 2027-04-12 till 2027-04-15', ['2027-04-12', '2027-04-15'], { guests: 1 }),
  stay('Har ni plats i natt? Vi är två och har precis landat', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('behöver nånstans att bo från imorgon och tre nätter framåt, bara jag', ['2026-11-25', '2026-11-28'], {
    guests: 1,
  }),
  stay('ledigt nu i helgen?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
  ]),
  stay(
    'Vi tänkte komma helgen efter nästa, fredag till söndag. Vad skulle det gå på för två?',
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-11', '2026-12-13'],
    ],
    { guests: 2 },
  ),
  stay('Vad tar ni för två nätter med ankomst nu på fredag?', ['2026-11-27', '2026-11-29']),
  stay('vad går julen på, 23 till 27 december, för en familj på fyra', ['2026-12-23', '2026-12-27'], { guests: 4 }),
  stay('Finns det rum över jul?', [
    ['2026-12-24', '2026-12-26'],
    ['2026-12-24', '2026-12-27'],
    ['2026-12-24', '2026-12-25'],
    ['2026-12-24', '2026-12-28'],
    ['2026-12-23', '2026-12-26'],
    ['2026-12-23', '2026-12-27'],
    ['2026-12-23', '2026-12-28'],
    ['2026-12-25', '2026-12-26'],
    ['2026-12-25', '2026-12-27'],
    ['2026-12-25', '2026-12-28'],
  ]),
  stay('nyårsafton, 2 pers, vad blir det', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay(
    'Hej, vi skulle vilja fira nyår hos er, 30 december till 2 januari, fyra vuxna i två rum. Vad blir totalen?',
    ['2026-12-30', '2027-01-02'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    'Påsken 2027, från skärtorsdagen till annandagen, två vuxna och två barn (7 och 10 år). Har ni plats?',
    ['2027-03-25', '2027-03-29'],
    { guests: 4 },
  ),
  stay('långfredagen till annandag påsk, går det att få rum då?', ['2027-03-26', '2027-03-29']),
  stay('en vecka från 3 februari, hur mycket blir det', ['2027-02-03', '2027-02-10']),
  stay(
    'God dag! Vi är ett pensionerat par från Borgå som gärna vill undan mörkret. Går det att få ett rum i två veckor från den 11 januari, och vad skulle det kosta?',
    ['2027-01-11', '2027-01-25'],
    { guests: 2 },
  ),
  stay('fyra nätter fr.o.m. 22 mars för 3 pers', ['2027-03-22', '2027-03-26'], { guests: 3 }),
  stay('vad kostar trädgårdssviten 8-12 feb för två', ['2027-02-08', '2027-02-12'], {
    guests: 2,
    room: 'garden-suite',
  }),
  stay('är studion ledig 19-22 april', ['2027-04-19', '2027-04-22'], { room: 'studio-kitchenette' }),
  stay('King-sviten den 12 till den 15 mars, vi är tre personer. Pris?', ['2027-03-12', '2027-03-15'], {
    guests: 3,
    room: 'king-suite',
  }),
  stay('sovrumssviten 2–9 januari, 2 vuxna, en 4-åring och en 9-åring', ['2027-01-02', '2027-01-09'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Jag är intresserad av ett kompakt queenrum från torsdag 20 maj till söndag 23 maj, reser ensam.',
    ['2027-05-20', '2027-05-23'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay('två rum 16-19 april för fyra personer, vad landar det på?', ['2027-04-16', '2027-04-19'], {
    guests: 4,
    rooms: 2,
  }),
  stay('Vi är två par som vill ha varsitt rum 26–28 februari, har ni det?', ['2027-02-26', '2027-02-28'], {
    guests: 4,
    rooms: 2,
  }),
  stay('vi har en liten tax med oss. har ni rum 1-4 mars för två?', ['2027-03-01', '2027-03-04'], { guests: 2 }),
  stay('vecka 8, måndag till fredag, två vuxna och ett barn. finns det plats', ['2027-02-22', '2027-02-26'], {
    guests: 3,
  }),
  stay('Sportlovet! 27 feb - 6 mars, vad kostar det för oss 4?', ['2027-02-27', '2027-03-06'], { guests: 4 }),
  stay('Tjena, jag och frugan funderar på midsommar hos er, 24-27 juni. Vad tar ni?', ['2027-06-24', '2027-06-27'], {
    guests: 2,
  }),
  stay('ett rum natten mellan 7 och 8 december, går det?', ['2026-12-07', '2026-12-08']),
  stay(
    'Vi behöver bara en natt, torsdagen den 14 januari, innan flyget hem. Kostnad för två?',
    ['2027-01-14', '2027-01-15'],
    { guests: 2 },
  ),
  stay('luciahelgen 11-13 dec pris 2 pers', ['2026-12-11', '2026-12-13'], { guests: 2 }),
  stay(
    'Vill överraska min sambo på alla hjärtans dag. Kan vi två få ett rum fredag 12 till måndag 15 februari?',
    ['2027-02-12', '2027-02-15'],
    { guests: 2 },
  ),
  stay('första helgen i mars, har ni något då?', [
    ['2027-03-05', '2027-03-07'],
    ['2027-03-06', '2027-03-07'],
    ['2027-03-05', '2027-03-08'],
    ['2027-03-06', '2027-03-08'],
  ]),
  stay('har ni nåt på lördag? bara en natt', ['2026-11-28', '2026-11-29']),
  stay(
    'nästa fredag till söndag, 2 personer, pris?',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay('vi kommer idag om två veckor och stannar tre nätter. vad kostar de för 2', ['2026-12-08', '2026-12-11'], {
    guests: 2,
  }),
  stay('Är det fullt den tredje till den sjunde augusti?', ['2027-08-03', '2027-08-07']),
  stay('kan ni ta emot oss 28 dec? 5 nätter, vi e 2', ['2026-12-28', '2027-01-02'], { guests: 2 }),
  stay('Jag undrar om det finns någon möjlighet att bo hos er mellan den 17 och 24 oktober?', [
    '2027-10-17',
    '2027-10-24',
  ]),
  stay('i övermorgon, två nätter, finns det rum?', ['2026-11-26', '2026-11-28']),
  stay('20 juli, 2 nätter, tre vuxna, blir det dyrt?', ['2027-07-20', '2027-07-22'], { guests: 3 }),
  stay(
    'Jo hej, he sku va roligt å kom dit en vecka från 25 januari, hur mycke kostar he för två?',
    ['2027-01-25', '2027-02-01'],
    { guests: 2 },
  ),
  stay('1 vuxen + 1 barn 5 år, 29 mars–2 april', ['2027-03-29', '2027-04-02'], { guests: 2 }),

  // Stays in a conversation
  stay(['Vad kostar 10-13 februari för två?', 'och om vi stannar en natt till?'], ['2027-02-10', '2027-02-14'], {
    guests: 2,
  }),
  stay(['finns det rum 5–8 mars?', 'vi blir tre, dottern är 6'], ['2027-03-05', '2027-03-08'], { guests: 3 }),
  stay(['hej har ni ledigt 20-23 jan', 'och vad kostar det?'], ['2027-01-20', '2027-01-23']),
  stay(['Vad kostar king-sviten 15–18 mars?', 'Och trädgårdssviten samma dagar?'], ['2027-03-15', '2027-03-18'], {
    room: 'garden-suite',
  }),
  stay(['Pris för två personer 2-5 april tack', 'Hm, och samma dagar veckan efter?'], ['2027-04-09', '2027-04-12'], {
    guests: 2,
  }),
  stay(['ledigt 12-14 dec?', 'kan vi få två rum i stället, vi är fyra'], ['2026-12-12', '2026-12-14'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['tar ni emot hundar?', 'bra, då vill vi ha ett rum 6 till 9 april, två personer'],
    ['2027-04-06', '2027-04-09'],
    {
      guests: 2,
    },
  ),
  stay(['vad kostar det i natt', 'o imorgon natt istället?'], ['2026-11-25', '2026-11-26']),
  stay(['Finns rum i helgen, fre-sön?', 'Och helgen därpå?'], ['2026-12-04', '2026-12-06']),
  stay(['Vad kostar en natt den 17 februari?', 'och om det blir tre nätter'], ['2027-02-17', '2027-02-20']),
  stay(
    [
      'Vi vill gärna bo hos er 1–8 februari, två vuxna.',
      'Nu visar det sig att vi kan komma först den 3, men hem åker vi den 8 som planerat. Vad blir priset?',
    ],
    ['2027-02-03', '2027-02-08'],
    { guests: 2 },
  ),
  stay(['rum för 4, 19-21 mars', 'nej vänta vi blir bara 3'], ['2027-03-19', '2027-03-21'], { guests: 3 }),
  stay(['hur mycket är studion 11-15 jan', 'och king-sviten?'], ['2027-01-11', '2027-01-15'], { room: 'king-suite' }),
  stay(['Vad kostar en vecka från 8 mars för två?', 'Och två veckor?'], ['2027-03-08', '2027-03-22'], { guests: 2 }),
  stay(['har ni nåt 24-27 dec', 'oj jag menade januari'], ['2027-01-24', '2027-01-27']),
  stay(['vad kostar kompakt queenrum', 'jag tänkte 7 till 10 juni'], ['2027-06-07', '2027-06-10'], {
    room: 'compact-queen-room',
  }),
  stay(['Hej!', 'jag undrar om ni har rum i maj', '14 till 17, två personer'], ['2027-05-14', '2027-05-17'], {
    guests: 2,
  }),
  stay(
    ['finns det pool?', 'synd. men vad kostar det 22-25 april för 2 vuxna o en femåring'],
    ['2027-04-22', '2027-04-25'],
    { guests: 3 },
  ),
  stay(
    ['Vad kostar 30 december till 2 januari för två?', 'och om vi åker hem redan på nyårsdagen?'],
    ['2026-12-30', '2027-01-01'],
    { guests: 2 },
  ),
  stay(['5-7 mars för 2', 'det var lite dyrt. måndag till onsdag veckan efter då?'], ['2027-03-08', '2027-03-10'], {
    guests: 2,
  }),
  stay(['rum 4-6 februari?', '2 personer', 'lägg till en natt'], ['2027-02-04', '2027-02-07'], { guests: 2 }),
  stay(['Är sovrumssviten ledig 26-30 april?', 'vi är fyra, varav två barn på 3 och 8'], ['2027-04-26', '2027-04-30'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    ['Vad tar ni för 16–20 augusti, två personer?', 'Min mamma vill följa med, så vi blir tre.'],
    ['2027-08-16', '2027-08-20'],
    { guests: 3 },
  ),
  stay(
    ['hur mycket är det för påsken, 26–29 mars, 2 personer', 'och utan sista natten?'],
    ['2027-03-26', '2027-03-28'],
    { guests: 2 },
  ),
  stay(['två rum 10-12 mars för 4 personer', 'vad blir det om vi tar ett enda rum?'], ['2027-03-10', '2027-03-12'], {
    guests: 4,
  }),
  stay(
    ['Har ni ett vanligt kingrum ledigt 18–21 januari?', 'och kingrum mot innergården?'],
    ['2027-01-18', '2027-01-21'],
    { room: 'courtyard-king-room' },
  ),
  stay(['hej vad kostar ett rum', 'fredag 29 januari', 'två nätter, 2 pers'], ['2027-01-29', '2027-01-31'], {
    guests: 2,
  }),
  stay(
    ['Vad kostar det 23 till 26 februari för bara mig?', 'Min syster kommer också, vi delar rum'],
    ['2027-02-23', '2027-02-26'],
    { guests: 2 },
  ),
  stay(['ledigt på torsdag?', 'vi stannar till söndag alltså. vad blir priset'], ['2026-11-26', '2026-11-29']),
  stay(['när får man rummet?', 'ok. och har ni plats 1-3 december för två?'], ['2026-12-01', '2026-12-03'], {
    guests: 2,
  }),
  stay(
    ['vi vill komma 8 till 11 maj', 'det krockar med jobbet ser jag. kan vi komma en vecka senare i stället?'],
    ['2027-05-15', '2027-05-18'],
  ),

  // Facts
  ask('Vilken tid kan man checka in?', 'checkIn'),
  ask('när måste vi va ute ur rummet sista dan', 'checkOut'),
  ask('check in o check ut tider tack', 'checkIn', 'checkOut'),
  ask('Vårt flyg går först på kvällen. Vad kostar det om vi behåller rummet någon timme extra?', 'lateFee'),
  ask('hur sent kan man som mest checka ut om man betalar extra', 'lateUntil'),
  ask(['när är utcheckningen?', 'och vad tar ni för sen utcheckning?'], 'lateFee'),
  ask('Tar ni någon deposition vid incheckningen, och hur stor är den?', 'deposit'),
  ask('vad kostar det att ha med hunden per natt', 'petFee'),
  ask(['Har ni rum 3–6 mars för två?', 'Och vad kommer det kosta extra att ha katten med?'], 'petFee'),
  ask('Min bror är synskadad och har ledarhund. Räknas den som husdjur hos er?', 'assistanceDog'),
  ask('får man röka på rummet?', 'smokingFee'),
  ask('finns de parkering o kostar den nåt', 'parking'),
  ask('ingår wifi? jag måste jobba lite på resan', 'wifi'),
  ask('Har ni pool? Barnen tjatar :)', 'noPool'),
  ask('serverar ni frukost eller var äter man den', 'breakfast'),
  ask('är det långt att gå till stranden?', 'beach'),
  ask('Finns det kök på rummen så att man kan laga sin egen mat?', 'kitchen'),
  ask('vilken flygplats ligger närmast och hur lång tid tar det därifrån', 'airport'),
  ask('vi landar i fort lauderdale, hur lång är bilresan till er', 'secondAirport'),
  ask('Vi reser utan bil. Går det tåg och buss i närheten?', 'train', 'bus'),
  ask('kan ni tipsa om nån bra restaurang på gångavstånd', 'eating'),
  ask('var äter man krabba häromkring', 'crab'),
  ask('sugen på pizza ikväll, nåt ställe nära?', 'pizza'),
  ask('var ligger närmaste mataffär', 'groceries'),
  ask('Kan jag avboka utan kostnad om någon blir sjuk?', 'cancelling'),
  ask('hur många nätter måste man stanna för att få veckopris', 'weekly'),
  ask('får man nån rabatt om man går med i nyhetsbrevet', 'newsletter'),
  ask('När är det högsäsong hos er?', 'peakSeason'),
  ask('vi vill så gärna se havssköldpaddor, när på året lägger de ägg?', 'turtles'),
  ask('vilka månader är det orkansäsong', 'hurricanes'),
  ask('Vad är adressen? Ska mata in den i gps:en', 'street'),
  ask('vad har ni för telefonnummer och mejl', 'phone', 'email'),
  ask('Så vackert hus! Hur gammalt är det och hur många rum har ni?', 'year', 'rooms'),
  ask('min mamma har svårt att gå. finns det hiss?', 'stairs'),
  ask('Kan man få låna en spjälsäng till bebisen?', 'crib'),
  ask('finns det en lekplats i närheten', 'playground'),
  ask('Vad kan man hitta på med två barn i åldern 5 och 8?', 'withChildren'),
  ask('kan man betala med kort eller vill ni ha kontanter', 'cards', 'cash'),
  ask('vi är framme först runt midnatt. hur länge är receptionen öppen?', 'closes'),
  ask('är det badvakter på stranden, och vad tar de för parkeringen där?', 'lifeguards', 'beachParking'),
  ask('Vilka språk kan man skriva till er på?', 'languages'),
  ask(
    'Hej från Närpes! Jag har hört att det bor många finländare hos er i trakten. Finns det någon finsk klubb eller förening?',
    'finland',
  ),
  ask('finns AC och tv på rummen?', 'airConditioning', 'tv'),
  ask('städar ni varje dag, o finns det kylskåp', 'cleaning', 'fridge'),
  ask('vad kostar inträdet på lion country safari för en vuxen', 'safari'),

  // Prices without dates
  from('Vad kostar det ungefär att bo hos er?'),
  from('vad ligger ert billigaste rum på per natt'),
  from('hej, prislista?'),
  from('Hur mycket kostar King-sviten per natt?', 'king-suite'),
  from('vad går studion på', 'studio-kitchenette'),
  from('ungefärligt pris på ett dubbelt queenrum tack', 'double-queen-room'),
  from('Min man och jag är nyfikna på trädgårdssviten. Vad tar ni för den?', 'garden-suite'),
  from('sovrumssviten, från vilket pris?', 'one-bedroom-suite'),

  // Nothing on the site
  unknown('kan man ladda elbilen hos er'),
  unknown('finns det gym på hotellet?'),
  unknown('Har ni bastu? Vi är ju från Finland :)'),
  unknown('Erbjuder ni massage eller spabehandlingar?'),
  unknown('hämtar ni gäster på flygplatsen med egen buss?'),
  unknown('har ni roomservice'),
  unknown('Finns det tvättmaskin som gästerna får använda?'),
  unknown('är det hårtork i badrummet eller ska jag ta med egen'),

  // A person
  person('kan jag få prata med en riktig människa'),
  person('Jag skulle vilja bli kontaktad av någon i personalen, tack.'),
  person('koppla mig till receptionen'),
  person('orkar inte med robotar, finns det nån anställd man kan snacka med?'),
]
