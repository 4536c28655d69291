import type { Localized } from '../../hotel/localized.ts'

export type ListId =
  | 'capacity'
  | 'room-features'
  | 'restaurants'
  | 'cafes'
  | 'shopping'
  | 'beaches'
  | 'kids'
  | 'things-to-do'
  | 'day-trips'

/** How a list of the guide is introduced; the list itself follows. */
export const listTitles: Record<ListId, Localized> = {
  capacity: {
    en: 'How many guests a room takes',
    es: 'Cuántas personas caben en cada habitación',
    pt: 'Quantas pessoas cabem em cada quarto',
    fr: 'Nombre de personnes par chambre',
    de: 'So viele Gäste passen in ein Zimmer',
    fi: 'Montako henkilöä huoneeseen mahtuu',
    sv: 'Så många gäster ryms i rummen',
  },
  'room-features': {
    en: 'In the rooms of our gallery',
    es: 'En las habitaciones de nuestra galería',
    pt: 'Nos quartos da nossa galeria',
    fr: 'Dans les chambres de notre galerie',
    de: 'In den Zimmern unserer Galerie',
    fi: 'Gallerian huoneissa',
    sv: 'I rummen i vårt galleri',
  },
  restaurants: {
    en: 'Restaurants nearby',
    es: 'Restaurantes cercanos',
    pt: 'Restaurantes por perto',
    fr: 'Restaurants à proximité',
    de: 'Restaurants in der Nähe',
    fi: 'Ravintoloita lähellä',
    sv: 'Restauranger i närheten',
  },
  cafes: {
    en: 'Cafés, bakery and breakfast nearby',
    es: 'Cafeterías, panadería y desayunos cerca',
    pt: 'Cafés, padaria e café da manhã por perto',
    fr: 'Cafés, boulangerie et petits-déjeuners à proximité',
    de: 'Cafés, Bäckerei und Frühstück in der Nähe',
    fi: 'Kahviloita, leipomo ja aamiaispaikkoja lähellä',
    sv: 'Kaféer, bageri och frukost i närheten',
  },
  shopping: {
    en: 'Shops nearby',
    es: 'Tiendas cercanas',
    pt: 'Lojas por perto',
    fr: 'Magasins à proximité',
    de: 'Geschäfte in der Nähe',
    fi: 'Kauppoja lähellä',
    sv: 'Affärer i närheten',
  },
  beaches: {
    en: 'Beaches nearby',
    es: 'Playas cercanas',
    pt: 'Praias por perto',
    fr: 'Plages à proximité',
    de: 'Strände in der Nähe',
    fi: 'Rantoja lähellä',
    sv: 'Stränder i närheten',
  },
  kids: {
    en: 'Things to do with children',
    es: 'Qué hacer con niños',
    pt: 'O que fazer com crianças',
    fr: 'À faire avec des enfants',
    de: 'Mit Kindern unternehmen',
    fi: 'Tekemistä lasten kanssa',
    sv: 'Att göra med barn',
  },
  'things-to-do': {
    en: 'Things to do',
    es: 'Qué hacer',
    pt: 'O que fazer',
    fr: 'À faire et à voir',
    de: 'Unternehmungen',
    fi: 'Tekemistä ja nähtävää',
    sv: 'Att se och göra',
  },
  'day-trips': {
    en: 'Day trips',
    es: 'Excursiones de un día',
    pt: 'Passeios de um dia',
    fr: 'Excursions à la journée',
    de: 'Tagesausflüge',
    fi: 'Päiväretkiä',
    sv: 'Dagsutflykter',
  },
}

/** Said after a list of places that keep hours of their own. */
export const checkHours: Localized = {
  en: 'Please check opening hours before you go.',
  es: 'Confirme los horarios antes de ir.',
  pt: 'Confirme os horários antes de ir.',
  fr: 'Vérifiez les horaires avant de vous déplacer.',
  de: 'Bitte prüfen Sie vorher die Öffnungszeiten.',
  fi: 'Aukioloajat on hyvä tarkistaa ennen lähtöä.',
  sv: 'Kontrollera gärna öppettiderna innan du går.',
}

/** {count} is the number of guests. */
export const upToGuests: Localized = {
  en: 'up to {count} guests',
  es: 'hasta {count} personas',
  pt: 'até {count} pessoas',
  fr: 'jusqu’à {count} personnes',
  de: 'bis zu {count} Personen',
  fi: 'enintään {count} henkilöä',
  sv: 'högst {count} gäster',
}

/** {rating} of 5 from {count} reviews, {rank} of {of}, {award}. */
export const recognitionText: Localized = {
  en: 'On Tripadvisor the inn has {rating} of 5 from {count} reviews, rank {rank} of {of} motels in town, and a {award}. Please look there for the figures of today.',
  es: 'En Tripadvisor el hotel tiene {rating} de 5 con {count} opiniones, el puesto {rank} de {of} moteles de la ciudad y el {award}. Consulte allí las cifras de hoy.',
  pt: 'No Tripadvisor o hotel tem nota {rating} de 5 em {count} avaliações, a posição {rank} de {of} motéis da cidade e o {award}. Veja lá os números de hoje.',
  fr: 'Sur Tripadvisor, l’hôtel obtient {rating} sur 5 pour {count} avis, la place {rank} sur {of} motels de la ville et le {award}. Vous y trouverez les chiffres du jour.',
  de: 'Auf Tripadvisor hat das Hotel {rating} von 5 bei {count} Bewertungen, Platz {rank} von {of} Motels im Ort und die {award}. Die aktuellen Zahlen finden Sie dort.',
  fi: 'Tripadvisorissa hotellin arvosana on {rating}/5, arvosteluja on {count}, sijoitus {rank}/{of} paikkakunnan motelleista, ja sillä on {award}. Ajantasaiset luvut näkyvät palvelussa.',
  sv: 'På Tripadvisor har hotellet {rating} av 5 från {count} omdömen, plats {rank} av {of} motell i orten och {award}. Dagens siffror finns där.',
}

export const reviewsTitle: Localized = {
  en: 'Guest reviews',
  es: 'Opiniones de huéspedes',
  pt: 'Avaliações dos hóspedes',
  fr: 'Avis des clients',
  de: 'Gästebewertungen',
  fi: 'Vieraiden arviot',
  sv: 'Gästernas omdömen',
}
