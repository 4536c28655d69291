import type { Localized } from '../hotel/localized.ts'
import type { PictureId } from './pictures.ts'

/** The pictures of the gallery's Property & Gardens section, in page order. */
export const propertyPictures: PictureId[] = [
  'inn-front',
  'tropical-garden',
  'covered-patio',
  'evening-lights',
  'garden-walkway',
  'fountain',
  'courtyard',
  'palm-parking',
]

export const propertyFeatures: Localized<string[]> = {
  en: [
    'Lush tropical gardens',
    'Covered patio & BBQ area',
    'Evening lighting',
    'Garden walkways',
    'Water features & fountains',
    'Historic coral stone architecture',
    'Free on-site parking',
    'Quiet residential location',
  ],
  es: [
    'Exuberantes jardines tropicales',
    'Patio techado y área de parrilla',
    'Iluminación nocturna',
    'Senderos entre los jardines',
    'Juegos de agua y fuentes',
    'Arquitectura histórica de piedra coralina',
    'Estacionamiento gratis en la propiedad',
    'Zona residencial tranquila',
  ],
  pt: [
    'Jardins tropicais exuberantes',
    'Pátio coberto e churrasqueira',
    'Iluminação noturna',
    'Caminhos pelos jardins',
    'Espelhos d’água e fontes',
    'Arquitetura histórica em pedra de coral',
    'Estacionamento gratuito no local',
    'Localização residencial tranquila',
  ],
  fr: [
    'Jardins tropicaux luxuriants',
    'Patio couvert et coin barbecue',
    'Éclairage du soir',
    'Allées à travers les jardins',
    'Jeux d’eau et fontaines',
    'Architecture historique en pierre de corail',
    'Parking gratuit sur place',
    'Quartier résidentiel calme',
  ],
  de: [
    'Üppige tropische Gärten',
    'Überdachte Terrasse und Grillplatz',
    'Abendbeleuchtung',
    'Gartenwege',
    'Wasserspiele und Springbrunnen',
    'Historische Architektur aus Korallenstein',
    'Kostenlose Parkplätze am Haus',
    'Ruhige Wohnlage',
  ],
  fi: [
    'Rehevät trooppiset puutarhat',
    'Katettu patio ja grillipaikka',
    'Iltavalaistus',
    'Puutarhapolut',
    'Vesiaiheet ja suihkulähteet',
    'Historiallinen korallikiviarkkitehtuuri',
    'Ilmainen pysäköinti hotellin pihassa',
    'Rauhallinen sijainti asuinalueella',
  ],
  sv: [
    'Frodiga tropiska trädgårdar',
    'Uteplats under tak och grillplats',
    'Kvällsbelysning',
    'Trädgårdsgångar',
    'Vattenspel och fontäner',
    'Historisk arkitektur i korallsten',
    'Gratis parkering på området',
    'Lugnt läge i bostadsområde',
  ],
}

export const allRoomsInclude: Localized<string[]> = {
  en: ['Free WiFi', 'Free Parking', 'Mini Fridge', 'Daily Housekeeping'],
  es: ['WiFi gratis', 'Estacionamiento gratis', 'Frigobar', 'Limpieza diaria'],
  pt: ['Wi-Fi grátis', 'Estacionamento grátis', 'Frigobar', 'Arrumação diária'],
  fr: ['Wi-Fi gratuit', 'Parking gratuit', 'Mini-réfrigérateur', 'Ménage quotidien'],
  de: ['Kostenloses WLAN', 'Kostenloses Parken', 'Minikühlschrank', 'Tägliche Zimmerreinigung'],
  fi: ['Ilmainen wifi', 'Ilmainen pysäköinti', 'Minijääkaappi', 'Päivittäinen siivous'],
  sv: ['Gratis wifi', 'Gratis parkering', 'Minikylskåp', 'Daglig städning'],
}
