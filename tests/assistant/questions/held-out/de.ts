import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // Stays, in one message
  stay('moin, habt ihr vom 12. bis 15. januar noch was frei? sind zu zweit', ['2027-01-12', '2027-01-15'], {
    guests: 2,
  }),
  stay('was kost ne nacht am 5.12. für 2 leut', ['2026-12-05', '2026-12-06'], { guests: 2 }),
  stay(
    'Sehr geehrte Damen und Herren, meine Gattin und ich würden gerne vom 14. bis zum 21. Februar 2027 bei Ihnen logieren. Mit welchem Betrag dürfen wir rechnen?',
    ['2027-02-14', '2027-02-21'],
    { guests: 2 },
  ),
  stay('Grüezi, was würdis choste vom 3. bis 10. März für 2 Erwachsni und es Chind', ['2027-03-03', '2027-03-10'], {
    guests: 3,
  }),
  stay(
    "servus, gibt's bei euch dieses wochenende no a zimmer? mia san zwoa",
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('heute nacht noch was frei???', ['2026-11-24', '2026-11-25']),
  stay('king suite 18.1.-22.1. preis?', ['2027-01-18', '2027-01-22'], { room: 'king-suite' }),
  stay(
    'Hallöchen, wir kommen zu viert (2 Große, 2 Kiddies 4 u 7) vom 27.3. bis 3.4., geht das in einem Zimmer und was zahlen wir da',
    ['2027-03-27', '2027-04-03'],
    { guests: 4 },
  ),
  stay('Gartensuite ab 9. Mai für 5 Nächte, 3 Personen', ['2027-05-09', '2027-05-14'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('eine woche ab 1. juni, bin alleine unterwegs, was macht das', ['2027-06-01', '2027-06-08'], { guests: 1 }),
  stay(
    'Bin Krankenschwester und hab vom 06.09. bis 11.09. endlich frei, nur ich, das kompakte Queenzimmer reicht mir völlig. Preis?',
    ['2027-09-06', '2027-09-11'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay('zwei zimmer für 5 leute 16.-19. april bitte preis', ['2027-04-16', '2027-04-19'], { guests: 5, rooms: 2 }),
  stay('Habts zu Silvester no wos frei? 30.12. bis 2.1., zwa Leit', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('weihnachten vom 23. bis 27. dez mit hund, 2 pers', ['2026-12-23', '2026-12-27'], { guests: 2 }),
  stay('morgen bis sonntag, mein Mann und ich. Verfügbar?', ['2026-11-25', '2026-11-29'], { guests: 2 }),
  stay('Tach auch, übermorgen eine nacht, wat kostet dat bei euch', ['2026-11-26', '2026-11-27']),
  stay('karfreitag bis ostermontag, 2 erw 1 baby, kosten?', ['2027-03-26', '2027-03-29'], { guests: 3 }),
  stay('Double-Queen-Zimmer gesucht 10.-17. juli, wir wärn vier', ['2027-07-10', '2027-07-17'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'schreibe grad an meinem Roman u will ins Studio mit Küchenzeile, 1. bis 28. Februar, nur eine Person. wie teuer',
    ['2027-02-01', '2027-02-28'],
    {
      guests: 1,
      room: 'studio-kitchenette',
    },
  ),
  stay(
    'Wir heiraten am 8. Mai in Palm Beach und bräuchten vom 6. bis zum 10. Mai drei Zimmer für sechs Gäste, wie teuer wär der Spaß?',
    ['2027-05-06', '2027-05-10'],
    { guests: 6, rooms: 3 },
  ),
  stay('am 4. advent eine übernachtung fuer 2, geht das', ['2026-12-20', '2026-12-21'], { guests: 2 }),
  stay('24.8. - 31.8. 1 DZ für 2 bitte mal preis schicken lg Uschi', ['2027-08-24', '2027-08-31'], { guests: 2 }),
  stay('hättet ihr vier nächte ab donnerstag dem 22. april', ['2027-04-22', '2027-04-26']),
  stay('Is am 13. feber no wos frei bis zum 16.?', ['2027-02-13', '2027-02-16']),
  stay('19. jänner – 2. feber, pensionistenpaar aus graz, wieviel derf ma rechnen?', ['2027-01-19', '2027-02-02'], {
    guests: 2,
  }),
  stay(
    'unser schiff geht am 13. dezember, bräuchten die nacht vom 12. auf den 13., sind drei freundinnen',
    ['2026-12-12', '2026-12-13'],
    { guests: 3 },
  ),
  stay(
    'Nächsten Freitag bis Montag, 2 Pers., verfügbar?',
    [
      ['2026-11-27', '2026-11-30'],
      ['2026-12-04', '2026-12-07'],
    ],
    { guests: 2 },
  ),
  stay('heut in 14 tagen, zwei nächte, was müsst ich da hinlegen', ['2026-12-08', '2026-12-10']),
  stay(
    'hätt gern die ein-schlafzimmer-suite im oktober, 2.10. bis 9.10., mama papa 2 kinder',
    ['2027-10-02', '2027-10-09'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    'King-Zimmer am Innenhof vom 20.5. an für 3 Übernachtungen – was ist der Gesamtpreis?',
    ['2027-05-20', '2027-05-23'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay(
    'bräucht a zimmer von mittwoch auf donnerstag nächste woche, bin monteur, ganz allein',
    ['2026-12-02', '2026-12-03'],
    { guests: 1 },
  ),
  stay(
    'Guten Abend, ich, meine Schwester und ihre Tochter (11) – 7. bis 12. Juni. Was würde uns der Aufenthalt insgesamt kosten?',
    ['2027-06-07', '2027-06-12'],
    { guests: 3 },
  ),
  stay('zehn nächte ab 10.10.27 für mich und mein göttergatten', ['2027-10-10', '2027-10-20'], { guests: 2 }),
  stay(
    'pssst überraschung zum valentinstag für meine freundin u mich!! anreise 12.2. abreise 15.2. noch frei?',
    ['2027-02-12', '2027-02-15'],
    {
      guests: 2,
    },
  ),
  stay(
    'Anreise: 29.07.2027 / Abreise: 12.08.2027 / 2 Erwachsene, 2 Teenies. Bitte um Preisauskunft',
    ['2027-07-29', '2027-08-12'],
    { guests: 4 },
  ),
  stay('flucht vorm karneval 😅 6.2. bis 11.2. für 3 kölsche jecken', ['2027-02-06', '2027-02-11'], { guests: 3 }),
  stay('Was verlangt ihr für zwei Wochen ab dem dritten Mai?', ['2027-05-03', '2027-05-17']),
  stay(
    'stehn grad in fort lauderdale und alles voll!! habt ihr von heut auf morgen was für 4',
    ['2026-11-24', '2026-11-25'],
    { guests: 4 },
  ),
  stay(
    'Erbitte Angebot 2 DZ, insgesamt 4 Pers., 17.09.2027–20.09.2027. MfG Reisebüro Kögel',
    ['2027-09-17', '2027-09-20'],
    {
      guests: 4,
      rooms: 2,
    },
  ),
  stay(
    'die king suite ab 26. februar für drei tage, was wär das so',
    [
      ['2027-02-26', '2027-03-01'],
      ['2027-02-26', '2027-02-28'],
    ],
    { room: 'king-suite' },
  ),
  stay('über pfingsten was frei? fr 14.5. - mo 17.5.', ['2027-05-14', '2027-05-17']),
  stay('lohnt sichs noch zu fragen für thanksgiving? do bis sa zu zweit', ['2026-11-26', '2026-11-28'], { guests: 2 }),
  stay(
    'Mein Vater wird 80, gefeiert wird am 21. August, und wir bräuchten vier Zimmer für acht Leute vom 20. bis 22. August. Ist das machbar?',
    ['2027-08-20', '2027-08-22'],
    { guests: 8, rooms: 4 },
  ),
  stay('wieviel kohle wollt ihr vom 6. bis 9.dez haben, 2 studis, billigstes', ['2026-12-06', '2026-12-09'], {
    guests: 2,
  }),
  stay(
    'landen am 8.3. erst um 22 uhr, brauchen nur die eine nacht, zwei mann, einfach pennen',
    ['2027-03-08', '2027-03-09'],
    { guests: 2 },
  ),

  // Stays, in a conversation
  stay(['12. bis 15. april für zwei?', 'und mit einer nacht mehr hinten dran'], ['2027-04-12', '2027-04-16'], {
    guests: 2,
  }),
  stay(['wir wären zu dritt', 'vom 4. bis 8. januar', 'was kostet das jetz'], ['2027-01-04', '2027-01-08'], {
    guests: 3,
  }),
  stay(['King-Zimmer 1.-5. märz bitte', 'und die gartensuite?'], ['2027-03-01', '2027-03-05'], {
    room: 'garden-suite',
  }),
  stay(
    ['habt ihr 7.-9. dez frei', 'darf mein dackel mit?', 'gut, dann mit hund bitte, was kostet es gesamt'],
    ['2026-12-07', '2026-12-09'],
  ),
  stay(['Preis 20.6.-25.6. 2 Personen', 'ups meinte juli'], ['2027-07-20', '2027-07-25'], { guests: 2 }),
  stay(
    ['was kostet ein zimmer für 4 vom 2. bis 6. august', 'die oma kommt doch ned mit, also bloß 3'],
    ['2027-08-02', '2027-08-06'],
    {
      guests: 3,
    },
  ),
  stay(['Samstag 5.12. eine Nacht', 'doch lieber bis Montag'], ['2026-12-05', '2026-12-07']),
  stay(['Ab 10. Mai', '6 Nächte', 'wir sind 2 Erwachsene mit einem Säugling'], ['2027-05-10', '2027-05-16'], {
    guests: 3,
  }),
  stay(
    ['zwei zimmer 13.-16.9. für 4 leute', 'hm reicht auch ein zimmer für alle vier? was kämen wir da raus'],
    ['2027-09-13', '2027-09-16'],
    {
      guests: 4,
    },
  ),
  stay(
    [
      '20.-27. februar was frei?',
      'wie weit isses eig zum strand',
      'ok super, und was zahlen wir dann für die woche? zu zweit',
    ],
    ['2027-02-20', '2027-02-27'],
    { guests: 2 },
  ),
  stay(['studio 3.5. bis 7.5.', 'nee quatsch, 4.5. bis 8.5.'], ['2027-05-04', '2027-05-08'], {
    room: 'studio-kitchenette',
  }),
  stay(['Silvester noch Platz bei euch?', '31.12. bis 2.1. genauer gesagt', 'zu viert'], ['2026-12-31', '2027-01-02'], {
    guests: 4,
  }),
  stay(
    ['morgen eine nacht für mich allein', 'jetz will mein kumpel auch mit, was dann'],
    ['2026-11-25', '2026-11-26'],
    { guests: 2 },
  ),
  stay(['15.10. - 18.10. 2 leute', 'und wenn wir schon am donnerstag 14. kommen'], ['2027-10-14', '2027-10-18'], {
    guests: 2,
  }),
  stay(
    ['Hallo', 'wir suchen was über ostern', 'also 25. bis 30. märz', 'ehepaar mit zwei buben'],
    ['2027-03-25', '2027-03-30'],
    { guests: 4 },
  ),
  stay(
    [
      '8. bis 11. juni, king suite',
      'kann man bei euch gratis parken',
      'ok. und die suite mit einem schlafzimmer, was wär die?',
    ],
    ['2027-06-08', '2027-06-11'],
    { room: 'one-bedroom-suite' },
  ),
  stay(['1.4.–4.4. für 2', 'ginge auch eine nacht weniger, abreise also am 3.?'], ['2027-04-01', '2027-04-03'], {
    guests: 2,
  }),
  stay(
    ['was kost des übernächste wochenende', 'freitag bis sonntag, mei schatz und i'],
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-11', '2026-12-13'],
    ],
    { guests: 2 },
  ),
  stay(
    ['Zimmer vom 24.12. bis 28.12., 2 Personen', 'Mein Sohn (9) möchte nun doch mitreisen. Wie sähe es dann aus?'],
    ['2026-12-24', '2026-12-28'],
    { guests: 3 },
  ),
  stay(
    ['kompaktes queen 11.1.-14.1.', 'oder lieber das normale king zimmer, wieviel mehr wär des'],
    ['2027-01-11', '2027-01-14'],
    {
      room: 'king-room',
    },
  ),
  stay(['sind 6 personen, brauchen 2 zimmer', '23.7. bis 30.7.'], ['2027-07-23', '2027-07-30'], {
    guests: 6,
    rooms: 2,
  }),
  stay(['vom 2. bis 5. juni bitte', 'und das gleiche eine woche später?'], ['2027-06-09', '2027-06-12']),
  stay(['frei am 19.3.?', 'für 3 nächte mein ich', 'achso und 3 leute'], ['2027-03-19', '2027-03-22'], { guests: 3 }),
  stay(
    ['28.1. bis 31.1. zu zweit was macht das', 'gibts frühstück?', 'schade. und wenn wir bis 2. februar bleiben'],
    ['2027-01-28', '2027-02-02'],
    { guests: 2 },
  ),
  stay(['Ich käme am 6. September.', 'Abreise wäre der 9., ich reise allein.'], ['2027-09-06', '2027-09-09'], {
    guests: 1,
  }),
  stay(
    ['double queen für 4 vom 14. bis 18. aug', 'wir sind jetzt doch nur noch zwei, gleiches zimmer'],
    ['2027-08-14', '2027-08-18'],
    {
      guests: 2,
      room: 'double-queen-room',
    },
  ),
  stay(
    ['hey habt ihr donnerstag was', 'nein nicht diese woche, den 3. dezember', 'bis samstag'],
    ['2026-12-03', '2026-12-05'],
  ),
  stay(
    [
      '2 Zimmer vom 9. bis 12. April, 4 Erwachsene',
      'Es kommt noch ein drittes Paar hinzu, also drei Zimmer für sechs.',
    ],
    ['2027-04-09', '2027-04-12'],
    { guests: 6, rooms: 3 },
  ),
  stay(['was kosten 5 nächte ab 17. mai', 'und 7?'], ['2027-05-17', '2027-05-24']),
  stay(
    [
      'gartensuite 6.-10. feb für uns drei',
      'jetzt ohne die schwiegermutter, also zu zweit. dafür nehmen wir den hund mit 🐶',
    ],
    ['2027-02-06', '2027-02-10'],
    { guests: 2, room: 'garden-suite' },
  ),

  // Facts
  ask('ab wann kann man bei euch aufs zimmer', 'checkIn'),
  ask(
    'Bis wann müssen wir am Abreisetag raus sein, und was würde es kosten, wenn wir etwas länger bleiben?',
    'checkOut',
    'lateFee',
  ),
  ask('wie lang kann ma das auschecken maximal rauszögern', 'lateUntil'),
  ask('muss man bei ankunft ne kaution hinterlegen? wie hoch', 'deposit'),
  ask('Was knöpft ihr mir für meinen Labrador ab', 'petFee'),
  ask('mein mann qualmt wie ein schlot.. was passiert wenn er im zimmer eine raucht, gibts strafe', 'smokingFee'),
  ask('falls was dazwischenkommt, bis wann kann ich kostenlos stornieren?', 'cancelling'),
  ask('ab wieviel uhr is bei euch morgens die rezeption besetzt und wann macht ihr abends zu', 'opens', 'closes'),
  ask('wie weit zu fuß ans meer, hab ne neue hüfte', 'beach'),
  ask('Parkgebühr am strand unten?', 'beachParking'),
  ask('Unter welcher Telefonnummer erreiche ich Ihr Haus?', 'phone'),
  ask('mailadresse bitte für die unterlagen', 'email'),
  ask('was gebe ich ins navi ein?', 'street'),
  ask('mein opa sagt er war in den 60ern bei euch, gabs euch da überhaupt schon?', 'year'),
  ask('wie gross isch s hotel eigentlich, wieviel zimmer hets', 'rooms'),
  ask('krieg ich rabatt wenn ich mich für den newsletter anmelde', 'newsletter'),
  ask('wir überwintern gern.. habt ihr einen monatstarif', 'monthly'),
  ask('gibts wochenpreise die günstiger sind als pro nacht', 'weekly'),
  ask('wie lang fährt man von pbi zu euch, und von fort lauderdale?', 'airport', 'secondAirport'),
  ask('Mit dem Auto nach Lake Worth – wie viele Minuten sind das ungefähr?', 'lakeWorth'),
  ask('wann ist bei euch hochsaison', 'peakSeason'),
  ask('meine tochter is schildkrötenfan, wann legen die eier bei euch am strand', 'turtles'),
  ask('Ist im September mit Wirbelstürmen zu rechnen?', 'hurricanes'),
  ask(['können wir unser mietauto bei euch abstellen', 'und wlan? muss homeoffice machen'], 'wifi'),
  ask('kann ich meinen leihwagen umsonst am hotel parken', 'parking'),
  ask('habts an pool', 'noPool'),
  ask('Meine Mutter sitzt im Rollstuhl, gibt es einen Aufzug in den ersten Stock?', 'stairs'),
  ask('ohne kaffee bin ich kein mensch ☕ gibts den auch nachts um 4', 'coffee'),
  ask('Ist das Morgenessen im Preis inbegriffen?', 'breakfast'),
  ask('brauch n kühlschrank für mein insulin, is einer im zimmer', 'fridge'),
  ask('wird jeden tag geputzt', 'cleaning'),
  ask('klima und fernseher aufm zimmer vorhanden?', 'airConditioning', 'tv'),
  ask('dürfen wir selber würstl grillen bei euch?', 'barbecue'),
  ask('nehmt ihr auch bares oder nur mit karte', 'cash'),
  ask(['sind kinder willkommen bei euch', 'habt ihr ein gitterbettchen für die kleine (9 monate)'], 'crib'),
  ask('passt da wer auf im wasser, so rettungsschwimmer?', 'lifeguards'),
  ask('Ich bin blind und reise mit meinem Führhund. Muss ich für ihn etwas bezahlen?', 'assistanceDog'),
  ask('kommt man ohne auto klar, fährt da ein bus', 'bus'),
  ask('hab gelesen da leben voll viele finnen, gibts da nen treffpunkt von denen in der nähe?', 'finland'),
  ask(['wo kann man gut essen gehn', 'eher was asiatisches, thai oder so'], 'thai'),
  ask('Old Key Lime House, kennen Sie das? Ist es zu empfehlen?', 'keyLime'),
  ask('wo krieg ich hier lebensmittel her, son supermarkt halt, und gescheites brot?', 'groceries', 'bakery'),
  ask('die kids nölen nach eis 🍦 wo hin', 'iceCream'),
  ask(
    ['was kann man mit kindern unternehmen wenns regnet', 'was kostet denn der eintritt ins lion country safari'],
    'safari',
  ),
  ask('eintritt flagler museum und morikami, was legt man da hin pro nase', 'flagler', 'morikami'),

  // Prices without a date
  from('ab wieviel gehts bei euch los'),
  from('Was kostet ein Zimmer bei Ihnen mindestens pro Nacht?'),
  from('nur mal grob, was legt man bei euch für ne nacht hin'),
  from('preis gartensuite?', 'garden-suite'),
  from('Mit welchem Preis ist die King-Suite pro Nacht anzusetzen, Termin steht noch nicht fest', 'king-suite'),
  from('günstigstes zimmer wie teuer, bin azubi und pleite'),
  from('wos kost des studio so', 'studio-kitchenette'),
  from('was nemmed ihr für s Doppel-Queen-Zimmer, ab wieviel dollar', 'double-queen-room'),

  // Nothing is known
  unknown('hab den steckdosenadapter vergessen, könnt ihr mir einen leihen'),
  unknown('liegen bademäntel im zimmer oder muss ich meinen einpacken'),
  unknown('kann ich mir ein amazon paket zu euch schicken lassen?'),
  unknown('Ich habe eine Hausstauballergie. Verwenden Sie milbendichte Bezüge?'),
  unknown('bietet ihr massagen an, mein rücken is im eimer'),
  unknown('könnts ihr uns die bordkarten ausdrucken'),
  unknown('macht ihr morgens yoga am strand oder sowas'),
  unknown('Stellt ihr auf Wunsch eine Geburtstagstorte aufs Zimmer?'),

  // A human being
  person('kann ich bitte mit nem echten menschen schreiben'),
  person('Ich würde das lieber mit einem Mitarbeiter besprechen, wären Sie so freundlich, mich zu verbinden?'),
  person('i mog ned mitm computer redn, is do a wer do'),
  person('gib mir mal den chef'),
]
