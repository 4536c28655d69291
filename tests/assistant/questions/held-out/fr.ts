import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  ask('tarif au mois ?', 'monthly'),
  ask('vous prenez la carte bleue', 'cards'),
  ask('prix du musée morikami', 'morikami'),
  stay('combien la chambre king le 24 décembre', ['2026-12-24', '2026-12-25'], { room: 'king-room' }),
  ask(['elle est bien la plage ?', 'cest loin ?'], 'beach'),
  ask('yaurait un supermarche pas loin', 'groceries'),
  ask('c tu loin à pied la plage avec des ptits de 3 pis 5 ans', 'beach'),
  ask('Est-ce que le ménage se fait chaque jour et est-ce qu’on a un frigo', 'cleaning', 'fridge'),
  stay(['dispo du 8 au 12 fevrier?', 'et si on vient avec notre fils'], ['2027-02-08', '2027-02-12'], { guests: 3 }),
  stay('on arrive mercredi 9 decembre on reste 4 nuits vous avez quoi', ['2026-12-09', '2026-12-13']),
  unknown('borne de recharge pour voiture electrique ?'),
  ask('le menage est fait tous les jours ou faut demander', 'cleaning'),
  stay('allo on descend du quebec du 1er au 5 février, 3 personnes, combien?', ['2027-02-01', '2027-02-05'], {
    guests: 3,
  }),
  from('ça commence à cb vos chambres en gros'),
  ask(['on peut arriver a partir de quelle heure', 'et la réception ferme quand si jamais on est en retard'], 'closes'),
  stay('vendredi et samedi soir 11 et 12 decembre vous avez qqch', ['2026-12-11', '2026-12-13']),
  ask('jpeux annuler gratos', 'cancelling'),
  stay('entre le 14 et le 17 décembre', ['2026-12-14', '2026-12-17']),
  stay(['king du 8 au 10 décembre', 'et si ma mère vient aussi'], ['2026-12-08', '2026-12-10'], { guests: 3 }),
  // Dated, in one message
  stay('bonsoir il vous reste qqch pour ce soir ? je suis seul, coincé à west palm', ['2026-11-24', '2026-11-25'], {
    guests: 1,
  }),
  stay('dispo demain 3 nuits pr 2 ??', ['2026-11-25', '2026-11-28']),
  stay("Allo! Cette fin de semaine-ci, y vous reste-tu une chambre pour moi pis ma blonde? C'est combien?", [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
  ]),
  stay(
    'La semaine entre Noël et Nouvel An, donc du 26 décembre au 2 janvier : 2 adultes et nos 2 ados. Une seule chambre si possible. Combien cela ferait-il ?',
    ['2026-12-26', '2027-01-02'],
    { guests: 4 },
  ),
  stay('chambre king du jeudi 3 au dimanche 6 decembre svp prix', ['2026-12-03', '2026-12-06'], { room: 'king-room' }),
  stay('vendredi en huit, deux nuits, mon mari et moi, c’est encore possible ?', ['2026-12-04', '2026-12-06']),
  stay(
    'Bonjour, nous viendrions samedi en quinze et repartirions le mardi 15. Deux personnes, septante ans chacun, calmes 😊 Avez-vous de la place ?',
    ['2026-12-12', '2026-12-15'],
  ),
  stay(
    'la suite jardin 8 jours à partir du 9 janvier pour deux, ça monte à combien',
    [
      ['2027-01-09', '2027-01-16'],
      ['2027-01-09', '2027-01-17'],
    ],
    { room: 'garden-suite' },
  ),
  stay(
    'Pour la relâche on descend en char : du 27 février au 6 mars, deux adultes et un gars de 8 ans. Vous demandez combien pour toute la semaine ?',
    ['2027-02-27', '2027-03-06'],
    { guests: 3 },
  ),
  stay(
    'Pont de l’Ascension, du mercredi 5 au dimanche 9 mai 2027, il nous faudrait 2 chambres, on est 4. Quel total ?',
    ['2027-05-05', '2027-05-09'],
    { guests: 4, rooms: 2 },
  ),
  stay('paques : du vendredi saint 26 mars au lundi 29, un couple, vous avez encore ??', ['2027-03-26', '2027-03-29']),
  stay(
    'Surprise pour ma femme à la St-Valentin ❤️ suite king du 12 au 15 février, quel prix ?',
    ['2027-02-12', '2027-02-15'],
    { room: 'king-suite' },
  ),
  stay('le 14, une nuit, 2 pers', ['2026-12-14', '2026-12-15']),
  stay(
    'équipe de foot version vieux : 6 bonshommes, 3 chambres, du 10 au 13 décembre. ça nous coûterait combien en tout ?',
    ['2026-12-10', '2026-12-13'],
    { guests: 6, rooms: 3 },
  ),
  stay(
    'Bonjour à vous! Mon mari a pelleté son entrée pendant quarante hivers à Trois-Rivières, pis là son docteur lui a dit que c’était fini la pelle. Nos voisins ont adoré votre coin. On fuirait donc la neige à deux du 15 janvier au 15 février. À combien reviendrait le mois complet?',
    ['2027-01-15', '2027-02-15'],
  ),
  stay(
    'deplacement pro, je viens seule du lundi 30 novembre au vendredi 4 decembre, la chambre la moins chere svp, faut que la compta valide',
    ['2026-11-30', '2026-12-04'],
    { guests: 1 },
  ),
  stay('Suite une chambre, 4 pers, 18-22 mars, tarif ?', ['2027-03-18', '2027-03-22'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('on aimerait poser nos valises quinze jours chez vous à compter du 1er février, à deux. prix ?', [
    ['2027-02-01', '2027-02-15'],
    ['2027-02-01', '2027-02-16'],
  ]),
  stay(
    'double queen pour nous 4 (mes sœurs, maman et moi) du 21 au 24 avril, reste-t-il une chambre de ce type ?',
    ['2027-04-21', '2027-04-24'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('c koi le prix du studio du 7 au 10 decembre ? moi et mon copain', ['2026-12-07', '2026-12-10'], {
    room: 'studio-kitchenette',
  }),

  // Dated, in several messages
  stay(
    ["c'est combien du 4 au 7 décembre pour deux", 'oups pardon je voulais dire en janvier'],
    ['2027-01-04', '2027-01-07'],
  ),
  stay(
    ['il vous reste une chambre le 8 décembre ? on est deux', 'plutôt pour 4 nuits finalement'],
    ['2026-12-08', '2026-12-12'],
  ),
  stay(
    ['prix du 14 au 17 janvier svp, 2 pers', 'et la chambre king sur cour, ça donnerait quoi ?'],
    ['2027-01-14', '2027-01-17'],
    { room: 'courtyard-king-room' },
  ),
  stay(
    [
      'le stationnement est-tu gratuit?',
      "pis y'a-tu un frigo dans la chambre?",
      'parfait ça. combien du 17 au 20 décembre, 2 adultes?',
    ],
    ['2026-12-17', '2026-12-20'],
  ),
  stay(
    ['bonjour', 'je cherche une chambre pour le 11 décembre', '2 nuits', 'on sera 3 au fait'],
    ['2026-12-11', '2026-12-13'],
    { guests: 3 },
  ),
  stay(['vous avez quoi du 1er au 5 mars pour 2 ?', 'zut on repart le 6 mars, pas le 5'], ['2027-03-01', '2027-03-06']),
  stay(['une chambre ce samedi ?', 'deux nuits, pour ma fille et moi'], ['2026-11-28', '2026-11-30']),
  stay(
    ['vous faites un meilleur tarif à la semaine ?', 'ok alors dites-moi du 6 au 13 février, à deux'],
    ['2027-02-06', '2027-02-13'],
  ),
  stay(
    [
      'on vient avec notre teckel c est ok ?',
      'super. sans compter le supplément pour lui, ça fait combien du 28 novembre au 1er décembre, deux adultes ?',
    ],
    ['2026-11-28', '2026-12-01'],
  ),
  stay(['du 19 au 21 février svp', 'et si on prend 2 chambres ? on est 4 en fait'], ['2027-02-19', '2027-02-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    [
      'combien pour la suite king du 25 au 28 janvier, un couple ?',
      'ouh là, trop cher pour notre budget 😅 et la chambre queen compacte, mêmes dates ?',
    ],
    ['2027-01-25', '2027-01-28'],
    { room: 'compact-queen-room' },
  ),
  stay(
    ['du 9 au 12 avril, 2 adultes, c’est à combien ?', 'ajoutez notre fils de 11 ans svp'],
    ['2027-04-09', '2027-04-12'],
    { guests: 3 },
  ),
  stay(
    ['Prix de la Suite Jardin du 11 au 13 décembre, pour 2 ?', 'La même chose mais une semaine plus tard ?'],
    ['2026-12-18', '2026-12-20'],
    { room: 'garden-suite' },
  ),
  stay(
    [
      'vous êtes loin de fort lauderdale ?',
      'bon ça va. on atterrit le 29 novembre et on repart le 3 décembre, une chambre pour 2, quel total ?',
    ],
    ['2026-11-29', '2026-12-03'],
  ),
  stay(
    [
      'je voudrais fêter le nouvel an chez vous',
      'arrivée le 30 décembre',
      'départ le 3 janvier. nous sommes deux couples, donc 2 chambres. combien en tout ?',
    ],
    ['2026-12-30', '2027-01-03'],
    { guests: 4, rooms: 2 },
  ),

  // What the house and the town have
  ask(
    'Notre avion se pose à 10 h du mat’ et les petits seront claqués. À partir de quelle heure on peut prendre la chambre ? Et le dernier jour il faut avoir filé pour quelle heure ?',
    'checkIn',
    'checkOut',
  ),
  ask(
    'et si on veut traîner un peu au lit le matin du départ, vous comptez combien de l’heure, et jusqu’à quand max ?',
    'lateFee',
    'lateUntil',
  ),
  ask(
    'il parait que vous bloquez une somme quand on arrive et qu’on la récupère en partant si rien n’est cassé. C’est combien ?',
    'deposit',
  ),
  ask(
    [
      'combien du 5 au 8 décembre pour deux ?',
      'notre minou nous suit partout 🐱 vous prenez combien par nuit en plus pour lui ?',
    ],
    'petFee',
  ),
  ask(
    "mon chum est pas capable d'arrêter la cigarette. s'il en grille une dans la chambre, ça va nous coûter quoi?",
    'smokingFee',
  ),
  ask(
    [
      'Reste-t-il une chambre du 22 au 25 janvier ?',
      'Ma mère est malade, il se peut que je doive renoncer au voyage. Jusqu’à quand puis-je me désister sans rien payer ?',
    ],
    'cancelling',
  ),
  ask(
    'quelqu’un est derrière le comptoir de quelle heure à quelle heure ? on roule depuis Atlanta…',
    'opens',
    'closes',
  ),
  ask(
    'on peut aller se baigner à pied avec les tongs et la bouée ? combien de minutes ? et si on y va en voiture, la place coûte quelque chose là-bas ?',
    'beach',
    'beachParking',
  ),
  ask(
    "moi les machines c'est pas mon fort, c'est quoi votre numéro? pis mon mari voudrait plutôt un courriel",
    'phone',
    'email',
  ),
  ask('Quelle belle façade ! La maison date de quand, et elle compte combien de chambres en tout ?', 'year', 'rooms'),
  ask(
    'Si je laisse mon mail pour vos actualités, qu’est-ce que j’économise sur le premier séjour ? Et les bons envoyés ensuite vont jusqu’à combien ?',
    'newsletter',
    'coupons',
  ),
  ask(
    "on est des snowbirds de Gatineau. c'est à partir de combien de nuits que ça descend de prix? pis pour ceux qui restent tout un mois, y'a-tu mieux?",
    'weekly',
    'monthly',
  ),
  ask(
    'Vols depuis Genève : soit on arrive à Palm Beach, soit à Fort Lauderdale. Depuis chacun, combien de minutes de route jusque chez vous ?',
    'airport',
    'secondAirport',
  ),
  ask(
    'combien de temps en voiture jusqu’au centre de Lake Worth, et pour aller à West Palm Beach ?',
    'lakeWorth',
    'westPalm',
  ),
  ask(
    'c’est quels mois où il y a le plus de monde et où tout est plus cher ? et les ouragans c’est de quand à quand',
    'peakSeason',
    'hurricanes',
  ),
  ask('ma gamine rêve de voir une tortue pondre sur le sable 🐢 à quelle période faut-il venir ?', 'turtles'),
  ask(
    [
      'on pensait venir en septembre',
      'et si la météo annonce un cyclone la veille de notre arrivée, qui est-ce que j’appelle chez vous ?',
    ],
    'stormLine',
  ),
  ask(
    'Auto de location + deux jours de télétravail au programme. Est-ce que la place devant l’hôtel est payante ? Et internet, en supplément ?',
    'parking',
    'wifi',
  ),
  ask(
    ['combien du 13 au 16 avril à quatre ?', 'les enfants ne jurent que par la piscine, vous en avez une j’espère ?'],
    'noPool',
  ),
  ask('Ma belle-mère a une hanche toute neuve et ne sait pas encore grimper. Y a-t-il un ascenseur ?', 'stairs'),
  ask(
    "je me lève à 4h30, déformation d'ancien boulanger. y'a moyen d'avoir un p'tit noir à c't'heure-là? et vers 8h on va déjeuner où?",
    'coffee',
    'breakfast',
  ),
  ask(
    'Notre fille est allergique à tout, on prépare nous-mêmes ses repas. Des logements où l’on peut faire à manger, vous en avez ? Et où garder ses yaourts au frais ?',
    'kitchen',
    'fridge',
  ),
  ask(
    [
      'suite king du 4 au 8 mars pour 2 ?',
      'et est ce que quelqu’un passe faire les lits chaque jour ou on se debrouille',
    ],
    'cleaning',
  ),
  ask(
    'on crève de chaud facilement 🥵 y a la clim dans les chambres ? et un écran pour mater le match le soir',
    'airConditioning',
    'tv',
  ),
  ask('mon homme voudrait se griller deux-trois saucisses le soir, il y a ce qu’il faut dans la cour ?', 'barbecue'),
  ask(
    "On sait payer avec une Visa chez vous ? Ou vaut-il mieux venir avec des billets, c'est accepté aussi ?",
    'cards',
    'cash',
  ),
  ask(
    'deux kids, 5 ans et 10 mois. est-ce qu’ils sont les bienvenus chez vous ? et pour dormir, vous fournissez un lit à barreaux au petit dernier ?',
    'families',
    'crib',
  ),
  ask('y a des maîtres nageurs là où on se baigne ? je nage comme une enclume', 'lifeguards'),
  ask(
    'Je suis malvoyante et Nala, mon labrador, me guide. Allez-vous me facturer le tarif des animaux ?',
    'assistanceDog',
  ),
  ask('ni lui ni moi on conduit. il passe un autobus pas loin ? et une gare, avec de vrais trains ?', 'bus', 'train'),
  ask(
    'si on boit un verre de trop au resto, comment on rentre à l’hôtel à 23h ? taxi, uber, ça marche par chez vous ?',
    'rides',
  ),
  ask(
    [
      'Le check-in se fait jusqu’à quelle heure ?',
      'Merci ! On arrivera affamés, où peut-on bien souper dans le coin ?',
    ],
    'eating',
  ),
  ask('Lui veut du crabe à s’en mettre partout, les enfants une pizza. Vous nous enverriez où ?', 'crab', 'pizza'),
  ask(
    'où on achète de l’eau, des couches, des fruits ? et une boulangerie, une vraie, avec des brioches, ça existe par là ?',
    'groceries',
    'bakery',
  ),
  ask(
    'Le petit a besoin de balançoires et moi d’un sentier à l’ombre avec des oiseaux. Que nous conseillez-vous ?',
    'playground',
    'nature',
  ),
  ask('combien l’entrée pour voir les lions depuis sa bagnole ? et celle du zoo de Palm Beach ?', 'safari', 'zoo'),
  ask(
    'avant de sortir la carte bleue… les gens qui ont dormi chez vous, ils mettent quelle note en moyenne ?',
    'rating',
  ),
  ask(
    'Mes parents ne parlent que le français. Peuvent-ils vous écrire dans leur langue ? Lesquelles prenez-vous ?',
    'languages',
  ),

  // Prices without dates
  from('vos prix ça démarre à combien la nuit ?'),
  from('Je n’ai pas encore de dates, c’est juste pour me faire une idée : le premier prix chez vous, c’est quoi ?'),
  from('la chambre king c’est à partir de cb', 'king-room'),
  from(['salut', 'la suite king coûte combien au minimum ? pas de date fixée encore'], 'king-suite'),
  from("c'est quoi la chambre la moins chère que vous avez pis combien? on sait pas encore quand on descend"),

  // No word on it
  unknown('un sèche-cheveux ds la salle de bain ou je trimballe le mien ?'),
  unknown('avec trois garçons le linge sale s’empile vite. y a-t-il une machine à laver pour les clients ?'),
  unknown('avez vous un fer à repasser ? on vient pour un mariage et ma chemise va être chiffonnée'),
  unknown("y'a-tu un gym sur place? je suis en prépa de marathon"),
  unknown(['on loue une voiture électrique', 'on peut la recharger chez vous ?']),
  unknown('Y a-t-il un coffre-fort dans la chambre pour les passeports ?'),
  unknown('Je suis enceinte de 7 mois. Quel est l’hôpital le plus proche, avec une maternité ?'),
  unknown('ma femme voudrait un massage pour ses 50 ans, vous proposez ça ?'),
  unknown('les prises sont différentes non ? vous prêtez des adaptateurs suisses ?'),

  // A person
  person('je veux parler à un vrai humain svp'),
  person(
    'Pourriez-vous me mettre en relation avec l’un de vos collègues à la réception ? Mon histoire est un peu longue à écrire.',
  ),
  person(['combien pour le 12 décembre ?', 'tu comprends rien 😤 passe-moi quelqu’un en chair et en os']),
]
