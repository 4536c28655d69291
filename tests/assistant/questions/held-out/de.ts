import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // One message about dates.
  stay('Hallo, was kostet ein Zimmer vom 10. bis 13. Dezember für 2 Personen?', ['2026-12-10', '2026-12-13'], {
    guests: 2,
  }),
  stay('habt ihr heute nacht noch was frei?', ['2026-11-24', '2026-11-25']),
  stay(
    'Guten Tag, wir (2 Erwachsene, 1 Kind) möchten vom 2. bis 9. Jänner kommen. Was würde das kosten?',
    ['2027-01-02', '2027-01-09'],
    { guests: 3 },
  ),
  stay('Ist am 19. Dezember noch ein Zimmer frei, nur eine Nacht', ['2026-12-19', '2026-12-20']),
  stay('wir kommen in 2 wochen für 3 nächte, was kostet das zu zweit?', ['2026-12-08', '2026-12-11'], { guests: 2 }),
  stay('Wochenende 22. bis 24. Januar zu zweit, geht das noch?', ['2027-01-22', '2027-01-24'], { guests: 2 }),
  stay('King-Zimmer vom 1. bis 4. März wie teuer', ['2027-03-01', '2027-03-04'], { room: 'king-room' }),
  stay('Hättet ihr über Silvester was frei? 30.12. bis 2.1.', ['2026-12-30', '2027-01-02']),
  stay('Ich reise allein und brauche ein Zimmer von Mittwoch auf Donnerstag', ['2026-11-25', '2026-11-26'], {
    guests: 1,
  }),
  stay('Was kostet die Gartensuite vom 8.2. bis 15.2.2027?', ['2027-02-08', '2027-02-15'], { room: 'garden-suite' }),
  stay('Grüezi, hätten Sie vom 5. bis 12. April noch zwei Zimmer für 4 Personen?', ['2027-04-05', '2027-04-12'], {
    rooms: 2,
    guests: 4,
  }),
  stay('ab morgen fuer 2 nächte, 2 leute, was zahlen wir da?', ['2026-11-25', '2026-11-27'], { guests: 2 }),
  stay('Zimmer frei dieses Wochenende?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-27', '2026-11-30'],
  ]),
  stay(
    'Wir wären zu viert (davon 2 Kinder, 7 und 9) und würden gern vom 20. bis 27. März kommen. Wie ist der Preis?',
    ['2027-03-20', '2027-03-27'],
    { guests: 4 },
  ),
  stay('eine woche ab dem 16. januar was kostet das', ['2027-01-16', '2027-01-23']),
  stay('Haben sie vom 23. bis 27.12. noch was frei fuer 2', ['2026-12-23', '2026-12-27'], { guests: 2 }),
  stay(
    'Ist das Studio am 11. und 12. Januar zu haben?',
    [
      ['2027-01-11', '2027-01-13'],
      ['2027-01-11', '2027-01-12'],
    ],
    { room: 'studio-kitchenette' },
  ),
  stay(
    'Guten Abend, meine Frau und ich überlegen, über Ostern zu kommen, also von Karfreitag bis Ostermontag. Was kostet das?',
    ['2027-03-26', '2027-03-29'],
    { guests: 2 },
  ),
  stay('3 nächte ab 3. mai, double queen zimmer, 4 personen, preis?', ['2027-05-03', '2027-05-06'], {
    room: 'double-queen-room',
    guests: 4,
  }),
  stay(
    'Wir kommen jedes Jahr im Winter nach Florida. Was kostets vom 1. Februar bis 1. März für zwei?',
    ['2027-02-01', '2027-03-01'],
    { guests: 2 },
  ),

  // Conversations about dates.
  stay(['Ist vom 7. bis 10. Dezember was frei?', 'und mit hund?'], ['2026-12-07', '2026-12-10']),
  stay(['Was kostet ein Zimmer vom 18. bis 21. Januar?', 'Und das King-Zimmer?'], ['2027-01-18', '2027-01-21'], {
    room: 'king-room',
  }),
  stay(['hallo', 'ich such ein zimmer für 2', 'vom 25. bis 28. februar'], ['2027-02-25', '2027-02-28'], {
    guests: 2,
  }),
  stay(['Preis für 4 Nächte ab 8. März bitte', 'Und wenn wir nur 3 Nächte bleiben?'], ['2027-03-08', '2027-03-11']),
  stay(
    ['Zimmer vom 12. bis 15. April für 2 Personen?', 'Sorry, wir sind doch zu dritt'],
    ['2027-04-12', '2027-04-15'],
    { guests: 3 },
  ),
  stay(
    ['Wie weit ist es zum Strand?', 'super. was kostet denn ein Zimmer vom 14. bis 17. Dezember?'],
    ['2026-12-14', '2026-12-17'],
  ),
  stay(
    ['Haben Sie am 5. Februar etwas frei?', 'nein moment ich meinte den 5. märz', 'zwei nächte'],
    ['2027-03-05', '2027-03-07'],
  ),
  stay(['Was kostet es vom 3. bis 6. Februar?', 'und eine Woche später?'], ['2027-02-10', '2027-02-13']),
  stay(
    ['servus', 'was kost die King-Suite?', 'vom 9. bis 12. Jänner', 'und das Studio im selben Zeitraum?'],
    ['2027-01-09', '2027-01-12'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    ['Gibts vom 28. bis 30. Dezember noch ein Zimmer?', 'und wenn wir bis 1. Jänner bleiben?'],
    ['2026-12-28', '2027-01-01'],
  ),
  stay(
    ['Wir suchen was für die Familie, 2 Erwachsene 2 Kinder', '30. März bis 3. April'],
    ['2027-03-30', '2027-04-03'],
    { guests: 4 },
  ),
  stay(
    [
      'Ein Zimmer vom 21. bis 23. Mai bitte',
      'ach, meine Eltern kommen auch mit, also 2 Zimmer für 4 Personen',
      'wie viel ist das zusammen?',
    ],
    ['2027-05-21', '2027-05-23'],
    { rooms: 2, guests: 4 },
  ),

  // The hotel and its surroundings.
  ask('Ab wann kann man einchecken?', 'checkIn'),
  ask('bis wann müssen wir aus dem zimmer raus sein', 'checkOut'),
  ask('Kann man bei euch gratis parkieren?', 'parking'),
  ask('Ist WLAN dabei?', 'wifi'),
  ask('Habt ihr einen Pool?', 'noPool'),
  ask('Gibt es bei Ihnen Frühstück?', 'breakfast'),
  ask('Darf mein Hund mit?', 'petFee'),
  ask('wie weit ist der strand weg', 'beach'),
  ask('Gibt es einen Lift? Meine Oma ist nicht mehr so gut zu Fuß', 'stairs'),
  ask('Falls bei uns was dazwischen kommt, bis wann kann man kostenlos stornieren?', 'cancelling'),
  ask('muss man ne kaution zahlen', 'deposit'),
  ask('Wie lange fährt man vom Flughafen Fort Lauderdale zu euch?', 'secondAirport'),
  ask('unser flieger landet spät, wie lange ist die rezeption besetzt', 'closes'),
  ask('Haben die Zimmer eine Küche?', 'kitchen'),
  ask(
    'Wir sind am ersten Abend sicher müde vom Flug und wollen nicht mehr weit fahren. Wo kann man bei euch in der Nähe gut essen?',
    'eating',
  ),
  ask('gibts einen supermarkt in der naehe', 'groceries'),
  ask('Haben Sie ein Babybett?', 'crib'),
  ask('Kann ich mit Kreditkarte zahlen?', 'cards'),
  ask('Kann man bei euch grillen?', 'barbecue'),
  ask('Spricht bei euch jemand deutsch?', 'languages'),
  ask('Wann kommen denn die Schildkröten an den Strand?', 'turtles'),
  ask('Bekommt man Rabatt wenn man länger bleibt, so 10 Tage?', 'weekly'),
  ask('Darf man im Zimmer rauchen?', 'smokingFee'),

  ask(['Wann kann man anreisen?', 'und abreise?'], 'checkOut'),
  ask(['Wir haben eine Katze, darf die mit?', 'und was kostet das extra?'], 'petFee'),
  ask(
    ['Kann man zu Fuß zum Strand gehen?', 'Und wenn wir mit dem Auto fahren, was kostet dort das Parken?'],
    'beachParking',
  ),
  ask(['Gibts bei euch Kaffee?', 'und wo kriegt man in der früh ein richtiges frühstück?'], 'breakfast'),
  ask(['Kann man auch später auschecken?', 'was kostet das pro stunde?'], 'lateFee'),

  // Two questions in one.
  ask('Um wie viel Uhr ist Check-in und wann muss man wieder raus?', 'checkIn', 'checkOut'),
  ask('Gibt es Klimaanlage und Fernseher im Zimmer?', 'airConditioning', 'tv'),
  ask('Habt ihr einen Pool und wie weit ist es zum Meer?', 'noPool', 'beach'),
  ask('Haben die Zimmer einen Kühlschrank und wird jeden Tag geputzt?', 'fridge', 'cleaning'),
  ask('Parkplatz vorhanden? Und WLAN?', 'parking', 'wifi'),
  ask('Wie lautet Ihre Adresse und die Telefonnummer?', 'street', 'phone'),

  // A price without dates.
  from('Was kostet eine Nacht bei euch?'),
  from('ab wieviel gehts los bei den zimmern'),
  from('Was kostet das Studio pro Nacht?', 'studio-kitchenette'),
  from('Mit welchem Preis muss man pro Nacht ungefähr rechnen?'),

  // Nothing is known of it.
  unknown('Gibt es bei Ihnen eine Waschmaschine?'),
  unknown('Ist ein Föhn im Bad?'),
  unknown('kann ich mein e-auto bei euch laden?'),
  unknown('gibts ein fitnessraum im hotel'),
  unknown('Verleihen Sie Fahrräder?'),
  unknown('Kann ich mir ein Bügeleisen ausleihen?'),
  unknown('Gibt es einen Safe im Zimmer?'),

  // A person.
  person('Ich möchte bitte mit einem Mitarbeiter sprechen'),
  person('kann mich jemand zurückrufen?'),
  person('ich will mit nem richtigen menschen schreiben'),
]
