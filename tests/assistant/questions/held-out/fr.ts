import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // Stays, in one message.
  stay(
    'allo! auriez-vous une chambre pour 2 du 8 au 15 janvier, on descend de Trois-Rivières en char',
    ['2027-01-08', '2027-01-15'],
    { guests: 2 },
  ),
  stay(
    "Bonjour Madame, Monsieur, mon époux et moi-même souhaiterions séjourner dans votre établissement du 3 au 10 mars prochain. Pourriez-vous m'en indiquer le tarif, je vous prie ?",
    ['2027-03-03', '2027-03-10'],
    { guests: 2 },
  ),
  stay('c koi le prix pr samedi soir', ['2026-11-28', '2026-11-29']),
  stay(
    'cette fin de semaine y reste tu kekchose? 2 adultes',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('On est 4 dont 2 ados, arrivée le 20/12, départ 27/12. Dispo ?', ['2026-12-20', '2026-12-27'], { guests: 4 }),
  stay(
    'Je cherche la Suite Jardin du 14 au 21 février, nous serons deux plus notre bébé de 7 mois',
    ['2027-02-14', '2027-02-21'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(
    "Pour les noces d'or de mes parents je voudrais leur offrir trois nuits dès le 12 avril en Suite King, ça ferait quelle somme ?",
    ['2027-04-12', '2027-04-15'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(
    'Le nouvel an chez vous ça donnerait quoi ? 30 décembre - 2 janvier, en amoureux',
    ['2026-12-30', '2027-01-02'],
    { guests: 2 },
  ),
  stay(
    'une nuit jeudi prochain, je suis seul, en route vers les Keys',
    [
      ['2026-11-26', '2026-11-27'],
      ['2026-12-03', '2026-12-04'],
    ],
    { guests: 1 },
  ),
  stay(
    'Bonsoir, je viens de Pétion-Ville voir ma fille qui habite Lake Worth, avez-vous une chambre libre le 18 décembre pour cinq nuits? une seule personne. Que Dieu vous bénisse',
    ['2026-12-18', '2026-12-23'],
    { guests: 1 },
  ),
  stay(
    "arrivés le 5 juillet on resterait jusqu'au 19, un couple et un gamin de 6 ans, ça reviendrait à combien hein",
    ['2027-07-05', '2027-07-19'],
    { guests: 3 },
  ),
  stay(
    'Nous arrivons de Lausanne le 2 avril au soir et repartons le 9 au matin; studio avec cuisinette volontiers. Prix total?',
    ['2027-04-02', '2027-04-09'],
    { room: 'studio-kitchenette' },
  ),
  stay('dispo 27/11 → 30/11 ?? 2 pers', ['2026-11-27', '2026-11-30'], { guests: 2 }),
  stay(
    'Du premier au 28 février, ma femme et moi, on fuit la neige. Vous chargez combien?',
    ['2027-02-01', '2027-02-28'],
    { guests: 2 },
  ),
  stay(
    'Est-ce que la double queen est libre du 26 au 29 mars pour Pâques? 2 adultes 2 enfants',
    ['2027-03-26', '2027-03-29'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('demain soir c possible? on est trois filles', ['2026-11-25', '2026-11-26'], { guests: 3 }),
  stay(
    'ce soir vous reste-t-il qqch?? je suis bloquée à fort lauderdale mon vol est annulé, toute seule',
    ['2026-11-24', '2026-11-25'],
    { guests: 1 },
  ),
  stay('trois nuits à partir du lundi 7 décembre svp', ['2026-12-07', '2026-12-10']),
  stay('il nous faudrait deux chambres, 5 personnes, du 16 au 20 mai', ['2027-05-16', '2027-05-20'], {
    guests: 5,
    rooms: 2,
  }),
  stay('kel tarif 15 aout 1 nuit', ['2027-08-15', '2027-08-16']),
  stay(
    'Vous auriez de la place pour la semaine de relâche? on pense du 27 février au 6 mars, 2 grands pis 2 enfants',
    ['2027-02-27', '2027-03-06'],
    { guests: 4 },
  ),
  stay(
    'on vise les trois dernières nuits de janvier, à deux',
    [
      ['2027-01-29', '2027-02-01'],
      ['2027-01-28', '2027-01-31'],
    ],
    { guests: 2 },
  ),
  stay('nuits du 9, 10 et 11 juin, chambre king, quel montant?', ['2027-06-09', '2027-06-12'], { room: 'king-room' }),
  stay(
    'la suite avec une chambre fermée pour 4 du 3 au 9 août c combien en tout avec les taxes',
    ['2027-08-03', '2027-08-09'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    "Arrivée 11.09.2027, départ 18.09.2027, 2 adultes. Merci d'avance et meilleures salutations de Neuchâtel",
    ['2027-09-11', '2027-09-18'],
    { guests: 2 },
  ),
  stay(
    "je bosse sur un chantier à Boca la semaine du 11 janvier, besoin d'un lit du lundi au vendredi, pour moi seul",
    ['2027-01-11', '2027-01-15'],
    { guests: 1 },
  ),
  stay(
    'Avec mon chum et notre chien on aimerait venir du 5 au 12 avril, ça coûterait combien',
    ['2027-04-05', '2027-04-12'],
    { guests: 2 },
  ),
  stay('Pour Thanksgiving vous êtes complets? du mercredi au samedi, nous sommes deux', ['2026-11-25', '2026-11-28'], {
    guests: 2,
  }),
  stay(
    'Bsr la suite une chambre elle est prise du 24 au 31 dec? papa maman mamie et moi',
    ['2026-12-24', '2026-12-31'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay('pouvez vs me faire un prix pour 10 nuits à compter du 12 octobre 2027', ['2027-10-12', '2027-10-22']),
  stay(
    'on part de Zaventem le 9 juillet et on voudrait dormir chez vous dès ce soir-là, 12 nuits, 2 adultes + 1 ado',
    ['2027-07-09', '2027-07-21'],
    { guests: 3 },
  ),
  stay('Vendredi en huit, deux nuits, pour un couple', ['2026-12-04', '2026-12-06'], { guests: 2 }),
  stay(
    'surprise pour ma blonde à la saint-valentin!! du vendredi 12 au dimanche 14 février, la king sur cour svp',
    ['2027-02-12', '2027-02-14'],
    { room: 'courtyard-king-room' },
  ),
  stay('queen compacte 6 sept 2 nuits juste moi', ['2027-09-06', '2027-09-08'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay('du 31 mars au 4 avril y a tu de quoi de libre, on est 3 gars', ['2027-03-31', '2027-04-04'], { guests: 3 }),
  stay(
    'Quinze nuits en janvier à partir du 10, quel serait le total pour deux retraités ?',
    ['2027-01-10', '2027-01-25'],
    { guests: 2 },
  ),
  stay('Est ce ke vs avez encore un truc la nuit du 24 au 25 juin', ['2027-06-24', '2027-06-25']),
  stay("j'atterris à PBI le 3 mars vers 23h, une nuit suffit, je repars le 4. combien?", ['2027-03-03', '2027-03-04']),
  stay('une petite semaine en mai, du 8 au 15, dans le studio, à deux', ['2027-05-08', '2027-05-15'], {
    guests: 2,
    room: 'studio-kitchenette',
  }),
  stay('mardi 8 décembre , 4 nuits , avec ma soeur', ['2026-12-08', '2026-12-12'], { guests: 2 }),
  stay(
    '6 personnes (3 couples), 3 chambres, du 19 au 22 février. Quel prix nous feriez-vous',
    ['2027-02-19', '2027-02-22'],
    { guests: 6, rooms: 3 },
  ),
  stay('Tarif svp 1/5 au 4/5 2 adultes 1 enf', ['2027-05-01', '2027-05-04'], { guests: 3 }),
  stay("Du jour de l'An jusqu'au 6 janvier, combien pour deux personnes", ['2027-01-01', '2027-01-06'], { guests: 2 }),
  stay('samedi et dimanche soir de cette semaine, donc 2 nuits, départ lundi matin', ['2026-11-28', '2026-11-30']),
  stay('Nous fêtons nos 40 ans de mariage le 22 mai ; une chambre du 21 au 23 serait-elle encore disponible ?', [
    '2027-05-21',
    '2027-05-23',
  ]),

  // Stays, in a conversation.
  stay(["du 4 au 8 janvier pour deux c'est combien", 'et si on part le 10 à la place?'], ['2027-01-04', '2027-01-10'], {
    guests: 2,
  }),
  stay(
    ['Bonjour, une chambre le 15 mars pour 3 nuits svp', 'finalement on ajouterait une nuit'],
    ['2027-03-15', '2027-03-19'],
  ),
  stay(['libre du 12 au 19 février? on est 2', "oups ma belle-mère s'invite, donc 3"], ['2027-02-12', '2027-02-19'], {
    guests: 3,
  }),
  stay(['avez vous la suite king du 6 au 9 avril', 'hmm et la suite jardin?'], ['2027-04-06', '2027-04-09'], {
    room: 'garden-suite',
  }),
  stay(
    ['dispo 20 dec 1 semaine', 'ah oui on amène aussi notre chihuahua, ca fait combien au total'],
    ['2026-12-20', '2026-12-27'],
  ),
  stay(['Je voudrais venir en mars', 'du 9 au 13', '2 adultes et un petit de 3 ans'], ['2027-03-09', '2027-03-13'], {
    guests: 3,
  }),
  stay(
    ['c quoi vos prix pour le week-end prochain', 'non pardon je voulais dire du 11 au 13 décembre'],
    ['2026-12-11', '2026-12-13'],
  ),
  stay(['bonjour on est 4, on cherche une chambre', 'du 1er au 7 août'], ['2027-08-01', '2027-08-07'], { guests: 4 }),
  stay(
    [
      'Combien du 22 au 26 janvier, en couple?',
      'y a-t-il du wifi?',
      'ok, et pour le séjour de tantôt ça serait combien avec une nuit de moins',
    ],
    [
      ['2027-01-22', '2027-01-25'],
      ['2027-01-23', '2027-01-26'],
    ],
    { guests: 2 },
  ),
  stay(
    ['2 chambres du 5 au 9 mai pour 4 personnes', 'une seule chambre finalement, on se serre'],
    ['2027-05-05', '2027-05-09'],
    { guests: 4 },
  ),
  stay(['une nuit le 30 novembre je suis seul', 'et le 1er décembre alors?'], ['2026-12-01', '2026-12-02'], {
    guests: 1,
  }),
  stay(['studio du 1 au 11 juin', "ouch trop cher pour nous, et juste jusqu'au 8 ?"], ['2027-06-01', '2027-06-08'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['quel prix pour pâques du 27 au 30 mars, famille de 4', 'les enfants ne viennent plus, on sera que nous deux'],
    ['2027-03-27', '2027-03-30'],
    { guests: 2 },
  ),
  stay(
    ['salut', 'je cherche pour le 14 juillet lol, 2 nuits', 'avec mes potes on est 3 en tout'],
    ['2027-07-14', '2027-07-16'],
    { guests: 3 },
  ),
  stay(
    ['Vous avez une place le 10 décembre?', '3 nuits', "c'est combien dans la queen compacte?"],
    ['2026-12-10', '2026-12-13'],
    { room: 'compact-queen-room' },
  ),
  stay(
    ['on arrive le 17 avril et on repart le 24', "désolée le 25, je m'étais trompée de vol"],
    ['2027-04-17', '2027-04-25'],
  ),
  stay(
    ['tarif du 3 au 6 septembre 2 pers', "décalez d'une semaine plus tard s'il vous plaît"],
    ['2027-09-10', '2027-09-13'],
    { guests: 2 },
  ),
  stay(
    [
      'mon mari et moi du 16 au 23 janvier',
      'les chiens sont acceptés ?',
      'parfait on prend Filou alors. total du séjour ?',
    ],
    ['2027-01-16', '2027-01-23'],
    { guests: 2 },
  ),
  stay(['prix 26 déc au 2 janv', 'on est 2 adultes 1 ado 1 bébé'], ['2026-12-26', '2027-01-02'], { guests: 4 }),
  stay(
    ['Chambre double queen du 8 au 12 mars, trois personnes', 'et dans la suite une chambre ce serait combien'],
    ['2027-03-08', '2027-03-12'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay(['est-ce libre demain', '2 nuits', 'pour une personne'], ['2026-11-25', '2026-11-27'], { guests: 1 }),
  stay(["le 6 mai pour l'Ascension, 4 nuits à deux", 'nan attends, 5 nuits'], ['2027-05-06', '2027-05-11'], {
    guests: 2,
  }),
  stay(
    ['bonjour je voudrais réserver du 7 au 14 février', "excusez-moi je me suis trompé de mois, c'est en mars"],
    ['2027-03-07', '2027-03-14'],
  ),
  stay(
    ['elle ouvre à quelle heure la réception', 'ok merci. une chambre king du 18 au 21 décembre, vous en avez?'],
    ['2026-12-18', '2026-12-21'],
    { room: 'king-room' },
  ),
  stay(
    ['Vous avez quoi pour un mois de janvier au soleil lol', 'disons du 3 au 31', '2 personnes'],
    ['2027-01-03', '2027-01-31'],
    { guests: 2 },
  ),
  stay(['du 19 au 24 mars à 2 svp', 'et si on arrive une journée plus tôt?'], ['2027-03-18', '2027-03-24'], {
    guests: 2,
  }),
  stay(
    ["c'est combien le 2 juillet pour 3 nuits", 'la plage est loin?', 'super. et si on vient à quatre?'],
    ['2027-07-02', '2027-07-05'],
    { guests: 4 },
  ),
  stay(
    ['il nous faudrait trois chambres pour le tournoi de pickleball, 6 joueurs', 'du 22 au 25 avril'],
    ['2027-04-22', '2027-04-25'],
    { guests: 6, rooms: 3 },
  ),
  stay(
    [
      "avez vous de quoi en octobre, on arriverait le 8 et on repart le 11 (congé de l'Action de grâce)",
      '2 adultes, et mettez-nous la king côté cour si possible',
    ],
    ['2027-10-08', '2027-10-11'],
    { guests: 2, room: 'courtyard-king-room' },
  ),
  stay(['samedi 5 décembre une nuit', 'et le dimanche aussi tiens, deux nuits donc'], ['2026-12-05', '2026-12-07']),

  // Facts.
  ask('on atterrit à midi, la chambre est prête à partir de quelle heure?', 'checkIn'),
  ask('faut avoir vidé la chambre pour kelle heure', 'checkOut'),
  ask(
    "Notre vol de retour n'est qu'à 19 h. Combien demandez-vous pour garder la chambre plus tard le dernier jour, et jusqu'à quelle heure au maximum ?",
    'lateFee',
    'lateUntil',
  ),
  ask('vous bloquez une caution sur ma visa? de combien', 'deposit'),
  ask('mon pitou de 12 livres y dort tu gratis avec nous ou faut payer', 'petFee'),
  ask('si mon beau-frère en grille une dans la chambre on risque quoi comme amende', 'smokingFee'),
  ask(
    "Ma mère est souffrante et je crains de devoir renoncer au voyage; jusqu'à quand puis-je me désister sans frais ?",
    'cancelling',
  ),
  ask("à l'accueil il y a quelqu'un de quelle heure à quelle heure?", 'opens', 'closes'),
  ask('la mer est à combien à pied, ma hanche est pas top top', 'beach'),
  ask('si on descend à la plage en auto le parcomètre coûte combien', 'beachParking'),
  ask('c quoi votre no de tel', 'phone'),
  ask("J'aimerais vous écrire plutôt que clavarder, quel est votre courriel?", 'email'),
  ask("j'entre koi comme adresse dans le gps", 'street'),
  ask('Il a un sacré cachet votre hôtel! Il date de quelle année et combien y a-t-il de chambres?', 'year', 'rooms'),
  ask("on a un rabais si on s'abonne à votre infolettre, c'est combien déjà?", 'newsletter'),
  ask("on passerait tout l'hiver là, avez vous un tarif au mois", 'monthly'),
  ask('ça baisse quand on reste une semaine complète ?', 'weekly'),
  ask('depuis palm beach international faut compter combien de minutes', 'airport'),
  ask('Notre avion Air Transat se pose à Fort Lauderdale, ça fait une trotte jusque chez vous ?', 'secondAirport'),
  ask('les tortues elles pondent à quelle période chez vous', 'turtles'),
  ask("C'est de quand à quand les ouragans, ma femme angoisse", 'hurricanes'),
  ask('on arrive en pick-up, le stationnement est tu inclus', 'parking'),
  ask('ya une piscine pr les gosses ?', 'noPool'),
  ask('Mon père marche avec une canne : disposez-vous d’un ascenseur pour les chambres du haut ?', 'stairs'),
  ask('le petit déj est compris? sinon au moins du café ?', 'breakfast', 'coffee'),
  ask('le ménage est fait chaque jour ou bien', 'cleaning'),
  ask(['vous avez la clim partout?', 'et une télé? mon chum peut pas manquer le match du Canadien'], 'tv'),
  ask('mon homme veut griller ses steaks le soir, y a tu un BBQ dehors', 'barbecue'),
  ask("puis je régler en liquide, j'aime pas sortir ma carte aux états-unis", 'cash'),
  ask('Auriez-vous un lit de bébé à prêter pour notre puce de 10 mois', 'crib'),
  ask('la baignade est surveillée ? mes petits-fils nagent comme des cailloux', 'lifeguards'),
  ask(
    'Je suis non-voyante et je voyage avec mon chien Mira (chien-guide), est-ce que je paie un supplément pour lui?',
    'assistanceDog',
  ),
  ask(['sans bagnole on se déplace comment, ya un bus?', 'et le train il passe où'], 'train'),
  ask('uber ça roule bien dans votre coin ou c la galère', 'rides'),
  ask("ma voisine dit qu'il y a une maison des Finlandais pas loin de chez vous, c'est quoi ça", 'finland'),
  ask("le resto Old Key Lime House c'est à quelle distance de l'hôtel", 'keyLime'),
  ask("où c'est qu'on va faire l'épicerie", 'groceries'),
  ask(['un bon endroit pour une pizza le soir?', 'miam. et pour le dessert, une bonne crème glacée?'], 'iceCream'),
  ask('mon garçon veut taquiner le poisson, on pêche où par chez vous', 'fishing'),
  ask("ça coûte combien l'entrée au Lion Country Safari", 'safari'),
  ask('Le musée Flagler, vous connaissez le prix du billet ?', 'flagler'),
  ask('le jardin japonais morikami on paye cb', 'morikami'),
  ask('vous avez quelle note sur les sites d’avis, honnêtement ?', 'rating'),
  ask('Quels sont les mois les plus achalandés, la haute saison autrement dit', 'peakSeason'),
  ask('on est à combien de minutes en voiture de West Palm Beach', 'westPalm'),

  // A price without a date.
  from('ça commence à combien la nuit chez vous'),
  from('Bonjour, pourriez-vous me donner une idée de vos prix ? Je ne connais pas encore mes dates.'),
  from('c quoi le moins cher que vous ayez'),
  from('ça tourne autour de combien le studio', 'studio-kitchenette'),
  from('la suite jardin à partir de quel prix svp', 'garden-suite'),
  from('chu étudiante pis cassée, votre prix le plus bas c combien'),
  from('Quel est le premier prix pour une chambre double queen ?', 'double-queen-room'),
  from('vos tarifs?'),

  // What the hotel has no word on.
  unknown('je peux faire livrer un colis amazon chez vous avant mon arrivée ?'),
  unknown('faut il un adaptateur pour brancher mon chargeur suisse, vous en prêtez?'),
  unknown('y a tu un coffre-fort dans la chambre pour les passeports'),
  unknown('avez-vous une planche et un fer à repasser, je vais à un mariage'),
  unknown('Où puis-je assister à la messe en français le dimanche ?'),
  unknown('dans la salle de bain c une baignoire ou une douche'),
  unknown('vos oreillers sont en plumes? je suis allergique'),
  unknown('si le courant saute vous avez une génératrice?'),

  // A human being.
  person("je voudrais parler à quelqu'un en chair et en os svp"),
  person('passez moi le patron'),
  person("t'es un robot non? ya pas un vrai humain qui peut me répondre"),
  person('Serait-il possible d’être mis en relation avec un membre de votre équipe ? Mon cas est un peu particulier.'),
]
