import { hotelFacts } from '../hotel/hotel.facts.ts'
import type { Place } from './guide.model.ts'
import { attractionPlaces } from './places/attractions.ts'
import { beachPlaces } from './places/beaches.ts'
import { cafePlaces } from './places/cafes.ts'
import { restaurantPlaces } from './places/restaurants.ts'
import { shoppingPlaces } from './places/shopping.ts'

const hotelPlace: Place = {
  id: 'hotel',
  name: '{hotel}',
  category: 'hotel',
  latitude: hotelFacts.position.latitude,
  longitude: hotelFacts.position.longitude,
  description: {
    en: 'Your home in Lantana since {year}: {rooms} rooms around a green courtyard, with the Intracoastal at the end of the street. The beach is {beachDistance} away, over the bridge.',
    es: 'Su casa en Lantana desde {year}: {rooms} habitaciones en torno a un patio lleno de verde, con el canal intracostero al final de la calle. La playa está a {beachDistance}, al otro lado del puente.',
    pt: 'Sua casa em Lantana desde {year}: {rooms} quartos em volta de um pátio cheio de verde, com o canal Intracoastal no fim da rua. A praia fica a {beachDistance}, do outro lado da ponte.',
    fr: 'Votre maison à Lantana depuis {year} : {rooms} chambres autour d’une cour verdoyante, avec l’Intracoastal au bout de la rue. La plage est à {beachDistance}, de l’autre côté du pont.',
    de: 'Ihr Zuhause in Lantana seit {year}: {rooms} Zimmer rund um einen grünen Innenhof, am Ende der Straße der Intracoastal Waterway. Zum Strand sind es {beachDistance} über die Brücke.',
    fi: 'Koti Lantanassa vuodesta {year}: {rooms} huonetta vehreän sisäpihan ympärillä, kadun päässä Intracoastal-vesiväylä. Rannalle on {beachDistance} sillan yli.',
    sv: 'Ditt hem i Lantana sedan {year}: {rooms} rum runt en grönskande innergård, med Intracoastal Waterway i slutet av gatan. Till stranden är det {beachDistance}, över bron.',
  },
  distance: null,
  walkMinutes: null,
  provenance: {
    status: 'unverified',
    verifiedOn: null,
    source: 'Specification; the given pin does not match the printed beach distance (decision 37)',
  },
}

export const places: Place[] = [
  hotelPlace,
  ...restaurantPlaces,
  ...cafePlaces,
  ...beachPlaces,
  ...shoppingPlaces,
  ...attractionPlaces,
]
