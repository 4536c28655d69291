import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fr: Question[] = [
  stay('c combien du 2 au 5 mars pour 2', ['2027-03-02', '2027-03-05']),
  stay('bjr on est 2 adultes 2 enfants et mamie, du 10 au 14 janvier, quel prix svp', ['2027-01-10', '2027-01-14'], {
    guests: 5,
  }),
  stay('il reste de la place le week end prochain?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
  ]),
  stay('une chambre du 07/12 au 10/12 tarif total pour une personne seule', ['2026-12-07', '2026-12-10'], {
    guests: 1,
  }),
  stay(['dispo du 8 au 12 fevrier?', 'et si on vient avec notre fils'], ['2027-02-08', '2027-02-12'], { guests: 3 }),
  stay(['la suite king du 18 au 21 janvier combien', 'et la suite jardin ?'], ['2027-01-18', '2027-01-21'], {
    room: 'garden-suite',
  }),
  stay('chambre king pour 6 du 2 au 4 fevrier quel est le total', ['2027-02-02', '2027-02-04'], {
    guests: 6,
    room: 'king-room',
  }),
  stay('on arrive mercredi 9 decembre on reste 4 nuits vous avez quoi', ['2026-12-09', '2026-12-13']),
  from('ça commence a combien la nuit'),
  ask('les chiens sont pas interdits jespere? combien ca coute', 'petFee'),
  ask(['y a un parking', 'donc cest gratuit ?'], 'parking'),
  ask('le ptit dej est compris', 'breakfast'),
  ask('on peut rendre la chambre plus tard? ya un supplement?', 'lateFee'),
  ask('ma mere marche avec une canne, y a til un ascenceur', 'stairs'),
  ask('combien de temps avant pour annuler sans frais', 'cancelling'),
  ask('pas de piscine alors?', 'noPool'),
  ask('cest quoi la caution', 'deposit'),
  unknown('borne de recharge pour voiture electrique ?'),
  unknown('vous avez un spa ou un sauna'),
  person('passez moi la reception'),
  stay('bjr dispo du 7 au 11 décembre pr 2 pers ? prix svp', ['2026-12-07', '2026-12-11']),
  stay('on est 2 adultes 2 ados du 20 au 24 janvier combien ça ferait', ['2027-01-20', '2027-01-24'], { guests: 4 }),
  stay(
    ['la chambre queen compacte c combien du 5 au 8 janvier', 'et la suite king sur les memes dates ?'],
    ['2027-01-05', '2027-01-08'],
    { room: 'king-suite' },
  ),
  stay('je viens seule dans 2 semaines, du mardi 8 au vendredi 11, vous auriez qqch ?', ['2026-12-08', '2026-12-11'], {
    guests: 1,
  }),
  stay('le week-end de la saint valentin en amoureux ça coute combien chez vous', [
    ['2027-02-12', '2027-02-14'],
    ['2027-02-12', '2027-02-15'],
    ['2027-02-13', '2027-02-14'],
    ['2027-02-13', '2027-02-15'],
  ]),
  ask(['faut laisser une caution ?', 'c est combien et on la recupere quand'], 'deposit'),
  ask('sans voiture c jouable ? y a un train ?', 'train'),
  ask('ou manger une bonne pizza dans le coin', 'pizza'),
  ask('mon fils est en fauteuil roulant, vous avez un ascenseur au moins ?', 'stairs'),
  ask('le menage est fait tous les jours ou faut demander', 'cleaning'),
  unknown('vous prêtez des serviettes de plage et un parasol ?'),
  person('stop le robot, un conseiller svp'),
  stay('allo on descend du quebec du 1er au 5 février, 3 personnes, combien?', ['2027-02-01', '2027-02-05'], {
    guests: 3,
  }),
  stay(
    ['bonjour, le studio du 12 au 16 janvier pour 2', 'finalement plutot du 13 au 17'],
    ['2027-01-13', '2027-01-17'],
    {
      room: 'studio-kitchenette',
    },
  ),
  stay('une chambre pour ce soir c est encore possible?? on est deux', ['2026-11-24', '2026-11-25']),
  stay('nouvel an chez vous, arrivée 31/12 départ 3/01, tarif en couple', ['2026-12-31', '2027-01-03']),
  stay('chambre double queen 4 pers 9 nuits a partir du 4 decembre', ['2026-12-04', '2026-12-13'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  ask(['on peut faire des grillades sur place ?', 'et cuisiner dans la chambre ça se fait ?'], 'kitchen'),
  ask('mon chat vient avec moi, ya un supplement ?', 'petFee'),
  ask('la saison des ouragans ça finit quand par chez vous', 'hurricanes'),
  ask(
    'Bonsoir, notre avion atterrit à 22h30 à PBI, le temps de récupérer les valises on sera là vers minuit, y aura-t-il encore quelqu un ?',
    'closes',
  ),
  ask('stationnement gratos pour mon pick up ou faut payer', 'parking'),
  unknown('avez vous une borne de recharge pour char electrique'),
  person('j aimerais mieux jaser avec qqn de la reception'),
]
