import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // Stays in one message
  stay('bonsoir, c combien pr 2 du 14 au 17 janvier ?', ['2027-01-14', '2027-01-17'], { guests: 2 }),
  stay(
    'Vous avez-tu de quoi de libre la fin de semaine du 12 février? moé pis ma blonde',
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-14'],
    ],
    { guests: 2 },
  ),
  stay(
    "Madame, Monsieur, mon épouse et moi-même souhaiterions séjourner dans votre établissement du lundi 8 mars au samedi 13 mars 2027. Auriez-vous l'amabilité de nous indiquer votre tarif ? Avec mes remerciements anticipés.",
    ['2027-03-08', '2027-03-13'],
    { guests: 2 },
  ),
  stay('dispo ce soir ???? avion annulé on est 3 et crevés', ['2026-11-24', '2026-11-25'], { guests: 3 }),
  stay('Salut il vous reste une chambre demain soir', ['2026-11-25', '2026-11-26']),
  stay('prix king suite 3 nuits a partir du 22 avril', ['2027-04-22', '2027-04-25'], { room: 'king-suite' }),
  stay(
    'On est un couple de pensionnés de Namur, on voudrait rester quinze jours à partir du 1er février, ça nous reviendrait à combien une fois ?',
    [
      ['2027-02-01', '2027-02-15'],
      ['2027-02-01', '2027-02-16'],
    ],
    { guests: 2 },
  ),
  stay('J arrive le 3 decembre je repars le 6, seule, pour un congrès. Votre prix svp', ['2026-12-03', '2026-12-06'], {
    guests: 1,
  }),
  stay(
    'Famille de 4 (2 ados qui mangent comme 8) pour Pâques, du vendredi saint au lundi de Pâques, quel tarif ?',
    ['2027-03-26', '2027-03-29'],
    { guests: 4 },
  ),
  stay(
    'réveillon du 31 chez vous?? on arrive le 30 on se casse le 2, 2 adultes + bébé 8 mois, ça douille combien',
    ['2026-12-30', '2027-01-02'],
    { guests: 3 },
  ),
  stay(
    "Bonjou ! Mon frère et moi nous venons de Port-au-Prince, on a besoin d'un lit pour la nuit du 19 décembre, konbyen svp",
    ['2026-12-19', '2026-12-20'],
    { guests: 2 },
  ),
  stay(
    "Y a-t-il moyen d'avoir le studio avec cuisinette du 10 au 17 mai ? je suis seul",
    ['2027-05-10', '2027-05-17'],
    {
      guests: 1,
      room: 'studio-kitchenette',
    },
  ),
  stay('tarif une semaine a compter du 5 juin pr 4 pers ds la double queen', ['2027-06-05', '2027-06-12'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    "C'est pour nos 40 ans de mariage !! Mon mari ne se doute de rien. La suite jardin, nuit du 14 au 15 août, vous me la faites à combien ?",
    ['2027-08-14', '2027-08-15'],
    { guests: 2, room: 'garden-suite' },
  ),
  stay('Bjr, besoin de 2 chambres du 18 au 20 sept, 4 collègues, budget à prévoir ?', ['2027-09-18', '2027-09-20'], {
    guests: 4,
    rooms: 2,
  }),
  stay('Dites, le week-end prochain ça donne quoi niveau prix', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay(
    'ce week end ya de la place pour 2',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Nous serions trois adultes de Lausanne, du 28.01 au 04.02. Combien de francs... enfin de dollars ?',
    ['2027-01-28', '2027-02-04'],
    { guests: 3 },
  ),
  stay('Combien pour Thanksgiving, on arrive jeudi et on file samedi matin', ['2026-11-26', '2026-11-28']),
  stay(
    'la suite une chambre 2 au 9 juillet, moi (maman solo) et mes deux filles, à quel prix',
    ['2027-07-02', '2027-07-09'],
    {
      guests: 3,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    "Je descends de Montréal en char, j'aurais besoin d'une nuitte le 27 décembre, juste moi pis mon p'tit chien, ça coûte combien?",
    ['2026-12-27', '2026-12-28'],
    { guests: 1 },
  ),
  stay('arrivée 20/06 départ 25/06 2pers', ['2027-06-20', '2027-06-25'], { guests: 2 }),
  stay(
    'Est-ce libre la nuit de la Saint-Valentin ? la chambre king sur cour si possible',
    ['2027-02-14', '2027-02-15'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay(
    'congé de carnaval, du samedi 13 au samedi 20 février, 2 parents + 1 garçon de 6 ans. Y a encore qqch ?',
    ['2027-02-13', '2027-02-20'],
    { guests: 3 },
  ),
  stay(
    'Bonsoir la famille 🙏🏾 je quitte Abidjan pour voir mon cousin, je suis seul, je veux dormir chez vous du 4 au 11 décembre, ça fait combien en tout pardon',
    ['2026-12-04', '2026-12-11'],
    { guests: 1 },
  ),
  stay('dix nuits dès le 6 octobre, quel montant svp ?', ['2027-10-06', '2027-10-16']),
  stay(
    "Z'auriez pas une p'tite queen compacte pas trop chère pour mercredi et jeudi ?",
    [
      ['2026-11-25', '2026-11-27'],
      ['2026-11-25', '2026-11-26'],
    ],
    { room: 'compact-queen-room' },
  ),
  stay('samedi en huit, une nuit, deux personnes, il faut compter combien ?', ['2026-12-05', '2026-12-06'], {
    guests: 2,
  }),
  stay('du 29 mai au 1er juin ya koi de dispo pour mon mec et moi', ['2027-05-29', '2027-06-01'], { guests: 2 }),
  stay("Coucou! Pont de l'Ascension, du mercredi 5 au dimanche 9 mai, vous êtes complets ou pas?", [
    '2027-05-05',
    '2027-05-09',
  ]),
  stay(
    "Mes parents (76 et 79 ans) fuient l'hiver d'Abitibi. Ils resteraient du 3 au 31 janvier. Un chiffre pour eux deux s.v.p.",
    ['2027-01-03', '2027-01-31'],
    { guests: 2 },
  ),
  stay(
    'peu importe la chambre, le 9 avril pour trois nuits; nous sommes 2 mamans et 2 petits monstres, quel prix',
    ['2027-04-09', '2027-04-12'],
    { guests: 4 },
  ),
  stay('Le 24 déc 1 nuit svp prix', ['2026-12-24', '2026-12-25']),
  stay('disponibilite suite king  fin mars genre du 29 au 31', ['2027-03-29', '2027-03-31'], { room: 'king-suite' }),
  stay(
    'jai un mariage a lake worth le samedi 17 avril je voudrais dormir chez vous la veille et le soir meme, vs avez de la place ?',
    ['2027-04-16', '2027-04-18'],
  ),
  stay(
    "On fait Miami-Jacksonville à moto et on s'arrêterait chez vous lundi prochain, une nuit, 2 bécanes 2 personnes. Libre ?",
    [
      ['2026-11-30', '2026-12-01'],
      ['2026-12-07', '2026-12-08'],
    ],
    { guests: 2 },
  ),
  stay(
    'Pourriez-vous me faire un devis pour trois chambres, six personnes, du 21 au 24 mai ?',
    ['2027-05-21', '2027-05-24'],
    {
      guests: 6,
      rooms: 3,
    },
  ),
  stay(
    'slt infirmière en mission ici, toute seule, 3 semaines a partir du 11 janvier, le studio avec kitchenette ça fait cmb',
    ['2027-01-11', '2027-02-01'],
    { guests: 1, room: 'studio-kitchenette' },
  ),
  stay("Départ le 8 août, arrivée le 1er, à quatre. À combien s'élève la note ?", ['2027-08-01', '2027-08-08'], {
    guests: 4,
  }),
  stay('septembre du 6 au 10 elle est prise la queen compacte ou bien ?', ['2027-09-06', '2027-09-10'], {
    room: 'compact-queen-room',
  }),
  stay('Nous pensions venir la semaine prochaine, de mardi à vendredi. Reste-t-il quelque chose ?', [
    '2026-12-01',
    '2026-12-04',
  ]),
  stay(
    '1er mai férié chez nous ! on voudrait 2 nuits à partir de ce jour là, un couple avec un nourrisson, tarif ??',
    ['2027-05-01', '2027-05-03'],
    { guests: 3 },
  ),
  stay("Y a une place d'après-demain jusqu'à dimanche ?", ['2026-11-26', '2026-11-29']),
  stay('12-19 mars, 2 adultes 2 enfants, suite une chambre, merci de me dire le total', ['2027-03-12', '2027-03-19'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay("qlq nuits en juillet, mettons du 13 au soir jusqu'au 16 au matin, pour rater le bal des pompiers lol. Prix?", [
    '2027-07-13',
    '2027-07-16',
  ]),

  // Stays in a conversation
  stay(
    ['Bonjour, prix du 10 au 14 février pour deux ?', 'et si on reste une nuit de plus ?'],
    ['2027-02-10', '2027-02-15'],
    {
      guests: 2,
    },
  ),
  stay(
    ['vous avez de la place le 5 mars 2 nuits', 'jme suis trompé de mois c le 5 avril'],
    ['2027-04-05', '2027-04-07'],
  ),
  stay(
    ['Combien la chambre king du 20 au 23 janvier', 'pis la suite king aux mêmes dates?'],
    ['2027-01-20', '2027-01-23'],
    {
      room: 'king-suite',
    },
  ),
  stay(
    ['on serait 2 du 7 au 10 mai, c quoi le prix', "bon ben ma belle-mère s'incruste, ça fera un de plus 🙄"],
    ['2027-05-07', '2027-05-10'],
    { guests: 3 },
  ),
  stay(['on cherche une chambre pour juin', 'du 12 au 19', 'on sera 4 dont 2 gosses'], ['2027-06-12', '2027-06-19'], {
    guests: 4,
  }),
  stay(
    [
      'Prix pour 3 personnes du 1 au 4 avril svp',
      'vous acceptez les chiens ?',
      'ok alors avec le chien ça fait combien pour notre séjour',
    ],
    ['2027-04-01', '2027-04-04'],
    { guests: 3 },
  ),
  stay(
    [
      'Bonsoir, dispo du 26 au 30 décembre ?',
      'Elle est loin, la plage ?',
      'Bien bien. Redonnez-moi le total pour les dates de tantôt, on est deux',
    ],
    ['2026-12-26', '2026-12-30'],
    { guests: 2 },
  ),
  stay(['je veux réserver le 17 sept', 'non pardon plutot le 18, deux nuits'], ['2027-09-18', '2027-09-20']),
  stay(
    ['La suite jardin est-elle libre du 3 au 6 juin ?', 'Et une semaine plus tard ?'],
    ['2027-06-10', '2027-06-13'],
    {
      room: 'garden-suite',
    },
  ),
  stay(
    ['on est 4 potes, 2 chambres, 22 au 25 juillet, combien', 'finalement 1 seule chambre, on se serre'],
    ['2027-07-22', '2027-07-25'],
    { guests: 4 },
  ),
  stay(['Nous sommes trois.', 'Du 9 au 12 janvier.', 'Alors, combien ?'], ['2027-01-09', '2027-01-12'], { guests: 3 }),
  stay(
    ['tarif du 15 au 20 août pour 4', 'mon fils préfère rester avec sa copine, on est plus que 3'],
    ['2027-08-15', '2027-08-20'],
    { guests: 3 },
  ),
  stay(['Ya-tu une chambre du 24 au 28 février', 'pis si on part le 27 à place?'], ['2027-02-24', '2027-02-27']),
  stay(
    ['Quel est le prix du studio du 4 au 8 mai ?', 'Hum. Et la chambre King sur cour, alors ?'],
    ['2027-05-04', '2027-05-08'],
    { room: 'courtyard-king-room' },
  ),
  stay(['demain une nuit 2 pers', 'euh plutôt vendredi'], ['2026-11-27', '2026-11-28'], { guests: 2 }),
  stay(
    [
      'Nous arriverions le 2 août',
      'et nous repartirions le 9',
      'il y aura mon compagnon, moi et notre bébé de 5 mois. Quel serait le prix ?',
    ],
    ['2027-08-02', '2027-08-09'],
    { guests: 3 },
  ),
  stay(
    ['on veut venir du 11 au 18 décembre à deux cb ça coute', 'ouh là. et sans la dernière nuit ?'],
    ['2026-12-11', '2026-12-17'],
    { guests: 2 },
  ),
  stay(
    ['Deux chambres du 19 au 22 mars pour 4 personnes', 'Ajoutez une troisième chambre, deux amis se joignent à nous'],
    ['2027-03-19', '2027-03-22'],
    { guests: 6, rooms: 3 },
  ),
  stay(['prix nuit du 31 decembre', 'et 3 nuits à partir de cette date là'], ['2026-12-31', '2027-01-03']),
  stay(
    ['bonjour je voudrais la double queen', 'pour le weekend du 16 avril', 'nous sommes 4'],
    [
      ['2027-04-16', '2027-04-18'],
      ['2027-04-17', '2027-04-18'],
    ],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['Combien du 6 au 9 septembre pour moi tout seul', 'bonne nouvelle ma copine me rejoint, du coup on sera deux'],
    ['2027-09-06', '2027-09-09'],
    { guests: 2 },
  ),
  stay(
    [
      'une chambre le 30 janvier svp',
      "est ce qu'on peut payer en cash",
      'nickel. on pousse à 4 nuits alors, ça donne ?',
    ],
    ['2027-01-30', '2027-02-03'],
  ),
  stay(["c'est combien du 1er au 5 mars", 'oups, jusqu au 8'], ['2027-03-01', '2027-03-08']),
  stay(
    ['vous avez quoi pour ce week-end', "ah... et le week-end d'après ?"],
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
  ),
  stay(['Prix pour deux adultes du 14 au 21 juin', 'même chose mais en juillet'], ['2027-07-14', '2027-07-21'], {
    guests: 2,
  }),
  stay(
    ['King suite, 10 au 13 octobre, 3 pers', 'le petit reste chez sa nounou donc on est 2, la chambre king suffira'],
    ['2027-10-10', '2027-10-13'],
    { guests: 2, room: 'king-room' },
  ),
  stay(
    ['on vient avec pépé et mémé, on est donc 4, du 18 au 21 mai', 'pépé ronfle trop, il nous faudrait deux chambres'],
    ['2027-05-18', '2027-05-21'],
    { guests: 4, rooms: 2 },
  ),
  stay(['bsr', 'c pour savoir le prix', 'du 8 au 10 déc', '1 personne'], ['2026-12-08', '2026-12-10'], { guests: 1 }),
  stay(
    [
      'La suite une chambre du 27 mars au 3 avril ? famille de 4',
      'Décalez tout un jour plus tard svp, le vol a changé',
    ],
    ['2027-03-28', '2027-04-04'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    ['Chambre pour 2 du 12 au 15 janvier ?', 'on pourrait arriver la veille et partir quand même le 15 ?'],
    ['2027-01-11', '2027-01-15'],
    { guests: 2 },
  ),

  // Facts
  ask('a partir de quelle heure on peut prendre la chambre svp', 'checkIn'),
  ask('Faut être sorti à quelle heure le dernier jour ?', 'checkOut'),
  ask(
    "On a un vol tard le soir. Si je veux garder la chambre plus longtemps le jour du départ c'est combien en plus, et jusqu'à quelle heure max ?",
    'lateFee',
    'lateUntil',
  ),
  ask('vous bloquez une caution sur la carte ? de combien', 'deposit'),
  ask('jai un bouledogue, vous prenez un supplément pour lui ?', 'petFee'),
  ask("Mon mari fume comme un pompier... s'il s'en grille une dans la chambre, on risque quelle amende?", 'smokingFee'),
  ask("si je change d'avis je peux annuler sans frais jusqu'à quand", 'cancelling'),
  ask("L'accueil ferme à quelle heure le soir ? on atterrit à 20h", 'closes'),
  ask("il y a quelqu'un à la réception dès quelle heure le matin", 'opens'),
  ask('On y va à pied à la mer ou faut prendre la bagnole ?', 'beach'),
  ask(['la plage est loin ?', 'et si on y va en auto le stationnement là-bas il est payant ?'], 'beachParking'),
  ask(
    "Auriez-vous l'obligeance de me communiquer votre numéro de téléphone ainsi que votre adresse électronique ?",
    'phone',
    'email',
  ),
  ask("c quoi l'adresse exacte pour mon gps", 'street'),
  ask('Ça date de quand cette belle maison ? mon grand-père dit y avoir dormi dans sa jeunesse', 'year'),
  ask("C'est grand chez vous ? vous avez combien de chambres en tout", 'rooms'),
  ask("si je m'inscris à votre infolettre j'ai tu un rabais", 'newsletter'),
  ask("Savez-vous me dire combien de minutes il y a entre chez vous et l'aéroport de Palm Beach ?", 'airport'),
  ask(
    ['vous êtes à combien de PBI', 'et depuis fort lauderdale ? les billets sont moins chers par là'],
    'secondAirport',
  ),
  ask('le centre de lake worth beach, en voiture ça prend combien de temps', 'lakeWorth'),
  ask("J'ai un rendez-vous à West Palm Beach à 9h, c'est à combien de minutes de route de votre hôtel ?", 'westPalm'),
  ask('cest quand la haute saison par chez vous', 'peakSeason'),
  ask('Ma fille rêve de voir les tortues pondre 🐢 elles viennent à quels mois ?', 'turtles'),
  ask("on a un peu la trouille des ouragans, c'est de quand à quand la saison", 'hurricanes'),
  ask("parking gratuit ou pas ? et le wifi aussi c'est compris dedans ?", 'parking', 'wifi'),
  ask('ya une piscine', 'noPool'),
  ask("Maman a une hanche toute neuve. Y a-t-il un ascenseur pour monter à l'étage ?", 'stairs'),
  ask("le p'tit déj est inclus ?", 'breakfast'),
  ask(
    'Je me lève à 5h pour écrire, est-ce que je trouverai un café chaud quelque part dans la maison à cette heure indue ?',
    'coffee',
  ),
  ask('il y a un frigo dans la piaule pour mon insuline', 'fridge'),
  ask('vous passez faire le ménage tous les jours?', 'cleaning'),
  ask(
    'il fait une chaleur à crever à Douala comme chez vous je crois, les chambres sont climatisées non ?',
    'airConditioning',
  ),
  ask('on peut se faire des grillades qqpart sur place ? on a nos saucisses lol', 'barbecue'),
  ask('Vous prenez la Visa, ou bien faut venir avec des billets ?', 'cards', 'cash'),
  ask('un lit parapluie pour la petite (11 mois) vous pouvez en mettre un ?', 'crib'),
  ask('Est-ce que la plage est surveillée ? mes gars nagent mal', 'lifeguards'),
  ask(
    'Je suis malvoyant et je voyage avec mon chien-guide. Est-il admis, et dois-je payer quelque chose pour lui ?',
    'assistanceDog',
  ),
  ask('sans voiture on se débrouille comment, ya un bus qui passe pas loin ?', 'bus'),
  ask(['y a-t-il un train pour miami', "d'accord et des uber la nuit, on en trouve ?"], 'rides'),
  ask("c'est quoi cette histoire de Finlandais à Lantana, ils ont une maison à eux?", 'finland'),
  ask('un bon resto pas loin pour ce soir ? on a une faim de loup', 'eating'),
  ask('où est-ce que je peux bouffer du crabe dans le coin', 'crab'),
  ask('Où fait-on les courses par ici ? je cherche un supermarché pour du lait pis des couches', 'groceries'),
  ask('une boulangerie digne de ce nom, ça existe chez vous ? (je suis parisien, pardonnez-moi)', 'bakery'),
  ask("l'entrée au Lion Country Safari c'est combien par personne", 'safari'),
  ask('Combien coûte le billet du musée Flagler, et celui du jardin japonais Morikami ?', 'flagler', 'morikami'),

  // From
  from('vos chambres commencent à combien'),
  from("C'est quoi votre prix le plus bas la nuit ?"),
  from("Bonjour, pourriez-vous me donner un ordre de prix pour une nuitée ? Rien n'est encore fixé de notre côté."),
  from('la suite king cest à partir de cb', 'king-suite'),
  from('ça coûte cher dormir chez vous? une idée du tarif genre'),
  from("Le studio, ça part d'où au niveau prix ?", 'studio-kitchenette'),
  from('prix min svp merci'),
  from('vous la louez combien la suite jardin en général', 'garden-suite'),

  // Unknown
  unknown('il y a un coffre dans la chambre pour nos passeports ?'),
  unknown('Je viens de Genève : faut-il un adaptateur pour les prises, ou bien vous en prêtez ?'),
  unknown('est ce que je peux faire décoller mon drone depuis votre cour'),
  unknown('vous faites des massages ? mon dos est en compote après la route'),
  unknown("J'aurais besoin d'imprimer ma carte d'embarquement, avez-vous une imprimante à disposition des clients"),
  unknown('y a-tu un bain ou juste une douche'),
  unknown('Je suis allergique aux plumes. Vos oreillers sont garnis de quoi ?'),
  unknown('vous changez les euros en dollars à la réception'),

  // Person
  person("je préfère causer avec quelqu'un de vivant svp"),
  person('passez moi un humain là, le robot comprend rien'),
  person("Serait-il possible d'être mis en relation avec un membre de votre personnel ?"),
  person('ya tu du monde pour de vrai à qui je peux jaser?'),
]
