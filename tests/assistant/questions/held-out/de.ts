import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  ask('darf mein hund mit', 'petFee'),
  ask('nehmt ihr ec karte oder nur bar', 'cards'),
  stay('nächsten freitag eine nacht, preis?', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  ask(['wie weit ist der flughafen palm beach', 'und fort lauderdale?'], 'secondAirport'),
  stay('moin, habt ihr vom 6. bis 9. feb noch was frei für 2', ['2027-02-06', '2027-02-09']),
  unknown('gibt es einen wäscheservice'),
  ask('bis wann müss ma am letzten Tag ausm Zimmer draußen sein', 'checkOut'),
  stay('ein Zimmer für zwei vom 1. auf den 3. März 2027, Preis?', ['2027-03-01', '2027-03-03']),
  stay(['8. bis 12. februar zu zweit was kostet das', 'und mit oma dazu?'], ['2027-02-08', '2027-02-12'], {
    guests: 3,
  }),
  from('ab wieviel gehts bei euch los pro nacht'),
  stay(
    ['grüezi was choschtet 18. bis 22. januar für zwei', 'und wenn mir erscht am 19. chömed?'],
    ['2027-01-19', '2027-01-22'],
  ),
  ask('händ ihr es gitterbett für eusi chli, 7 mönet', 'crib'),
  ask('muss i a kaution hinterlegen und wie viel', 'deposit'),
  unknown('könnt ihr mir euro in dollar wechseln'),
  unknown('habt ihr ne tischtennisplatte'),
  person('gib mir bitte an echten mitarbeiter, du verstehst mi ned'),
  stay('brauchen zwei zimmer vom 12. bis 14. januar, 4 personen', ['2027-01-12', '2027-01-14'], {
    guests: 4,
    rooms: 2,
  }),
  ask('kann man umsonst stornieren', 'cancelling'),
  // Dated, one message
  stay('servus, hobts ihr des wochenend no wos frei? mia san zu zwoat', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
  ]),
  stay('hi was würde übermorgen 2 Nächte kosten, zu zweit', ['2026-11-26', '2026-11-28']),
  stay(
    'KW 6 noch platz?? eine woche, 2 erw + 2 kinder (4 u 7)',
    [
      ['2027-02-08', '2027-02-15'],
      ['2027-02-07', '2027-02-14'],
      ['2027-02-06', '2027-02-13'],
      ['2027-02-08', '2027-02-14'],
    ],
    { guests: 4 },
  ),
  stay('was verlangt ihr über silvester, 30.12. bis 2.1., meine freundin und ich 🎆', ['2026-12-30', '2027-01-02']),
  stay('Grüezi mitenand, händ ihr vom 14. bis am 21. Februar na es Zimmer? Mir sind zweit', [
    '2027-02-14',
    '2027-02-21',
  ]),
  stay('Grüß Gott, was tät ein Doppelzimmer vom Stefanitag bis Neujahr ausmachen?', ['2026-12-26', '2027-01-01']),
  stay('moin moin, wat soll dat king-zimmer vom 11.1. bis 15.1. denn kosten', ['2027-01-11', '2027-01-15'], {
    room: 'king-room',
  }),
  stay(
    'Also, meine Frau und ich haben am 20. Februar Silberhochzeit und sie wollte schon immer mal nach Florida, die Kinder passen aufs Haus auf, und da dachte ich mir ich überrasch sie. Ankommen würden wir am 18. Februar und am 23. gehts wieder heim. Wieviel müsste ich für die Gartensuite einplanen?',
    ['2027-02-18', '2027-02-23'],
    { room: 'garden-suite' },
  ),
  stay('bin allein unterwegs, nur die nacht vom 8. auf den 9. dez. was macht das', ['2026-12-08', '2026-12-09'], {
    guests: 1,
  }),
  stay('ham sie von karfreitag bis ostermontag was? wir wären 3 leut', ['2027-03-26', '2027-03-29'], { guests: 3 }),
  stay('2 zi do 14.1. - mo 18.1., 4 erw, gesamtpreis pls', ['2027-01-14', '2027-01-18'], { rooms: 2, guests: 4 }),
  stay('freitag in einer woche, zwei nächte, mein mann und ich. wieviel kostet der spaß', ['2026-12-04', '2026-12-06']),
  stay('isses studio frei zum valentinstag? anreise fr 12.2. abreise mo 15.2.', ['2027-02-12', '2027-02-15'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'Den ganzen März, ich alleine, Rentner, Überwintern. Was kommt da zusammen?',
    [
      ['2027-03-01', '2027-04-01'],
      ['2027-03-01', '2027-03-31'],
    ],
    { guests: 1 },
  ),
  stay(
    'zimmer mit den zwei queen betten 23/1 bis 30/1 für 2 erwachsene und 1 teenie, preis?',
    ['2027-01-23', '2027-01-30'],
    {
      room: 'double-queen-room',
      guests: 3,
    },
  ),
  stay('heut nacht noch was da? stehn grad bei miami im stau 😩 sind zwei leute, morgen früh weiter', [
    '2026-11-24',
    '2026-11-25',
  ]),
  stay(
    'Sehr geehrte Damen und Herren, für den Zeitraum 2. bis 16. April 2027 erbitte ich den Gesamtpreis der Ein-Schlafzimmer-Suite für drei Personen. Mit vorzüglicher Hochachtung, Dr. Weidenfeller',
    ['2027-04-02', '2027-04-16'],
    { room: 'one-bedroom-suite', guests: 3 },
  ),
  stay('sieben nächt ab 9. jänner für uns zwei, wos kost des?', ['2027-01-09', '2027-01-16']),
  // Dated, several messages
  stay(
    ['Was kostet ein Zimmer vom 5. bis 8. Februar?', 'ach nee sorry verguckt, vom 6. bis 9.'],
    ['2027-02-06', '2027-02-09'],
  ),
  stay(
    ['habt ihr vom 10. bis 12. dezember was frei für 2', 'und im king zimmer, wieviel wär das?'],
    ['2026-12-10', '2026-12-12'],
    {
      room: 'king-room',
    },
  ),
  stay(
    ['25.1. bis 29.1. zu zweit bitte preis', 'und wenn meine schwester auch noch mitkommt, also zu dritt?'],
    ['2027-01-25', '2027-01-29'],
    {
      guests: 3,
    },
  ),
  stay(
    ['10. bis 14. märz, wir zwei, was kostets', 'und wenn wir schon am 9. kommen, heim weiterhin am 14.?'],
    ['2027-03-09', '2027-03-14'],
  ),
  stay(
    ['ab wann kann i rein ins zimmer', 'passt. und wos kostats vom 22. bis zum 24. jänner?'],
    ['2027-01-22', '2027-01-24'],
  ),
  stay(
    [
      'kompaktes queen zimmer 14.–17. dezember?',
      'und die gartensuite zum selben termin?',
      'und die suite einen tag länger also bis 18.?',
    ],
    ['2026-12-14', '2026-12-18'],
    { room: 'garden-suite' },
  ),
  stay(['was kostet weihnachten bei euch', 'ich mein vom 23. bis zum 27., zu dritt'], ['2026-12-23', '2026-12-27'], {
    guests: 3,
  }),
  stay(
    ['Preis 7. Januar bis 10. Januar?', 'brauchen doch zwei zimmer, sind jetzt 4 leute'],
    ['2027-01-07', '2027-01-10'],
    {
      rooms: 2,
      guests: 4,
    },
  ),
  stay(
    [
      'is der strand nah?',
      'super. am freitag bis sonntag was frei?',
      'mist kann doch erst samstag kommen, bleib dafür bis montag',
    ],
    ['2026-11-28', '2026-11-30'],
  ),
  stay(['hi, king-suite vom 3. bis 7. märz wie viel', 'hm. und das studio?'], ['2027-03-03', '2027-03-07'], {
    room: 'studio-kitchenette',
  }),
  stay(
    [
      'zimmer mit zwei queen betten, 4.1. bis 8.1. für 4 leute?',
      'uff. und nur wir zwei ohne die kids im kompakten queen zimmer?',
    ],
    ['2027-01-04', '2027-01-08'],
    { room: 'compact-queen-room', guests: 2 },
  ),
  stay(
    [
      'ich such was für mich allein vom 15. bis 19. dez',
      'mein bruder kommt jetzt doch mit, gleiches zimmer. was macht das dann?',
    ],
    ['2026-12-15', '2026-12-19'],
    { guests: 2 },
  ),
  stay(
    [
      'Habt ihr am 13. Februar was frei?',
      'zwei nächte',
      'wir sind 2 erw und 2 kids (6 und 9)',
      'und was kostet das jetzt insgesamt?',
    ],
    ['2027-02-13', '2027-02-15'],
    { guests: 4 },
  ),

  // Facts
  ask('wann dürfen wir am ersten tag rein und bis wann müssen wir am letzten raus sein', 'checkIn', 'checkOut'),
  ask(
    'unser flieger geht erst am abend. könnten wir gegen aufpreis länger im zimmer bleiben, bis wie viel uhr geht das und was nehmt ihr dafür?',
    'lateFee',
    'lateUntil',
  ),
  ask('muss ich bei ankunft geld hinterlegen das ich hinterher wieder krieg? wie viel', 'deposit'),
  ask(['habt ihr vom 11. bis 14. dezember was frei für uns zwei?', 'und was kommt für den dackel dazu 🐶'], 'petFee'),
  ask('wos blüht ma wenn i im zimmer a tschick rauch', 'smokingFee'),
  ask('wenn mir was dazwischenkommt, wie lange vorher komm ich noch ohne kosten aus der buchung raus?', 'cancelling'),
  ask('von wann bis wann hockt bei euch vorn wer am empfang', 'opens', 'closes'),
  ask('wie lang hatscht ma bis zum meer?', 'beach'),
  ask('zahl ich extra wenn die karre bei euch aufm hof steht? und fürs internet?', 'parking', 'wifi'),
  ask(
    'wir können entweder bis palm beach oder bis fort lauderdale fliegen. wie lang fährt man jeweils zu euch?',
    'airport',
    'secondAirport',
  ),
  ask('gibts a becken im garten wo die kinder planschen können?', 'noPool'),
  ask('oma is schlecht zu fuß, habt ihr nen lift nach oben oder muss sie kraxeln', 'stairs'),
  ask('ohne koffein geht bei mir um 5 uhr früh gar nix ☕ krieg ich da schon eins?', 'coffee'),
  ask('is in der früh was zum essen dabei oder muss ma da wo hin?', 'breakfast'),
  ask('können wir uns abends selber nudeln machen und unser bier kalt stellen?', 'kitchen', 'fridge'),
  ask('kann man die bude runterkühlen und hängt da ne glotze?', 'airConditioning', 'tv'),
  ask('dürfen wir unsere steaks bei euch irgendwo auf den rost hauen', 'barbecue'),
  ask('nehmts ihr visa oder wollts ihr scheine sehen? geht beides?', 'cards', 'cash'),
  ask('unser kleiner ist 9 monate alt, worin kann der bei euch schlafen?', 'crib'),
  ask('mein mann ist blind und sein hund führt ihn. gilt der bei euch als haustier?', 'assistanceDog'),
  ask('haben kein auto. kommt man mit bus oder zug irgendwie weiter? wie heissen die', 'bus', 'train'),
  ask('papa will krebse knacken 🦀 ich will grünes curry 🍜 wo gehn wir jeweils hin?', 'crab', 'thai'),
  ask('die kids wollen margherita und salami, wo kriegen wir das', 'pizza'),
  ask(
    'wo kauf ich windeln und milch? und wo gibts a gscheits roggenbrot vom bäcker, ned des labbrige zeug',
    'groceries',
    'bakery',
  ),
  ask('gibts irgendwo schaukel und rutsche für meine zwerge, und wo danach a kugel schoko?', 'playground', 'iceCream'),
  ask('i mecht amoi wos ausm wasser ziagn mit da rutn, wo geht des bei eich?', 'fishing'),
  ask('was löhnt ein erwachsener im zoo und was in diesem japanischen garten', 'zoo', 'morikami'),
  ask(
    ['wie warm ist es bei euch am strand so', 'in welchen monaten kommen da die panzertiere zum eierlegen? 🐢'],
    'turtles',
  ),
  ask(
    [
      'Was kostet ein Zimmer vom 8. bis 11. Januar?',
      'und wird das pro nacht billiger wenn man länger bleibt? ab wie vielen nächten gibts den wochenpreis, ab wie vielen den monatspreis?',
    ],
    'weekly',
    'monthly',
  ),
  ask(
    'wann fängt das mit den wirbelstürmen an und wann ist es rum? und welche nummer wähl ich nachts wenns ernst wird',
    'hurricanes',
    'stormLine',
  ),
  ask('seit wann gibts euer haus und wie viele zimmer habts ihr überhaupt', 'year', 'rooms'),
  ask(
    ['dürfen hunde mit?', 'ok danke. andere frage, wo kann man in der nähe im grünen spazieren und vögel gucken?'],
    'nature',
  ),
  ask(
    'wie viel prozent spar ich wenn ich mich in euren mailverteiler eintrag, und wie viel haben die codes die ihr da später rumschickt höchstens?',
    'newsletter',
    'coupons',
  ),

  // A price without dates
  from('was kost bei euch a nacht so ungefähr'),
  from('ab wie viel gehts bei euch los? datum steht noch nicht fest'),
  from('king-suite ab wie viel die nacht?', 'king-suite'),
  from('was nehmt ihr mindestens fürs studio, weiß noch ned wann wir kommen', 'studio-kitchenette'),
  from(['habt ihr parkplätze', 'gut. und was ist so der günstigste preis pro nacht bei euch']),

  // The hotel has no word on it
  unknown('liegt im bad ein föhn oder soll ich meinen mitschleppen?'),
  unknown('kann ich meinen tesla bei euch laden, gibts ne wallbox'),
  unknown('habt ihr eine waschmaschine für gäste'),
  unknown('gibts nen kraftraum mit hanteln? muss jeden tag pumpen 💪'),
  unknown('is im zimmer a tresor für pass und schmuck'),
  unknown('Verleihen Sie Fahrräder an Hausgäste, und wenn ja zu welchem Tarif?'),
  unknown('brauch ein bügeleisen für mein hemd, habt ihr eins aufm zimmer?'),
  unknown('kann man sich bei euch im haus massieren lassen'),

  // A person
  person('kann ich bitte mit einem echten menschen reden'),
  person('schluss jetzt mit dem computergequatsche, verbinden sie mich mit der rezeption!!!'),
  person(['was kostet 3. bis 5. januar', 'na des is ma z kompliziert, i mecht mit wem von euch persönlich schreiben']),
]
