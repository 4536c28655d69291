import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // Stays, in one message.
  stay('hi was kost ne nacht vom 5. auf den 6. dezember für 2', ['2026-12-05', '2026-12-06'], { guests: 2 }),
  stay(
    'Guten Tag, meine Frau und ich würden gerne vom 12. bis 19. Januar 2027 bei Ihnen verweilen. Ist in diesem Zeitraum noch ein Zimmer frei und zu welchem Preis?',
    ['2027-01-12', '2027-01-19'],
    { guests: 2 },
  ),
  stay(
    'Servus, habts ihr im Jänner was frei, 8.1. bis 15.1., zwei Erwachsene und a Kloane mit 3?',
    ['2027-01-08', '2027-01-15'],
    {
      guests: 3,
    },
  ),
  stay('Grüezi, mir wäred z dritt vom 2. bis 9. Februar, was würd das choschte?', ['2027-02-02', '2027-02-09'], {
    guests: 3,
  }),
  stay(
    'moin, heute nacht noch was frei? stehe in west palm und mein airbnb hat abgesagt. bin alleine',
    ['2026-11-24', '2026-11-25'],
    {
      guests: 1,
    },
  ),
  stay('morgen bis sonntag, 1 person, was muss ich rechnen', ['2026-11-25', '2026-11-29'], { guests: 1 }),
  stay('King-Suite 14.–17. Februar, Valentinstag also nur wir zwei ❤️', ['2027-02-14', '2027-02-17'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay(
    'Nu, habter vom 3. März an ne Woche was frei fier de ganze Familie, also mei Mann, isch un de zwee Kinner',
    ['2027-03-03', '2027-03-10'],
    { guests: 4 },
  ),
  stay('Mer wolle vorm Karneval flüchte, 4. bis 11. Februar, zu zweit, wat kost dat?', ['2027-02-04', '2027-02-11'], {
    guests: 2,
  }),
  stay('brauche 2 zimmer vom 20.03. - 27.03.27 für 6 leute (2 paare und 2 jugendl.)', ['2027-03-20', '2027-03-27'], {
    guests: 6,
    rooms: 2,
  }),
  stay(
    'Osterwochenende Karfreitag bis Ostermontag, gibts da noch die Gartensuite? Sind 3',
    ['2027-03-26', '2027-03-29'],
    {
      guests: 3,
      room: 'garden-suite',
    },
  ),
  stay('Was kostet Silvester? 30.12. bis 2.1. zwei Pers.', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('dieses wochenende was frei??', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'Sehr geehrte Damen und Herren, für eine Dienstreise benötige ich ein Einzelzimmer, Anreise Montag 7. Dezember, Abreise Donnerstag 10. Dezember. Mit freundlichen Grüßen, Dr. Wiebke Harms',
    ['2026-12-07', '2026-12-10'],
    { guests: 1 },
  ),
  stay('wieviel 10 nächte ab 1. mai doppelqueenzimmer 4 pers', ['2027-05-01', '2027-05-11'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('Tach, ab nächsten Donnerstag drei Nächte, geht das?', [
    ['2026-11-26', '2026-11-29'],
    ['2026-12-03', '2026-12-06'],
  ]),
  stay('Studio mit Küchenzeile vom 1.2. bis 28.2. was macht das zusammen', ['2027-02-01', '2027-02-28'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'habt ihr an weihnachten noch platz? 23 bis 28 dez, oma opa und wir 2 also 2 zimmer',
    ['2026-12-23', '2026-12-28'],
    {
      guests: 4,
      rooms: 2,
    },
  ),
  stay('Kurze frage Nacht vor unserm flug: 18. april auf 19., 2 erw 1 baby', ['2027-04-18', '2027-04-19'], {
    guests: 3,
  }),
  stay("Ein-Schlafzimmer-Suite über Pfingsten 14.5.-18.5. für 4 Leut'", ['2027-05-14', '2027-05-18'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('Übernächstes Wochenende Fr-So, Preis bitte', [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-11', '2026-12-13'],
  ]),
  stay(
    'Ihr Lieben, wir waren 1998 schon mal da und kommen jetzt zur Silberhochzeit wieder. 22. bis 29. Mai, am liebsten das King Zimmer am Innenhof. Was dürfen wir denn da ansetzen?',
    ['2027-05-22', '2027-05-29'],
    { guests: 2, room: 'courtyard-king-room' },
  ),
  stay('was kostet die nacht am 4. juli', ['2027-07-04', '2027-07-05']),
  stay('Hätten Sie vom 15. auf den 17. Juni ein Zimmerl für mich und meinen Dackel', ['2027-06-15', '2027-06-17'], {
    guests: 1,
  }),
  stay('freitag bis montag mit frau und 2 kids 5+8', ['2026-11-27', '2026-11-30'], { guests: 4 }),
  stay('14 Nächte ab dem 9. Jänner, 2 Pensionisten aus Graz, eher a ruhiges Zimmer', ['2027-01-09', '2027-01-23'], {
    guests: 2,
  }),
  stay('Anfang August, genauer 3. bis 13.8., wir sind zu viert, was nehmt ihr da so', ['2027-08-03', '2027-08-13'], {
    guests: 4,
  }),
  stay('nur eine nacht mittwoch 2.12. ich allein preis?', ['2026-12-02', '2026-12-03'], { guests: 1 }),
  stay('Kompaktes Queen vom 11. - 14. Jan. noch zu haben?', ['2027-01-11', '2027-01-14'], {
    room: 'compact-queen-room',
  }),
  stay(
    'wir kommen am 26.2. aus hamburg an und müssen am 12.3. wieder heim. zu zweit. king zimmer',
    ['2027-02-26', '2027-03-12'],
    { guests: 2, room: 'king-room' },
  ),
  stay('Verfügbarkeit 06.09.–10.09.2027, 2 Erw., 2 Kinder (4 u. 7 J.)', ['2027-09-06', '2027-09-10'], { guests: 4 }),
  stay(
    'Hoi zäme, händ ihr am 17. april no öppis frei für 4 nächt? mir sind zwei päärli, also vier lüt und zwei zimmer',
    ['2027-04-17', '2027-04-21'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    'Von Heiligabend bis zum zweiten Feiertag, meine Mutter (81) und ich. Haben Sie da überhaupt auf und was kostet es',
    ['2026-12-24', '2026-12-26'],
    {
      guests: 2,
    },
  ),
  stay("übermorgen anreise für fünf nächte, gibt's noch ein bett für ne alleinreisende", ['2026-11-26', '2026-12-01'], {
    guests: 1,
  }),
  stay('5.10. bis 9.10.27 king suite, hab da Geburtstag 🥳 preis?', ['2027-10-05', '2027-10-09'], {
    room: 'king-suite',
  }),
  stay('Sonnabend zu Sonntag, zwei Personen, noch wat frei bei euch?', ['2026-11-28', '2026-11-29'], { guests: 2 }),
  stay('ist vom zehnten bis zum vierzehnten dezember noch was zu haben', ['2026-12-10', '2026-12-14']),
  stay('Eine Woche im Feber, ab Faschingssamstag (6.2.), was kriegts ihr da', ['2027-02-06', '2027-02-13']),
  stay(
    '3 freundinnen, mädelstrip!! 29.4.-3.5. am liebsten alle in einem zimmer 😄 was zahlen wir',
    ['2027-04-29', '2027-05-03'],
    {
      guests: 3,
    },
  ),
  stay(
    "Was koscht's bei eich vom 25. Juli bis zom 8. August für mi ond mei Frau mit de zwoi Buba",
    ['2027-07-25', '2027-08-08'],
    { guests: 4 },
  ),
  stay(
    'Familie Petersen, 5 Personen, Anreise 27. Juni, Abreise 4. Juli, bitte zwei Zimmer',
    ['2027-06-27', '2027-07-04'],
    {
      guests: 5,
      rooms: 2,
    },
  ),
  stay('3.–5. april. was kostet das mit hund. 2 leute', ['2027-04-03', '2027-04-05'], { guests: 2 }),
  stay(
    'komme am 19.1. und fahre am 22. weiter nach key west, solo mit motorrad, was kost das günstigste',
    ['2027-01-19', '2027-01-22'],
    { guests: 1 },
  ),
  stay('Angebot erbeten für zwanzig Nächte, Ankunft 10. Januar, Ehepaar, Nichtraucher', ['2027-01-10', '2027-01-30'], {
    guests: 2,
  }),
  stay('thanksgiving donnerstag bis samstag noch was? 2 pax', ['2026-11-26', '2026-11-28'], { guests: 2 }),

  // Stays, in a conversation.
  stay(
    ['10. bis 13. Dezember, 2 Personen, was kostet das?', 'und wenn wir hinten eine nacht dranhängen?'],
    ['2026-12-10', '2026-12-14'],
    {
      guests: 2,
    },
  ),
  stay(['Ist die King-Suite vom 5. bis 8. März frei?', 'hmm und die Gartensuite?'], ['2027-03-05', '2027-03-08'], {
    room: 'garden-suite',
  }),
  stay(
    ['Hallo, wir möchten im Januar kommen', 'vom 16. an für 6 Nächte', 'drei Erwachsene'],
    ['2027-01-16', '2027-01-22'],
    { guests: 3 },
  ),
  stay(['was kost 20.–24. april für 2', 'ups meinte mai sorry'], ['2027-05-20', '2027-05-24'], { guests: 2 }),
  stay(
    ['15.02. bis 18.02. für zwei', 'habt ihr eigentlich wlan?', 'ok super, dann nochmal: preis für 3 leute statt 2?'],
    ['2027-02-15', '2027-02-18'],
    { guests: 3 },
  ),
  stay(
    ['gibts vom 1.-8. juni was', 'und mit meiner schwiegermutter dabei? wären dann zu dritt'],
    ['2027-06-01', '2027-06-08'],
    {
      guests: 3,
    },
  ),
  stay(
    ['Guten Abend, ich bräuchte ein Zimmer ab Freitag, den 8. Jänner', 'Bis Dienstag dann. Nur für mich.'],
    ['2027-01-08', '2027-01-12'],
    { guests: 1 },
  ),
  stay(['2 nächte ab 12.12.', 'oder ginge auch eine woche später?'], ['2026-12-19', '2026-12-21']),
  stay(
    ['studio 1. bis 15. februar preis', 'darf da ein hund mit?', 'gut, dann mit hund, selbe daten, wie viel'],
    ['2027-02-01', '2027-02-15'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    ['zwei Zimmer vom 3. bis 7. Mai für vier', 'ein Zimmer reicht doch, die Jungs schlafen bei uns'],
    ['2027-05-03', '2027-05-07'],
    {
      guests: 4,
    },
  ),
  stay(
    [
      'Wir sind vom 26. März bis 2. April in Florida, geht das bei euch zu viert?',
      'Okay und nur die ersten drei Nächte?',
    ],
    ['2027-03-26', '2027-03-29'],
    { guests: 4 },
  ),
  stay(['morgen noch frei?', 'ne doch erst am samstag', '1 nacht, bin alleine'], ['2026-11-28', '2026-11-29'], {
    guests: 1,
  }),
  stay(['Was kostet das King-Zimmer vom 9. auf den 11. April?', 'Und das am Innenhof?'], ['2027-04-09', '2027-04-11'], {
    room: 'courtyard-king-room',
  }),
  stay(
    ['hallo', 'wollen im sommer kommen', '11 bis 20 juli', '2 erwachsene 1 kind 1 baby'],
    ['2027-07-11', '2027-07-20'],
    { guests: 4 },
  ),
  stay(
    ['17.3.–21.3. zwei Leute', 'wat kost parken?', 'joa, un wenn wir schon am 16. kommen?'],
    ['2027-03-16', '2027-03-21'],
    {
      guests: 2,
    },
  ),
  stay(
    ['Vom 4. bis 6. Dezember bitte', 'Verzeihung, ich habe mich vertan, es muss heißen vom 14. bis 16.'],
    ['2026-12-14', '2026-12-16'],
  ),
  stay(['4 personen 24. bis 31. jan', 'einer springt ab, sind nur noch 3'], ['2027-01-24', '2027-01-31'], {
    guests: 3,
  }),
  stay(
    ['Grüß Gott, was kostet die Ein-Schlafzimmer-Suite im April?', '22. bis 26., vier Personen'],
    ['2027-04-22', '2027-04-26'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(['gibts silvester noch was', '29.12. bis 3.1.', 'oder dann halt nur bis neujahr'], ['2026-12-29', '2027-01-01']),
  stay(
    ['ein zimmer 7.–9. mai', 'brauchen doch zwei zimmer, meine eltern kommen mit. also 4 leute'],
    ['2027-05-07', '2027-05-09'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['doppelqueen 13.2. bis 20.2. mit 4', 'geht das auch erst ab dem 15.?'],
    [
      ['2027-02-15', '2027-02-20'],
      ['2027-02-15', '2027-02-22'],
    ],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['Preis für heute bis Freitag?', 'Ach, meine Tochter ist auch dabei, also ich plus Kind'],
    ['2026-11-24', '2026-11-27'],
    {
      guests: 2,
    },
  ),
  stay(
    [
      'zwei Nächte ab 6. August fürs Kompakte Queen-Zimmer',
      'Wie weit ist es denn zum Strand zu Fuß?',
      'Schön. Dann lieber drei Nächte, was macht das?',
    ],
    ['2027-08-06', '2027-08-09'],
    { room: 'compact-queen-room' },
  ),
  stay(
    ['Können wir vom 18. bis 23. Februar kommen? Wir sind 2', "und wenn's die king suite sein soll"],
    ['2027-02-18', '2027-02-23'],
    {
      guests: 2,
      room: 'king-suite',
    },
  ),
  stay(
    ['5 nächte ab 2. märz 2 erw', 'eine nacht weniger wär auch ok was kostet das dann'],
    ['2027-03-02', '2027-03-06'],
    { guests: 2 },
  ),
  stay(['12. juni', 'bis 19.', 'zu zweit mit mops'], ['2027-06-12', '2027-06-19'], { guests: 2 }),
  stay(
    ['ich such was für mich allein, 11. Jänner bis 14.', 'mein Mann kommt jetzt doch mit'],
    ['2027-01-11', '2027-01-14'],
    { guests: 2 },
  ),
  stay(
    ['haben Sie über Ostern was, 25. bis 30. März', 'Und in der Woche danach? 1. bis 6. April'],
    ['2027-04-01', '2027-04-06'],
  ),
  stay(['king zimmer 10.9. - 13.9.', 'nein 10. OKTOBER bis 13.'], ['2027-10-10', '2027-10-13'], { room: 'king-room' }),
  stay(
    [
      'Wir wollten mit den Enkeln kommen, drei Zimmer vom 19. bis 26. Juni, sechs Leute',
      'Die Enkel dürfen jetzt doch nicht, also bloß noch ein Zimmer für meinen Mann und mich',
    ],
    ['2027-06-19', '2027-06-26'],
    { guests: 2 },
  ),

  // Facts.
  ask('ab wann kann man bei euch aufs zimmer', 'checkIn'),
  ask(
    'Bis wann müssen wir am Abreisetag draußen sein und was kostets wenn wir später auschecken',
    'checkOut',
    'lateFee',
  ),
  ask(
    ['wann ist check out', 'unser flieger geht erst abends. wie lang geht das mit dem späteren auschecken maximal?'],
    'lateUntil',
  ),
  ask('Verlangen Sie eine Kaution, und wenn ja in welcher Höhe?', 'deposit'),
  ask('Unser Bello (Labrador, 30 kg, ganz a Braver) kommt mit, was kostet der extra', 'petFee'),
  ask('mein mann qualmt wie ein schlot. wenn er im zimmer eine raucht was kostet der spaß', 'smokingFee'),
  ask('falls die lufthansa wieder streikt - wie lang vorher kann ich kostenlos stornieren', 'cancelling'),
  ask('Von wann bis wann ist denn jemand an der Rezeption anzutreffen?', 'opens', 'closes'),
  ask('wie weit latscht man zum wasser', 'beach'),
  ask('was nehmen die am strand fürs parken', 'beachParking'),
  ask('fürs esta brauch ich adresse und telefonnummer von euch', 'street', 'phone'),
  ask('an welche mailadresse darf ich die flugdaten schicken', 'email'),
  ask('Wie alt is das Haus eigentlich und wieviel Zimmer habts ihr?', 'year', 'rooms'),
  ask('hab was von rabatt gelesen wenn man sich für den newsletter einträgt, wieviel is das', 'newsletter'),
  ask('Gits bi eu Mängerabatt wenn mer grad e ganzi Wuche bliibt?', 'weekly'),
  ask('wir überwintern gern in der wärme (rentner aus kiel), habt ihr monatspreise', 'monthly'),
  ask('flughafen PBI zu euch wie lang mit auto', 'airport'),
  ask(
    'Wir landen in Fort Lauderdale und nehmen einen Mietwagen. Mit welcher Fahrzeit müssen wir rechnen?',
    'secondAirport',
  ),
  ask(['wie lang braucht ma nach west palm beach eini', 'und nach Lake Worth?'], 'lakeWorth'),
  ask('Wann ist bei Ihnen Hochsaison, also die teuerste Zeit?', 'peakSeason'),
  ask('die kinder wollen unbedingt schildkröten sehen, wann legen die ihre eier da am strand', 'turtles'),
  ask('Meine Frau hat Angst vor Wirbelstürmen. In welchen Monaten muss man damit rechnen?', 'hurricanes'),
  ask('kostet parken was und is internet mit drin', 'parking', 'wifi'),
  ask('Händ ihr en Pool?', 'noPool'),
  ask('bin frisch am knie operiert, gibts nen fahrstuhl', 'stairs'),
  ask('bin wegen jetlag immer um 4 wach, krieg ich da schon nen kaffe bei euch', 'coffee'),
  ask('Is Frühstück dabei oder muss ma da wo hingehen?', 'breakfast'),
  ask('kann man sich bei euch auch mal selber nudeln kochen', 'kitchen'),
  ask('Hams an Kühlschrank im Zimmer? Und a Klima?', 'fridge', 'airConditioning'),
  ask('wird das zimmer jeden tag gemacht oder wie läuft das', 'cleaning'),
  ask('Dürfen wir im Hof grillen? Die Würste bring ich mit, bin Metzger 😂', 'barbecue'),
  ask('Kann ich mit Mastercard zahlen? Oder wollt ihr Bares?', 'cards', 'cash'),
  ask('die kleine ist 8 monate, habt ihr ein gitterbettchen', 'crib'),
  ask('ist der strand bewacht? so baywatch mäßig', 'lifeguards'),
  ask('Ich bin blind und reise mit meinem Führhund. Muss ich für ihn etwas bezahlen?', 'assistanceDog'),
  ask(['wir haben kein auto. fährt da ein bus?', 'und en zuch?'], 'train'),
  ask('kommt man abends mit uber wieder heim', 'rides'),
  ask('Stimmt es, dass in Lantana so viele Finnen leben? Haben die dort ein Vereinshaus oder dergleichen?', 'finland'),
  ask('kann bei euch wer finnisch? meine oma spricht nur das', 'languages'),
  ask(['wo kriegen wir in der nähe ne gute pizza her', 'freundin will lieber thailändisch'], 'thai'),
  ask('Wo is denn da der nächste Supermarkt, brauch Milch und Windeln', 'groceries'),
  ask('mit den kurzen unterwegs: wo gibts eis und nen spielplatz', 'iceCream', 'playground'),
  ask('was kost eintritt in dem safaripark mit den löwen', 'safari'),
  ask('Wir interessieren uns für Eisenbahngeschichte. Was kostet der Eintritt ins Flagler Museum?', 'flagler'),
  ask('wie seid ihr so bewertet', 'rating'),

  // A price without a date.
  from('was kostet bei euch so ein zimmer'),
  from('Ab welchem Preis kann man denn bei Ihnen übernachten? Nur zur groben Orientierung.'),
  from('billigste nacht bei euch?'),
  from('Wos kost a Nacht bei eich, so ungefähr'),
  from('king suite ab wieviel geht die los', 'king-suite'),
  from('Was muss man für das Studio pro Nacht mindestens hinlegen', 'studio-kitchenette'),
  from('preise?'),
  from('Könnten Sie mir sagen, ab wie viel Dollar die Gartensuite zu haben ist?', 'garden-suite'),

  // What the hotel has no word on.
  unknown('hab den adapter für die steckdose vergessen, könnt ihr mir einen leihen'),
  unknown('Sind die Kissen mit Daunen gefüllt? Ich bin gegen Federn allergisch.'),
  unknown('liegen bademäntel im zimmer'),
  unknown('ich bin 2,07 m, wie lang sind die betten bei euch'),
  unknown('Haben die Fenster Verdunkelungsvorhänge? Ich schlafe sonst so schlecht'),
  unknown('Verkaufts ihr Briefmarken für Ansichtskarten nach Österreich?'),
  unknown('kann man sich bei euch massieren lassen, hab rücken'),
  unknown('steht bei euch irgendwo ein klavier? müsste jeden tag üben, bin pianistin'),

  // A human being.
  person('kann ich bitte mit nem richtigen menschen schreiben'),
  person('Ich möchte gern mit einem Mitarbeiter sprechen, nicht mit einem Computer.'),
  person('verbinden sie mich mit der chefin'),
  person('Bist a Bot? I wü mit wem Echten reden'),
]
