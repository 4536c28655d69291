import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  // Stays in one message
  stay('hej! har ni nåt ledigt 12-15 januari för 2 vuxna?', ['2027-01-12', '2027-01-15'], { guests: 2 }),
  stay('va kostar de me ett rum från 3/2 till 10/2, vi är tre pers', ['2027-02-03', '2027-02-10'], { guests: 3 }),
  stay(
    'God dag. Min hustru och jag, båda pensionärer från Uppsala, önskar logi från och med den 8 mars till den 22 mars 2027. Vad skulle priset bliva?',
    ['2027-03-08', '2027-03-22'],
    { guests: 2 },
  ),
  stay('tjena, sista minuten här.. går de å få rum ikväll? bara jag', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay(
    'Vi har tänkt oss över nyår, 30 dec - 2 jan, fyra personer i samma rum. Möjligt?',
    ['2026-12-30', '2027-01-02'],
    { guests: 4 },
  ),
  stay('priset för kingrum 5 nätter fr 18 jan?', ['2027-01-18', '2027-01-23'], { room: 'king-room' }),
  stay('kingsviten alla hjärtans dag-helgen, fre till sön!! ska fria shhh 💍', ['2027-02-12', '2027-02-14'], {
    room: 'king-suite',
  }),
  stay(
    'hallå där, va ska ni ha för ett rom torsda te sönda nästa vecka? de e ja å käringen',
    ['2026-12-03', '2026-12-06'],
    { guests: 2 },
  ),
  stay(
    'Hördu, sitt i Kiruna å frys. Ha ni nå rum ledigt från lucia å en vecka fram? Vi ä två vuxna å en liten',
    ['2026-12-13', '2026-12-20'],
    {
      guests: 3,
    },
  ),
  stay(
    'Hejssan från Ekenäs! Vi sku behöva ett rum 11.2.–18.2.2027, två vuxna o två barn (6 och 9 år). Vad blir kostnaden?',
    ['2027-02-11', '2027-02-18'],
    {
      guests: 4,
    },
  ),
  stay('Självständighetsdagen 6.12 kommer vi till Lantana och stannar tre nätter, hur mycke går de på', [
    '2026-12-06',
    '2026-12-09',
  ]),
  stay('sportlovet v 8, måndag till söndag, 2 vuxna 1 tonåring som sover till lunch', ['2027-02-22', '2027-02-28'], {
    guests: 3,
  }),
  stay(
    'hela v.7 tack (fam på 4)',
    [
      ['2027-02-15', '2027-02-21'],
      ['2027-02-15', '2027-02-22'],
      ['2027-02-14', '2027-02-21'],
      ['2027-02-13', '2027-02-20'],
    ],
    { guests: 4 },
  ),
  stay('finns studion ledig 1-28 februari? jobbar på distans o behöver nånstans å va', ['2027-02-01', '2027-02-28'], {
    room: 'studio-kitchenette',
  }),
  stay('Påsken! skärtorsdag t annandag påsk. två vuxna, en bebis', ['2027-03-25', '2027-03-29'], { guests: 3 }),
  stay('nästa helg nåt rum?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay('bre i helgen fre-sön, jag å guzzen, säg ett schysst pris wallah', ['2026-11-27', '2026-11-29'], { guests: 2 }),
  stay('imorgon onsdag, bara en natt, kommer sent me flyget fr arlanda. finns de plats', ['2026-11-25', '2026-11-26']),
  stay('thanksgiving, alltså nu på torsdag, har ni rum kvar t.o.m. lördag?', [
    ['2026-11-26', '2026-11-28'],
    ['2026-11-26', '2026-11-29'],
  ]),
  stay('2 rum 14 mars - 19 mars, 5 vuxna', ['2027-03-14', '2027-03-19'], { guests: 5, rooms: 2 }),
  stay(
    'Tjo från Göteborg! Vi är två par som golfar ihop, har ni la två rum åt oss 20/4-27/4?',
    ['2027-04-20', '2027-04-27'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    'från midsommarafton, tre nätter i trädgårdssviten för tre pers (vi flyr sillen)',
    ['2027-06-25', '2027-06-28'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('kristi himmelsfärdshelgen, ons 5 maj till sönd 9 maj, vad landar det på', ['2027-05-05', '2027-05-09']),
  stay(
    'Hej, jag heter Gun-Britt och fyller 80 den 17 april. Då tänkte barnen bjuda mig på en vecka hos er med ankomst på själva födelsedagen. Vi blir tre i sällskapet.',
    ['2027-04-17', '2027-04-24'],
    { guests: 3 },
  ),
  stay('2027-05-20 -- 2027-05-24, 1 gäst', ['2027-05-20', '2027-05-24'], { guests: 1 }),
  stay('vad tar ni för sviten me ett sovrum 10-17 juli, 2 vux + 2 barn', ['2027-07-10', '2027-07-17'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('lågsäsong antar jag, vad går 20–27 september loss på för en ensam snubbe', ['2027-09-20', '2027-09-27'], {
    guests: 1,
  }),
  stay('om två veckor, dvs tisdag 8 dec, sex nätter', ['2026-12-08', '2026-12-14']),
  stay(
    'julafton till annandagen, mamma pappa o två småttingar, får vi plats nånstans i härberget',
    ['2026-12-24', '2026-12-26'],
    { guests: 4 },
  ),
  stay('mellandagarna 27e-30e?', ['2026-12-27', '2026-12-30']),
  stay('ett dygn den 9:e', ['2026-12-09', '2026-12-10']),
  stay(
    'sjuksyrra på flykt från nattpasset, behöver tre dygn me start nu på söndag. själv',
    ['2026-11-29', '2026-12-02'],
    { guests: 1 },
  ),
  stay('Är det kompakta queenrummet ledigt den femtonde till den artonde januari, tro?', ['2027-01-15', '2027-01-18'], {
    room: 'compact-queen-room',
  }),
  stay('kingrum m innergård, 22 feb, 4 nätter, 2 p', ['2027-02-22', '2027-02-26'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay(
    'rummet med två queensängar åt mej o mina tre ungar 6-13 juni, nyskild å behöver sol',
    ['2027-06-06', '2027-06-13'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay('checkar in tjugotredje mars checkar ut tjugosjätte. kostnad?', ['2027-03-23', '2027-03-26']),
  stay('tjejresa!! vi är 4 st o vill bo ihop 29/4 - 3/5, valborg på stranden liksom', ['2027-04-29', '2027-05-03'], {
    guests: 4,
  }),
  stay('Från trettondagen å tio nätter framåt, för två gamlingar från Rättvik', ['2027-01-06', '2027-01-16'], {
    guests: 2,
  }),
  stay('kryssningen går från Fort Lauderdale lör 16 jan så vi behöver rum bara natten innan', [
    '2027-01-15',
    '2027-01-16',
  ]),
  stay('Är det fullt den 31 december? En natt, två personer', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay('augusti 2-6, me hund', ['2027-08-02', '2027-08-06']),
  stay(
    'Kan ni ge offert på 30 nätter med start 5 januari 2027? Vi är snöfåglar från Borås, maken och jag.',
    ['2027-01-05', '2027-02-04'],
    { guests: 2 },
  ),
  stay('föräldralediga!! 2 vuxna + spädis, 25 till 29 jan, hur mkt blire', ['2027-01-25', '2027-01-29'], { guests: 3 }),
  stay('om jag landar på PBI fredagen den 5 mars kl 23 och flyger hem tisdagen därpå, vad kostar rummet då?', [
    '2027-03-05',
    '2027-03-09',
  ]),
  stay('Veckan före påsk, palmsöndagen till långfredagen. Finnes rum?', ['2027-03-21', '2027-03-26']),

  // Stays in a conversation
  stay(['Hej, finns det rum 5-9 januari för två?', 'nä förresten, en natt till'], ['2027-01-05', '2027-01-10'], {
    guests: 2,
  }),
  stay(['va kostar 12 till 16 mars', 'vi är 4 förresten'], ['2027-03-12', '2027-03-16'], { guests: 4 }),
  stay(['kingsviten 7/2–11/2 tack', 'hmm dyrt.. å ett vanligt kingrum då?'], ['2027-02-07', '2027-02-11'], {
    room: 'king-room',
  }),
  stay(['Vi vill komma i april', 'den 8:e', 'stannar fem nätter'], ['2027-04-08', '2027-04-13']),
  stay(
    [
      'har ni ledigt 3-6 december',
      'får man ha hund med?',
      'toppen, då tar vi med taxen. va blir det totalt för dom nätterna',
    ],
    ['2026-12-03', '2026-12-06'],
  ),
  stay(['Pris 20 feb - 27 feb, 2 vuxna', 'Ojdå, jag menade januari inte februari'], ['2027-01-20', '2027-01-27'], {
    guests: 2,
  }),
  stay(['fre-sön nästa vecka, två pers?', 'mormor hänger på så vi blir tre'], ['2026-12-04', '2026-12-06'], {
    guests: 3,
  }),
  stay(
    ['ett rum den 14 maj', 'tre nätter ska de va', 'å vi är 2 vuxna 1 barn, glömde säja'],
    ['2027-05-14', '2027-05-17'],
    { guests: 3 },
  ),
  stay(
    [
      'God afton, vad kostar Trädgårdssviten den 1–5 mars?',
      'Tack. Är det långt till stranden?',
      'Det låter förträffligt. Och om vi far hem en dag tidigare?',
    ],
    ['2027-03-01', '2027-03-04'],
    { room: 'garden-suite' },
  ),
  stay(['18-25 juli 2 vux 2 barn', 'skippa ungarna dom ska va hos farmor, bara vi två'], ['2027-07-18', '2027-07-25'], {
    guests: 2,
  }),
  stay(['Nyår 29/12 till 3/1', 'kan vi få två rum istället, vi blev visst sex pers'], ['2026-12-29', '2027-01-03'], {
    guests: 6,
    rooms: 2,
  }),
  stay(['rum för tre', '9 feb', 'till 12'], ['2027-02-09', '2027-02-12'], { guests: 3 }),
  stay(
    ['har ni bastu', 'okej skitsamma. va kostar 4 nätter från 15 april för en person'],
    ['2027-04-15', '2027-04-19'],
    { guests: 1 },
  ),
  stay(['Studio 10-20 jan', 'en vecka senare då, samma antal nätter'], ['2027-01-17', '2027-01-27'], {
    room: 'studio-kitchenette',
  }),
  stay(['ledigt i helgen?', 'fast bara lördag till söndag'], ['2026-11-28', '2026-11-29']),
  stay(
    ['ledigt imorgon?', 'två nätter', 'vilken tid kan man checka in', 'ok å va va priset nu igen'],
    ['2026-11-25', '2026-11-27'],
  ),
  stay(['Vi kommer på påskafton', 'och stannar tills på onsdagen, tre personer'], ['2027-03-27', '2027-03-31'], {
    guests: 3,
  }),
  stay(['5 juni - 12 juni i sovrumssviten', 'flytta allt en dag framåt, så 6 till 13'], ['2027-06-06', '2027-06-13'], {
    room: 'one-bedroom-suite',
  }),
  stay(
    ['Jag undrar över priset 2–6 februari', 'Förlåt, skrev fel. Avresa den 8:e ska det vara.'],
    ['2027-02-02', '2027-02-08'],
  ),
  stay(
    ['hejsan vi sku vara 2 vuxna + 2 barn, från Jakobstad', 'ankomst 21.3', 'avfärd 28.3'],
    ['2027-03-21', '2027-03-28'],
    { guests: 4 },
  ),
  stay(['ha ni nå ledigt i oktober nästa år', '4 till 8'], ['2027-10-04', '2027-10-08']),
  stay(['tre nätter fr 11 dec', 'kommer en dag senare, men åker hem samma dag som sagt'], ['2026-12-12', '2026-12-14']),
  stay(['två rum 25-28 feb, fyra personer', 'äh ett rum räcker, vi klämmer ihop oss'], ['2027-02-25', '2027-02-28'], {
    guests: 4,
  }),
  stay(
    [
      '27 aug-30 aug dubbla queenrummet för 2',
      'Vad tar ni betalt för en katt?',
      'vi lämnar katten hemma men en polare hakar på, 3 st alltså',
    ],
    ['2027-08-27', '2027-08-30'],
    {
      guests: 3,
      room: 'double-queen-room',
    },
  ),
  stay(['Vad tar ni för 16–18 april?', 'och helgen efter?'], ['2027-04-23', '2027-04-25']),
  stay(
    [
      'vi ska va där på lucia, alltså 13 dec',
      'åker den 15',
      'för övrigt, har ni wifi?',
      'nice. kan vi va kvar till den 16 istället',
    ],
    ['2026-12-13', '2026-12-16'],
  ),
  stay(['kingrummet mot innergården 8-11 mars', 'trädgårdssviten då, samma datum'], ['2027-03-08', '2027-03-11'], {
    room: 'garden-suite',
  }),
  stay(['30 jan. 6 nätter. vi e 2', 'chefen säger nej, bara 4 nätter'], ['2027-01-30', '2027-02-03'], { guests: 2 }),
  stay(
    ['Kan min kollega och jag få varsitt rum 11–14 maj?', 'Chefen ska också med, så tre rum, en person i varje'],
    ['2027-05-11', '2027-05-14'],
    {
      guests: 3,
      rooms: 3,
    },
  ),
  stay(['tors till sön första veckan i feb', 'förlåt menar ons till sön'], ['2027-02-03', '2027-02-07']),

  // The house and the area
  ask('när kan man få nyckeln som tidigast?', 'checkIn'),
  ask('hur dags måste vi va ute ur rummet sista dan', 'checkOut'),
  ask(
    'Vårt plan går först 21. Hur länge går det att få sen utcheckning, och vad tar ni för det?',
    'lateUntil',
    'lateFee',
  ),
  ask('drar ni nån deposition på kortet när man kommer', 'deposit'),
  ask('kostar jycken extra?', 'petFee'),
  ask('frågar åt en kompis.. va händer om nån blossar inne på rummet, blir de böter', 'smokingFee'),
  ask('Skulle svärmor bli sjuk – hur sent kan vi avboka utan att det kostar något?', 'cancelling'),
  ask('när på morronen öppnar receptionen å när stänger den', 'opens', 'closes'),
  ask('Sååå hur många steg är det till havet egentligen? mina knän är inte va dom va', 'beach'),
  ask('P-avgift nere vid stranden?', 'beachParking'),
  ask('kan jag få ett nr å ringa på, å mejlen me', 'phone', 'email'),
  ask('vad ska jag knappa in i gpsen? gatuadress plz', 'street'),
  ask('Min far påstår att han bodde här på femtiotalet. Hur gammalt är hotellet?', 'year'),
  ask('är det ett stort ställe eller, hur många rum finns det', 'rooms'),
  ask('får man rabatt om man går med på nyhetsbrevet?', 'newsletter'),
  ask(['har ni nån rabattkod man kan slå in?', 'men om man stannar en hel månad, blir det billigare då?'], 'monthly'),
  ask('veckopris finns det?', 'weekly'),
  ask('hur långt bort ligger flygplatsen i West Palm, alltså i minuter', 'airport'),
  ask(['Hur lång tid tar det från PBI?', 'Å från Fort Lauderdales flygplats?'], 'secondAirport'),
  ask('är det långt me bil till lake worth, min moster bor där', 'lakeWorth'),
  ask('vilka månader e högsäsong hos er', 'peakSeason'),
  ask('dottern är galen i havssköldpaddor, när lägger de ägg?', 'turtles'),
  ask('Är det risk för orkaner? När brukar de komma?', 'hurricanes'),
  ask('måste man betala för att ställa hyrbilen hos er', 'parking'),
  ask('funkar internet på rummet å e de gratis, måste jobba lite', 'wifi'),
  ask('ungarna undrar om ni har nån bassäng', 'noPool'),
  ask('Finns det hiss? Jag går med rullator.', 'stairs'),
  ask('ingår frukosten, å om inte, finns det åtminstone kaffe?', 'breakfast', 'coffee'),
  ask('går det att koka makaroner på rummet, alltså finns det kök', 'kitchen'),
  ask('behöver hålla insulinet kallt.. kylskåp?', 'fridge'),
  ask('städas det varje dag eller hur funkar det', 'cleaning'),
  ask('AC?? dör annars', 'airConditioning'),
  ask('kan vi grilla nånstans på gården', 'barbecue'),
  ask('tar ni kontanter el bara kort', 'cash', 'cards'),
  ask('vår lilla är 8 mån, har ni spjälsäng att låna ut', 'crib'),
  ask('finns de badvakter på stranden?', 'lifeguards'),
  ask('Jag är synskadad och reser med ledarhund. Är hon välkommen?', 'assistanceDog'),
  ask('utan bil, går det buss eller tåg till er', 'bus', 'train'),
  ask('Sku int ni ha nån finlandsförening där i trakten? Finnarnas hus eller va det heter', 'finland'),
  ask(['var äter man gott nära er?', 'nån pizzeria då, grabben vill bara ha pizza'], 'pizza'),
  ask('Vi är sugna på krabba ikväll, vart går man?', 'crab'),
  ask('närmaste mataffär? å bageri om de finns', 'groceries', 'bakery'),
  ask(
    ['Vad kan man hitta på med barn hos er i krokarna?', 'hur mycket är inträdet till Lion Country Safari'],
    'safari',
  ),
  ask('entrén på Flaglermuseet, vad ligger den på?', 'flagler'),
  ask('pratar nån finska i receptionen? min äkta hälft är från Kemi', 'languages'),

  // Prices without a date
  from('vad ligger era rum på ungefär'),
  from('från-pris per natt?'),
  from('Student me noll para här.. va kostar billigaste ni har'),
  from(
    'Kära hotell, jag skulle gärna vilja få en uppfattning om er prisnivå innan jag bestämmer något om när vi reser.',
  ),
  from('va börjar kingsviten på', 'king-suite'),
  from('studion, vad är lägsta priset för en sån?', 'studio-kitchenette'),
  from('e ni dyra eller? va tar ni natten'),
  from('Dubbelt queenrum, hur mycket kostar det som minst', 'double-queen-room'),

  // What the hotel has no word on
  unknown('glömde reseadaptern hemma i Luleå, har ni nån att låna ut för svensk stickpropp'),
  unknown('kan jag skicka ett amazonpaket till er innan vi kommer'),
  unknown('Finns det kassaskåp på rummen?'),
  unknown('är det badkar eller bara dusch'),
  unknown('mörkläggningsgardiner? sover skitdåligt annars'),
  unknown('Min son är pälsdjursallergiker, kan ni garantera fjäderfria kuddar?'),
  unknown('har ni nåt ställe å låsa in surfbrädan över natten'),
  unknown('säljer ni frimärken för vykort hem till Sverige'),

  // A human being
  person('orkar inte snacka me en robot, koppla mig till nån i receptionen'),
  person('Skulle jag kunna få tala med en levande människa, tack?'),
  person('kan nån hos er ringa upp mej, vill prata me en riktig person'),
  person(['har ni rum i mars', 'nä det här blir för krångligt, finns det nån mänsklig personal jag kan chatta med']),
]
