import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  // Stays, in one message
  stay('moin, habt ihr vom 5. bis 9. januar noch was frei für zwei?', ['2027-01-05', '2027-01-09'], { guests: 2 }),
  stay(
    'Grüezi mitenand, was choschtet es Zimmer vom 12. bis 19. Februar für 2 Erwachseni und es Chind?',
    ['2027-02-12', '2027-02-19'],
    { guests: 3 },
  ),
  stay(
    "Servas! Mei Frau und i tatn gern vom 3. bis zum 6. März zu eich kumman, wos tät'n des kosten",
    ['2027-03-03', '2027-03-06'],
    { guests: 2 },
  ),
  stay('Preis 14.–21.3. DZ 2 Pers?', ['2027-03-14', '2027-03-21'], { guests: 2 }),
  stay(
    'Sehr geehrte Damen und Herren, meine Gattin und ich beabsichtigen, vom 10. April 2027 bis zum 24. April 2027 in Ihrem Hause zu verweilen. Würden Sie uns bitte den Gesamtpreis für die King-Suite mitteilen?',
    ['2027-04-10', '2027-04-24'],
    { guests: 2, room: 'king-suite' },
  ),
  stay('brauch ganz spontan heut nacht n bett bin allein was kostets', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('morgen abend bis freitag noch was da?', ['2026-11-25', '2026-11-27']),
  stay(
    'Thanksgiving – wir kämen am Donnerstag und blieben bis Sonntag, zu viert. Geht das?',
    ['2026-11-26', '2026-11-29'],
    { guests: 4 },
  ),
  stay('dieses WE was frei?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'wie teuer is nächstes wochenende mit 3 leuten',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 3 },
  ),
  stay('Mir flüchte vorm Fastelovend, 4.2. bis 10.2., zwei Mann, wat kost dat', ['2027-02-04', '2027-02-10'], {
    guests: 2,
  }),
  stay('Ostern! Karfreitag bis Ostermontag, Eltern + 2 Kinder, verfügbar?', ['2027-03-26', '2027-03-29'], {
    guests: 4,
  }),
  stay(
    'Wir vier fliehen vor der Verwandtschaft :) 23.12. bis zum zweiten Weihnachtstag in der Ein-Schlafzimmer-Suite, machbar?',
    ['2026-12-23', '2026-12-26'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay('silvester 30.12-2.1. gartensuite noch zu haben?? 🎆', ['2026-12-30', '2027-01-02'], { room: 'garden-suite' }),
  stay('Ankunft 18.01., sieben Nächte, eine Person, was würde das machen?', ['2027-01-18', '2027-01-25'], {
    guests: 1,
  }),
  stay('eine Woche ab 6. Februar im Studio, ich und mein Mann', ['2027-02-06', '2027-02-13'], {
    guests: 2,
    room: 'studio-kitchenette',
  }),
  stay("hobt's ihr vom ersten bis zum vierten mai wos frei? mir san zu dritt", ['2027-05-01', '2027-05-04'], {
    guests: 3,
  }),
  stay("nu gucke ma, hätt'r vom 20. bis 23. Juni noch e Zimmer für uns zwee beede", ['2027-06-20', '2027-06-23'], {
    guests: 2,
  }),
  stay(
    'Wir bräuchten 2 Zimmer vom 8.7. bis zum 15.7. für 5 Personen (zwei Paare und die Oma)',
    ['2027-07-08', '2027-07-15'],
    { guests: 5, rooms: 2 },
  ),
  stay('2 doppelqueenzimmer 1.8. - 8.8., 8 personen, handballmädels ü40', ['2027-08-01', '2027-08-08'], {
    guests: 8,
    rooms: 2,
    room: 'double-queen-room',
  }),
  stay('kompaktes queen zimmer, 9.9.27 für zwei nächte', ['2027-09-09', '2027-09-11'], { room: 'compact-queen-room' }),
  stay('Was verlangen Sie für das King-Zimmer am Innenhof vom 11. bis 16. Jänner?', ['2027-01-11', '2027-01-16'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'haben am 3. oktober silberhochzeit, würden vom 1. bis 5.10. kommen. king suite wenns geht',
    ['2027-10-01', '2027-10-05'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(
    "Wir landen am 22. Mai spät abends und am 23. früh geht's schon aufs Schiff, also nur die eine Nacht, 2 Erw. + Baby",
    ['2027-05-22', '2027-05-23'],
    { guests: 3 },
  ),
  stay('Doppelzimmer mit Hund vom 17. bis 20. Dez was zahlt man da', ['2026-12-17', '2026-12-20']),
  stay('10 nächte ab dem 2. märz bitte mal durchrechnen, 2 erw', ['2027-03-02', '2027-03-12'], { guests: 2 }),
  stay('ist am Valentinstag noch was frei? eine nacht, zwei verliebte 😍', ['2027-02-14', '2027-02-15'], { guests: 2 }),
  stay(
    'Hätten Sie von Samstag, 5. Dezember, bis Dienstag, 8. Dezember, ein freies Zimmer? Ich reise allein, pensionierte Lehrerin.',
    ['2026-12-05', '2026-12-08'],
    { guests: 1 },
  ),
  stay('sa 24. - sa 31. juli 2027 4 pers preis??', ['2027-07-24', '2027-07-31'], { guests: 4 }),
  stay(
    'Kann man bei euch auch drei Wochen bleiben? Ab 9. Jänner, zwei Pensionisten aus Graz. Bitte um Preisauskunft',
    ['2027-01-09', '2027-01-30'],
    { guests: 2 },
  ),
  stay('montag bis mittwoch nächste woche, dienstreise, 1 person', ['2026-11-30', '2026-12-02'], { guests: 1 }),
  stay('noch frei vom 27 auf den 28 Nov?', ['2026-11-27', '2026-11-28']),
  stay('wievil kostet zimer für mich alleine 13 bis 15 dezmber', ['2026-12-13', '2026-12-15'], { guests: 1 }),
  stay(
    'Anreise Pfingstsamstag 15. Mai, Abreise Pfingstmontag, Double-Queen für mich und meine drei Jungs',
    ['2027-05-15', '2027-05-17'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay(
    'mir wänd i de Sportferie cho, 20. bis 27. Februar, zwei Erwachseni und zwei Goofe. Händ er no Platz?',
    ['2027-02-20', '2027-02-27'],
    { guests: 4 },
  ),
  stay(
    'Guten Tag, ich suche für meine Schwiegereltern ein ruhiges King-Zimmer, 28. April bis 3. Mai 2027. Was darf ich da einplanen?',
    ['2027-04-28', '2027-05-03'],
    {
      guests: 2,
      room: 'king-room',
    },
  ),
  stay('von übermorgen bis montag 2 personen + dackel', ['2026-11-26', '2026-11-30'], { guests: 2 }),
  stay('Muss hier raus, der Chef nervt. Habt ihr diese Woche Do bis Sa noch n Zimmer', ['2026-11-26', '2026-11-28']),
  stay('4 nächte ab heiligabend, ehepaar mit 1 kind', ['2026-12-24', '2026-12-28'], { guests: 3 }),
  stay('06.03.2027-13.03.2027, 3 Pax, Gartensuite, Rate?', ['2027-03-06', '2027-03-13'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Mutter-Tochter-Trip! Freitag 16. April bis Sonntag 18. April, wir zwei, was kostet der Spaß',
    ['2027-04-16', '2027-04-18'],
    { guests: 2 },
  ),
  stay('wir sind sechs kegelbrüder und bräuchten drei zimmer, 12. bis 14. juni', ['2027-06-12', '2027-06-14'], {
    guests: 6,
    rooms: 3,
  }),
  stay('Zweiter Advent am Strand statt Glühwein, 4. auf 6.12., 2 P., Preis?', ['2026-12-04', '2026-12-06'], {
    guests: 2,
  }),
  stay("am 17. August ein Zimmer zu kriegen? zwei Biker auf'm Weg nach Key West", ['2027-08-17', '2027-08-18'], {
    guests: 2,
  }),
  stay(
    'überwintern: 1. Februar bis 1. März im Studio, rüstige Rentnerin solo. Endpreis?',
    ['2027-02-01', '2027-03-01'],
    { guests: 1, room: 'studio-kitchenette' },
  ),

  // Stays, as conversations
  stay(
    ['Was kostet ein Zimmer vom 10. bis 13. Januar?', 'und wenn wir einen tag länger bleiben'],
    ['2027-01-10', '2027-01-14'],
  ),
  stay(['habt ihr vom 5.3. bis 8.3. was für 2?', 'oh wir sind doch zu dritt'], ['2027-03-05', '2027-03-08'], {
    guests: 3,
  }),
  stay(['2 nächte ab 11. dezember bitte', 'ups meinte den 12.'], ['2026-12-12', '2026-12-14']),
  stay(['wir wollen zu euch', 'zu viert', '3. bis 10. juli'], ['2027-07-03', '2027-07-10'], { guests: 4 }),
  stay(['Preis King-Suite 20.–25. April?', 'puh. und das normale king zimmer?'], ['2027-04-20', '2027-04-25'], {
    room: 'king-room',
  }),
  stay(
    ['2 pers 7. bis 9. mai', 'darf der hund eigentlich mit', 'gut dann kommt er mit. was kostets jetzt alles'],
    ['2027-05-07', '2027-05-09'],
    { guests: 2 },
  ),
  stay(
    [
      'Ist vom 14. bis 17. Februar etwas verfügbar für meine Frau und mich?',
      'Ab wann dürfen wir denn ins Zimmer?',
      'Danke schön. Und wie viel war das noch mal für die drei Nächte?',
    ],
    ['2027-02-14', '2027-02-17'],
    { guests: 2 },
  ),
  stay(['frei am 2. juni?', 'ach lieber gleich zwei nächte'], ['2027-06-02', '2027-06-04']),
  stay(
    ['Mir wärid vier Lüüt, 9. bis 12. April', 'Sorry, mini Schwöschter chunnt doch nöd, mir sind nume drü'],
    ['2027-04-09', '2027-04-12'],
    { guests: 3 },
  ),
  stay(
    ['weihnachten bei euch, geht das?', '22. bis 27.12.', 'zwei erw + zwei kinder (4 und 7)'],
    ['2026-12-22', '2026-12-27'],
    { guests: 4 },
  ),
  stay(['gartensuite 1. bis 4. märz wieviel', 'und eine woche später?'], ['2027-03-08', '2027-03-11'], {
    room: 'garden-suite',
  }),
  stay(
    ['Hallo, 18.9. bis 25.9., zu zweit.', 'Was wär das im Studio? Da kann man doch selber kochen'],
    ['2027-09-18', '2027-09-25'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay(['ab 6. januar fünf nächte 1 person', 'mach sechs draus'], ['2027-01-06', '2027-01-12'], { guests: 1 }),
  stay(['zwei zimmer 21.-24. mai 4 leute', 'ein zimmer langt doch für alle vier'], ['2027-05-21', '2027-05-24'], {
    guests: 4,
  }),
  stay(
    ['ein zimmer 25. bis 28. märz für 4', 'Oma und Opa kommen jetzt auch mit, also 6 Leute, dann halt 2 Zimmer'],
    ['2027-03-25', '2027-03-28'],
    { guests: 6, rooms: 2 },
  ),
  stay(
    ["Grüß Gott, hätten S' vom 8. bis zum 12. Mai was frei?", 'I bin allein, falls des wichtig is'],
    ['2027-05-08', '2027-05-12'],
    { guests: 1 },
  ),
  stay(
    ['was kost dat am wochenende', 'nee ich mein dat drauf, fr 4. bis so 6. dezember'],
    ['2026-12-04', '2026-12-06'],
  ),
  stay(
    ['15.–22. august, familie mit 2 kindern also 4', 'flug verschoben 🙄 anreise erst am 16., abreise bleibt'],
    ['2027-08-16', '2027-08-22'],
    { guests: 4 },
  ),
  stay(['wie weit isses ans meer', 'klingt gut. 2 nächte ab 10. oktober für 2?'], ['2027-10-10', '2027-10-12'], {
    guests: 2,
  }),
  stay(
    [
      'habt ihr parkplätze',
      'super, und ein zimmer vom 30.11. auf den 1.12.?',
      'für mich und meine kollegin, zwei getrennte zimmer bitte 😅',
    ],
    ['2026-11-30', '2026-12-01'],
    { guests: 2, rooms: 2 },
  ),
  stay(
    ['Doppel Queen 5.6. bis 9.6. 3 Pers', 'was wäre mit der suite mit dem einen schlafzimmer'],
    ['2027-06-05', '2027-06-09'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay(
    [
      'Ich möchte gern vom 1. bis zum 15. Februar ein Zimmer haben.',
      'Entschuldigung, ich habe mich vertippt: vom 1. bis zum 15. MÄRZ.',
    ],
    ['2027-03-01', '2027-03-15'],
  ),
  stay(['samstag bis dienstag frei?', 'ne abreise erst mittwoch'], ['2026-11-28', '2026-12-02']),
  stay(
    ['3 nächte ab 23. april, 2 leute', 'hab den kleinen vergessen (8 monate), der is auch dabei'],
    ['2027-04-23', '2027-04-26'],
    { guests: 3 },
  ),
  stay(['13. bis 20. jänner zu zweit bitte', 'na, mir bleibn doch nur bis zum 18.'], ['2027-01-13', '2027-01-18'], {
    guests: 2,
  }),
  stay(['26.12.-3.1. king zimmer', 'und das am innenhof, was würd das machen'], ['2026-12-26', '2027-01-03'], {
    room: 'courtyard-king-room',
  }),
  stay(['im februar ne woche', 'ab dem 20.', '2 erwachsene 1 teenager'], ['2027-02-20', '2027-02-27'], { guests: 3 }),
  stay(['was nehmt ihr so die nacht', '19. auf 20. dezember mein ich, wir sind 2'], ['2026-12-19', '2026-12-20'], {
    guests: 2,
  }),
  stay(
    ['29.6. - 2.7. für 3 personen', 'kost der parkplatz extra?', 'fein. und eine nacht weniger, also nur bis 1.7.?'],
    ['2027-06-29', '2027-07-01'],
    { guests: 3 },
  ),
  stay(
    [
      'Guten Abend, vom 4. bis 11. Oktober bitte das Kompakte Queen-Zimmer für zwei Personen.',
      'Und dieselben Tage im September?',
    ],
    ['2027-09-04', '2027-09-11'],
    {
      guests: 2,
      room: 'compact-queen-room',
    },
  ),

  // Facts
  ask('ab wann können wir aufs zimmer', 'checkIn'),
  ask('Bis wann muss man am letzten Tag draußen sein?', 'checkOut'),
  ask('unser flieger geht erst abends. könnten wir das zimmer länger behalten und was kost das', 'lateFee'),
  ask(['wann ist checkout', 'puh früh. wie lang kann man maximal verlängern an dem tag'], 'lateUntil'),
  ask('Muss ich eine Kaution hinterlegen, und wenn ja, in welcher Höhe?', 'deposit'),
  ask('was nehmts ihr fürn hund, is a kleiner pudel', 'petFee'),
  ask('mein freund qualmt heimlich aufm klo.. was blüht uns da wenn ihr das riecht', 'smokingFee'),
  ask('kann ich kostenlos stornieren falls mein Urlaub nicht genehmigt wird? bis wann?', 'cancelling'),
  ask('von wann bis wann ist die Reception besetzt', 'opens', 'closes'),
  ask('Wie lange läuft man mit zwei kleinen Kindern und Bollerwagen bis ans Wasser?', 'beach'),
  ask('wenn wir mitm auto an den strand fahren, was zahlt man da fürs parken', 'beachParking'),
  ask('Würden Sie mir bitte Ihre Telefonnummer und Ihre E-Mail-Adresse geben?', 'phone', 'email'),
  ask('adresse fürs navi bidde', 'street'),
  ask('seit wann gibts den laden eigentlich, schaut so schön retro aus', 'year'),
  ask('Is des a großes Hotel? Wie vü Zimmer habts denn', 'rooms'),
  ask('krieg ich rabatt wenn ich euren newsletter abonnier', 'newsletter'),
  ask(
    'Gibt es Wochen- oder Monatstarife? Wir möchten den Winter dem Nebel am Bodensee entfliehen.',
    'weekly',
    'monthly',
  ),
  ask('wie lang fährt man vom flughafen palm beach zu euch', 'airport'),
  ask('wir fliegen nach fort lauderdale, wie weit is das dann noch', 'secondAirport'),
  ask('Wie weit isch es uf West Palm Beach mit em Auto?', 'westPalm'),
  ask('wann ist bei euch hauptsaison', 'peakSeason'),
  ask('Meine Tochter (8) fragt, wann die Meeresschildkröten ihre Eier legen', 'turtles'),
  ask('Hurrikane – in welchen Monaten muss man damit rechnen? Meine Frau macht sich Sorgen', 'hurricanes'),
  ask('mietwagen haben wir. parken bei euch gratis?', 'parking'),
  ask('WLAN gut genug fürs homeoffice?', 'wifi'),
  ask('hat das hotel nen pool', 'noPool'),
  ask('Ich habe eine neue Hüfte und bin 81. Ist ein Fahrstuhl vorhanden, oder muss ich Treppen steigen?', 'stairs'),
  ask('kaffee inklusive? ohne bin ich morgens unausstehlich', 'coffee'),
  ask(['gibts frühstück bei euch', 'schade. und en bäcker in der näh?'], 'bakery'),
  ask('gibt es bei euch was zum frühstücken im haus', 'breakfast'),
  ask('hat jedes zimmer nen kühlschrank? muss insulin kühlen', 'fridge'),
  ask('Wird das Zimmer täglich gereinigt?', 'cleaning'),
  ask('klimaanlage? und fernseher? mein mann will bundesliga gucken', 'airConditioning', 'tv'),
  ask('dürf ma bei eich im hof grilln', 'barbecue'),
  ask('nehmt ihr ec karte oder visa', 'cards'),
  ask('bräuchten ein gitterbett für unseren zwerg, habt ihr sowas', 'crib'),
  ask('Sind am Strand Rettungsschwimmer? Kinder können noch net so gut schwimmen', 'lifeguards'),
  ask('kommt man ohne auto zurecht, also fährt da n bus oder uber', 'bus', 'rides'),
  ask('Ich bin blind und reise mit meinem Führhund. Ist das Tier bei Ihnen willkommen?', 'assistanceDog'),
  ask('stimmt es dass bei euch in lantana so viele finnen wohnen? gibts da so n vereinshaus', 'finland'),
  ask('wo kriegt man in der nähe ne gscheite pizza', 'pizza'),
  ask('nächster supermarkt? brauchen windeln und bier', 'groceries'),
  ask('Was kostet der Eintritt in den Löwen-Safaripark, Lion Country oder wie der heißt', 'safari'),
  ask(['was kann man mit kids machen wenns regnet', 'und das flagler museum, was kost da der eintritt'], 'flagler'),
  ask('Wo cha me bi öich fischä? Vom Steg oder so', 'fishing'),

  // A price without a date
  from('ab wieviel gehts bei euch los'),
  from('Was kostet bei Ihnen die günstigste Übernachtung?'),
  from('wat is dat billichste zimmer un wat kost dat'),
  from('In welchem Preisrahmen bewegt sich Ihre King-Suite?', 'king-suite'),
  from('gartensuite ab wieviel dollar', 'garden-suite'),
  from('bin student und bissl knapp bei kasse, was is das minimum pro nacht'),
  from('Was choschtet d Ein-Schlafzimmer-Suite öppe, so pro Nacht?', 'one-bedroom-suite'),
  from('grobe hausnummer was man bei euch so zahlt? termin steht noch nich'),

  // Nothing is known of it
  unknown('hab meinen reiseadapter vergessen, verleiht ihr sowas für deutsche stecker?'),
  unknown('Kann ich mir vorab ein Paket von Amazon zu Ihnen schicken lassen?'),
  unknown('steht im zimmer ein safe? hab teure kameras dabei'),
  unknown('sind fliegengitter an den fenstern, mich fressen die mücken immer auf'),
  unknown('Meine Frau reagiert allergisch auf Daunen – haben Sie auch andere Kissen?'),
  unknown('is a bügelbrett da, i muass auf a hochzeit'),
  unknown('kann man sich bei euch massieren lassen'),
  unknown('Habt ihr einen Wasserkocher für Tee? Ostfriesen brauchen das 😄'),

  // A human being
  person('kann ich mal mit nem echten menschen reden'),
  person(
    'Ich würde das lieber persönlich mit einer Mitarbeiterin besprechen, wären Sie so freundlich, mich zu verbinden?',
  ),
  person('boah nee kein bot, holt mir bitte wen von der rezeption ran'),
  person('Chönnt ich bitte mit öpperem vo eu rede statt mit ere Maschine?'),
]
