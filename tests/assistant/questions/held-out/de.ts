import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // Stays, in one message
  stay('moin, habt ihr vom 4. bis 7. dezember noch was frei? wir sind zu zweit', ['2026-12-04', '2026-12-07'], {
    guests: 2,
  }),
  stay(
    'Grüß Gott, was tät des Doppelzimmer vom 10. aufn 14. Jänner kosten? zwei Erwachsene',
    ['2027-01-10', '2027-01-14'],
    { guests: 2 },
  ),
  stay(
    'Grüezi mitenand, wir suchen für die Sportferien vom 13.2. bis 20.2.27 ein Zimmer für 2 Erw. und 2 Kinder, was käme das?',
    ['2027-02-13', '2027-02-20'],
    { guests: 4 },
  ),
  stay('preis 24.12-27.12 king suite 2 pers', ['2026-12-24', '2026-12-27'], { guests: 2, room: 'king-suite' }),
  stay('heut no a zimmer frei?? stehma scho in Lantana aufm parkplatz', ['2026-11-24', '2026-11-25']),
  stay('Ist morgen für eine Nacht noch etwas zu haben? Ich reise allein.', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay(
    'Sehr geehrte Damen und Herren, meine Gattin und ich würden gerne die Zeit vom 1. März bis einschließlich 15. März 2027 bei Ihnen verbringen, Abreise am 16. Wie hoch wäre der Gesamtpreis? Mit freundlichen Grüßen, Dr. H. Petersen',
    ['2027-03-01', '2027-03-16'],
    { guests: 2 },
  ),
  stay('we vom 12.12. frei? fr bis so, mit freundin', ['2026-12-11', '2026-12-13'], { guests: 2 }),
  stay(
    'übers wochenende noch was frei? also dieses. 3 mädels',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 3 },
  ),
  stay('Von Freitag auf Sonntag, zwei Leut und a Dackel, wos kost des bei eich', ['2026-11-27', '2026-11-29'], {
    guests: 2,
  }),
  stay('wat kost bei euch ne woche ab 3. april? sind vier mann', ['2027-04-03', '2027-04-10'], { guests: 4 }),
  stay(
    'Wir (Papa, Mama, Tochter 2 J.) landen am 18. Mai in Orlando und bräuchten dann ab dem 19. fünf Nächte bei euch, Gartensuite wenn möglich',
    ['2027-05-19', '2027-05-24'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('Karfreitag bis Ostermontag Studio noch zu haben?', ['2027-03-26', '2027-03-29'], {
    room: 'studio-kitchenette',
  }),
  stay('über pfingsten samstag bis montag, 2 zimmer für 5 leute, geht das', ['2027-05-15', '2027-05-17'], {
    guests: 5,
    rooms: 2,
  }),
  stay('Silvester!! 30.12. bis 2.1. was wollt ihr dafür haben', ['2026-12-30', '2027-01-02']),
  stay(
    '20.07.–03.08.2027, 2 Erwachsene + 1 Baby (8 Monate), Gesamtpreis inkl. Steuern bitte',
    ['2027-07-20', '2027-08-03'],
    { guests: 3 },
  ),
  stay(
    'kann ich am 9.6. anreisen und am 11.6. wieder weg? bin geschäftlich da, 1 person',
    ['2027-06-09', '2027-06-11'],
    { guests: 1 },
  ),
  stay('Servas, hobts vom 5. bis 9. Feber wos frei fia 2', ['2027-02-05', '2027-02-09'], { guests: 2 }),
  stay('nächsten Freitag eine Nacht, preis?', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  stay('Samstag in acht Tagen hätt ich gern zwei Nächte, zu zweit', ['2026-12-05', '2026-12-07'], { guests: 2 }),
  stay('in zwei wochen do-so frei? das kompakte queen reicht uns', ['2026-12-10', '2026-12-13'], {
    room: 'compact-queen-room',
  }),
  stay(
    'Hallöle, mir zwoi kämet gern am 22. April ond bleibet bis zom 29. was koscht des?',
    ['2027-04-22', '2027-04-29'],
    { guests: 2 },
  ),
  stay(
    'Ich plane gerade unsere Flitterwochen 😍 14.–21. September nächstes Jahr, King-Suite, ist die da noch frei?',
    ['2027-09-14', '2027-09-21'],
    { room: 'king-suite' },
  ),
  stay('brauchen 2 zimmer 15. - 18. jan, je zwei personen', ['2027-01-15', '2027-01-18'], { guests: 4, rooms: 2 }),
  stay(
    'Wie teuer ist die Ein-Schlafzimmer-Suite über Thanksgiving, also von Mittwoch bis Sonntag? Wir wären zu viert',
    ['2026-11-25', '2026-11-29'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay('ab übermorgen 4 nächte, ich allein + hund, habta was', ['2026-11-26', '2026-11-30'], { guests: 1 }),
  stay('was würd der 14. Februar kosten? Valentinstag mit meinem Schatz, nur wir zwei', ['2027-02-14', '2027-02-15'], {
    guests: 2,
  }),
  stay(
    'Für meine Eltern (beide 78) bitte das King-Zimmer am Innenhof vom 8. bis zum 12. Oktober, was darf ich da einplanen?',
    ['2027-10-08', '2027-10-12'],
    { guests: 2, room: 'courtyard-king-room' },
  ),
  stay('Double Queen 26.6. bis 3.7. 4 Pers. Preis?', ['2027-06-26', '2027-07-03'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Ein Studio mit Küchenzeile für drei Wochen ab 11. Jänner, Pensionistenehepaar aus Graz, bitte um ein Offert',
    ['2027-01-11', '2027-02-01'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay('1 nacht 5. auf 6. dez, 2 erw 1 kind', ['2026-12-05', '2026-12-06'], { guests: 3 }),
  stay('hey sind grad in miami und wollen morgen bis samstag zu euch hoch, geht noch was?', [
    '2026-11-25',
    '2026-11-28',
  ]),
  stay('Hoi zäme, händ ihr am 12. märz es zimmer frii für 3 nächt? mir sind z viert', ['2027-03-12', '2027-03-15'], {
    guests: 4,
  }),
  stay(
    'Hätten Sie wohl vom 27. auf den 29. Dezember ein ruhiges Zimmerchen für eine alleinreisende ältere Dame?',
    ['2026-12-27', '2026-12-29'],
    { guests: 1 },
  ),
  stay('langes WE christi himmelfahrt 2027 (do-so), was würde das ausmachen?', ['2027-05-06', '2027-05-09']),
  stay('vom dritten bis zum siebten Mai, wär da noch ein Bett für uns frei', ['2027-05-03', '2027-05-07']),
  stay(
    'Tach, Montach bis Donnerstach nächste Woche, bin Monteur, eine Person, wat nehmt ihr',
    ['2026-11-30', '2026-12-03'],
    { guests: 1 },
  ),
  stay(
    'Würd gern meine Frau zum 50er überraschen, der is am 17. April. Anreise am Tag davor, drei Nächte, nur sie und ich. Pssst',
    ['2027-04-16', '2027-04-19'],
    { guests: 2 },
  ),
  stay('anreise 28.1. abreise 2.2. gartensuite 3 erwachsene', ['2027-01-28', '2027-02-02'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Haben Sie zwischen dem 19. und 23. Juni etwas für zwei Familien à 4 Personen? Wir bräuchten also zwei Zimmer, insgesamt 8 Leute.',
    ['2027-06-19', '2027-06-23'],
    { guests: 8, rooms: 2 },
  ),
  stay('gibts am kommenden Sonntag noch n zimmer, fahren mo früh weiter richtung keys', ['2026-11-29', '2026-11-30']),
  stay(
    'Wie viel macht es, wenn wir zwei Rentner den ganzen Februar bleiben, 1.2. bis 1.3.?',
    ['2027-02-01', '2027-03-01'],
    { guests: 2 },
  ),
  stay('labor day we, fr 3.9. bis mo 6.9., king zimmer verfügbar??', ['2027-09-03', '2027-09-06'], {
    room: 'king-room',
  }),
  stay('mein cousin heiratet am 1. mai (samstag) in boynton, wir brauchen was von freitag davor bis sonntag danach', [
    '2027-04-30',
    '2027-05-02',
  ]),
  stay('Habt Ihr vom 31. Juli bis 7. Augsut was für uns drei + unsern Labrador', ['2027-07-31', '2027-08-07'], {
    guests: 3,
  }),

  // Stays, in conversations
  stay(
    ['habt ihr vom 11. bis 14. dez was frei für 2?', 'ach mist, doch erst ab dem 12.'],
    ['2026-12-12', '2026-12-14'],
    { guests: 2 },
  ),
  stay(
    ['Guten Abend, was kostet die King-Suite vom 3. bis 6. Februar?', 'Und wenn wir eine Nacht länger bleiben?'],
    ['2027-02-03', '2027-02-07'],
    { room: 'king-suite' },
  ),
  stay(
    ['was kost a zimmer vom 20. bis 25. märz zu zweit', 'und wenn d oma a no mitkimmt?'],
    ['2027-03-20', '2027-03-25'],
    { guests: 3 },
  ),
  stay(
    [
      'Preis 5.4. - 9.4., 2 Erwachsene',
      'wir würden jetzt doch unseren Hund mitbringen, was kostet der Aufenthalt dann insgesamt',
    ],
    ['2027-04-05', '2027-04-09'],
    { guests: 2 },
  ),
  stay(['ich bräuchte ein zimmer', 'ab 7. januar', '4 nächte, allein'], ['2027-01-07', '2027-01-11'], { guests: 1 }),
  stay(
    ['Hallo, wir sind 4 Personen', 'vom 16.8. bis 23.8.', 'was kostet da die Suite mit einem Schlafzimmer?'],
    ['2027-08-16', '2027-08-23'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    [
      'Verfügbarkeit 2. bis 5. Juni?',
      'wie weit ist es denn zum strand?',
      'ok super, dann bitte den preis für die tage von vorhin, sind zu dritt',
    ],
    ['2027-06-02', '2027-06-05'],
    { guests: 3 },
  ),
  stay(['Gartensuite 10.1.-17.1. bitte Preis', 'und das Studio im selben Zeitraum?'], ['2027-01-10', '2027-01-17'], {
    room: 'studio-kitchenette',
  }),
  stay(['zimmer für heute?', 'sorry meinte morgen'], ['2026-11-25', '2026-11-26']),
  stay(['vom 24. auf 26. april für 2', 'nee quatsch, mai, nicht april'], ['2027-05-24', '2027-05-26'], { guests: 2 }),
  stay(
    ['Was kostet es über Weihnachten vom 23. bis 28.?', 'Puh. Eine Nacht weniger ginge auch, also Abreise am 27.'],
    ['2026-12-23', '2026-12-27'],
  ),
  stay(
    [
      'wir sind zu viert und bräuchten 1 zimmer vom 9.–13.7.',
      'die kids wollen doch lieber ein eigenes, also zwei zimmer bitte',
    ],
    ['2027-07-09', '2027-07-13'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['Haben Sie am Wochenende vom 5. Dezember noch Platz?', 'Anreise wäre Freitag, Abreise Sonntag'],
    ['2026-12-04', '2026-12-06'],
  ),
  stay(['2 zimmer 18.-21. feb für 5 personen', 'einer springt ab, jetzt nur 4'], ['2027-02-18', '2027-02-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay(['Grüessech, mir chöme am 3. Mai', 'für e wuche, drü persone'], ['2027-05-03', '2027-05-10'], { guests: 3 }),
  stay(
    [
      'kann man bei euch grillen?',
      'cool. und was kostet double queen vom 1. bis 4. april, wir zwei mit zwei kindern, also 4',
    ],
    ['2027-04-01', '2027-04-04'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(['Was würde die Woche vom 14. bis 21. März kosten?', 'Und eine Woche später?'], ['2027-03-21', '2027-03-28']),
  stay(['Zimmer 28.12. bis 1.1.?', 'dann halt schon am 27. anreisen, wenn das geht'], ['2026-12-27', '2027-01-01']),
  stay(['habts am 6. august was?', 'bis 9.', 'san drei erwachsene und a kloans kind'], ['2027-08-06', '2027-08-09'], {
    guests: 4,
  }),
  stay(
    ['Preis King-Zimmer 12. bis 15. Oktober', 'und wenn ich stattdessen das am Innenhof nehme?'],
    ['2027-10-12', '2027-10-15'],
    { room: 'courtyard-king-room' },
  ),
  stay(['ab 2. januar 10 nächte', 'zu teuer, nur 7 bitte'], ['2027-01-02', '2027-01-09']),
  stay(
    ['moin brauche was vom 19. bis 22. april für 3', 'meine tochter kommt doch nicht mit, also einer weniger'],
    ['2027-04-19', '2027-04-22'],
    { guests: 2 },
  ),
  stay(
    [
      'Wir hätten gerne vom 8. bis 15. Mai das Studio.',
      'Ist das Parken kostenlos?',
      'Gut. Und wie viel wäre es, wenn wir einen Tag dranhängen?',
    ],
    ['2027-05-08', '2027-05-16'],
    { room: 'studio-kitchenette' },
  ),
  stay(['was kostet fr–so dieses we', 'und bis montag?'], ['2026-11-27', '2026-11-30']),
  stay(['zimmer im juni?', '25. bis 28.', '2 pers + katze'], ['2027-06-25', '2027-06-28'], { guests: 2 }),
  stay(
    [
      'Ich frage an für den 22. Januar, zwei Nächte, zwei Personen.',
      'Verzeihung, es müsste der 29. sein, sonst bleibt alles gleich.',
    ],
    ['2027-01-29', '2027-01-31'],
    { guests: 2 },
  ),
  stay(
    ['für 2 vom 17.–20.9.', 'gibts auch was mit platz für 4? meine schwester und ihr freund wollen mit'],
    ['2027-09-17', '2027-09-20'],
    { guests: 4 },
  ),
  stay(
    ['kompaktes queen zimmer 9.–11. feb preis?', 'und die gartensuite?', 'hm und die aber bis 12.?'],
    ['2027-02-09', '2027-02-12'],
    { room: 'garden-suite' },
  ),
  stay(
    ['Sagen Sie, ist am Ostersonntag noch ein Zimmer für eine Nacht frei?', 'Und wenn wir schon am Karsamstag kämen?'],
    [
      ['2027-03-27', '2027-03-28'],
      ['2027-03-27', '2027-03-29'],
    ],
  ),
  stay(
    ['jemand da?', 'was kostet ne nacht am 15. dez', '2 erwachsene 1 kind', 'äh nein 2 kinder'],
    ['2026-12-15', '2026-12-16'],
    { guests: 4 },
  ),

  // Facts
  ask('checkin ab wann und checkout bis wann?', 'checkIn', 'checkOut'),
  ask(
    'unser flieger geht erst abends, kann ich das zimmer am letzten tag länger behalten und was kostet das?',
    'lateFee',
  ),
  ask(['Kann man auch später auschecken?', 'und bis wann maximal?'], 'lateUntil'),
  ask('Verlangen Sie bei der Ankunft eine Kaution?', 'deposit'),
  ask('Was verrechnets ihr fürn Hund? is a ganz a braver', 'petFee'),
  ask('mein mann qualmt wie ein schlot... was kostets wenn er sich im zimmer eine anzündet', 'smokingFee'),
  ask('bis wann kann ich gratis stornieren', 'cancelling'),
  ask('Von wann bis wann ist die Rezeption besetzt?', 'opens', 'closes'),
  ask('wie weit latscht man da bis zum strand', 'beach'),
  ask('was zahlt man fürs parken direkt am strand?', 'beachParking'),
  ask('Unter welcher Nummer kann ich Sie anrufen?', 'phone'),
  ask('an welche mailadresse kann ich schreiben, telefonieren auf englisch is nix für mich', 'email'),
  ask('brauch die genaue adresse fürs navi', 'street'),
  ask(
    'Seit wann gibt es das Haus eigentlich? Mein Großvater meint, er sei in den Sechzigern schon bei Ihnen abgestiegen',
    'year',
  ),
  ask('wie viele zimmer habts ihr insgesamt', 'rooms'),
  ask('krieg ich rabatt wenn ich mich für den newsletter anmelde', 'newsletter'),
  ask('hat wer nen gutscheincode für mich', 'coupons'),
  ask(['wirds billiger bei ner ganzen woche?', 'und bei nem ganzen monat?'], 'monthly'),
  ask(
    'Wie lang fährt man vom Flughafen Palm Beach zu euch, und wie lang von Fort Lauderdale?',
    'airport',
    'secondAirport',
  ),
  ask('wie weit ists mitm auto nach West Palm Beach und nach Lake Worth', 'westPalm', 'lakeWorth'),
  ask('wänn isch bi eu hochsaison?', 'peakSeason'),
  ask('Meine Enkelin ist vernarrt in Schildkröten: Wann legen die bei Ihnen ihre Eier ab?', 'turtles'),
  ask('wann is hurrikan zeit, ned dass ma mittendrin landen', 'hurricanes'),
  ask('parkplatz beim hotel und wlan, muss man da extra löhnen?', 'parking', 'wifi'),
  ask('habt ihr nen pool oder nich', 'noPool'),
  ask('Ich bin mit dem Rollator unterwegs. Haben Sie einen Aufzug?', 'stairs'),
  ask('bekommt man morgens n kaffee bei euch? und frühstück?', 'coffee', 'breakfast'),
  ask(['gibts in den zimmern ne küche?', 'und wenigstens n kühlschrank?'], 'fridge'),
  ask('Wird das Zimmer jeden Tag gereinigt?', 'cleaning'),
  ask('is des klimatisiert? i zerfließ sonst bei der hitz', 'airConditioning'),
  ask('können wir am abend etwas grillieren bei euch? cervelats bringen wir mit', 'barbecue'),
  ask('nehmt ihr visa und mastercard? oder kann ich auch bar zahlen', 'cards', 'cash'),
  ask('Hätten Sie ein Gitterbett für unseren Kleinen, 10 Monate?', 'crib'),
  ask('passen am strand rettungsschwimmer auf? meine jungs schwimmen immer zu weit raus', 'lifeguards'),
  ask('Ich bin blind und komme mit meinem Führhund. Ist er willkommen, und zwar ohne Aufpreis?', 'assistanceDog'),
  ask('kommt man ohne mietwagen mit öffis zu euch? bus oder bahn', 'bus', 'train'),
  ask('fahren uber oder lyft in lantana?', 'rides'),
  ask(['wo gibts in der nähe a gscheite pizza', 'und wo a eis danach?'], 'iceCream'),
  ask('nächster supermarkt? müssen milch und windeln kaufen', 'groceries'),
  ask('Spielplatz in der nähe für nen 3jährigen?', 'playground'),
  ask('kann ma wo angeln gehn bei euch', 'fishing'),
  ask('Uns wurde das Old Key Lime House empfohlen. Kennen Sie das?', 'keyLime'),
  ask('was kostet der eintritt in lion country safari', 'safari'),
  ask('Eintritt Flagler Museum und japanischer Garten Morikami, was muss man da rechnen', 'flagler', 'morikami'),
  ask('Spricht bei Ihnen jemand Finnisch? Meine Frau ist aus Turku und würde sich freuen', 'languages'),

  // A price without a date
  from('was nehmt ihr so die nacht'),
  from('ab wieviel euro bzw dollar gehts bei euch los mit den zimmern?'),
  from('Was kostet die King-Suite ungefähr pro Nacht?', 'king-suite'),
  from('billigstes zimmer was kostet das'),
  from('Wos verlangts ihr fia a Studio?', 'studio-kitchenette'),
  from('Mit welchem Übernachtungspreis hat man bei Ihnen mindestens zu rechnen?'),
  from('hoi, was isch de priis pro nacht bi eu'),
  from('was legt man für die gartensuite mindestens hin', 'garden-suite'),

  // Nothing known
  unknown('Gibt es auf dem Zimmer einen Safe für unsere Reisepässe?'),
  unknown('habt ihr steckdosenadapter zum ausleihen, hab meinen daheim vergessen'),
  unknown('verleihts ihr schnorchelzeug?'),
  unknown('Sind die Kopfkissen mit Daunen gefüllt? Ich bin dagegen allergisch.'),
  unknown('weckt mich in der früh wer telefonisch auf wenn i des bestell'),
  unknown('steht bei euch ne tischtennisplatte im hof'),
  unknown('kann ich mir ein amazon paket zu euch liefern lassen'),
  unknown('Haben die Fenster Fliegengitter? Mich fressen die Mücken immer auf'),

  // A human being
  person('kann ich mal mit nem echten menschen reden'),
  person('Ich möchte bitte mit einem Mitarbeiter sprechen und nicht mit einem Computer.'),
  person('gib ma bitte wen vo da rezeption, du verstehst mi ned'),
  person('Chönd Sie mich bitte mit öpperem vom Personal verbinde?'),
]
