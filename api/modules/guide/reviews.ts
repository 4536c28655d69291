import type { Localized } from '../hotel/localized.ts'
import type { Review } from './guide.model.ts'

export interface Recognition {
  /** Out of 5. */
  rating: number
  reviewCount: number
  /** Place among the `rankOf` motels of the town. */
  rank: number
  rankOf: number
  award: Localized
  /** Sub-scores out of 5. */
  scores: { label: Localized; value: number }[]
  /** ISO date on which staff last read the figures at the source; null until somebody has. */
  asOf: string | null
}

/** Invented examples, marked as such under each name, until the hotel puts its guests' own words here. */
export const reviews: Review[] = [
  {
    id: 'sample-weekend',
    author: 'Ellen M.',
    origin: {
      en: 'Asheville, North Carolina (sample review)',
      es: 'Asheville, Carolina del Norte (opinión de muestra)',
      pt: 'Asheville, Carolina do Norte (avaliação de exemplo)',
      fr: 'Asheville, Caroline du Nord (avis fictif)',
      de: 'Asheville, North Carolina (Beispielbewertung)',
      fi: 'Asheville, Pohjois-Carolina (esimerkkiarvostelu)',
      sv: 'Asheville, North Carolina (exempelomdöme)',
    },
    rating: 5,
    text: {
      en:
        'We left the car under the palms and walked to the beach before breakfast every single day. Coming back to ' +
        'coffee on the patio became the best habit of the trip.',
      es:
        'Dejamos el auto bajo las palmeras y todos los días caminamos a la playa antes del desayuno. Volver al ' +
        'café del patio se convirtió en la mejor costumbre del viaje.',
      pt:
        'Deixamos o carro sob as palmeiras e todos os dias fomos a pé à praia antes do café da manhã. Voltar para ' +
        'o café no pátio virou o melhor hábito da viagem.',
      fr:
        'Nous avons laissé la voiture sous les palmiers et marché jusqu’à la plage chaque matin avant le ' +
        'petit-déjeuner. Le café au patio, au retour, est devenu notre plus belle habitude du voyage.',
      de:
        'Das Auto blieb unter den Palmen, und wir sind jeden Tag vor dem Frühstück zum Strand gelaufen. Der Kaffee ' +
        'auf der Terrasse danach wurde zur schönsten Gewohnheit der Reise.',
      fi:
        'Jätimme auton palmujen alle ja kävelimme joka aamu rannalle ennen aamiaista. Paluu patiolle kahvikupin ' +
        'ääreen oli matkan paras tapa.',
      sv:
        'Vi lät bilen stå under palmerna och gick till stranden före frukost varenda dag. Kaffet på uteplatsen ' +
        'efteråt blev resans bästa vana.',
    },
  },
  {
    id: 'sample-winter',
    author: 'Pirjo L.',
    origin: {
      en: 'Tampere, Finland (sample review)',
      es: 'Tampere, Finlandia (opinión de muestra)',
      pt: 'Tampere, Finlândia (avaliação de exemplo)',
      fr: 'Tampere, Finlande (avis fictif)',
      de: 'Tampere, Finnland (Beispielbewertung)',
      fi: 'Tampere (esimerkkiarvostelu)',
      sv: 'Tammerfors, Finland (exempelomdöme)',
    },
    rating: 5,
    text: {
      en:
        'With a kitchenette of our own and a garden outside the door, a month of winter went by like a week. The ' +
        'family who runs the inn greeted us by name from the second morning on.',
      es:
        'Con cocineta propia y un jardín frente a la puerta, un mes de invierno se nos pasó como una semana. Desde ' +
        'la segunda mañana, la familia del hotel nos saludaba por nuestro nombre.',
      pt:
        'Com minicozinha própria e um jardim diante da porta, um mês de inverno passou como uma semana. A partir ' +
        'da segunda manhã, a família do hotel já nos cumprimentava pelo nome.',
      fr:
        'Avec notre propre kitchenette et un jardin devant la porte, un mois d’hiver a filé comme une semaine. Dès ' +
        'le deuxième matin, la famille qui tient l’hôtel nous saluait par notre nom.',
      de:
        'Mit eigener Kochnische und einem Garten vor der Tür verging ein Wintermonat wie eine Woche. Vom zweiten ' +
        'Morgen an begrüßte uns die Inhaberfamilie mit Namen.',
      fi:
        'Oma minikeittiö ja puutarha oven edessä: talvinen kuukausi hujahti kuin viikko. Hotellin perhe tervehti ' +
        'meitä nimeltä jo toisena aamuna.',
      sv:
        'Med eget pentry och trädgården utanför dörren gick en vintermånad lika fort som en vecka. Från andra ' +
        'morgonen hälsade familjen som driver hotellet på oss vid namn.',
    },
  },
  {
    id: 'sample-family',
    author: 'Camila & André S.',
    origin: {
      en: 'Curitiba, Brazil (sample review)',
      es: 'Curitiba, Brasil (opinión de muestra)',
      pt: 'Curitiba, Paraná (avaliação de exemplo)',
      fr: 'Curitiba, Brésil (avis fictif)',
      de: 'Curitiba, Brasilien (Beispielbewertung)',
      fi: 'Curitiba, Brasilia (esimerkkiarvostelu)',
      sv: 'Curitiba, Brasilien (exempelomdöme)',
    },
    rating: 4,
    text: {
      en:
        'An old coral stone house with character rather than polish, spotless and easy to feel at home in. The ' +
        'stairs kept us fit, and the children still talk about the pelicans.',
      es:
        'Una casa antigua de piedra coralina, con más carácter que lujo, impecable y muy acogedora. Las escaleras ' +
        'nos mantuvieron en forma, y los niños todavía hablan de los pelícanos.',
      pt:
        'Uma casa antiga de pedra de coral, com mais personalidade do que luxo, impecável e muito acolhedora. As ' +
        'escadas nos mantiveram em forma, e as crianças ainda falam dos pelicanos.',
      fr:
        'Une vieille maison en pierre de corail qui a plus de caractère que de vernis, impeccable, où l’on se sent ' +
        'vite chez soi. Les escaliers nous ont gardés en forme, et les enfants parlent encore des pélicans.',
      de:
        'Ein altes Haus aus Korallenstein mit mehr Charakter als Glanz, blitzsauber und zum Wohlfühlen. Die ' +
        'Treppen hielten uns fit, und die Kinder erzählen noch immer von den Pelikanen.',
      fi:
        'Vanha korallikivitalo, jossa on luonnetta enemmän kuin kiiltoa, tahrattoman siisti ja kotoisa. Portaat ' +
        'pitivät kunnossa, ja lapset puhuvat pelikaaneista vieläkin.',
      sv:
        'Ett gammalt hus i korallsten med mer karaktär än glans, skinande rent och lätt att trivas i. Trapporna ' +
        'höll oss i form, och barnen pratar fortfarande om pelikanerna.',
    },
  },
]

