import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  // One message about dates.
  stay("Bonjour, c'est combien la nuit du 12 au 13 décembre pour 2 personnes ?", ['2026-12-12', '2026-12-13'], {
    guests: 2,
  }),
  stay('vous avez encore une chambre pour ce soir ??', ['2026-11-24', '2026-11-25']),
  stay('Bonsoir, prix pour 4 nuits à partir du 3 fevrier svp', ['2027-02-03', '2027-02-07']),
  stay(
    'On voudrait loger chez vous du 24 au 28 décembre, 2 adultes et 2 enfants, quel tarif ?',
    ['2026-12-24', '2026-12-28'],
    { guests: 4 },
  ),
  stay('Dispo pour le week-end du 16 janvier ?', [
    ['2027-01-15', '2027-01-17'],
    ['2027-01-16', '2027-01-17'],
    ['2027-01-16', '2027-01-18'],
    ['2027-01-15', '2027-01-18'],
  ]),
  stay(
    'cest libre ce weekend pour 2 ?',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-11-28', '2026-11-30'],
      ['2026-11-27', '2026-11-30'],
    ],
    { guests: 2 },
  ),
  stay(
    'le premier weekend de février vous avez quoi comme prix pour deux?',
    [
      ['2027-02-05', '2027-02-07'],
      ['2027-02-06', '2027-02-07'],
      ['2027-02-06', '2027-02-08'],
      ['2027-02-05', '2027-02-08'],
    ],
    { guests: 2 },
  ),
  stay(
    'Je cherche une chambre pour une personne seule, arrivée le 9 décembre et départ le 11',
    ['2026-12-09', '2026-12-11'],
    { guests: 1 },
  ),
  stay('Une chambre king du 20 au 23 janvier ça fait combien au total?', ['2027-01-20', '2027-01-23'], {
    room: 'king-room',
  }),
  stay('Est ce que le studio est libre du 1er au 5 février', ['2027-02-01', '2027-02-05'], {
    room: 'studio-kitchenette',
  }),
  stay('Quel est le prix pour la nuit du 31 décembre, on est deux', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay('Il vous reste de la place demain soir pour un couple ?', ['2026-11-25', '2026-11-26'], { guests: 2 }),
  stay('2 chambres pour 4 personnes du 14 au 17 avril, le prix svp', ['2027-04-14', '2027-04-17'], {
    rooms: 2,
    guests: 4,
  }),
  stay(
    'Bonjour, mon mari et moi on est du Québec, on aimerait passer un mois chez vous cet hiver, du 10 janvier au 10 février. Ça nous coûterait combien?',
    ['2027-01-10', '2027-02-10'],
    { guests: 2 },
  ),
  stay('Allô! Avez-vous de la place pour 3 nuits à partir de vendredi?', ['2026-11-27', '2026-11-30']),
  stay('tarif 5 nuits arrivée 22/02/2027, 3 pers', ['2027-02-22', '2027-02-27'], { guests: 3 }),
  stay('la suite jardin, du 8 au 15 mars, combien ?', ['2027-03-08', '2027-03-15'], { room: 'garden-suite' }),
  stay(
    'Serait-il possible de venir à Pâques, du vendredi 26 au lundi 29 mars ? Nous serons quatre. Merci de me dire le prix.',
    ['2027-03-26', '2027-03-29'],
    { guests: 4 },
  ),
  stay('je passe à lantana samedi soir, juste une nuit, c combien', ['2026-11-28', '2026-11-29']),
  stay(
    'Nous arrivons le 17 décembre au soir et repartons le 20 au matin. Quel serait le prix pour ma femme, notre fille de 10 ans et moi ?',
    ['2026-12-17', '2026-12-20'],
    { guests: 3 },
  ),

  // Conversations about dates.
  stay(['Vous avez de la place du 4 au 7 decembre ?', 'et avec un chien ?'], ['2026-12-04', '2026-12-07']),
  stay(["c'est combien du 11 au 14 janvier pour 2 ?", 'et la chambre king ?'], ['2027-01-11', '2027-01-14'], {
    guests: 2,
    room: 'king-room',
  }),
  stay(
    ['bonjour', 'je voudrais une chambre pour le 5 mars', 'une nuit, 2 personnes, ça fait combien ?'],
    ['2027-03-05', '2027-03-06'],
    { guests: 2 },
  ),
  stay(['Prix pour 3 nuits a partir du 18 janvier svp', 'pour 5 nuits alors'], ['2027-01-18', '2027-01-23']),
  stay(['Une chambre du 2 au 6 février pour deux', 'pardon, on sera 3 finalement'], ['2027-02-02', '2027-02-06'], {
    guests: 3,
  }),
  stay(['Combien du 20 au 22 décembre ?', "et si on reste jusqu'au 24 ?"], ['2026-12-20', '2026-12-24']),
  stay(
    ['Est-ce que la plage est loin ?', 'ok merci. Et vous auriez une chambre du 15 au 18 février ?'],
    ['2027-02-15', '2027-02-18'],
  ),
  stay(['je voudrai réserver pour le 9 janvier', 'oups non le 9 février, 2 nuits'], ['2027-02-09', '2027-02-11']),
  stay(['Bonjour, dispo du 3 au 5 décembre ?', "et la semaine d'après, du 10 au 12 ?"], ['2026-12-10', '2026-12-12']),
  stay(
    ['salut', 'vous faites combien la suite king ?', 'du 25 au 28 janvier', 'et le studio pour les mêmes dates ?'],
    ['2027-01-25', '2027-01-28'],
    { room: 'studio-kitchenette' },
  ),
  stay(
    ["Bonjour, c'est pour un séjour en famille", '2 adultes et 2 enfants', 'du 13 au 17 avril, quel prix ?'],
    ['2027-04-13', '2027-04-17'],
    { guests: 4 },
  ),
  stay(
    [
      'Bonsoir, avez-vous une chambre du 7 au 9 mai ?',
      'finalement il nous faudrait 2 chambres, on est 4',
      "c'est combien en tout ?",
    ],
    ['2027-05-07', '2027-05-09'],
    { rooms: 2, guests: 4 },
  ),

  // The hotel and its surroundings.
  ask('A quelle heure on peut prendre la chambre ?', 'checkIn'),
  ask('Il faut quitter la chambre à quelle heure ?', 'checkOut'),
  ask('Est-ce que je peux fumer dans la chambre?', 'smokingFee'),
  ask("C'est-tu gratuit pour parker mon char chez vous?", 'parking'),
  ask('le wifi est gratuit ?', 'wifi'),
  ask("Est-ce qu'il y a une piscine", 'noPool'),
  ask('le petit dej est compris ?', 'breakfast'),
  ask('On peut venir avec notre petit chien ?', 'petFee'),
  ask("C'est à combien de minutes de la plage à pied", 'beach'),
  ask('Y a un ascenseur ? ma mère a du mal à marcher', 'stairs'),
  ask("on peut annuler gratuitement jusqu'à quand ?", 'cancelling'),
  ask('Faut-il laisser une caution en arrivant ? et de combien', 'deposit'),
  ask("vous êtes à combien de temps de l'aeroport de palm beach", 'airport'),
  ask('Notre avion atterrit à 22h30, la réception ferme à quelle heure ?', 'closes'),
  ask("On aime bien se faire à manger nous-mêmes, est-ce qu'on peut cuisiner dans les chambres ?", 'kitchen'),
  ask("Ou est ce qu'on peut bien manger pas loin de l'hotel ?", 'eating'),
  ask('Il y a un supermarché à côté ?', 'groceries'),
  ask('Nous venons avec notre fils de 8 mois, avez-vous un lit bébé ?', 'crib'),
  ask('je peut payer en especes ?', 'cash'),
  ask('Votre adresse exacte svp, pour le GPS', 'street'),
  ask('Vous parlez français à la réception ?', 'languages'),
  ask("on n'aura pas de voiture, il y a un bus pas loin ?", 'bus'),
  ask('Y a-t-il un rabais si on reste longtemps, genre deux semaines?', 'weekly'),

  ask(['On peut arriver à quelle heure ?', 'et le départ ?'], 'checkOut'),
  ask(['Les chiens sont admis ?', "d'accord, et c'est combien par nuit pour lui ?"], 'petFee'),
  ask(["il y a une plage près de l'hôtel ?", "et le parking là-bas, c'est combien ?"], 'beachParking'),
  ask(["L'aéroport le plus proche c'est lequel ?", 'et depuis Fort Lauderdale ?'], 'secondAirport'),
  ask(['vous avez une piscine ?', 'dommage. la plage est surveillée au moins ?'], 'lifeguards'),

  // Two questions in one.
  ask("Bonjour, à quelle heure est l'arrivée et est-ce que le parking est gratuit ?", 'checkIn', 'parking'),
  ask('il y a le wifi et la clim dans la chambre ?', 'wifi', 'airConditioning'),
  ask('Le ménage est fait tous les jours ? Et y a-t-il un frigo ?', 'cleaning', 'fridge'),
  ask("Je voudrais votre numéro de téléphone et votre adresse mail s'il vous plaît", 'phone', 'email'),
  ask('Avez-vous une piscine ? Et la plage est à quelle distance ?', 'noPool', 'beach'),
  ask("Le départ tardif, c'est possible jusqu'à quelle heure et à quel prix ?", 'lateUntil', 'lateFee'),

  // A price without dates.
  from('À partir de combien est la nuit chez vous ?'),
  from('cest quoi votre prix le moins cher'),
  from('La suite king coûte combien par nuit ?', 'king-suite'),
  from('Vos chambres sont à combien à peu près ?'),

  // Nothing is known of it.
  unknown("Est-ce qu'il y a une machine à laver pour les clients ?"),
  unknown('vous avez un sèche-cheveux dans la salle de bain ?'),
  unknown('Prêtez-vous des serviettes de plage ?'),
  unknown('il y a une salle de sport ?'),
  unknown("Est-ce qu'on peut recharger une voiture électrique chez vous ?"),
  unknown('Les chambres ont un coffre fort ?'),
  unknown('vous louez des velos ?'),

  // A person.
  person("Je voudrais parler à quelqu'un de la réception svp"),
  person('je peux avoir un humain ?'),
  person('Bonjour, est-ce que quelqu’un peut me rappeler ?'),
]
