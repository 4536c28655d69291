import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // Stays in one message.
  stay('bjr dispo du 12 au 15 decembre pr 2 svp', ['2026-12-12', '2026-12-15'], { guests: 2 }),
  stay(
    "Allo! combien pour 3 dodos à partir du 8 janvier, on est 2 adultes pis un p'tit gars de 5 ans",
    ['2027-01-08', '2027-01-11'],
    { guests: 3 },
  ),
  stay(
    'Bonsoir, je souhaiterais connaître le tarif de la Suite Jardin du lundi 1er février au samedi 6 février 2027, pour mon épouse et moi-même. Avec mes remerciements anticipés.',
    ['2027-02-01', '2027-02-06'],
    { guests: 2, room: 'garden-suite' },
  ),
  stay('ya encore de la place ce soir ? juste moi', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('cb la nuit demain soir', ['2026-11-25', '2026-11-26']),
  stay(
    'on voudrait venir le we prochain vous avez qqch pour 4??',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 4 },
  ),
  stay('Une chambre pour la nuit du 31 décembre au 1er janvier, c est faisable et à quel prix', [
    '2026-12-31',
    '2027-01-01',
  ]),
  stay(
    'Je suis infirmière à Chicoutimi, j’ai enfin mes vacances : du 14 au 28 mars. Auriez-vous un studio de libre, je viens toute seule',
    ['2027-03-14', '2027-03-28'],
    { guests: 1, room: 'studio-kitchenette' },
  ),
  stay(
    'Pâques 2027, du vendredi saint au lundi de Pâques, 2 adultes et 2 enfants : quel budget ?',
    ['2027-03-26', '2027-03-29'],
    { guests: 4 },
  ),
  stay(
    'On débarque jeudi soir après la dinde chez ma belle-mère, on repart dimanche. 2 pers. Libre ?',
    ['2026-11-26', '2026-11-29'],
    { guests: 2 },
  ),
  stay('tarif chambre king 5 nuits dès le 3 mai', ['2027-05-03', '2027-05-08'], { room: 'king-room' }),
  stay(
    'Nous sommes deux couples de retraités vaudois, il nous faudrait deux chambres du 10 au 24 février',
    ['2027-02-10', '2027-02-24'],
    { guests: 4, rooms: 2 },
  ),
  stay('prix chambre king sur cour 18/01 - 22/01 merci', ['2027-01-18', '2027-01-22'], { room: 'courtyard-king-room' }),
  stay('2027-04-05 → 2027-04-09, 1 adulte, reste-t-il quelque chose', ['2027-04-05', '2027-04-09'], { guests: 1 }),
  stay(
    'Mon chum pis moi on se cherche une place pour la st-valentin, genre arriver le 12 fév pis repartir le 15',
    ['2027-02-12', '2027-02-15'],
    { guests: 2 },
  ),
  stay(
    'Une semaine à compter du samedi 19 juin pour une famille de quatre, dans la suite une chambre, est-ce possible s.v.p. ?',
    ['2027-06-19', '2027-06-26'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    'dites, le pont de l’Ascension, donc du 5 au 9 mai, il vous reste la king suite ou bien c’est déjà parti ?',
    ['2027-05-05', '2027-05-09'],
    { room: 'king-suite' },
  ),
  stay('g besoin dune chambre vendredi en huit pour une nuit', ['2026-12-04', '2026-12-05']),
  stay(
    'on est 3 potes, on arrive le 4 juillet au soir et on file le 7 au matin, ca douille combien',
    ['2027-07-04', '2027-07-07'],
    { guests: 3 },
  ),
  stay(
    'Chu camionneur, ça me prend une chambre mercredi soir pis jeudi soir, tout seul',
    ['2026-11-25', '2026-11-27'],
    { guests: 1 },
  ),
  stay(
    'Quel serait le prix d’un séjour d’un mois, du 2 janvier au 1er février, en studio avec cuisinette ? Deux personnes âgées, très calmes.',
    ['2027-01-02', '2027-02-01'],
    {
      guests: 2,
      room: 'studio-kitchenette',
    },
  ),
  stay('Est-ce que la double queen est libre du 20 au 27 decmbre ??? 2 grands 2 petits', ['2026-12-20', '2026-12-27'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Séminaire à West Palm, je prendrais une nuit avant : arrivée le 8 mars, départ le 11. Vos conditions tarifaires ?',
    ['2027-03-08', '2027-03-11'],
  ),
  stay('du 28 au 30 c est libre ?', ['2026-11-28', '2026-11-30']),
  stay('pr le nouvel an 29/12 au 2/1 on est 4 ds une chambre', ['2026-12-29', '2027-01-02'], { guests: 4 }),
  stay(
    'Ma fille se marie à Delray le samedi 17 avril ; mon mari et moi arriverions la veille, le 16, et repartirions le 18, lendemain de la noce. À quel tarif ?',
    ['2027-04-16', '2027-04-18'],
    { guests: 2 },
  ),
  stay('2 ch. du 15.08 au 22.08 svp, 5 personnes', ['2027-08-15', '2027-08-22'], { guests: 5, rooms: 2 }),
  stay('Hello vous faites quoi comme prix sur la compact queen du 6 au 8 setpembre', ['2027-09-06', '2027-09-08'], {
    room: 'compact-queen-room',
  }),
  stay('jvoudrais savoir si ya une chbr lundi prochain 2 nuits', ['2026-11-30', '2026-12-02']),
  stay(
    'Quinze jours en juin à partir du 7, un couple + notre ado de 14 ans, vous auriez ?',
    [
      ['2027-06-07', '2027-06-21'],
      ['2027-06-07', '2027-06-22'],
    ],
    { guests: 3 },
  ),
  stay(
    'Longue fin de semaine de l’Action de grâce canadienne (8 au 11 octobre 2027) : c’est combien pour deux adultes',
    ['2027-10-08', '2027-10-11'],
    { guests: 2 },
  ),
  stay(
    'On rentre de croisière le 13 décembre et notre vol est le 14, donc une seule nuit, nous deux et un bébé de 8 mois',
    ['2026-12-13', '2026-12-14'],
    { guests: 3 },
  ),
  stay('dispo après-demain jusqu’à dimanche?', ['2026-11-26', '2026-11-29']),
  stay('wesh vs avez une piaule de samedi jusqu a lundi pr ma meuf et moi', ['2026-11-28', '2026-11-30'], {
    guests: 2,
  }),
  stay(
    'Pour 10 nuits, début le 17 mai, un couple avec un chihuahua, quel serait le total taxes comprises',
    ['2027-05-17', '2027-05-27'],
    { guests: 2 },
  ),
  stay(
    'La Suite King, 25 au 28 fevrier, noces d’émeraude, 40 ans de mariage ! Encore libre ?',
    ['2027-02-25', '2027-02-28'],
    { room: 'king-suite' },
  ),
  stay('avez vous une chambre du trente novembre au deux décembre', ['2026-11-30', '2026-12-02']),
  stay(
    'Coucou, moi et mes trois filles, arrivée mardi 30 mars, départ samedi 3 avril, la chambre avec deux lits queen',
    ['2027-03-30', '2027-04-03'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay(
    'Tournoi de beach-volley : trois chambres pour six gaillards, 23 au 25 juillet, prix total ?',
    ['2027-07-23', '2027-07-25'],
    { guests: 6, rooms: 3 },
  ),
  stay(
    'Nous serions preneurs du jeudi 10 au dimanche 13 décembre, à deux, si le tarif reste raisonnable',
    ['2026-12-10', '2026-12-13'],
    { guests: 2 },
  ),
  stay(
    'Juste la nuit de samedi à dimanche, histoire de dormir avant la régate. Deux équipiers',
    ['2026-11-28', '2026-11-29'],
    { guests: 2 },
  ),
  stay('Arrivée 22/12 vers 23h départ 26/12, 1 adulte 1 enfant', ['2026-12-22', '2026-12-26'], { guests: 2 }),
  stay(
    'Je dois passer voir mon vieux père à Lake Worth dans deux semaines, du mardi au jeudi. Y aurait-il de la place pour une personne seule ?',
    ['2026-12-08', '2026-12-10'],
    {
      guests: 1,
    },
  ),
  stay('garden suite 3 pers 11 avril 6 nuits dispo oui ou non', ['2027-04-11', '2027-04-17'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Le 21 juillet on fuit la pluie belge !! 12 nuits, papa, maman et bonne-maman de nonante-deux ans :) ça ferait combien',
    ['2027-07-21', '2027-08-02'],
    { guests: 3 },
  ),

  // Stays over some messages.
  stay(
    ['Bonjour, tarif du 14 au 18 décembre pour 2?', 'et si on reste une nuit de plus ?'],
    ['2026-12-14', '2026-12-19'],
    { guests: 2 },
  ),
  stay(['dispo du 5 au 9 avril', 'finalement on sera 3, avec ma belle-mère'], ['2027-04-05', '2027-04-09'], {
    guests: 3,
  }),
  stay(
    [
      'Allo, avez-vous une chambre du 22 au 29 janvier?',
      'on amène notre chien, ça change-tu le prix?',
      'ok pis si on part le 28 à place?',
    ],
    ['2027-01-22', '2027-01-28'],
  ),
  stay(['prix suite jardin 3-7 mars', 'oups je voulais dire mai pas mars'], ['2027-05-03', '2027-05-07'], {
    room: 'garden-suite',
  }),
  stay(['Je voudrais réserver', 'du 10 au 13 juin', 'deux adultes, deux enfants'], ['2027-06-10', '2027-06-13'], {
    guests: 4,
  }),
  stay(
    [
      'une chambre pour ce weekend 2 pers',
      "c'est loin la plage ?",
      "ok et combien ça ferait si on restait jusqu'à lundi",
    ],
    [
      ['2026-11-27', '2026-11-30'],
      ['2026-11-28', '2026-11-30'],
    ],
    { guests: 2 },
  ),
  stay(
    ['Quel prix pour la Chambre King du 16 au 19 février ?', 'Et la Suite King aux mêmes dates ?'],
    ['2027-02-16', '2027-02-19'],
    { room: 'king-suite' },
  ),
  stay(['dispo 24-27 dec ?', 'aïe trop cher', 'et du 3 au 6 janvier'], ['2027-01-03', '2027-01-06']),
  stay(['on est 2 du 11 au 16 janvier cb', 'mince mon mari vient plus, jsuis seule'], ['2027-01-11', '2027-01-16'], {
    guests: 1,
  }),
  stay(
    ['Bonjour je cherche pour 4 nuits', 'on arriverait le 27 avril', 'Nous serons trois'],
    ['2027-04-27', '2027-05-01'],
    { guests: 3 },
  ),
  stay(
    ['du 1 au 8 juillet pour une famille de 4 svp', 'en fait il nous faudra deux chambres, les ados ronflent'],
    ['2027-07-01', '2027-07-08'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['chambre du 7 au 10 sept pour 2', 'est ce qu il y a le wifi', 'super, et si on enlève la dernière nuit ?'],
    ['2027-09-07', '2027-09-09'],
    { guests: 2 },
  ),
  stay(
    ['Nous aimerions venir du 20 au 25 mars', 'Pourrait-on tout décaler d’une semaine plus tard ?'],
    ['2027-03-27', '2027-04-01'],
  ),
  stay(
    ['jeudi 3 decembre 2 nuits combien', 'et si on arrive la veille et qu on repart quand même le samedi?'],
    ['2026-12-02', '2026-12-05'],
  ),
  stay(
    ['2 adultes 1 bébé, 30 déc au 4 janv', 'non le bébé reste chez mamie finalement'],
    ['2026-12-30', '2027-01-04'],
    { guests: 2 },
  ),
  stay(
    ['Vous acceptez les chats ?', 'Bien noté. Alors du 2 au 5 février, une personne et son minou'],
    ['2027-02-02', '2027-02-05'],
    { guests: 1 },
  ),
  stay(
    ['combien du 18 au 20 juin', 'on sera quatre', 'ah non cinq, mais dans deux chambres'],
    ['2027-06-18', '2027-06-20'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    ['Bonjour, nous arrivons de Genève le 15 mai', 'nous restons 9 nuits', 'avez-vous le studio ?'],
    ['2027-05-15', '2027-05-24'],
    { room: 'studio-kitchenette' },
  ),
  stay(['prix pour le 12 août une nuit', 'et le 13 ?'], ['2027-08-13', '2027-08-14']),
  stay(
    [
      'Double queen libre du 9 au 12 avril ? on est 4',
      'et la suite une chambre, ce serait combien pour ces dates-là ?',
    ],
    ['2027-04-09', '2027-04-12'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    ['on veut venir en janvier', 'du 25 au 30', 'mon mari, notre ado, moi et le labrador'],
    ['2027-01-25', '2027-01-30'],
    { guests: 3 },
  ),
  stay(["Salut c'est combien le 19 décembre pour deux ?", "jusqu'au 23 en fait"], ['2026-12-19', '2026-12-23'], {
    guests: 2,
  }),
  stay(
    [
      'dispo du 6 au 9 mars ?',
      'y a-t-il un frigo dans la chambre?',
      'et des restos pas loin ?',
      'bon ok on prolonge jusqu’au 11, c’est combien',
    ],
    ['2027-03-06', '2027-03-11'],
  ),
  stay(
    ['Une chambre pour deux du 14 au 17 mai s’il vous plaît', 'Pardon, je me suis trompé : c’est du 17 au 21'],
    ['2027-05-17', '2027-05-21'],
    { guests: 2 },
  ),
  stay(
    [
      'on est 6 filles pour un enterrement de vie de jeune fille',
      '3 chambres du 23 au 25 avril',
      'et si on se serre dans 2 chambres à la place ?',
    ],
    ['2027-04-23', '2027-04-25'],
    { guests: 6, rooms: 2 },
  ),
  stay(['tarif pour mardi prochain', '3 nuits plutot'], ['2026-12-01', '2026-12-04']),
  stay(
    ['Votre Studio du 8 au 22 février pour une personne', 'et si ma sœur m’accompagne?'],
    ['2027-02-08', '2027-02-22'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay(['c combien dem1 soir', 'nn attends jeudi soir plutôt'], ['2026-11-26', '2026-11-27']),
  stay(
    [
      'Bonjour, séjour du 19 au 26 juillet, deux adultes',
      'Pourriez-vous me dire si l’on paie le parking ?',
      'Merci bien. Et le même séjour mais en août, du 2 au 9 ?',
    ],
    ['2027-08-02', '2027-08-09'],
    { guests: 2 },
  ),
  stay(
    [
      'fin de semaine du 15 janvier, vendredi à dimanche, 2 adultes',
      'en partant le lundi matin à place, vu que c’est férié chez vous',
    ],
    ['2027-01-15', '2027-01-18'],
    { guests: 2 },
  ),

  // Facts.
  ask('notre vol atterrit à 9h, à partir de quelle heure on peut avoir la chambre', 'checkIn'),
  ask('faut libérer à quelle heure le matin du départ', 'checkOut'),
  ask(
    'si on veut garder la chambre qq heures de + le dernier jour, c jusqu à quelle heure max et vs facturez combien',
    'lateUntil',
    'lateFee',
  ),
  ask('vous bloquez une caution sur la carte ? combien', 'deposit'),
  ask('Mon teckel de 6 kilos voyage toujours avec moi, c’est quoi le supplément pour lui', 'petFee'),
  ask('qu est ce qu on risque si mon beau-frère s allume une clope ds la chambre', 'smokingFee'),
  ask('Si ma mère retombe malade et que je dois annuler, jusqu’à quand c’est sans frais', 'cancelling'),
  ask('La réception est ouverte de quelle heure à quelle heure?', 'opens', 'closes'),
  ask('de la chambre au sable ya combien à pied', 'beach'),
  ask('Combien ça coûte se stationner à la plage, on m’a dit que c’était payant', 'beachParking'),
  ask('votre numéro de tél et une adresse courriel svp', 'phone', 'email'),
  ask(
    'Quelle charmante maison ! Depuis quelle année existe-t-elle, et combien de chambres compte-t-elle ?',
    'year',
    'rooms',
  ),
  ask('si je m’inscris à l’infolettre j’ai-tu un rabais', 'newsletter'),
  ask('On est des snowbirds de Trois-Rivières, faites-vous un prix au mois?', 'monthly'),
  ask(['faites vous un tarif mensuel', 'et à la semaine ?'], 'weekly'),
  ask('Palm Beach International c’est à combien de minutes de chez vous', 'airport'),
  ask('on atterrit à Fort Lauderdale, il est long le trajet jusqu’à l’hôtel ?', 'secondAirport'),
  ask('Combien de temps en char pour Lake Worth, pis pour West Palm?', 'lakeWorth', 'westPalm'),
  ask('Ma puce rêve de voir les tortues pondre, faut venir quels mois', 'turtles'),
  ask('les ouragans c’est de quand à quand, ma femme stresse', 'hurricanes'),
  ask('stationnement gratuit ? et internet c’est compris aussi ?', 'parking', 'wifi'),
  ask('Y’a-tu une piscine?', 'noPool'),
  ask('Mon mari marche avec une canne. Y a-t-il un ascenseur pour monter à l’étage ?', 'stairs'),
  ask(['le petit dej est compris ?', 'et un café le matin au moins?'], 'coffee'),
  ask('le déjeuner du matin est-tu inclus ou faut aller ailleurs', 'breakfast'),
  ask('peut-on cuisiner soi-même dans la chambre, et y a-t-il un frigo pour les biberons ?', 'kitchen', 'fridge'),
  ask('le ménage est fait tous les jours ou pas', 'cleaning'),
  ask('ya la clim? jdors pas qd yfait chaud', 'airConditioning'),
  ask('Moi je veux griller mes cervelas :-) un barbecue à disposition des hôtes ?', 'barbecue'),
  ask('Prenez-vous la Mastercard ou l’American Express ?', 'cards'),
  ask('Auriez-vous un lit parapluie pour notre petit de 10 mois?', 'crib'),
  ask('la baignade est surveillée ? mes gosses nagent pas super bien', 'lifeguards'),
  ask('Je suis malvoyante et me déplace avec un chien guide. Est-il admis, et sans supplément ?', 'assistanceDog'),
  ask('sans voiture on fait comment : un bus passe près de l hotel ? et la gare la plus proche ?', 'bus', 'train'),
  ask('les Uber ça roule facilement dans votre coin le soir', 'rides'),
  ask(
    ['C’est vrai qu’il y a plein de Finlandais à Lantana ?', 'ils ont une maison communautaire non ? elle est où'],
    'finland',
  ),
  ask('Ma femme raffole du pad thaï, une adresse proche ?', 'thai'),
  ask(['un bon resto de crabe dans les environs?', 'et sinon pour une pizza'], 'pizza'),
  ask('où faire nos courses, genre un supermarché à côté', 'groceries'),
  ask('après la plage les enfants voudront une crème glacée, on va où', 'iceCream'),
  ask('J’emporte mes cannes, y a-t-il un bon endroit où pêcher près de l’hôtel ?', 'fishing'),
  ask('combien l entrée au Lion Country Safari', 'safari'),
  ask(
    ['c’est combien le zoo de Palm Beach par personne', 'et le musée et les jardins japonais Morikami ?'],
    'morikami',
  ),
  ask(
    'On m’a parlé d’un restaurant dans une très vieille maison au bord de l’eau, Old Key Lime quelque chose, vous connaissez ?',
    'keyLime',
  ),
  ask('vous avez quelle note dans les avis clients', 'rating'),

  // Prices without a date.
  from('à partir de combien la chambre chez vous'),
  from('vos prix commencent à combien la nuit'),
  from('Quel est votre tarif le plus bas, toutes chambres confondues ?'),
  from('la suite king ça part de combien', 'king-suite'),
  from('c’est quoi le prix plancher du studio', 'studio-kitchenette'),
  from('combien au minimum une double queen', 'double-queen-room'),
  from('c’est cher chez vous ? j ai aucune date encore, juste une idée de prix'),
  from(
    'Pourriez-vous m’indiquer le premier prix de la Suite une chambre ? Je n’ai pas encore fixé mes congés.',
    'one-bedroom-suite',
  ),

  // What the hotel has no word on.
  unknown('ya un fer à repasser pr ma chemise de mariage'),
  unknown('Vos oreillers sont-ils garnis de plumes ? J’y suis allergique.'),
  unknown('est-ce que quelqu’un peut garder les petits un soir, genre une baby-sitter'),
  unknown('Un coffre-fort pour les passeports, vous avez ça ?'),
  unknown('mon chargeur belge rentre pas dans les prises US, vous prêtez des adaptateurs ?'),
  unknown('Proposez-vous des massages ?'),
  unknown('les fenêtres ont des moustiquaires ou on va se faire bouffer'),
  unknown('puis-je me faire livrer un colis amazon chez vous avant mon arrivée'),

  // A human being.
  person('passez moi un humain svp'),
  person('J’aimerais parler à quelqu’un de vive voix, est-ce possible ?'),
  person('jveux pas jaser avec un robot, y’a-tu du vrai monde icitte'),
  person('Auriez-vous l’obligeance de me mettre en relation avec un membre de votre équipe ?'),
]