export const recognition: Recognition = {
  rating: 4.3,
  reviewCount: 222,
  rank: 1,
  rankOf: 3,
  award: {
    en: "Travelers' Choice award",
    es: "Premio Travelers' Choice",
    pt: "Prêmio Travelers' Choice",
    fr: "Prix Travelers' Choice",
    de: "Auszeichnung Travelers' Choice",
    fi: "Travelers' Choice -palkinto",
    sv: "Utmärkelsen Travelers' Choice",
  },
  scores: [
    {
      label: {
        en: 'Value',
        es: 'Relación calidad-precio',
        pt: 'Custo-benefício',
        fr: 'Rapport qualité-prix',
        de: 'Preis-Leistung',
        fi: 'Hinta-laatusuhde',
        sv: 'Prisvärdhet',
      },
      value: 4.7,
    },
    {
      label: {
        en: 'Cleanliness',
        es: 'Limpieza',
        pt: 'Limpeza',
        fr: 'Propreté',
        de: 'Sauberkeit',
        fi: 'Siisteys',
        sv: 'Renlighet',
      },
      value: 4.6,
    },
    {
      label: {
        en: 'Location',
        es: 'Ubicación',
        pt: 'Localização',
        fr: 'Emplacement',
        de: 'Lage',
        fi: 'Sijainti',
        sv: 'Läge',
      },
      value: 4.4,
    },
    {
      label: {
        en: 'Service',
        es: 'Servicio',
        pt: 'Atendimento',
        fr: 'Service',
        de: 'Service',
        fi: 'Palvelu',
        sv: 'Service',
      },
      value: 4.3,
    },
  ],
  asOf: null,
}
