import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  // Stays, in one message
  stay('hej vad kostar de 12-16 januari för 2 pers', ['2027-01-12', '2027-01-16'], { guests: 2 }),
  stay('Tjena! nåt ledigt i helgen?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'Har ni rum kvar över julafton, säg 23 till 27 december? Vi är mamma pappa å två tonåringar',
    ['2026-12-23', '2026-12-27'],
    { guests: 4 },
  ),
  stay('va går ed på för fem netter från 8 mars, ja o kärringen', ['2027-03-08', '2027-03-13'], { guests: 2 }),
  stay(
    'God dag! Min hustru och jag, båda pensionärer från Vasa, planerar att fly vintern. Skulle det gå att få ett rum från den 10 januari till den 31 januari 2027, och till vilket pris? Vänligen, Börje',
    ['2027-01-10', '2027-01-31'],
    { guests: 2 },
  ),
  stay('sportlov v9 mån till fre 2 vuxna 2 barn pris??', ['2027-03-01', '2027-03-05'], { guests: 4 }),
  stay('ledigt ikväll?? vi sitter på planet', ['2026-11-24', '2026-11-25']),
  stay('Behöver ett rum imorgon, en natt. Jobbresa, bara jag', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('3/2-10/2 king sviten 3 pers', ['2027-02-03', '2027-02-10'], { guests: 3, room: 'king-suite' }),
  stay('Hur mycket blir trädgårdssviten en vecka från 17 april?', ['2027-04-17', '2027-04-24'], {
    room: 'garden-suite',
  }),
  stay(
    'kommer t lantana på torsdag o drar vidare lördag, finns nåt rum för mig o brorsan',
    ['2026-11-26', '2026-11-28'],
    { guests: 2 },
  ),
  stay(
    'Vi gifter oss på stranden 8 maj!! 💍 Är sovrumssviten ledig 7–10 maj? bara vi två',
    ['2027-05-07', '2027-05-10'],
    { guests: 2, room: 'one-bedroom-suite' },
  ),
  stay(
    '2 rum, 6 personer, 20 juni t.o.m. 27 juni, offert tack',
    [
      ['2027-06-20', '2027-06-27'],
      ['2027-06-20', '2027-06-28'],
    ],
    { guests: 6, rooms: 2 },
  ),
  stay(
    'tänkte fira midsommar i värmen för en gångs skull. 24-27 juni, jag maken o våran lilla bebis, hur mycket?',
    ['2027-06-24', '2027-06-27'],
    { guests: 3 },
  ),
  stay('Är ni fullbelagda över nyår? 30 dec – 2 jan', ['2026-12-30', '2027-01-02']),
  stay('nyårsafton ett dygn två pers hur mkt', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay(
    'Kan man hyra studion med kokvrå hela februari? vad går det på',
    [
      ['2027-02-01', '2027-03-01'],
      ['2027-02-01', '2027-02-28'],
    ],
    { room: 'studio-kitchenette' },
  ),
  stay('påsken 2027, skärtorsdag till annandagen, familj på fyra', ['2027-03-25', '2027-03-29'], { guests: 4 }),
  stay('shoo bror har ni rum fre-sön nästa vecka', ['2026-12-04', '2026-12-06']),
  stay(
    'Hördu, ha ni na rum fritt från femtonde mars å tio nätter framåt? Vi e tre stycken härifrån Närpes',
    ['2027-03-15', '2027-03-25'],
    { guests: 3 },
  ),
  stay(
    'Jag undrar om ni möjligen skulle kunna erbjuda ett enkelrum åt mig ensam natten mellan den 14 och den 15 december.',
    ['2026-12-14', '2026-12-15'],
    { guests: 1 },
  ),
  stay('4 grabbar på golfresa, 2 rum 4 nätter fr onsd 20 jan, prisläge?', ['2027-01-20', '2027-01-24'], {
    guests: 4,
    rooms: 2,
  }),
  stay('pris 2027-05-03 - 2027-05-07', ['2027-05-03', '2027-05-07']),
  stay('Kristi himmelsfärdshelgen, alltså 6 till 9 maj, jag och dottern. Har ni något?', ['2027-05-06', '2027-05-09'], {
    guests: 2,
  }),
  stay('va tar ni för det kompakta queenrummet 1 natt den 11 dec', ['2026-12-11', '2026-12-12'], {
    room: 'compact-queen-room',
  }),
  stay('sista april o två nätter framåt, kingrum tack. Va ger ni för pris', ['2027-04-30', '2027-05-02'], {
    room: 'king-room',
  }),
  stay(
    'kingrummet mot innergården, 5 till 9 oktober, är de ledigt? lugnt o skönt hoppas ja',
    ['2027-10-05', '2027-10-09'],
    { room: 'courtyard-king-room' },
  ),
  stay('Rum med två queensängar 26/12–3/1? 2 vuxna, en 8-åring, en 11-åring', ['2026-12-26', '2027-01-03'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('åker me morsan å mormor, vi behöver nåt lördag 13 feb till onsdan 17 feb', ['2027-02-13', '2027-02-17'], {
    guests: 3,
  }),
  stay(
    'vill överraska frugan på alla hjärtans dag 🌹 kommer 13:e feb o åker 15:e, har ni nåt å va kostar det',
    ['2027-02-13', '2027-02-15'],
    { guests: 2 },
  ),
  stay('hur mycke kost hä vecka 10 måndag till måndag, vi ä två från Skellefteå', ['2027-03-08', '2027-03-15'], {
    guests: 2,
  }),
  stay('mellandagarna 27-30 dec. en vuxen ett barn. nåt kvar?', ['2026-12-27', '2026-12-30'], { guests: 2 }),
  stay('Två nätter med start om en vecka, går det?', ['2026-12-01', '2026-12-03']),
  stay('i övermorgon och tre nätter, vi är tre pers som reser', ['2026-11-26', '2026-11-29'], { guests: 3 }),
  stay('Fr 1 till 15 september, vi är två plus en tax som heter Bosse', ['2027-09-01', '2027-09-15'], { guests: 2 }),
  stay('vad landar tre rum på 9-12 april? vi är ett bowlinggäng på 8 från Borås', ['2027-04-09', '2027-04-12'], {
    guests: 8,
    rooms: 3,
  }),
  stay('Ank 22 aug, avresa 29 aug, 1 pers. Pris?', ['2027-08-22', '2027-08-29'], { guests: 1 }),
  stay('tja la, fjorton nätter från 24 juli för två göteborgare, va blir de?', ['2027-07-24', '2027-08-07'], {
    guests: 2,
  }),
  stay('finns de nåt rum t första advent, bara natten lör-sön?', ['2026-11-28', '2026-11-29']),
  stay(
    'sex nätter i början av juni, den andra till den åttonde, ja tjejen å hennes två ungar',
    ['2027-06-02', '2027-06-08'],
    { guests: 4 },
  ),
  stay('lucia den 13 dec o tre dygn, två vuxna, får vi plats', ['2026-12-13', '2026-12-16'], { guests: 2 }),
  stay(
    'Jag fyller 70 den 19 mars och hade tänkt göra det hos er. Skulle vilja komma den 18:e och stanna fyra nätter, makan följer förstås med. Vad blir priset?',
    ['2027-03-18', '2027-03-22'],
    { guests: 2 },
  ),
  stay('nästa fredag 1 natt??', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  stay('hela nästa vecka mån-lör, ensam kille som ska jobba på båtvarv, har ni ett rum', ['2026-11-30', '2026-12-05'], {
    guests: 1,
  }),
  stay('Vad kostar det att bo hos er trettonhelgen, 5-7 jan?', ['2027-01-05', '2027-01-07']),

  // Stays, in conversations
  stay(['Hej, pris 4-8 jan för två?', 'och om vi stannar en natt till?'], ['2027-01-04', '2027-01-09'], { guests: 2 }),
  stay(['ledigt 10 till 14 mars?', 'oj menade april'], ['2027-04-10', '2027-04-14']),
  stay(['vad kostar trädgårdssviten 5–8 feb', 'ok å sovrumssviten då'], ['2027-02-05', '2027-02-08'], {
    room: 'one-bedroom-suite',
  }),
  stay(
    ['vi vill komma 21 maj i tre nätter', 'vi blir fyra förresten, barnbarnen hakar på'],
    ['2027-05-21', '2027-05-24'],
    { guests: 4 },
  ),
  stay(['Får man ha hund hos er?', 'toppen, 14-17 dec då, två vuxna och en labrador'], ['2026-12-14', '2026-12-17'], {
    guests: 2,
  }),
  stay(['Hej! Kollar på en resa i vår', '12 april', 'till 19 april', 'vi är 3'], ['2027-04-12', '2027-04-19'], {
    guests: 3,
  }),
  stay(['7-10 januari 2 pers', 'nej 8-10 blev det visst'], ['2027-01-08', '2027-01-10'], { guests: 2 }),
  stay(
    ['finns rum 2 nätter från på lördag', 'har ni wifi?', 'okej bra. å priset för dom där två nätterna om vi är tre?'],
    ['2026-11-28', '2026-11-30'],
    { guests: 3 },
  ),
  stay(['Priset för 18-25 feb, 2 vx 1 barn?', 'barnet stannar hos mormor, bara vi två'], ['2027-02-18', '2027-02-25'], {
    guests: 2,
  }),
  stay(
    ['kingrum 3-6 maj', 'hur långt e de t stranden', 'nice. kan vi få det en dag längre, åka 7e istället'],
    ['2027-05-03', '2027-05-07'],
    { room: 'king-room' },
  ),
  stay(
    ['hejhej, två rum 15-18 juni för fem pers', 'räcker nog med ett rum, en hoppade av så nu e vi fyra'],
    ['2027-06-15', '2027-06-18'],
    { guests: 4 },
  ),
  stay(
    ['Vi är fyra vuxna. 1–5 april?', 'kan vi få två rum istället för ett, två av oss snarkar nåt fruktansvärt'],
    ['2027-04-01', '2027-04-05'],
    { guests: 4, rooms: 2 },
  ),
  stay(['vad kostar en natt på julafton', 'å om man stannar till annandagen?'], ['2026-12-24', '2026-12-26']),
  stay(['söker boende i mars', '23:e, fem nätter', 'ensam'], ['2027-03-23', '2027-03-28'], { guests: 1 }),
  stay(
    ['Vad kostar studion 11 jan till 8 feb?', 'En vecka kortare går också bra, hem 1 feb alltså'],
    ['2027-01-11', '2027-02-01'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    [
      '27 feb till 6 mars för mig o sambon',
      'kan vi ta med katten? hon väger 4 kilo',
      'jaja. räkna på 7 mars som hemresa istället',
    ],
    ['2027-02-27', '2027-03-07'],
    { guests: 2 },
  ),
  stay(['ledigt ikväll?', 'asch vi hinner inte, imorgon istället'], ['2026-11-25', '2026-11-26']),
  stay(
    ['pris i helgen', 'nä förresten helgen efter'],
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
  ),
  stay(
    ['Har ni lediga rum över påsk?', 'Långfredagen till påskdagen, alltså två nätter'],
    ['2027-03-26', '2027-03-28'],
  ),
  stay(['king-svit 8-11 okt 2 pers', 'vi blir 3, svärmor ska me 🙈'], ['2027-10-08', '2027-10-11'], {
    guests: 3,
    room: 'king-suite',
  }),
  stay(
    ['Kompakt queenrum 17 maj 3 nätter', 'hm kanske lite trångt, dubbelt queenrum samma datum?'],
    ['2027-05-17', '2027-05-20'],
    { room: 'double-queen-room' },
  ),
  stay(['va tar ni per natt i juli', '3 juli till 10 juli', 'plus hund'], ['2027-07-03', '2027-07-10']),
  stay(
    ['skulle vilja bo 29 jan-2 feb', 'flytta alltihop en vecka senare, jag får inte ledigt'],
    ['2027-02-05', '2027-02-09'],
  ),
  stay(['Två vuxna, 6 sep, fyra nätter', 'och vad blir det med en natt mindre?'], ['2027-09-06', '2027-09-09'], {
    guests: 2,
  }),
  stay(['vi är 2 + en bebis på 9 månader', 'kommer 2 juni åker 6 juni'], ['2027-06-02', '2027-06-06'], { guests: 3 }),
  stay(
    ['kan ni ge mig ett pris 25-28 april', 'vilka restauranger finns i närheten', 'tack! och om vi kommer redan 24:e?'],
    ['2027-04-24', '2027-04-28'],
  ),
  stay(
    ['finns de plats den 9 dec', 'två nätter menar ja', 'å de e jag min kusin å hans fru'],
    ['2026-12-09', '2026-12-11'],
    { guests: 3 },
  ),
  stay(['13–20 mars familj 2+2', 'ena ungen ska på hockeycup så vi e bara tre'], ['2027-03-13', '2027-03-20'], {
    guests: 3,
  }),
  stay(
    ['Pris för två rum 22–24 jan?', 'Jag skrev fel, det ska vara 29–31', 'Och vi är sex personer'],
    ['2027-01-29', '2027-01-31'],
    { guests: 6, rooms: 2 },
  ),
  stay(
    ['när får man checka in', 'ok då kommer vi onsdag nästa vecka o stannar t söndan, jag o grabben. pris?'],
    ['2026-12-02', '2026-12-06'],
    { guests: 2 },
  ),

  // Facts
  ask('Vi landar vid elva på förmiddan, hur dags släpper ni in folk på rummen?', 'checkIn'),
  ask('när måste vi va ute ur rummet sista dan', 'checkOut'),
  ask(
    'Flyget hem går inte förrän åtta på kvällen. Vad kostar det att behålla rummet lite längre och hur länge får man i så fall vara kvar?',
    'lateFee',
    'lateUntil',
  ),
  ask('drar ni nån deposition på kortet', 'deposit'),
  ask('va kostar de extra me vovven', 'petFee'),
  ask('gubben min röker som en skorsten, va blir straffet om han tänder en inne på rummet', 'smokingFee'),
  ask('Om min gamla mor skulle bli dålig, hur långt innan kan vi avboka utan att det kostar något?', 'cancelling'),
  ask('öppettider receptionen', 'opens', 'closes'),
  ask('hur långt måste man knata till havet? har en risig höft', 'beach'),
  ask('kostar de nåt att ställa bilen nere vid badstranden', 'beachParking'),
  ask(
    'Skulle jag kunna få ert telefonnummer och er e-postadress, tack? Min syster i Ekenäs har ingen dator.',
    'phone',
    'email',
  ),
  ask('va ska ja knappa in på gpsen för å hitta till er', 'street'),
  ask('Huset ser så härligt femtital ut på bilderna! När öppnade det och hur många rum är det?', 'year', 'rooms'),
  ask('får man nån rabatt om man prenumererar på nyhetsbrevet', 'newsletter'),
  ask('har ni nåt månadspris för såna som oss som flyr snön', 'monthly'),
  ask('hur lång tid tar de me bil från PBI', 'airport'),
  ask('Vi flyger till Fort Lauderdale från Arlanda, är det långt därifrån till er?', 'secondAirport'),
  ask('hur många minuter e de in till Lake Worth resp West Palm me bil', 'lakeWorth', 'westPalm'),
  ask('dottern är tokig i sköldpaddor 🐢 när lägger dom ägg på stranden', 'turtles'),
  ask('är det dumt att åka i september med tanke på orkaner, när är säsongen', 'hurricanes'),
  ask('ingår wifi å p-plats i priset eller kommer det avgifter', 'wifi', 'parking'),
  ask(['hej, finns rum i mars?', 'undrar innan, har ni pool för barnen'], 'noPool'),
  ask('Jag går med rollator. Finns det hiss i huset?', 'stairs'),
  ask('kaffe?? svenskar dör utan, kan man få en kopp klockan fem på morron', 'coffee'),
  ask('serverar ni frukost', 'breakfast'),
  ask('går de å koka lite makaroner åt ungarna eller saknas kök på rummen', 'kitchen'),
  ask('mitt insulin måste ligga kallt, har alla rum kylskåp?', 'fridge'),
  ask('norrlänning här, smälter över 20 grader. ac på rummen? å tv så ja kan se skidorna', 'airConditioning', 'tv'),
  ask('Tar ni Mastercard, eller är det kontanter som gäller?', 'cards', 'cash'),
  ask('har ni spjälsäng att låna, grabben e 1 år', 'crib'),
  ask('e de badvakt på stranden, en av ungarna simmar inte så bra', 'lifeguards'),
  ask('Min man är synskadad och har ledarhund. Får hunden följa med, och tas det betalt för den?', 'assistanceDog'),
  ask('vi har inget körkort, går de buss förbi', 'bus'),
  ask(['hur tar man sig till miami utan bil', 'var går tåget ifrån då?'], 'train'),
  ask(
    'Mummo tjatar om alla finnar i Lantana, finns det där finska huset kvar? å talar nån hos er finska',
    'finland',
    'languages',
  ),
  ask(['va finns de för käk i krokarna', 'nån som serverar krabba?'], 'crab'),
  ask(['ska till er me två småttingar', 'finns nån lekpark nära'], 'playground'),
  ask('sugen på thaimat, va ligger närmast', 'thai'),
  ask('pizza?? jätehungriga här', 'pizza'),
  ask('var handlar man mat, typ som ett ICA', 'groceries'),
  ask('vad tar dom i inträde på Lion Country Safari', 'safari'),
  ask(
    'Hustrun vill se både Flagler-museet och den japanska trädgården Morikami. Vad kostar biljetterna?',
    'flagler',
    'morikami',
  ),
  ask('kan man meta nånstans i närheten, har med mig spöt från Piteå', 'fishing'),
  ask('en kollega snackade om Old Key Lime House, e de nåt att ha å hur långt e de', 'keyLime'),
  ask('bageri i närheten? vill ha nybakat på morgonen', 'bakery'),

  // Prices without a date
  from('vad börjar priserna på'),
  from('billigaste rummet ni har?'),
  from('e de svindyrt hos er el? va ligger en natt på'),
  from('Vad kostar trädgårdssviten som lägst?', 'garden-suite'),
  from('från vilket pris är kingsviten', 'king-suite'),
  from('studion, va går den loss på ungefär', 'studio-kitchenette'),
  from('Vi har inte bestämt några datum ännu, men vad får man räkna med att betala per natt som minst?'),
  from('nå va kostar ett rum hos er då, sådär på ett ungefär'),

  // Not among the hotel's facts
  unknown('har ni mörkläggningsgardiner, sover så lätt'),
  unknown('passar svenska stickproppar i väggen el lånar ni ut adapter'),
  unknown('Jag är allergisk mot dun och fjäder, vad är det för fyllning i kuddarna?'),
  unknown('finns kassaskåp på rummet för passen'),
  unknown('kan ni ta emot ett paket från amazon åt mig innan vi kommer'),
  unknown('bokar ni massage åt gästerna'),
  unknown('Står det ett piano i lobbyn? Jag behöver öva lite varje dag, är organist.'),
  unknown('har ni regnparaply å låna ut'),

  // A human being
  person('får jag prata me en riktig människa'),
  person('Var vänlig koppla mig till någon i personalen.'),
  person('orkar inte tjafsa me en robot, kan nån levande svara'),
  person('vill snacka med hon som äger hotellet, eller nån annan av kött o blod'),
]
