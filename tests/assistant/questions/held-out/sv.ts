import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  ask('får hunden följa med', 'petFee'),
  ask('var finns thaimat', 'thai'),
  ask('blir det billigare om man stannar 10 dar', 'weekly'),
  stay('finns rum inatt', ['2026-11-24', '2026-11-25']),
  stay(['har ni ledigt 12–15 januari?', 'och för 5 nätter?'], ['2027-01-12', '2027-01-17']),
  stay('hejsan har ni nåt ledigt 10-13 feb för 2 pers', ['2027-02-10', '2027-02-13']),
  unknown('tar ni ut nån resortavgift'),
  ask('va tid öppnar respan på moron', 'opens'),
  stay('2 vuxna 2 barn o farmor 8-12 feb vad blir det', ['2027-02-08', '2027-02-12'], { guests: 5 }),
  stay(['trädgårdssviten 18-21 jan pris', 'och kingsviten då'], ['2027-01-18', '2027-01-21'], { room: 'king-suite' }),
  unknown('kan man ladda elbilen hos er'),
  ask('när är det högsäsong hos er', 'peakSeason'),
  ask('nånstans att äta middag på gångavstånd', 'eating'),
  stay('ensamresa 5/1 - 9/1, va blir de', ['2027-01-05', '2027-01-09'], { guests: 1 }),
  stay('nyår hos er? 29 dec till 2 jan, jag och sambon', ['2026-12-29', '2027-01-02']),
  unknown('finns strykjärn att låna'),
  stay(['nyår 30.12-2.1, två par alltså 4', 'fel av mej, 29.12 till 2.1 ska de va'], ['2026-12-29', '2027-01-02'], {
    guests: 4,
  }),
  stay('nätterna 3 och 4 mars för 2', ['2027-03-03', '2027-03-05']),
  ask('va kan man hitta på med barnen', 'withChildren'),
  ask('kylen på rummet?', 'fridge'),
  ask('om det blir orkan då', 'hurricanes'),
  stay('5 nätter från 11 januari', ['2027-01-11', '2027-01-16']),
  stay('va kostar studion 22 - 26 feb', ['2027-02-22', '2027-02-26'], { room: 'studio-kitchenette' }),
  // Dated, one message
  stay('hejsan! har ni nåt ledigt över luciahelgen? vi e två', [
    ['2026-12-11', '2026-12-13'],
    ['2026-12-12', '2026-12-13'],
    ['2026-12-12', '2026-12-14'],
    ['2026-12-11', '2026-12-14'],
  ]),
  stay(
    'sportlovet vecka 9, 2 vuxna o 2 barn (6 o 11), va går hela veckan på?',
    [
      ['2027-03-01', '2027-03-08'],
      ['2027-02-27', '2027-03-06'],
      ['2027-02-28', '2027-03-07'],
      ['2027-03-01', '2027-03-07'],
    ],
    { guests: 4 },
  ),
  stay('i övermorgon o två nätter fram, va kostare?', ['2026-11-26', '2026-11-28']),
  stay('na hörrni va ska ni ha för ett kingrum 7-10 januari', ['2027-01-07', '2027-01-10'], { room: 'king-room' }),
  stay('haur I nåt rom te maj o kärringen den 15 te 18 februari?', ['2027-02-15', '2027-02-18']),
  stay('Hej på er! Sku det finnas rum ledigt från den 2:a till den 6:e mars, vi är två från Ekenäs', [
    '2027-03-02',
    '2027-03-06',
  ]),
  stay('julafton till annandag jul, tre pers, va landar de på 🎄', ['2026-12-24', '2026-12-26'], { guests: 3 }),
  stay('nyår hos er? 30/12 t 2/1, sambon o jag', ['2026-12-30', '2027-01-02']),
  stay('en person, en natt, kommer 9 dec. pris?', ['2026-12-09', '2026-12-10'], { guests: 1 }),
  stay('två rum 22-25 jan fyra vuxna, totalsumma tack', ['2027-01-22', '2027-01-25'], { rooms: 2, guests: 4 }),
  stay('planet inställt 😭 sitter på flygplatsen med min fru, finns de rum inatt? åker vidare imorn', [
    '2026-11-24',
    '2026-11-25',
  ]),
  stay('fredag till måndag nu i veckan som kommer upp, alltså 27-30 nov. två pers. ledigt?', [
    '2026-11-27',
    '2026-11-30',
  ]),
  stay(
    'Hej! Min syster hittade ert ställe i en gammal resetidning hos frissan och sen dess har vi inte kunnat sluta tänka på det. Vi är båda nypensionerade och har bestämt oss för att slå till på den där trädgårdssviten, bara hon och jag. Vi landar den 11 mars och flyger hem den 16:e. Vad blir det?',
    ['2027-03-11', '2027-03-16'],
    { room: 'garden-suite' },
  ),
  stay(
    'ensam pensionär från umeå vill slippa snön, hela februari, vad skulle det gå loss på',
    [
      ['2027-02-01', '2027-03-01'],
      ['2027-02-01', '2027-02-28'],
    ],
    { guests: 1 },
  ),
  stay('långfredan t annandag påsk, sovrumssviten, 4 st', ['2027-03-26', '2027-03-29'], {
    room: 'one-bedroom-suite',
    guests: 4,
  }),
  stay('studion må-fre v. 5, ledig?', ['2027-02-01', '2027-02-05'], { room: 'studio-kitchenette' }),
  stay('fem nätter fr o m 12 december. två vuxna och en surmulen tonåring', ['2026-12-12', '2026-12-17'], {
    guests: 3,
  }),
  stay(
    'God dag. Önskar offert på dubbelt queenrum för fyra personer under tiden 10–24 april 2027. Tacksam för svar. Mvh Gunvor Ahlqvist',
    ['2027-04-10', '2027-04-24'],
    { room: 'double-queen-room', guests: 4 },
  ),
  // Dated, several messages
  stay(['va kostar 4 till 7 februari', 'oj skrev fel!! 5 till 8 ska de va'], ['2027-02-05', '2027-02-08']),
  stay(
    ['finns rum 14-16 dec för två?', 'och kingrummet mot innergården då, va tar ni för de?'],
    ['2026-12-14', '2026-12-16'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay(
    ['11 jan till 14 jan, pris för 2', 'mormor hänger på oxå så vi blir tre i rummet'],
    ['2027-01-11', '2027-01-14'],
    { guests: 3 },
  ),
  stay(
    [
      'Hejhej, rum för två 23 till 27 december?',
      'kan vi komma en dag tidigare men åka hem samma dag som sagt? va blir de då',
    ],
    ['2026-12-22', '2026-12-27'],
  ),
  stay(
    ['när får man checka in?', 'perfa. vi vill komma 29 januari och åka 1 februari, hur mycke blir de'],
    ['2027-01-29', '2027-02-01'],
  ),
  stay(
    [
      'hur dyr e king-sviten 18-21 februari',
      'aj. det kompakta queenrummet samma dagar?',
      'ok o om vi åker redan den 20?',
    ],
    ['2027-02-18', '2027-02-20'],
    { room: 'compact-queen-room' },
  ),
  stay(
    ['6-9 jan tack, va kostar', 'nä vi behöver två rum, svärföräldrarna ska me. fyra totalt'],
    ['2027-01-06', '2027-01-09'],
    {
      rooms: 2,
      guests: 4,
    },
  ),
  stay(
    [
      'tar ni kort?',
      'najs. finns nåt imorgon, två nätter, två pers?',
      'nä vi väntar till på fredag, fortfarande två nätter',
    ],
    ['2026-11-27', '2026-11-29'],
  ),
  stay(['trädgårdssviten 22-26 mars pris', 'o va kostar studion isf'], ['2027-03-22', '2027-03-26'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['va blir de från på lördag o en vecka framåt', 'o om vi bara stannar till onsdan?'],
    ['2026-11-28', '2026-12-02'],
  ),
  stay(['kan du kolla 13-17 januari för två', 'tackar! samma datum fast i februari?'], ['2027-02-13', '2027-02-17']),
  stay(
    ['fyra pers 16 till 20 december, hur mycket', 'våra kompisar hoppade av, bara jag o frun kvar. nytt pris?'],
    ['2026-12-16', '2026-12-20'],
    {
      guests: 2,
    },
  ),
  stay(
    [
      'vi funderar på att hälsa på er i mars',
      'den 19 mars tänkte vi',
      'fyra nätter, 2 vuxna o 1 unge på åtta. va blir de',
    ],
    ['2027-03-19', '2027-03-23'],
    { guests: 3 },
  ),

  // Facts
  ask('när e rummet klart när vi kommer o hur dags blir vi utslängda sista dan', 'checkIn', 'checkOut'),
  ask(
    'går de att sova ut o lämna nyckeln senare än vanligt? va kostar de o till när som längst',
    'lateFee',
    'lateUntil',
  ),
  ask('drar ni nån summa som säkerhet när man kommer, som man sen får igen? hur mycke', 'deposit'),
  ask('vår katt måste me, annars går hon sönder hemma. avgift per natt?', 'petFee'),
  ask('min gubbe smygröker. va händer om han gör de på rummet, kostar de?', 'smokingFee'),
  ask('om ungarna blir magsjuka, hur många timmar innan måste ja backa ur för o slippa betala', 'cancelling'),
  ask('vilka tider sitter det nån i receptionen, från när till när?', 'opens', 'closes'),
  ask('hur lång promenix e de ner till sanden', 'beach'),
  ask('va kostar de o ställa bilen nere vid badet i stan', 'beachParking'),
  ask(
    'kan landa på palm beach eller fort lauderdale, hur lång tid tar bilresan till er från respektive?',
    'airport',
    'secondAirport',
  ),
  ask('o stå med hyrbilen hos er, kostar de nåt? o nätet på rummet?', 'parking', 'wifi'),
  ask('när slog ni upp dörrarna första gången o hur många rum e de', 'year', 'rooms'),
  ask('har mamma med rullator, finns hiss hos er?', 'stairs'),
  ask('morfar har spöet med. var kan han stå o meta i närheten', 'fishing'),
  ask('ingår det nåt på morgonen att äta eller får en ge sig ut på byn', 'breakfast'),
  ask(
    'min son har diabetes, kan insulinet ligga kallt på rummet? o går de att koka egen gröt nånstans',
    'fridge',
    'kitchen',
  ),
  ask('kommer det nån o bäddar o byter handdukar varje dag eller får man fixa själv', 'cleaning'),
  ask(
    'tål inte värme!! e rummen kylda? o kan man glo på melodifestivalen på skärm om de regnar',
    'airConditioning',
    'tv',
  ),
  ask('får man halstra sin egen fisk nånstans på tomten hos er', 'barbecue'),
  ask('har bara sedlar, duger de? o amex?', 'cash', 'cards'),
  ask('e de okej att komma dragandes med tre småglin hos er eller är det vuxenhotell', 'families'),
  ask('när på året kravlar sköldisarna upp o lägger ägg', 'turtles'),
  ask('sitter de nån i torn o håller koll på dom som simmar?', 'lifeguards'),
  ask('ska klara oss utan bil: va ska man ladda ner i mobilen för skjuts, o vilken buss kör förbi?', 'rides', 'bus'),
  ask('finns nån förening där alla finnar brukar hänga runt hos er? min farfar va från österbotten', 'finland'),
  ask('va heter det gamla huset vid vattnet där man kan ta en drink under halmtak o äta fisk, de från 1889', 'keyLime'),
  ask('jag e sugen på krabba 🦀 o ungarna på vesuvio, vart ska vi gå', 'crab', 'pizza'),
  ask('barnen tjatar om strut med tre kulor, var hittar vi det bästa', 'iceCream'),
  ask('saknar rågbröd o bulle, kan man köpa sånt på nåt nordiskt fik? o var e närmsta mataffär', 'bakery', 'groceries'),
  ask(['var ligger närmsta lekplats', 'tack. o var kan man gå i skugga o kolla på fåglar i lugn o ro'], 'nature'),
  ask(['va kostar 3-5 februari?', 'ok. o va tar dom på safarit me lejonen, för en vuxen?'], 'safari'),
  ask(
    'mellan vilka månader e de mest folk o dyrast hos er, o när på året blåser taken av?',
    'peakSeason',
    'hurricanes',
  ),
  ask(
    ['hej har ni en parkering?', 'bra, vilken gata ska jag knappa in i gpsen? o numret om jag kör vilse'],
    'street',
    'phone',
  ),

  // A price without dates
  from('va kostar de o sova hos er sådär i runda slängar per natt'),
  from('billigaste natten ni har? datum spelar ingen roll'),
  from('från vilket pris ligger sovrumssviten', 'one-bedroom-suite'),
  from('kompakta queenrummet, va börjar de på? har inte bestämt när', 'compact-queen-room'),
  from(['hur långt är det till havet', 'aha bra. o priserna då, va ligger dom från?']),

  // The hotel has no word on it
  unknown('finns de bastu hos er?'),
  unknown('ska ja ta me hårfön eller hänger de en i badrummet'),
  unknown('kan vi gifta oss i er trädgård, 40 gäster, går de o ordna?'),
  unknown('finns laddstolpe för elbil'),
  unknown('var kan man tvätta kläder hos er, finns maskin?'),
  unknown('vart ligger närmsta golfbana? o kan ni boka starttid åt oss'),
  unknown('är era madrasser hårda eller mjuka, har diskbråck'),

  // A person
  person('ja vill snacka me en riktig människa tack'),
  person('orkar inte med en robot, koppla mig till personalen'),
  person(['va kostar 8-10 januari', 'kan nån av er som jobbar där höra av sig till mig istället?']),
]
