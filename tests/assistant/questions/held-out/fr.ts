import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // Stays, in one message.
  stay('Bonjour, quel est le prix pour deux personnes du 10 au 14 janvier ?', ['2027-01-10', '2027-01-14'], {
    guests: 2,
  }),
  stay('dispo 27/12 au 03/01 ?', ['2026-12-27', '2027-01-03']),
  stay('combien pour 3 nuits à partir du 8 février, un couple et une ado de 15 ans', ['2027-02-08', '2027-02-11'], {
    guests: 3,
  }),
  stay('y vous reste-tu une chambre pour à soir? chus avec ma blonde', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay("je voyage seule et il me faudrait un lit demain soir, une nuit c'est tout", ['2026-11-25', '2026-11-26'], {
    guests: 1,
  }),
  stay("ce week-end c'est encore libre chez vous ?", [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'allo! la fin de semaine prochaine pour 2 adultes ca couterait quoi',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay("pas ce week-end mais celui d'après, est-ce qu'il y a une chambre ?", [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay('vendredi en huit, juste la nuit, on est deux', ['2026-12-04', '2026-12-05'], { guests: 2 }),
  stay('on serait de passage cette semaine de jeudi à dimanche, reste quelque chose ?', ['2026-11-26', '2026-11-29']),
  stay(
    "Bonjour Madame, Monsieur, mon épouse et moi aimerions passer une semaine chez vous à partir du samedi 6 février. Pourriez-vous m'indiquer le tarif ? Avec mes remerciements, Luc D.",
    ['2027-02-06', '2027-02-13'],
    { guests: 2 },
  ),
  stay('Quinze jours à partir du 5 janvier, quel budget ?', [
    ['2027-01-05', '2027-01-19'],
    ['2027-01-05', '2027-01-20'],
  ]),
  stay('suite king 18 au 21 fév c combien', ['2027-02-18', '2027-02-21'], { room: 'king-suite' }),
  stay('le studio est-il libre 4-7 mars ?', ['2027-03-04', '2027-03-07'], { room: 'studio-kitchenette' }),
  stay(
    'On vient pour la relâche, 27 février au 6 mars, 2 adultes 1 enfant. La suite jardin est-tu disponible?',
    ['2027-02-27', '2027-03-06'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('double queen pour 4 du 19 au 22 avril, tarif total svp', ['2027-04-19', '2027-04-22'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('Vous avez encore une chambre la nuit de la Saint-Sylvestre ? pour deux', ['2026-12-31', '2027-01-01'], {
    guests: 2,
  }),
  stay('Prix du vendredi saint au lundi de Pâques ?', ['2027-03-26', '2027-03-29']),
  stay(
    'le weekend de paques on est quatre, moi mon mari et nos garçons de 7 et 10 ans, possible ?',
    [
      ['2027-03-26', '2027-03-28'],
      ['2027-03-26', '2027-03-29'],
      ['2027-03-27', '2027-03-29'],
      ['2027-03-27', '2027-03-28'],
    ],
    { guests: 4 },
  ),
  stay("pont de l'Ascension, du jeudi au dimanche, vous auriez de la place ?", ['2027-05-06', '2027-05-09']),
  stay('2027-04-12 au 2027-04-16, 1 personne', ['2027-04-12', '2027-04-16'], { guests: 1 }),
  stay('10.05.2027 - 14.05.2027, deux adultes, merci de me donner votre prix', ['2027-05-10', '2027-05-14'], {
    guests: 2,
  }),
  stay('il nous faudrait 2 chambres du 15 au 18 janvier, nous sommes 4 adultes', ['2027-01-15', '2027-01-18'], {
    guests: 4,
    rooms: 2,
  }),
  stay('Deux chambres pour deux couples, samedi 20 mars, une nuit', ['2027-03-20', '2027-03-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'hello, mon copain et moi arrivons avec notre labrador le 3 mai et on repart le 6. une chambre dispo ?',
    ['2027-05-03', '2027-05-06'],
    { guests: 2 },
  ),
  stay('le premier avril, une seule nuit (non c’est pas une blague !)', ['2027-04-01', '2027-04-02']),
  stay('lundi 14 décembre pour trois nuits, vous avez quoi comme chambre libre ?', ['2026-12-14', '2026-12-17']),
  stay('arrivée 22 déc, départ 26 déc, 2 ad. + 2 enf. (4 et 6 ans)', ['2026-12-22', '2026-12-26'], { guests: 4 }),
  stay('Reste-t-il une place dans la nuit du mardi 8 au mercredi 9 décembre ?', ['2026-12-08', '2026-12-09']),
  stay('dix nuits dès le 11 janvier, à deux, à combien cela reviendrait-il ?', ['2027-01-11', '2027-01-21'], {
    guests: 2,
  }),
  stay(
    'on fuit l’hiver! 3 semaines en partant du 2 février, combien pour mon mari et moi?',
    ['2027-02-02', '2027-02-23'],
    {
      guests: 2,
    },
  ),
  stay('snowbird du lac st-jean ici, je cherche du 4 janvier au 1er février, tout seul', ['2027-01-04', '2027-02-01'], {
    guests: 1,
  }),
  stay(
    "c'est nos 30 ans de mariage et je voudrais faire la surprise à ma femme : arrivée le 14 juillet, 4 nuits. Vous me diriez le prix ?",
    ['2027-07-14', '2027-07-18'],
    { guests: 2 },
  ),
  stay('samedi prochain 1 nuit ?', [
    ['2026-11-28', '2026-11-29'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay(
    'je dois être en floride dans deux semaines, du lundi au jeudi, chambre pour une personne',
    ['2026-12-07', '2026-12-10'],
    {
      guests: 1,
    },
  ),
  stay('apres demain pour 2 nuits ya moyen ?', ['2026-11-26', '2026-11-28']),
  stay('de lundi à mercredi prochain, combien?', ['2026-11-30', '2026-12-02']),
  stay('Longue fin de semaine de la St-Jean, 24 au 27 juin, on est 3 chums', ['2027-06-24', '2027-06-27'], {
    guests: 3,
  }),
  stay(
    'Bonjour, savez-vous me dire le prix pour le 21 juillet, deux nuits, pour ma femme et moi ? Un grand merci de Liège',
    ['2027-07-21', '2027-07-23'],
    { guests: 2 },
  ),
  stay('la queen compacte est libre du 9 au 11 dec ? pour moi tout seul', ['2026-12-09', '2026-12-11'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay('Chambre King sur cour, 12-14 février, pour la saint-valentin avec mon amoureux', ['2027-02-12', '2027-02-14'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay('tarif week-end du 16-17 janvier svp', [
    ['2027-01-15', '2027-01-17'],
    ['2027-01-16', '2027-01-17'],
    ['2027-01-16', '2027-01-18'],
  ]),
  stay(
    'Vacances de la Toussaint, 23 au 30 octobre 2027 : la suite une chambre pour nous quatre, quel serait le montant ?',
    ['2027-10-23', '2027-10-30'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay('nous deux et bébé (9 mois), 5 nuits en arrivant la veille de Noël', ['2026-12-24', '2026-12-29'], {
    guests: 3,
  }),
  stay('est ce complet les nuits du 24 et du 25 décembre', ['2026-12-24', '2026-12-26']),

  // Stays, in a conversation.
  stay(
    ['Bonsoir, une chambre à deux du 15 au 18 janvier ?', 'et si on reste une nuit de plus ?'],
    ['2027-01-15', '2027-01-19'],
    {
      guests: 2,
    },
  ),
  stay(['prix du 5 au 8 février svp', 'ah et avec notre fille, elle a 6 ans'], ['2027-02-05', '2027-02-08'], {
    guests: 3,
  }),
  stay(['vous avez de la place samedi 12 décembre ?', 'et le dimanche plutôt ?'], ['2026-12-13', '2026-12-14']),
  stay(
    ['Suite King, 10 au 13 mars, 2 adultes', 'et la Suite Jardin, elle serait à combien ?'],
    ['2027-03-10', '2027-03-13'],
    {
      guests: 2,
      room: 'garden-suite',
    },
  ),
  stay(
    ['il vous reste quelque chose du 20 au 27 février ?', 'super, et ça coûte combien ?'],
    ['2027-02-20', '2027-02-27'],
  ),
  stay(
    ['nous serions 3, du 2 au 5 mai', 'changement de plan, mon frère vient aussi donc on sera 4'],
    ['2027-05-02', '2027-05-05'],
    {
      guests: 4,
    },
  ),
  stay(['2 nuits à partir du 18 janvier', 'non désolé, trois nuits'], ['2027-01-18', '2027-01-21']),
  stay(
    ['une chambre entre le 6 et le 9 avril, possible ?', 'il nous en faudrait deux en fait, on est quatre adultes'],
    ['2027-04-06', '2027-04-09'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['tarif pour la nuit du 31 décembre, 2 pers', 'pis si on arrive le 30 pis qu’on repart le 2?'],
    ['2026-12-30', '2027-01-02'],
    { guests: 2 },
  ),
  stay(['salut', "j'aurais besoin d'une chambre pour 2", 'du 11 au 15 janvier'], ['2027-01-11', '2027-01-15'], {
    guests: 2,
  }),
  stay(['combien le studio ?', 'je pensais à 4 nuits dès le 12 avril'], ['2027-04-12', '2027-04-16'], {
    room: 'studio-kitchenette',
  }),
  stay(['1er au 4 juin, ça irait ?', 'et en juillet, mêmes jours ?'], ['2027-07-01', '2027-07-04']),
  stay(
    ['du 8 au 12 mars pour moi seul', "si ma femme m'accompagne, quel est le prix ?"],
    ['2027-03-08', '2027-03-12'],
    {
      guests: 2,
    },
  ),
  stay(["ce soir pour une personne c'est faisable ?", 'tant pis. et demain ?'], ['2026-11-25', '2026-11-26'], {
    guests: 1,
  }),
  stay(['deux adultes, vendredi 19 au dimanche 21 mars', 'et une semaine plus tard ?'], ['2027-03-26', '2027-03-28'], {
    guests: 2,
  }),
  stay(
    ['On voudrait fêter Noël au soleil', 'du 23 au 28 décembre', 'on est 2 adultes et un petit de 3 ans'],
    ['2026-12-23', '2026-12-28'],
    { guests: 3 },
  ),
  stay(['double queen, 3 au 7 aout, 4 personnes', 'pis la suite une chambre, elle?'], ['2027-08-03', '2027-08-07'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    ['Les chiens sont-ils admis ?', 'Parfait. Alors une chambre pour deux du 17 au 19 mai, vous avez ?'],
    ['2027-05-17', '2027-05-19'],
    { guests: 2 },
  ),
  stay(['le 9 janvier 1 nuit', 'oups je voulais dire le 19'], ['2027-01-19', '2027-01-20']),
  stay(["c'est combien du 4 au 11 janvier", 'et si on part déjà le 10 ?'], ['2027-01-04', '2027-01-10']),
  stay(
    [
      'Arrivée le 14 février et départ le 17, est-ce libre ?',
      'Et en arrivant la veille, avec le même jour de départ ?',
    ],
    ['2027-02-13', '2027-02-17'],
  ),
  stay(
    ['chambre king du 22 au 25 avril', 'ya le wifi dedans ?', 'ok et du coup le total pour ces dates ?'],
    ['2027-04-22', '2027-04-25'],
    { room: 'king-room' },
  ),
  stay(
    ["l'arrivée c'est à quelle heure", 'ok merci. et ce vendredi pour 2 nuits il y aurait une chambre ?'],
    ['2026-11-27', '2026-11-29'],
  ),
  stay(['on pense venir en janvier', 'le 21, pour cinq nuits, à deux'], ['2027-01-21', '2027-01-26'], { guests: 2 }),
  stay(
    ['4 personnes dans deux chambres, 1er au 5 juillet', 'et tous ensemble dans une seule chambre ?'],
    ['2027-07-01', '2027-07-05'],
    {
      guests: 4,
    },
  ),
  stay(['vendredi 4 au dimanche 6 décembre, 2 pers.', 'et la fin de semaine suivante?'], ['2026-12-11', '2026-12-13'], {
    guests: 2,
  }),
  stay(['votre prix du 10 au 17 octobre ?', "et deux semaines au lieu d'une"], ['2027-10-10', '2027-10-24']),
  stay(
    ['on vient à deux du 2 au 6 septembre', 'avec ma belle-mère dans la même chambre ça change le prix ?'],
    ['2027-09-02', '2027-09-06'],
    {
      guests: 3,
    },
  ),
  stay(['une chambre le 7 déc ?', 'bon à savoir, et pour 4 nuits ?'], ['2026-12-07', '2026-12-11']),
  stay(['Bjr, suite jardin libre du 12 au 15 janvier ?', 'sinon du 19 au 22 ?'], ['2027-01-19', '2027-01-22'], {
    room: 'garden-suite',
  }),

  // Facts.
  ask('a partir de quelle heure on peut prendre la chambre', 'checkIn'),
  ask('faut libérer la chambre à quelle heure le dernier jour?', 'checkOut'),
  ask("Pourriez-vous me confirmer les heures d'arrivée et de départ, svp ?", 'checkIn', 'checkOut'),
  ask('notre vol est en soirée, ça coûte combien de rendre la chambre une heure plus tard ?', 'lateFee'),
  ask("un départ tardif, c'est possible jusqu'à quelle heure au maximum ?", 'lateUntil'),
  ask('est-ce que vous prenez une caution à l’arrivée et de combien', 'deposit'),
  ask('je viens avec mon chat, quel supplément ?', 'petFee'),
  ask(['on a un petit chien, ça pose pas problème?', 'et c’est combien par nuit pour lui?'], 'petFee'),
  ask('Je suis malvoyante : mon chien guide est-il compté comme un animal de compagnie ?', 'assistanceDog'),
  ask('peut on fumer dans les chambres', 'smokingFee'),
  ask("on arrive avec notre char, le stationnement est-tu payant à l'hôtel?", 'parking'),
  ask('parking et wifi sont compris ?', 'parking', 'wifi'),
  ask("je télétravaille un peu, l'internet est gratuit chez vous?", 'wifi'),
  ask('les enfants demandent s’il y a une piscine 😊', 'noPool'),
  ask('La plage est à combien de minutes à pied ? et est-elle surveillée ?', 'beach', 'lifeguards'),
  ask('se garer à la plage de Lantana ça coûte combien', 'beachParking'),
  ask("où c'qu'on peut aller déjeuner le matin dans l'coin?", 'breakfast'),
  ask('peut-on avoir du café tôt le matin chez vous ?', 'coffee'),
  ask("j'aimerais pouvoir cuisiner un peu, certaines chambres ont une cuisine ?", 'kitchen'),
  ask('Y a-t-il un frigo et la clim dans la chambre ?', 'fridge', 'airConditioning'),
  ask("combien de temps depuis l'aéroport de palm beach", 'airport'),
  ask('nous atterrissons à Fort Lauderdale, c’est loin en voiture ?', 'secondAirport'),
  ask('peut-on venir en train ? quelle ligne passe près de chez vous', 'train'),
  ask('yas tu un autobus pas loin, pis sinon est-ce que Uber marche?', 'bus', 'rides'),
  ask('un bon resto pour souper, à distance de marche ?', 'eating'),
  ask('envie de manger thaï ce soir, vous connaissez une adresse ?', 'thai'),
  ask('on cherche un supermarché pour faire nos courses et un endroit où acheter une glace', 'groceries', 'iceCream'),
  ask('y a-t-il une plaine de jeux tout près pour ma petite de 4 ans ?', 'playground'),
  ask('quelles sorties avec des enfants conseillez-vous dans la région', 'withChildren'),
  ask('auriez-vous une bassinette pour notre bébé?', 'crib'),
  ask("si jamais je dois annuler, jusqu'à quand c'est sans frais ?", 'cancelling'),
  ask('c’est ma première fois chez vous, il y a un rabais pour les nouveaux clients?', 'newsletter'),
  ask('Accordez-vous un tarif dégressif à la semaine ? au mois ?', 'weekly', 'monthly'),
  ask("c'est quoi les mois de haute saison en floride chez vous", 'peakSeason'),
  ask('Quand peut-on voir les tortues pondre sur la plage ?', 'turtles'),
  ask('ma mère a peur des ouragans lol, c est quand la saison', 'hurricanes'),
  ask("l'adresse exacte pour le gps svp", 'street'),
  ask('Votre numéro de téléphone et votre adresse courriel, s’il vous plaît', 'phone', 'email'),
  ask('de quelle année date la maison, et combien de chambres compte-t-elle ?', 'year', 'rooms'),
  ask('ma maman a septante-huit ans, vous avez un ascenseur ?', 'stairs'),
  ask("la réception ferme à quelle heure ? on risque d'arriver tard", 'closes'),
  ask('vous prenez la carte ou seulement du liquide ?', 'cards', 'cash'),
  ask('Combien coûte l’entrée du musée Flagler pour un adulte ?', 'flagler'),
  ask('mon mari adore la pêche, où peut-il aller ?', 'fishing'),
  ask('West Palm Beach et Lake Worth sont à combien de minutes en auto ?', 'westPalm', 'lakeWorth'),

  // Prices without dates.
  from("c'est combien la suite king par nuit", 'king-suite'),
  from('À partir de combien sont vos chambres ?'),
  from('le studio coute combien', 'studio-kitchenette'),
  from('Bonjour, je voudrais connaître le tarif de la chambre Double Queen', 'double-queen-room'),
  from('prix suite jardin svp', 'garden-suite'),
  from('ça tourne autour de combien une nuit chez vous, en gros ?'),
  from('la queen compacte, vous la louez à quel prix ?', 'compact-queen-room'),
  from(['combien la chambre king ?', 'et la king sur cour ?'], 'courtyard-king-room'),

  // Nothing is said of these.
  unknown('vous avez une borne pour recharger une voiture électrique ?'),
  unknown('ma femme voudrait un massage, y a un spa chez vous ?'),
  unknown("y a-t-il une salle de sport dans l'hôtel"),
  unknown("Proposez-vous une navette qui vient nous chercher à l'aéroport ?"),
  unknown('est-ce que vous faites le room service'),
  unknown('avez-vous une laveuse pis une sécheuse pour les clients?'),
  unknown('il y a un sèche-cheveux dans la salle de bain ou je prends le mien ?'),
  unknown('Y a-t-il un coffre-fort dans les chambres pour nos passeports ?'),

  // Somebody to speak to.
  person('je préfère parler à quelqu’un, un vrai humain svp'),
  person('Pourriez-vous me mettre en contact avec une personne de la réception ?'),
  person("j'peux-tu jaser avec du vrai monde?"),
  person('Je ne veux pas discuter avec un robot. Passez-moi un conseiller.'),
]
