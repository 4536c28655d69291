import type { RoomBlock } from '../guide.model.ts'
import { featureList, features } from './features.ts'

export const suites: RoomBlock[] = [
  {
    id: 'suite-16',
    number: '16',
    name: {
      en: 'Suite 16',
      es: 'Suite 16',
      pt: 'Suíte 16',
      fr: 'Suite 16',
      de: 'Suite 16',
      fi: 'Sviitti 16',
      sv: 'Svit 16',
    },
    description: {
      en: 'A king suite with room to unpack properly: a kitchenette for slow breakfasts and a quiet corner to read in.',
      es:
        'Una suite con cama king y espacio para desempacar de verdad: cocineta para desayunos sin prisa y un ' +
        'rincón tranquilo para leer.',
      pt:
        'Uma suíte com cama king e espaço para desfazer a mala de verdade: minicozinha para cafés da manhã sem ' +
        'pressa e um canto tranquilo para ler.',
      fr:
        'Une suite avec lit king size où l’on prend le temps de défaire ses valises : une kitchenette pour les ' +
        'petits-déjeuners paresseux et un coin tranquille pour lire.',
      de:
        'Eine Suite mit Kingsize-Bett, in der man in Ruhe auspackt: mit Kochnische für ein langsames Frühstück und ' +
        'einer stillen Ecke zum Lesen.',
      fi:
        'Kingsize-sviitti, jossa laukut tekee mieli purkaa kunnolla: minikeittiö kiireettömiin aamiaisiin ja ' +
        'rauhallinen nurkka lukemiseen.',
      sv:
        'En svit med kingsize-säng där man gärna packar upp ordentligt: pentry för långsamma frukostar och ett ' +
        'lugnt hörn att läsa i.',
    },
    pictures: ['suite-16', 'marble-bathroom', 'kitchenette', 'reading-corner'],
    features: featureList(
      features.kingBed,
      features.sittingArea,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
      features.miniFridge,
    ),
    roomType: 'king-suite',
  },
  {
    id: 'studio-17',
    number: '17',
    name: {
      en: 'Studio 17',
      es: 'Estudio 17',
      pt: 'Estúdio 17',
      fr: 'Studio 17',
      de: 'Studio 17',
      fi: 'Studio 17',
      sv: 'Studio 17',
    },
    description: {
      en: 'Bedroom and kitchenette in one airy room, made for guests who like to come and go as they please.',
      es: 'Dormitorio y cocineta en un solo ambiente luminoso, para quienes prefieren entrar y salir a su aire.',
      pt: 'Quarto e minicozinha em um único ambiente arejado, para quem gosta de fazer o próprio horário.',
      fr: 'Chambre et kitchenette réunies dans une pièce claire, pour ceux qui aiment vivre à leur rythme.',
      de: 'Schlafzimmer und Kochnische in einem luftigen Raum, für Gäste, die gern ihren eigenen Rhythmus leben.',
      fi: 'Makuutila ja minikeittiö yhdessä valoisassa huoneessa, omaan tahtiin eläville.',
      sv: 'Sovrum och pentry i ett enda luftigt rum, för dig som gärna kommer och går som du vill.',
    },
    pictures: ['studio-17', 'kitchenette', 'marble-bathroom'],
    features: featureList(
      features.kingBed,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
      features.miniFridge,
      features.nonSmoking,
    ),
    roomType: 'studio-kitchenette',
  },
  {
    id: 'suite-21',
    number: '21',
    name: {
      en: 'Suite 21, Garden View',
      es: 'Suite 21, vista al jardín',
      pt: 'Suíte 21, vista para o jardim',
      fr: 'Suite 21, vue sur le jardin',
      de: 'Suite 21, Gartenblick',
      fi: 'Sviitti 21, näkymä puutarhaan',
      sv: 'Svit 21, trädgårdsutsikt',
    },
    description: {
      en: 'Wake up to palms and birdsong: the window looks straight into our tropical garden.',
      es: 'Despierte entre palmeras y canto de pájaros: la ventana da directamente a nuestro jardín tropical.',
      pt: 'Acorde entre palmeiras e canto de pássaros: a janela dá direto para o nosso jardim tropical.',
      fr: 'Réveil parmi les palmiers et les chants d’oiseaux : la fenêtre donne droit sur notre jardin tropical.',
      de: 'Aufwachen mit Palmen und Vogelstimmen: Das Fenster blickt direkt in unseren tropischen Garten.',
      fi: 'Aamu alkaa palmujen ja linnunlaulun keskellä: ikkuna avautuu suoraan trooppiseen puutarhaamme.',
      sv: 'Vakna till palmer och fågelsång: fönstret vetter rakt mot vår tropiska trädgård.',
    },
    pictures: ['suite-21', 'kitchenette', 'tropical-garden', 'marble-bathroom'],
    features: featureList(
      features.kingBed,
      features.gardenView,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
      features.miniFridge,
    ),
    roomType: 'garden-suite',
  },
  {
    id: 'suite-18',
    number: '18',
    name: {
      en: 'Suite 18, One-Bedroom Queen',
      es: 'Suite 18, un dormitorio con cama queen',
      pt: 'Suíte 18, um quarto com cama queen',
      fr: 'Suite 18, une chambre avec lit queen size',
      de: 'Suite 18, ein Schlafzimmer mit Queensize-Bett',
      fi: 'Sviitti 18, makuuhuone ja queensize-vuode',
      sv: 'Svit 18, ett sovrum med queensize-säng',
    },
    description: {
      en:
        'A door between bedroom and sitting area makes this the suite for early sleepers, late readers and longer ' +
        'stays.',
      es:
        'Una puerta separa el dormitorio del área de estar: ideal para quien se acuesta temprano, para quien lee ' +
        'hasta tarde y para estadías largas.',
      pt:
        'Uma porta separa o quarto da área de estar: perfeita para quem dorme cedo, para quem lê até tarde e para ' +
        'estadias longas.',
      fr:
        'Une porte sépare la chambre du coin salon : idéal pour les couche-tôt, les lecteurs du soir et les longs ' +
        'séjours.',
      de: 'Eine Tür trennt Schlafzimmer und Sitzecke: ideal für Frühschläfer, Spätleser und längere Aufenthalte.',
      fi:
        'Ovi makuuhuoneen ja oleskelutilan välissä sopii niin aikaisin nukkuville, iltalukijoille kuin pitkille ' +
        'vierailuille.',
      sv:
        'En dörr mellan sovrummet och sittgruppen passar både den som somnar tidigt, den som läser sent och den ' +
        'som stannar länge.',
    },
    pictures: ['suite-18', 'reading-corner', 'kitchenette', 'marble-bathroom'],
    features: featureList(
      features.queenBed,
      features.separateBedroom,
      features.sittingArea,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
    ),
    roomType: 'one-bedroom-suite',
  },
  {
    id: 'suite-23',
    number: '23',
    name: {
      en: 'Suite 23, Queen',
      es: 'Suite 23, cama queen',
      pt: 'Suíte 23, cama queen',
      fr: 'Suite 23, lit queen size',
      de: 'Suite 23, Queensize-Bett',
      fi: 'Sviitti 23, queensize-vuode',
      sv: 'Svit 23, queensize-säng',
    },
    description: {
      en: 'A queen suite with a bedroom of its own and an armchair waiting by the lamp.',
      es: 'Una suite con cama queen en dormitorio propio y un sillón que espera junto a la lámpara.',
      pt: 'Uma suíte com cama queen em quarto próprio e uma poltrona à espera junto à luminária.',
      fr: 'Une suite avec lit queen size dans sa propre chambre, et un fauteuil qui attend près de la lampe.',
      de: 'Eine Suite mit Queensize-Bett im eigenen Schlafzimmer und einem Sessel, der neben der Lampe wartet.',
      fi: 'Queensize-sviitti, jossa on oma makuuhuone ja lampun vieressä odottava nojatuoli.',
      sv: 'En svit med queensize-säng i eget sovrum och en fåtölj som väntar vid lampan.',
    },
    pictures: ['suite-23', 'kitchenette', 'reading-corner'],
    features: featureList(
      features.queenBed,
      features.separateBedroom,
      features.readingCorner,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.miniFridge,
    ),
    roomType: 'one-bedroom-suite',
  },
  {
    id: 'suite-19',
    number: '19',
    name: {
      en: 'Suite 19, Executive King',
      es: 'Suite ejecutiva 19, cama king',
      pt: 'Suíte executiva 19, cama king',
      fr: 'Suite exécutive 19, lit king size',
      de: 'Executive-Suite 19, Kingsize-Bett',
      fi: 'Executive-sviitti 19, kingsize-vuode',
      sv: 'Executive-svit 19, kingsize-säng',
    },
    description: {
      en:
        'Our executive suite: a king bed, a proper place to sit and the calm to get something done, or nothing at ' +
        'all.',
      es:
        'Nuestra suite ejecutiva: cama king, un buen lugar para sentarse y la calma para trabajar un poco, o para ' +
        'no hacer nada.',
      pt:
        'Nossa suíte executiva: cama king, um bom lugar para sentar e a calma para trabalhar um pouco, ou para não ' +
        'fazer nada.',
      fr:
        'Notre suite exécutive : un lit king size, un vrai coin salon et le calme pour travailler un peu, ou ne ' +
        'rien faire du tout.',
      de:
        'Unsere Executive-Suite: Kingsize-Bett, ein richtiger Platz zum Sitzen und die Ruhe, um etwas zu erledigen ' +
        'oder auch gar nichts.',
      fi:
        'Executive-sviittimme: kingsize-vuode, kunnon paikka istua ja rauha tehdä töitä, tai olla tekemättä yhtään ' +
        'mitään.',
      sv: 'Vår executive-svit: kingsize-säng, en riktig sittplats och lugnet att få något gjort, eller inget alls.',
    },
    pictures: ['suite-19', 'reading-corner', 'kitchenette', 'marble-bathroom'],
    features: featureList(
      features.kingBed,
      features.sittingArea,
      features.readingCorner,
      features.kitchenette,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
    ),
    roomType: 'king-suite',
  },
  {
    id: 'suite-22',
    number: '22',
    name: {
      en: 'Suite 22, Garden View King',
      es: 'Suite 22, cama king y vista al jardín',
      pt: 'Suíte 22, cama king e vista para o jardim',
      fr: 'Suite 22, lit king size et vue sur le jardin',
      de: 'Suite 22, Kingsize-Bett und Gartenblick',
      fi: 'Sviitti 22, kingsize-vuode ja näkymä puutarhaan',
      sv: 'Svit 22, kingsize-säng och trädgårdsutsikt',
    },
    description: {
      en: 'A full kitchen, a king bed and the garden at the window: the suite to move into for a whole season.',
      es: 'Cocina completa, cama king y el jardín en la ventana: la suite para instalarse toda una temporada.',
      pt: 'Cozinha completa, cama king e o jardim na janela: a suíte para se instalar por uma temporada inteira.',
      fr:
        'Une cuisine complète, un lit king size et le jardin à la fenêtre : la suite où s’installer pour toute une ' +
        'saison.',
      de:
        'Vollwertige Küche, Kingsize-Bett und der Garten vor dem Fenster: die Suite, in die man für eine ganze ' +
        'Saison einzieht.',
      fi: 'Täysikokoinen keittiö, kingsize-vuode ja puutarha ikkunan takana: sviitti, johon voi asettua koko kaudeksi.',
      sv: 'Fullstort kök, kingsize-säng och trädgården utanför fönstret: sviten att flytta in i för en hel säsong.',
    },
    pictures: ['suite-22', 'full-kitchen', 'tropical-garden', 'marble-bathroom'],
    features: featureList(
      features.kingBed,
      features.gardenView,
      features.fullKitchen,
      features.smartTv,
      features.wifi,
      features.airConditioning,
      features.marbleBathroom,
      features.nonSmoking,
    ),
    roomType: 'garden-suite',
  },
]
