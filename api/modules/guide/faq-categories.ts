import type { Localized } from '../hotel/localized.ts'
import type { FaqCategory } from './guide.model.ts'

/** What the filter buttons of the FAQ say; the English is the specification's. */
export const faqCategoryLabels: Record<FaqCategory, Localized> = {
  'check-in-out': {
    en: 'Check-in & Check-out',
    es: 'Llegada y salida',
    pt: 'Check-in e check-out',
    fr: 'Arrivée et départ',
    de: 'An- und Abreise',
    fi: 'Saapuminen ja lähtö',
    sv: 'In- och utcheckning',
  },
  'parking-transportation': {
    en: 'Parking & Transportation',
    es: 'Estacionamiento y transporte',
    pt: 'Estacionamento e transporte',
    fr: 'Parking et transports',
    de: 'Parken und Verkehr',
    fi: 'Pysäköinti ja liikenne',
    sv: 'Parkering och resor',
  },
  amenities: {
    en: 'Amenities',
    es: 'Servicios',
    pt: 'Comodidades',
    fr: 'Équipements et services',
    de: 'Ausstattung',
    fi: 'Palvelut ja varusteet',
    sv: 'Bekvämligheter',
  },
  rooms: {
    en: 'Rooms & Accommodations',
    es: 'Habitaciones y alojamiento',
    pt: 'Quartos e acomodações',
    fr: 'Chambres et hébergement',
    de: 'Zimmer und Unterkunft',
    fi: 'Huoneet ja majoitus',
    sv: 'Rum och boende',
  },
  'reservations-payment': {
    en: 'Reservations & Payment',
    es: 'Reservas y pagos',
    pt: 'Reservas e pagamento',
    fr: 'Réservation et paiement',
    de: 'Buchung und Bezahlung',
    fi: 'Varaukset ja maksaminen',
    sv: 'Bokning och betalning',
  },
  'location-activities': {
    en: 'Location & Activities',
    es: 'Ubicación y actividades',
    pt: 'Localização e atividades',
    fr: 'Emplacement et activités',
    de: 'Lage und Aktivitäten',
    fi: 'Sijainti ja tekeminen',
    sv: 'Läge och aktiviteter',
  },
  'contact-requests': {
    en: 'Contact & Special Requests',
    es: 'Contacto y peticiones especiales',
    pt: 'Contato e pedidos especiais',
    fr: 'Contact et demandes particulières',
    de: 'Kontakt und besondere Wünsche',
    fi: 'Yhteydenotto ja toiveet',
    sv: 'Kontakt och särskilda önskemål',
  },
}
