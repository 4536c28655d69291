import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // Stays in one message
  stay('bonjour c combien pr 2 pers du 12 au 15 janvier', ['2027-01-12', '2027-01-15'], { guests: 2 }),
  stay(
    'Bonjour, mon mari et moi souhaiterions séjourner chez vous du samedi 6 au samedi 20 février 2027. Pourriez-vous nous indiquer le tarif ? Bien cordialement, Mme Lefebvre',
    ['2027-02-06', '2027-02-20'],
    { guests: 2 },
  ),
  stay(
    'allo y vous reste tu de la place cte fin de semaine? moi pis ma blonde',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Une chambre pour ce soir svp on est sur la 95, 2 adultes et 2 enfants complètement crevés',
    ['2026-11-24', '2026-11-25'],
    { guests: 4 },
  ),
  stay('dispo demain pr 1 nuit? chui seul, camionneur', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay(
    "On est des snowbirds de Trois-Rivières, on cherche du 10 janvier au 7 février, 2 adultes pis un p'tit caniche tranquille",
    ['2027-01-10', '2027-02-07'],
    { guests: 2 },
  ),
  stay('Tarif studio du 1er au 31 mars', ['2027-03-01', '2027-03-31'], { room: 'studio-kitchenette' }),
  stay(
    'Salut, la suite jardin est libre le week-end de pâques? 3 personnes',
    [
      ['2027-03-26', '2027-03-28'],
      ['2027-03-26', '2027-03-29'],
      ['2027-03-27', '2027-03-28'],
      ['2027-03-27', '2027-03-29'],
    ],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(
    'Nouvel an les pieds dans le sable : du 30/12 au 03/01, prix pour 4 (dont 2 ados)',
    ['2026-12-30', '2027-01-03'],
    {
      guests: 4,
    },
  ),
  stay(
    'Bonjour de Lausanne! Auriez-vous qqch de libre du 14.2. au 21.2.27 pour 2 adultes et un bébé de huit mois? Merci d avance',
    ['2027-02-14', '2027-02-21'],
    { guests: 3 },
  ),
  stay('cmb pr 3 nuits à partir du 8 avril', ['2027-04-08', '2027-04-11']),
  stay('Nous arrivons le vendredi 4 décembre et repartons le mardi 8, deux personnes.', ['2026-12-04', '2026-12-08'], {
    guests: 2,
  }),
  stay(
    'Bonsoir mes amis, je viens de Port-au-Prince visiter ma sœur à Delray, il me faut une chambre le 19 décembre pour 5 nuits, moi et ma fille. Mèsi anpil',
    ['2026-12-19', '2026-12-24'],
    { guests: 2 },
  ),
  stay('chbre king 22-25 janv dispo???', ['2027-01-22', '2027-01-25'], { room: 'king-room' }),
  stay(
    'quel est le prix de la chambre double queen pour deux couples d amis, du jeudi 11 mars au dimanche 14 mars',
    ['2027-03-11', '2027-03-14'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    'Saint Valentin !! surprise pour ma copine, la suite king la nuit du 14 au 15 février vous avez encore ?',
    ['2027-02-14', '2027-02-15'],
    { guests: 2, room: 'king-suite' },
  ),
  stay('Ça coûterait combien, une semaine à compter du 3 mai ?', ['2027-05-03', '2027-05-10']),
  stay('hello on est 3 meufs on cherche un truc du 15 au 18 juillet budget serré lol', ['2027-07-15', '2027-07-18'], {
    guests: 3,
  }),
  stay('Vs avez qqch pr la nuit de jeudi ?', ['2026-11-26', '2026-11-27']),
  stay(
    "Je me déplace pour affaires à Boynton, seul, et j'ai besoin d'un lit du lundi 30 novembre au mercredi 2 décembre. Merci.",
    ['2026-11-30', '2026-12-02'],
    { guests: 1 },
  ),
  stay(
    'Suite une chambre, famille de quatre, entre le 9 et le 16 octobre 2027 : quel montant ?',
    ['2027-10-09', '2027-10-16'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    "deux chambres svp du 26 au 30 décembre, 2 adultes dans l'une et 3 jeunes dans l'autre",
    ['2026-12-26', '2026-12-30'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    'on veut 2 chambres pr 6 personnes le we du 17 avril',
    [
      ['2027-04-16', '2027-04-18'],
      ['2027-04-17', '2027-04-18'],
    ],
    { guests: 6, rooms: 2 },
  ),
  stay(
    'Quinze jours en août à partir du 2, combien pour un couple de pensionnés liégeois ?',
    [
      ['2027-08-02', '2027-08-16'],
      ['2027-08-02', '2027-08-17'],
    ],
    { guests: 2 },
  ),
  stay('arrivée 2027-02-05 départ 2027-02-12 2 adultes 1 enfant', ['2027-02-05', '2027-02-12'], { guests: 3 }),
  stay(
    "est-ce que la p'tite chambre queen compacte est dispo pour mon escale le 9 juin, je suis tout seul",
    ['2027-06-09', '2027-06-10'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay(
    "J'atterris le 21 mai au soir et je reprends la route le 23 au matin. Une personne. Quel tarif ?",
    ['2027-05-21', '2027-05-23'],
    { guests: 1 },
  ),
  stay('jveux savoir le prix pr samedi prochain', [
    ['2026-11-28', '2026-11-29'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay(
    'Grand-papa fête ses 80 ans! On aurait besoin de trois chambres pour 8 personnes du 19 au 22 février',
    ['2027-02-19', '2027-02-22'],
    { guests: 8, rooms: 3 },
  ),
  stay(
    'Je finis ma job pis je descends direct : du 14 au 28 mars, moi, mon chum pis nos deux gars, ça sortirait à combien',
    ['2027-03-14', '2027-03-28'],
    { guests: 4 },
  ),
  stay("La chambre king sur cour, dix nuits dès le 20 septembre, c'est à combien ?", ['2027-09-20', '2027-09-30'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'Disponibilité le 31 décembre pour une seule nuit, 2 pers., merci de confirmer le montant total',
    ['2026-12-31', '2027-01-01'],
    { guests: 2 },
  ),
  stay('c koi le prix de jeudi en huit a dimanche pr deux', ['2026-12-03', '2026-12-06'], { guests: 2 }),
  stay(
    'Infirmière à Genève, enfin des vacances!! du 18 au 30 juin avec ma maman, donc 2, vous me faites un prix?',
    ['2027-06-18', '2027-06-30'],
    { guests: 2 },
  ),
  stay('et pr juillet du 3 au 10 ? 2 adultes 2 enfants 5 et 9 ans + un labrador', ['2027-07-03', '2027-07-10'], {
    guests: 4,
  }),
  stay(
    "Madame, Monsieur, ma femme et moi fêterons nos noces d'or en avril. La Suite King serait-elle libre du 12 au 16 de ce mois-là ?",
    ['2027-04-12', '2027-04-16'],
    { guests: 2, room: 'king-suite' },
  ),
  stay('3 adultes, 2 nuits dès après-demain, kel prix svp', ['2026-11-26', '2026-11-28'], { guests: 3 }),
  stay(
    "studio avec cuisinette du 4 au 29 janvier pour moi tout seul, retraité d'Hydro, pas d'troubles garanti",
    ['2027-01-04', '2027-01-29'],
    { guests: 1, room: 'studio-kitchenette' },
  ),
  stay('Vous resterait-il par hasard une chambre du vingt-deux au vingt-sept décembre ?', ['2026-12-22', '2026-12-27']),
  stay('on débarque le 29 nov on repart le 5 déc ca nous couterait cb à 2', ['2026-11-29', '2026-12-05'], {
    guests: 2,
  }),
  stay('Une nuit le vendredi 13 août, à deux, pas superstitieux :)', ['2027-08-13', '2027-08-14'], { guests: 2 }),
  stay('besoin chambre mardi prochain pr 2 nuits', ['2026-12-01', '2026-12-03']),
  stay('fds de la fête du travail, du 3 au 6 septembre, êtes vous déjà complet?', ['2027-09-03', '2027-09-06']),
  stay(
    'Pouvez-vous me chiffrer trois semaines à partir du lundi 11 janvier pour mon épouse et moi-même ?',
    ['2027-01-11', '2027-02-01'],
    { guests: 2 },
  ),
  stay('les nuits du 5 et du 6 mai sont-elles encore libres pour trois', ['2027-05-05', '2027-05-07'], { guests: 3 }),

  // Stays in a conversation
  stay(
    ['Bonjour avez vous une chambre du 8 au 12 février ?', 'ah pis si on reste une nuit de plus?'],
    ['2027-02-08', '2027-02-13'],
  ),
  stay(['prix pour 2 du 20 au 23 mars', 'finalement on sera 3, ma mère vient'], ['2027-03-20', '2027-03-23'], {
    guests: 3,
  }),
  stay(
    ['Est-ce que vous prenez les chiens ?', 'ok super. on serait 2 + le toutou, du 7 au 14 avril'],
    ['2027-04-07', '2027-04-14'],
    { guests: 2 },
  ),
  stay(['combien du 1er au 4 mai pour 2', 'oups pardon je voulais dire juin'], ['2027-06-01', '2027-06-04'], {
    guests: 2,
  }),
  stay(
    ['Je cherche une chambre pour Noël', 'du 23 au 27', 'deux adultes, deux enfants'],
    ['2026-12-23', '2026-12-27'],
    { guests: 4 },
  ),
  stay(['la suite jardin du 15 au 19 janvier c combien', 'et la suite king ?'], ['2027-01-15', '2027-01-19'], {
    room: 'king-suite',
  }),
  stay(
    ['dispo du 27 au 29 novembre pour 1 personne?', 'ma conjointe embarque avec moi finalement'],
    ['2026-11-27', '2026-11-29'],
    { guests: 2 },
  ),
  stay(
    [
      'Bonjour, chambre pour 4 du 6 au 13 mars svp',
      'y a-t-il un stationnement ?',
      'parfait. et si on arrive le dimanche 7 à la place, départ toujours le 13?',
    ],
    ['2027-03-07', '2027-03-13'],
    { guests: 4 },
  ),
  stay(['on est 5', 'deux chambres, du 10 au 12 juillet'], ['2027-07-10', '2027-07-12'], { guests: 5, rooms: 2 }),
  stay(
    ['Quel est le tarif du 16 au 20 août pour un couple ?', 'Et une semaine plus tard, même durée ?'],
    ['2027-08-23', '2027-08-27'],
    { guests: 2 },
  ),
  stay(
    ['vous avez la double queen du 2 au 5 avril pr 4?', 'aïe trop cher... et juste 2 nuits?'],
    ['2027-04-02', '2027-04-04'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(['slt une chambre ce soir?', 'nn enfaite demain soir'], ['2026-11-25', '2026-11-26']),
  stay(
    ['Nous serons trois.', 'Nous arriverons le 9 janvier dans la soirée.', 'Pour six nuits, je vous prie.'],
    ['2027-01-09', '2027-01-15'],
    { guests: 3 },
  ),
  stay(
    ['prix 12-19 juin 2 adultes', 'avec notre petite chienne en plus ça ferait combien au total'],
    ['2027-06-12', '2027-06-19'],
    { guests: 2 },
  ),
  stay(
    [
      'Je voudrais le studio du 17 janvier au 31 janvier',
      'le wifi est gratuit au moins?',
      'bon ok donc ça me revient à combien mon séjour',
    ],
    ['2027-01-17', '2027-01-31'],
    { room: 'studio-kitchenette' },
  ),
  stay(['avez vous de la place le 5 mars', '3 nuits', 'non attends 4'], ['2027-03-05', '2027-03-09']),
  stay(
    ['Bonjour ! Combien pour le week-end du 12 décembre ?', 'et celui d’après ?'],
    [
      ['2026-12-18', '2026-12-20'],
      ['2026-12-19', '2026-12-20'],
    ],
  ),
  stay(['2 chambres du 24 au 28 février pour 4 adultes', 'ajoutez un enfant svp'], ['2027-02-24', '2027-02-28'], {
    guests: 5,
    rooms: 2,
  }),
  stay(
    [
      'chambre king du 3 au 6 oct',
      'on peut y dormir à combien dans celle-là?',
      'ok alors on la prend à 2, mais du 4 au 6 seulement',
    ],
    ['2027-10-04', '2027-10-06'],
    { guests: 2, room: 'king-room' },
  ),
  stay(['Mon vol arrive le 11 mai', 'je repars le 15', 'ah oui je suis seule'], ['2027-05-11', '2027-05-15'], {
    guests: 1,
  }),
  stay(
    ['un prix pr 4 du 21 au 25 mars svp', 'mon ado veut pu venir, fait que 3 au lieu de 4'],
    ['2027-03-21', '2027-03-25'],
    { guests: 3 },
  ),
  stay(
    [
      'du 30 janvier au 6 février, deux personnes',
      "c'est loin de l'aéroport de Fort Lauderdale?",
      'merci! et si on part le 5 plutôt ?',
    ],
    ['2027-01-30', '2027-02-05'],
    { guests: 2 },
  ),
  stay(
    ['Bjr tarif suite une chambre 10 au 17 avril 2 ad 2 enf', 'Et sans les enfants, dans une chambre king ?'],
    ['2027-04-10', '2027-04-17'],
    { guests: 2, room: 'king-room' },
  ),
  stay(['combien la nuit du 18 juin', 'non le 19', 'pr 2 nuits svp'], ['2027-06-19', '2027-06-21']),
  stay(
    [
      'Bonsoir, une chambre du 14 au 16 décembre est-elle disponible ?',
      "Excusez-moi, je me suis trompée de mois, c'est en janvier.",
    ],
    ['2027-01-14', '2027-01-16'],
  ),
  stay(
    ['jaimerais passer tout le mois d avril chez vous', 'du 1er au 30', 'nous sommes 2 avec un chihuahua'],
    ['2027-04-01', '2027-04-30'],
    { guests: 2 },
  ),
  stay(
    [
      'vous avez des chambres du 26 au 29 mai pour 2?',
      'y a-t-il un resto thaï dans le coin',
      "cool. on aimerait rester jusqu'au 31 alors, ça donne quoi",
    ],
    ['2027-05-26', '2027-05-31'],
    { guests: 2 },
  ),
  stay(['prix du 6 au 9 septembre', 'et si je repars un jour plus tôt'], ['2027-09-06', '2027-09-08']),
  stay(
    [
      'On cherche pour un mariage à Palm Beach, du 22 au 25 avril',
      'un couple + une grand-maman, donc 3',
      'attendez, mamie veut sa propre chambre, mettez deux chambres',
    ],
    ['2027-04-22', '2027-04-25'],
    { guests: 3, rooms: 2 },
  ),
  stay(
    ['Chambre queen compacte le 2 fev?', 'mon frère vient avec moi', "et pour deux nuits au lieu d'une"],
    ['2027-02-02', '2027-02-04'],
    { guests: 2, room: 'compact-queen-room' },
  ),

  // Facts
  ask('a partir de quelle heure on peut prendre la chambre le jour où on arrive', 'checkIn'),
  ask('faut sacrer son camp à quelle heure le dernier matin? lol', 'checkOut'),
  ask(
    "Notre vol n'est qu'à 20 h : jusqu'à quelle heure pourrions-nous garder la chambre, et moyennant quel supplément ?",
    'lateUntil',
    'lateFee',
  ),
  ask('vous bloquez combien de caution sur la carte', 'deposit'),
  ask('y a tu un extra pour mon bichon maltais', 'petFee'),
  ask(
    'mon beau-frère est du genre à fumer en cachette dans la chambre, il risque une amende de combien ?',
    'smokingFee',
  ),
  ask(['prix du 5 au 8 mars pour 2', 'et si jamais on annule, jusqu’à quand c’est gratuit'], 'cancelling'),
  ask('la reception ouvre et ferme a kel heure', 'opens', 'closes'),
  ask('la mer est à combien à pied de chez vous? ma belle-mère marche avec une canne', 'beach'),
  ask('Le parking de la plage, il est payant ? quel tarif', 'beachParking'),
  ask(['vous répondez au tel ?', 'c koi le numéro'], 'phone'),
  ask('A quelle adresse courriel puis-je vous écrire ?', 'email'),
  ask('g besoin de ladresse exacte pour le gps', 'street'),
  ask("Ça fait longtemps que l'hôtel existe ? Il me semble que mes parents y allaient déjà dans les années 60", 'year'),
  ask("c'est un gros hôtel? combien de chambres en tout", 'rooms'),
  ask('on gagne quoi en s inscrivant à votre infolettre', 'newsletter'),
  ask(['vous faites un rabais quand on loue à la semaine ?', 'et au mois ?'], 'monthly'),
  ask('De PBI jusque chez vous en voiture, il faut compter combien de temps ?', 'airport'),
  ask('on atterrit à Fort Lauderdale avec Air Transat, ça fait loin en char?', 'secondAirport'),
  ask("J'ai de la famille haïtienne à Lake Worth, c'est à combien de minutes de l'hôtel ?", 'lakeWorth'),
  ask('le centre de west palm c est loin en bagnole', 'westPalm'),
  ask('Quels sont les mois de haute saison chez vous ?', 'peakSeason'),
  ask("ma fille rêve de voir les tortues pondre, c'est à quelle période svp", 'turtles'),
  ask('jai peur des ouragans moi, la saison cest quand au juste', 'hurricanes'),
  ask('on vient avec notre auto du Nouveau-Brunswick, le stationnement est tu inclus, pis le wifi?', 'parking', 'wifi'),
  ask('yaune piscine?', 'noPool'),
  ask('Mon mari est en convalescence de la hanche : avez-vous un ascenseur ?', 'stairs'),
  ask('Le petit-déj est compris ? et sinon on trouve du café quelque part le matin', 'breakfast', 'coffee'),
  ask('est-ce que je peux me cuisiner des pâtes ds la chambre ou ya pas de cuisine', 'kitchen'),
  ask('Je dois garder mon insuline au froid. Trouve-t-on un frigo dans les chambres ?', 'fridge'),
  ask('la femme de ménage passe tous les jours?', 'cleaning'),
  ask("y a l'air climatisé j'espère bien, en août on crève", 'airConditioning'),
  ask('peut-on se faire des grillades sur place ? on est belges, on a ça dans le sang', 'barbecue'),
  ask('vous acceptez la mastercard? ou seulement le cash', 'cards', 'cash'),
  ask('auriez vous un lit bébé a nous preter pr notre puce de 10 mois', 'crib'),
  ask('la plage est-elle surveillée par des sauveteurs', 'lifeguards'),
  ask(
    'Je suis malvoyant et je voyage avec mon chien-guide, est-il le bienvenu et doit-on payer pour lui ?',
    'assistanceDog',
  ),
  ask('sans permis de conduire comment je me déplace? ya un bus? un train?', 'bus', 'train'),
  ask("c'est quoi le fameux resto key lime dont tout le monde parle, c'est proche de l'hôtel?", 'keyLime'),
  ask('où manger du bon crabe par chez vous', 'crab'),
  ask(['ya une épicerie pas loin ?', 'et une boulangerie, pour du vrai pain ?'], 'bakery'),
  ask('après la plage les kids vont vouloir une crème glacée, on va où', 'iceCream'),
  ask('Je suis pêcheur à la ligne depuis 40 ans, où puis-je lancer mes cannes près de Lantana ?', 'fishing'),
  ask(
    ['quoi faire avec des ptits de 4 et 6 ans quand y mouille', 'lion country safari ça coute combien l entrée'],
    'safari',
  ),
  ask('le musée flagler et le jardin japonais morikami, vous connaissez les prix d entrée ?', 'flagler', 'morikami'),

  // A price without a date
  from('vos chambres commencent à combien'),
  from("C'est quoi le moins cher que vous avez, je suis étudiant"),
  from('une nuit chez vous ça va chercher dans les combien grosso modo'),
  from('Le studio, ça part à partir de quel prix ?', 'studio-kitchenette'),
  from("Bonsoir, à titre indicatif, quel serait le prix minimal d'une Suite King ?", 'king-suite'),
  from('double queen prix de base svp', 'double-queen-room'),
  from('vos tarifs svp'),
  from('la suite avec une chambre séparée (suite une chambre) c à partir de cb', 'one-bedroom-suite'),

  // Nothing known
  unknown('mes prises françaises rentrent pas chez vous, vous prêtez des adaptateurs ?'),
  unknown('connaissez-vous une gardienne qui viendrait à la chambre un soir pour le petit'),
  unknown('ya un fer à repasser? jai un mariage'),
  unknown('est-ce que je peux me faire envoyer un colis amazon à l hotel avant d arriver'),
  unknown('Je suis allergique aux plumes : de quoi vos oreillers sont-ils garnis ?'),
  unknown('un coffre fort dans la chambre pour nos passeports ca existe chez vous'),
  unknown('Donnez-vous des cours de yoga le matin ?'),
  unknown('la douche c tu une douche ordinaire ou ya un bain'),

  // A human being
  person('passez moi un humain svp'),
  person('Je préférerais parler de vive voix avec une personne de la réception, est-ce possible ?'),
  person('heille chu pu capable des robots, y a tu du vrai monde là-bas'),
  person("j'aimerais que la patronne me rappelle pour discuter"),
]
