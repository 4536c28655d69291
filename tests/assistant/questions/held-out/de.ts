import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // Stays, one message
  stay('Servus, was tät ein Zimmer vom 12. bis 16. Jänner kosten? Wir sind zu zweit', ['2027-01-12', '2027-01-16'], {
    guests: 2,
  }),
  stay('Habt ihr heute Nacht noch was frei?', ['2026-11-24', '2026-11-25']),
  stay('guten tag, bräuchte für morgen eine nacht, bin allein unterwegs', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('dieses wochenende noch platz?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay('Übernächstes Wochenende von Freitag bis Sonntag, was würde das machen', [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-11', '2026-12-13'],
  ]),
  stay('20.2.-27.2.27, 2 Erw + 2 Kinder (5 u. 8), preis?', ['2027-02-20', '2027-02-27'], { guests: 4 }),
  stay(
    'Wir möchten vom 24.12. bis 27.12. kommen, zwei Erwachsene und ein Kleinkind von 2 Jahren. Wäre da noch etwas frei?',
    ['2026-12-24', '2026-12-27'],
    { guests: 3 },
  ),
  stay('habts ihr in der silvesternacht no a zimmer für zwei?', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay('Karfreitag bis Ostermontag, 2 Pers. – was kostet das bei Ihnen?', ['2027-03-26', '2027-03-29'], { guests: 2 }),
  stay('Gibt es für eine Woche ab dem 6. Februar noch die Gartensuite?', ['2027-02-06', '2027-02-13'], {
    room: 'garden-suite',
  }),
  stay(
    'Ist die King-Suite am 14. Februar frei? Eine Nacht, möchte meine Frau zum Valentinstag überraschen :)',
    ['2027-02-14', '2027-02-15'],
    { room: 'king-suite' },
  ),
  stay('Preis Studio 3.3.-17.3.', ['2027-03-03', '2027-03-17'], { room: 'studio-kitchenette' }),
  stay(
    'Grüezi, mir wäred gern vom 8. bis am 15. Mai bi eu, zwei Erwachseni. Was choschtet das?',
    ['2027-05-08', '2027-05-15'],
    { guests: 2 },
  ),
  stay('Wir suchen zwei Zimmer für 4 Erwachsene, Anreise 17.04., Abreise 21.04.', ['2027-04-17', '2027-04-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay('Moin! Haben Sie vom 5. auf den 6. Dezember noch ein Bett für uns?', ['2026-12-05', '2026-12-06']),
  stay('ab nächsten montag 4 nächte möglich?', ['2026-11-30', '2026-12-04']),
  stay('was nehmen sie für die nacht von freitag auf samstag', ['2026-11-27', '2026-11-28']),
  stay(
    'hallo, wir kommen am 2. juli an und fliegen am 9. juli heim, 2 erw. 1 kind 11 jahre. kosten?',
    ['2027-07-02', '2027-07-09'],
    { guests: 3 },
  ),
  stay(
    'Zimmer für eine Person, 18.1. bis 22.1.2027, Dienstreise. Bitte um Preisangabe.',
    ['2027-01-18', '2027-01-22'],
    {
      guests: 1,
    },
  ),
  stay('Was würden zehn Nächte ab dem ersten März für zwei kosten?', ['2027-03-01', '2027-03-11'], { guests: 2 }),
  stay(
    'Gibt es vom 23. Dezember bis 2. Januar noch ein Double-Queen-Zimmer? Wir sind vier, die Kinder sind 9 und 12',
    ['2026-12-23', '2027-01-02'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('Über Pfingsten, Samstag 15. bis Montag 17. Mai, habt ihr da was?', ['2027-05-15', '2027-05-17']),
  stay('Was kommt vom 9.-12. April zusammen? Wir sind zwei plus Labrador', ['2027-04-09', '2027-04-12'], { guests: 2 }),
  stay(
    'Zu unserem 25. Hochzeitstag am 21. August hätten wir gern die King-Suite für drei Nächte, Anreise an dem Tag. Mit welchem Preis dürfen wir rechnen?',
    ['2027-08-21', '2027-08-24'],
    { room: 'king-suite' },
  ),
  stay('sind grad in miami und spontan, heute und morgen nacht noch was zu haben?', ['2026-11-24', '2026-11-26']),
  stay('1.11. bis 6.11. nächstes Jahr, ein Doppelzimmer, verfügbar?', ['2027-11-01', '2027-11-06']),
  stay('3 Nächte ab Donnerstag für 3 Personen', ['2026-11-26', '2026-11-29'], { guests: 3 }),
  stay('vom Nikolaustag (6.12.) bis 10.12., nur ich. Kosten?', ['2026-12-06', '2026-12-10'], { guests: 1 }),
  stay('guten abend ich hätte gerne ein zimer vom 28.1 bis zum 4.2 für 2 persohnen', ['2027-01-28', '2027-02-04'], {
    guests: 2,
  }),
  stay('Haben Sie für den 15. September eine Nacht frei? Zwischenstopp auf dem Weg nach Key West', [
    '2027-09-15',
    '2027-09-16',
  ]),
  stay('Kompaktes Queen-Zimmer, 19. bis 23. April, eine Person, wie teuer?', ['2027-04-19', '2027-04-23'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    'Sehr geehrte Damen und Herren, könnten Sie mir bitte den Preis für die Ein-Schlafzimmer-Suite nennen, und zwar vom 13. bis zum 20. März, für zwei Erwachsene und unsere zwei Töchter (4 und 7)? Vielen Dank im Voraus!',
    ['2027-03-13', '2027-03-20'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay('was kosten bei euch 3 zimmer vom 3. bis 5. juni, wir sind 6 leute', ['2027-06-03', '2027-06-05'], {
    guests: 6,
    rooms: 3,
  }),
  stay('Ich bräuchte von Dienstag, 8. Dezember, bis Freitag, 11. Dezember, eine Unterkunft', [
    '2026-12-08',
    '2026-12-11',
  ]),
  stay('Rosenmontag bis Aschermittwoch, wir flüchten vorm Karneval! Was frei für zwei?', ['2027-02-08', '2027-02-10'], {
    guests: 2,
  }),
  stay('26.12. bis 31.12., 2 Erwachsene + Baby 8 Monate, geht das?', ['2026-12-26', '2026-12-31'], { guests: 3 }),
  stay('5 nächte ab 11.5., king-zimmer am innenhof, noch zu haben?', ['2027-05-11', '2027-05-16'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'Sind am 1. August 2027 noch Zimmer verfügbar? Wir würden bis am 5. bleiben, 2 Personen. Merci vielmal',
    ['2027-08-01', '2027-08-05'],
    { guests: 2 },
  ),
  stay('zwei Wochen Sonne bitte 😎 ab 16. Januar, 2 Pers, was kostet der Spaß', ['2027-01-16', '2027-01-30'], {
    guests: 2,
  }),
  stay(
    'Mein Mann und ich würden gern vom 30. September bis 4. Oktober bei Ihnen übernachten. Ist das noch möglich?',
    ['2027-09-30', '2027-10-04'],
    { guests: 2 },
  ),
  stay('heute in 14 tagen für zwei nächte?', ['2026-12-08', '2026-12-10']),
  stay('Was kostet das Wochenende 20./21. März?', [
    ['2027-03-20', '2027-03-21'],
    ['2027-03-20', '2027-03-22'],
    ['2027-03-19', '2027-03-21'],
  ]),
  stay('4 wochen ab 4. januar als überwinterer, zu zweit, gibts da noch platz?', ['2027-01-04', '2027-02-01'], {
    guests: 2,
  }),
  stay('Angebot 07.06.–11.06. f. 2 Erw. u. 1 Kind (3 J.)', ['2027-06-07', '2027-06-11'], { guests: 3 }),
  stay('Heute in einer Woche eine Übernachtung für 4, klappt das?', ['2026-12-01', '2026-12-02'], { guests: 4 }),

  // Stays, several messages
  stay(
    ['Haben Sie vom 3. bis 6. Februar ein Zimmer frei?', 'Und wenn wir eine Nacht länger bleiben?'],
    ['2027-02-03', '2027-02-07'],
  ),
  stay(['was kostet ein zimmer 19.-21. märz', 'und mit unserem sohn, er ist 10?'], ['2027-03-19', '2027-03-21'], {
    guests: 3,
  }),
  stay(['Gibt es am 12. Dezember noch ein Zimmer für zwei?', 'Oder lieber am 13.?'], ['2026-12-13', '2026-12-14'], {
    guests: 2,
  }),
  stay(['Ist die Gartensuite vom 10. bis 14. Mai frei?', 'und die king suite?'], ['2027-05-10', '2027-05-14'], {
    room: 'king-suite',
  }),
  stay(
    ['wir wollen im april zu euch', 'vom 6. bis 10., zwei erwachsene', 'und was kostet das?'],
    ['2027-04-06', '2027-04-10'],
    { guests: 2 },
  ),
  stay(
    ['Ist über Weihnachten, vom 22.12. bis 26.12., noch was frei?', 'Wir sind 2 Erwachsene und 2 Kinder, 6 und 3'],
    ['2026-12-22', '2026-12-26'],
    { guests: 4 },
  ),
  stay(['Preis für 29.1.–1.2.?', 'Und wenn ich allein komme?'], ['2027-01-29', '2027-02-01'], { guests: 1 }),
  stay(['Ein Zimmer vom 14. bis 18. Juni bitte', 'Ach nein, alles eine Woche später'], ['2027-06-21', '2027-06-25']),
  stay(['heut noch was frei?', 'und morgen?'], ['2026-11-25', '2026-11-26']),
  stay(['Hallo, was kostet das Studio vom 2. bis 5. März?', 'Ginge auch bis zum 7.?'], ['2027-03-02', '2027-03-07'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['Wir sind zwei Paare und suchen was vom 16. bis 20. September, ein Zimmer reicht', 'Doch besser zwei Zimmer'],
    ['2027-09-16', '2027-09-20'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['Griaß eich, habts vom 25. bis 28. Feber was frei?', 'und wie viel macht des dann für 3 Leut?'],
    ['2027-02-25', '2027-02-28'],
    { guests: 3 },
  ),
  stay(
    ['Darf man Hunde mitbringen?', 'super. dann bitte preis vom 7.5. bis 9.5. für 2 personen mit hund'],
    ['2027-05-07', '2027-05-09'],
    { guests: 2 },
  ),
  stay(
    ['Ich suche ein Zimmer für eine Nacht', 'am 4. Juli, wegen dem Feuerwerk', 'zu dritt'],
    ['2027-07-04', '2027-07-05'],
    { guests: 3 },
  ),
  stay(['Zimmer 8.1. bis 11.1. für 2?', 'sorry meinte februar'], ['2027-02-08', '2027-02-11'], { guests: 2 }),
  stay(['Gibts an Ostern noch was? 27. bis 30. März', 'Anreise wär doch schon am 25.'], ['2027-03-25', '2027-03-30']),
  stay(
    [
      'Grüezi, hätten Sie vom 3. bis 10. Oktober noch etwas für zwei Personen?',
      'Und die Ein-Schlafzimmer-Suite, was würde die kosten?',
    ],
    ['2027-10-03', '2027-10-10'],
    { guests: 2, room: 'one-bedroom-suite' },
  ),
  stay(['king-zimmer 20.-24. april frei?', 'und ab dem 20. für nur 2 nächte?'], ['2027-04-20', '2027-04-22'], {
    room: 'king-room',
  }),
  stay(
    ['Was kostet es vom 31. Dezember bis 3. Januar?', 'Zwei Zimmer bräuchten wir, insgesamt 5 Personen'],
    ['2026-12-31', '2027-01-03'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    [
      'Wir landen am 9. August in Miami und kommen direkt zu euch',
      'wollen 3 nächte bleiben',
      'kompaktes queen zimmer bitte, preis?',
    ],
    ['2027-08-09', '2027-08-12'],
    { room: 'compact-queen-room' },
  ),
  stay(
    ['Nächsten Freitag was frei?', 'und die Nacht drauf, Samstag auf Sonntag?'],
    [
      ['2026-11-28', '2026-11-29'],
      ['2026-12-05', '2026-12-06'],
    ],
  ),
  stay(
    ['Kosten für 2 Personen 11.–15. Januar?', 'Mit der Oma wären wir 3', 'OK, und noch ein Tag dran, bis zum 16.?'],
    ['2027-01-11', '2027-01-16'],
    { guests: 3 },
  ),
  stay(
    ['habt ihr anfang november nächstes jahr platz?', '2. bis 5. november', 'wie teuer?'],
    ['2027-11-02', '2027-11-05'],
  ),
  stay(
    [
      'Wann darf man frühestens einchecken?',
      'Passt. Wir kämen am 18. Dezember für vier Nächte, 2 Erwachsene, 1 Kind. Was macht das?',
    ],
    ['2026-12-18', '2026-12-22'],
    { guests: 3 },
  ),
  stay(
    [
      'Wir möchten gern vom 24. bis 30. Mai kommen, ein Zimmer für 4.',
      'Wir müssen leider schon am 28. heim, was kostet es dann?',
    ],
    ['2027-05-24', '2027-05-28'],
    { guests: 4 },
  ),
  stay(
    ['double queen 12.-16. juli frei? sind zu viert', 'und die gleichen tage im august?'],
    ['2027-08-12', '2027-08-16'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['Guten Tag, ist am Wochenende vom 15. bis 17. Januar etwas frei?', 'Und das Wochenende darauf?'],
    ['2027-01-22', '2027-01-24'],
  ),
  stay(['was kost die king-suite vom 4.3. bis 8.3.', 'puh. und das studio?'], ['2027-03-04', '2027-03-08'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['Ein Zimmer für mich allein vom 27. bis 30. April bitte.', 'Meine Frau kommt jetzt doch mit. Neuer Preis?'],
    ['2027-04-27', '2027-04-30'],
    { guests: 2 },
  ),
  stay(
    ['Haben Sie am 10. Juni etwas frei?', 'für 5 nächte', 'und mit unserem baby, also zu dritt?'],
    ['2027-06-10', '2027-06-15'],
    { guests: 3 },
  ),

  // Facts
  ask('ab wann kann ich ins zimmer?', 'checkIn'),
  ask('Check-in und Check-out Zeiten bitte', 'checkIn', 'checkOut'),
  ask('Unser Flug geht erst am Abend. Was kostet es, wenn wir später auschecken?', 'lateFee'),
  ask('Bis wann kann man das Zimmer mit late check-out höchstens behalten?', 'lateUntil'),
  ask('muss ich beim einchecken eine kaution hinterlegen? wie viel', 'deposit'),
  ask('was nehmt ihr für den hund', 'petFee'),
  ask(['Sind Haustiere bei Ihnen erlaubt?', 'und was zahlt man da pro Nacht?'], 'petFee'),
  ask('Ich reise mit meinem Blindenführhund. Zählt der bei Ihnen als Haustier?', 'assistanceDog'),
  ask('darf man am zimmer rauchen?', 'smokingFee'),
  ask('WLAN und Parkplatz inklusive?', 'wifi', 'parking'),
  ask('gibts an pool bei eich?', 'noPool'),
  ask('Wo kriegt man in der Früh einen Kaffee und was zum Frühstücken?', 'coffee', 'breakfast'),
  ask('Ich koche gern selber. Haben die Zimmer eine Küche?', 'kitchen'),
  ask('Wie lange läuft man bis zum Strand?', 'beach'),
  ask('Was zahlt man fürs Parkieren am Strand?', 'beachParking'),
  ask(['Kann ich das Auto bei euch stehen lassen?', 'und am strand parken, was kostet das?'], 'beachParking'),
  ask('Wir landen in Fort Lauderdale, wie lange fährt man da zu euch?', 'secondAirport'),
  ask('welcher flughafen ist am nächsten u. wie weit weg', 'airport'),
  ask('Fährt in eurer Nähe ein Zug? Oder ein Bus?', 'train', 'bus'),
  ask('Wir haben keinen Mietwagen. Gibt es dort Uber?', 'rides'),
  ask('Könnt ihr ein Restaurant in der Nähe empfehlen?', 'eating'),
  ask('wo ist der nächste supermarkt', 'groceries'),
  ask('Wo bekommt man eine gute Pizza und danach ein Eis?', 'pizza', 'iceCream'),
  ask('Unsere Kids sind 5 und 8, was kann man bei euch in der Gegend mit ihnen unternehmen?', 'withChildren'),
  ask('is irgendwo a spielplatz in der nähe', 'playground'),
  ask('Hallo, unsere Kleine ist 9 Monate alt, haben Sie ein Gitterbett für uns?', 'crib'),
  ask('Bis wann kann ich kostenlos stornieren?', 'cancelling'),
  ask('Wie viel Rabatt gibts, wenn ich mich für den Newsletter anmelde?', 'newsletter'),
  ask('Ab wie vielen Nächten gilt der Wochentarif?', 'weekly'),
  ask('wir sind rentner und wollen den winter über bleiben, gibt es einen monatsrabatt u. ab wann?', 'monthly'),
  ask('Wann ist bei Ihnen Hochsaison?', 'peakSeason'),
  ask('In welchen Monaten legen die Meeresschildkröten am Strand ihre Eier?', 'turtles'),
  ask('Von wann bis wann muss man mit Hurrikans rechnen?', 'hurricanes'),
  ask('Wie lautet die Adresse fürs Navi?', 'street'),
  ask('tel nr und mailadresse bitte', 'phone', 'email'),
  ask('Das Haus sieht so schön alt aus! Seit wann gibt es euch und wie viele Zimmer habt ihr?', 'year', 'rooms'),
  ask('wie lange ist die rezeption abends besetzt, wir kommen spät', 'closes'),
  ask('Gibt es einen Lift? Meine Mutter ist nicht mehr gut zu Fuss.', 'stairs'),
  ask('Ist im Zimmer ein Kühlschrank und eine Klimaanlage?', 'fridge', 'airConditioning'),
  ask('kann ich mit karte zahlen oder nur bar', 'cards', 'cash'),
  ask('Dürfen wir abends draußen grillen?', 'barbecue'),
  ask('Wird jeden Tag sauber gemacht?', 'cleaning'),
  ask('Passt am Strand ein Bademeister auf?', 'lifeguards'),
  ask('was kostet der eintritt in die lion country safari für erwachsene', 'safari'),
  ask('Wie lang braucht man mit dem Auto nach West Palm Beach rein?', 'westPalm'),

  // Prices without dates
  from('Was kostet bei euch ein Zimmer pro Nacht?'),
  from('ab wieviel gehts bei euch los mit den preisen'),
  from('Wie teuer ist die Gartensuite?', 'garden-suite'),
  from('king suite preis?', 'king-suite'),
  from('Was zahlt man pro Nacht fürs Studio?', 'studio-kitchenette'),
  from('wos kost denn des Double-Queen-Zimmer bei eich?', 'double-queen-room'),
  from(
    'Guten Tag, in welcher Preislage liegt die Ein-Schlafzimmer-Suite? Daten haben wir noch keine.',
    'one-bedroom-suite',
  ),
  from('Ich plane gerade grob mein Budget für Florida. Was ist bei Ihnen der günstigste Zimmerpreis?'),

  // Nothing on the site
  unknown('Wir kommen mit einem E-Auto, habt ihr eine Wallbox?'),
  unknown('gibts an fitnessraum'),
  unknown('Holen Sie Gäste mit einem Shuttle vom Flughafen ab?'),
  unknown('Kann man sich das Abendessen per Zimmerservice bringen lassen?'),
  unknown('Haben Sie Steckdosenadapter für deutsche Stecker zum Ausleihen?'),
  unknown('Vermitteln Sie einen Babysitter für einen Abend?'),
  unknown('habt ihr eine sauna oder massagen?'),
  unknown('Ist ein Tennisplatz beim Hotel?'),

  // A person
  person('Kann ich bitte mit einem Menschen reden?'),
  person('möchte mit jemandem von der rezeption sprechen'),
  person('Das ist mir alles zu kompliziert mit dem Chat. Bitte verbinden Sie mich mit einem Mitarbeiter.'),
  person('gibts da an echten mensch zum schreiben?'),
]
