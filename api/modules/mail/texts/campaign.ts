import type { Localized } from '../../hotel/localized.ts'

/** What surrounds the words of staff in a campaign. */
export const campaignTexts = {
  greeting: {
    en: 'Hello {name},',
    es: 'Hola, {name}:',
    pt: 'Olá, {name},',
    fr: 'Bonjour {name},',
    de: 'Hallo {name},',
    fi: 'Hei {name},',
    sv: 'Hej {name},',
  },
  greetingNobody: {
    en: 'Hello,',
    es: 'Hola:',
    pt: 'Olá,',
    fr: 'Bonjour,',
    de: 'Guten Tag,',
    fi: 'Hei,',
    sv: 'Hej,',
  },
  opening: {
    en: 'We have set aside {percent} off your next stay by the sea.',
    es: 'Para su próxima estadía junto al mar le reservamos un {percent} de descuento.',
    pt: 'Para a sua próxima estadia à beira-mar, separamos {percent} de desconto para você.',
    fr: 'Pour votre prochain séjour en bord de mer, nous vous avons réservé une remise de {percent}.',
    de: 'für Ihren nächsten Aufenthalt am Meer haben wir {percent} Rabatt für Sie reserviert.',
    fi: 'Seuraavaa merenrantalomaasi varten olemme varanneet sinulle {percent} alennuksen.',
    sv: 'Inför din nästa vistelse vid havet har vi lagt undan {percent} rabatt åt dig.',
  },
  visit: {
    en: 'See our rooms',
    es: 'Ver nuestras habitaciones',
    pt: 'Ver nossos quartos',
    fr: 'Voir nos chambres',
    de: 'Unsere Zimmer ansehen',
    fi: 'Katso huoneemme',
    sv: 'Se våra rum',
  },
} satisfies Record<string, Localized>
