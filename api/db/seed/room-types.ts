import type { BedType } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import type { PictureId } from '../../modules/guide/pictures.ts'
import { features } from '../../modules/guide/room-blocks/features.ts'
import type { Localized } from '../../modules/hotel/localized.ts'

interface SampleRoomType {
  slug: string
  /** Cents per night. */
  basePrice: number
  weekendPrice: number
  bedType: BedType
  maxOccupancy: number
  amenities: Localized[]
  pictures: PictureId[]
  roomNumbers: string[]
  texts: Record<Locale, [name: string, description: string]>
}

const everywhere = [
  features.wifi,
  features.smartTv,
  features.airConditioning,
  features.marbleBathroom,
  features.miniFridge,
]

export const sampleRoomTypes: SampleRoomType[] = [
  {
    slug: 'king-suite',
    basePrice: 18900,
    weekendPrice: 20900,
    bedType: 'King',
    maxOccupancy: 3,
    amenities: [...everywhere, features.kitchenette, features.sittingArea],
    pictures: ['suite-16', 'suite-19', 'reading-corner', 'marble-bathroom'],
    roomNumbers: ['16', '19'],
    texts: {
      en: ['King Suite', 'A wide suite with a king bed, a sitting area of its own and morning light from the east.'],
      es: ['Suite King', 'Una suite amplia con cama king, sala de estar propia y luz de la mañana.'],
      pt: ['Suíte King', 'Uma suíte ampla com cama king, sala de estar própria e a luz da manhã.'],
      fr: ['Suite King', 'Une vaste suite avec lit king size, coin salon et lumière du matin.'],
      de: ['King-Suite', 'Eine großzügige Suite mit Kingsize-Bett, eigener Sitzecke und Morgenlicht.'],
      fi: ['King-sviitti', 'Tilava sviitti, jossa on king-size-vuode, oma oleskelunurkka ja aamuauringon valo.'],
      sv: ['King-svit', 'En rymlig svit med kingsize-säng, egen sittgrupp och morgonljus från öster.'],
    },
  },
  {
    slug: 'garden-suite',
    basePrice: 17900,
    weekendPrice: 19900,
    bedType: 'King',
    maxOccupancy: 3,
    amenities: [...everywhere, features.fullKitchen, features.gardenView],
    pictures: ['suite-21', 'suite-22', 'full-kitchen', 'garden-walkway'],
    roomNumbers: ['21', '22'],
    texts: {
      en: ['Garden Suite', 'A suite that opens to the tropical garden, made for longer stays.'],
      es: ['Suite Jardín', 'Una suite que se abre al jardín tropical, ideal para estadías largas.'],
      pt: ['Suíte Jardim', 'Uma suíte voltada para o jardim tropical, feita para estadias longas.'],
      fr: ['Suite Jardin', 'Une suite ouverte sur le jardin tropical, idéale pour les longs séjours.'],
      de: ['Gartensuite', 'Eine Suite mit Blick in den tropischen Garten, wie gemacht für längere Aufenthalte.'],
      fi: ['Puutarhasviitti', 'Sviitti avautuu trooppiseen puutarhaan ja sopii hyvin pitkiin oleskeluihin.'],
      sv: ['Trädgårdssvit', 'En svit som vetter mot den tropiska trädgården, gjord för längre vistelser.'],
    },
  },
  {
    slug: 'one-bedroom-suite',
    basePrice: 16900,
    weekendPrice: 18900,
    bedType: 'Queen',
    maxOccupancy: 4,
    amenities: [...everywhere, features.kitchenette, features.separateBedroom],
    pictures: ['suite-18', 'suite-23', 'kitchenette'],
    roomNumbers: ['18', '23'],
    texts: {
      en: ['One-Bedroom Suite', 'A queen bedroom behind its own door, and a living room to spread out in.'],
      es: ['Suite de un dormitorio', 'Dormitorio con cama queen y puerta propia, y una sala para estar a gusto.'],
      pt: ['Suíte de um quarto', 'Quarto com cama queen e porta própria, e uma sala para ficar à vontade.'],
      fr: ['Suite une chambre', 'Une chambre séparée avec lit queen size et un salon où s’installer.'],
      de: ['Ein-Schlafzimmer-Suite', 'Ein eigenes Schlafzimmer mit Queensize-Bett und ein Wohnraum mit viel Platz.'],
      fi: ['Yhden makuuhuoneen sviitti', 'Erillinen makuuhuone, jossa on queen-size-vuode, ja väljä olohuone.'],
      sv: ['Sovrumssvit', 'Eget sovrum med queensize-säng och ett vardagsrum att breda ut sig i.'],
    },
  },
  {
    slug: 'studio-kitchenette',
    basePrice: 14900,
    weekendPrice: 16900,
    bedType: 'King',
    maxOccupancy: 2,
    amenities: [...everywhere, features.kitchenette],
    pictures: ['studio-17', 'kitchenette', 'reading-corner'],
    roomNumbers: ['17'],
    texts: {
      en: ['Studio', 'One bright room with a king bed and a kitchenette for breakfast at your own hour.'],
      es: ['Estudio', 'Una habitación luminosa con cama king y cocineta para desayunar a su hora.'],
      pt: ['Estúdio', 'Um ambiente claro com cama king e cozinha compacta para tomar café na sua hora.'],
      fr: ['Studio', 'Une pièce lumineuse avec lit king size et kitchenette pour un petit-déjeuner à votre heure.'],
      de: ['Studio', 'Ein heller Raum mit Kingsize-Bett und Kochnische für das Frühstück zur eigenen Stunde.'],
      fi: ['Studio', 'Valoisa huone, king-size-vuode ja keittokomero: aamiainen silloin kun huvittaa.'],
      sv: ['Studio', 'Ett ljust rum med kingsize-säng och pentry för frukost i din egen takt.'],
    },
  },
  {
    slug: 'courtyard-king-room',
    basePrice: 13900,
    weekendPrice: 15500,
    bedType: 'King',
    maxOccupancy: 2,
    amenities: [...everywhere, features.onTheCourtyard],
    pictures: ['courtyard-king', 'courtyard', 'marble-bathroom'],
    roomNumbers: ['11', '12', '20'],
    texts: {
      en: ['Courtyard King Room', 'A king room whose door opens onto the coral stone courtyard.'],
      es: ['Habitación King Patio', 'Habitación con cama king cuya puerta da al patio de piedra coralina.'],
      pt: ['Quarto King Pátio', 'Quarto com cama king e porta para o pátio de pedra de coral.'],
      fr: ['Chambre King sur cour', 'Une chambre king size dont la porte donne sur la cour en pierre de corail.'],
      de: [
        'King-Zimmer am Innenhof',
        'Ein Zimmer mit Kingsize-Bett, dessen Tür sich zum Korallenstein-Innenhof öffnet.',
      ],
      fi: ['King-huone sisäpihalla', 'King-huone, jonka ovi avautuu korallikiviselle sisäpihalle.'],
      sv: ['Kingrum mot innergården', 'Ett kingrum med dörr rakt ut mot innergården i korallsten.'],
    },
  },
  {
    slug: 'king-room',
    basePrice: 12900,
    weekendPrice: 14500,
    bedType: 'King',
    maxOccupancy: 2,
    amenities: everywhere,
    pictures: ['room-15', 'marble-bathroom'],
    roomNumbers: ['15', '2', '4', '6'],
    texts: {
      en: ['King Room', 'Our classic room: a king bed, cool stone walls and a marble bathroom.'],
      es: ['Habitación King', 'Nuestra habitación clásica: cama king, muros frescos de piedra y baño de mármol.'],
      pt: ['Quarto King', 'Nosso quarto clássico: cama king, paredes frescas de pedra e banheiro de mármore.'],
      fr: [
        'Chambre King',
        'Notre chambre classique : lit king size, murs de pierre fraîche et salle de bains en marbre.',
      ],
      de: ['King-Zimmer', 'Unser Klassiker: Kingsize-Bett, kühle Steinwände und ein Marmorbad.'],
      fi: ['King-huone', 'Klassikkohuoneemme: king-size-vuode, viileät kiviseinät ja marmorikylpyhuone.'],
      sv: ['Kingrum', 'Vårt klassiska rum: kingsize-säng, svala stenväggar och badrum i marmor.'],
    },
  },
  {
    slug: 'double-queen-room',
    basePrice: 13500,
    weekendPrice: 15500,
    bedType: 'Two Queens',
    maxOccupancy: 4,
    amenities: everywhere,
    pictures: ['room-14', 'marble-bathroom'],
    roomNumbers: ['14', '1', '3', '5', '7'],
    texts: {
      en: ['Double Queen Room', 'Two queen beds and room for the whole family’s beach bags.'],
      es: ['Habitación Doble Queen', 'Dos camas queen y espacio para los bolsos de playa de toda la familia.'],
      pt: ['Quarto Duplo Queen', 'Duas camas queen e espaço para as bolsas de praia da família toda.'],
      fr: ['Chambre Double Queen', 'Deux lits queen size et de la place pour les sacs de plage de toute la famille.'],
      de: ['Double-Queen-Zimmer', 'Zwei Queensize-Betten und Platz für die Strandtaschen der ganzen Familie.'],
      fi: ['Kahden queen-vuoteen huone', 'Kaksi queen-size-vuodetta ja tilaa koko perheen rantakasseille.'],
      sv: ['Dubbelt queenrum', 'Två queensize-sängar och plats för hela familjens strandväskor.'],
    },
  },
  {
    slug: 'compact-queen-room',
    basePrice: 10900,
    weekendPrice: 12500,
    bedType: 'Queen',
    maxOccupancy: 2,
    amenities: everywhere,
    pictures: ['compact-queen', 'marble-bathroom'],
    roomNumbers: ['8', '9', '10'],
    texts: {
      en: ['Compact Queen Room', 'Small, quiet and well kept: everything needed by people who are out all day.'],
      es: ['Habitación Queen Compacta', 'Pequeña, tranquila y cuidada: todo lo que necesita quien pasa el día fuera.'],
      pt: ['Quarto Queen Compacto', 'Pequeno, silencioso e bem cuidado: tudo para quem passa o dia fora.'],
      fr: ['Chambre Queen compacte', 'Petite, calme et soignée : tout ce qu’il faut à qui passe ses journées dehors.'],
      de: ['Kompaktes Queen-Zimmer', 'Klein, ruhig und gepflegt: alles für Gäste, die den ganzen Tag unterwegs sind.'],
      fi: [
        'Kompakti queen-huone',
        'Pieni, rauhallinen ja hyvin hoidettu: kaikki mitä päivät ulkona viettävä tarvitsee.',
      ],
      sv: ['Kompakt queenrum', 'Litet, lugnt och välskött: allt som behövs för den som är ute hela dagarna.'],
    },
  },
]
