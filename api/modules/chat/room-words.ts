import type { Localized } from '../hotel/localized.ts'

/** What rooms are called, apart from being rooms, by guests and in the names that staff give them. */
export const roomKinds = {
  king: {
    en: 'king',
    es: 'king, cama grande',
    pt: 'king, cama grande',
    fr: 'king, grand lit',
    de: 'king',
    fi: 'king',
    sv: 'king',
  },
  queen: {
    en: 'queen',
    es: 'queen',
    pt: 'queen',
    fr: 'queen',
    de: 'queen',
    fi: 'queen',
    sv: 'queen',
  },
  twoBeds: {
    en: 'two queen, 2 queen, double queen, two bed, two beds, 2 bed, 2 beds, twin',
    es: 'dos cama, 2 cama, doble queen',
    pt: 'duas cama, 2 cama, duplo queen',
    fr: 'deux lits, 2 lits, lits jumeaux, lits separes',
    de: 'zwei queen, zwei bett, 2 bett, getrennte bett, zweibett',
    fi: 'kahden queen, kaksi vuode, kahden vuote, 2 vuode, kaksi sanky, 2 sanky, erilliset',
    sv: 'tva queen, tva sang, 2 sang, tvabadd',
  },
  suite: {
    en: 'suite !en !tout',
    es: 'suite',
    pt: 'suite',
    fr: 'suite !tout',
    de: 'suite, gartensuite, kingsuite',
    fi: 'sviit, puutarhasviit, kingsviit',
    sv: 'svit, tradgardssvit, kingsvit',
  },
  studio: {
    en: 'studio',
    es: 'studio, estudio',
    pt: 'studio, estudio',
    fr: 'studio',
    de: 'studio',
    fi: 'studio',
    sv: 'studio',
  },
  garden: {
    en: 'garden',
    es: 'jardin',
    pt: 'jardim',
    fr: 'jardin',
    de: 'garten',
    fi: 'puutarha',
    sv: 'tradgard',
  },
  courtyard: {
    en: 'courtyard',
    es: 'patio',
    pt: 'patio',
    fr: 'sur cour, cote cour, la cour',
    de: 'innenhof',
    fi: 'sisapiha',
    sv: 'innergard',
  },
  compact: {
    en: 'compact !cozinha, small room, smallest',
    es: 'compact, habitacion pequena',
    pt: 'compact !cozinha, quarto pequeno',
    fr: 'compact, petite chambre',
    de: 'kompakt, kleine zimmer, kleines zimmer, kleinste',
    fi: 'kompakt, pieni huone, pienin',
    sv: 'kompakt, litet rum, minsta',
  },
  bedroom: {
    en: 'one bedroom, 1 bedroom, separate bedroom',
    es: 'suite un dormitorio, suite 1 dormitorio, dormitorio separado',
    pt: 'suite um quarto, suite 1 quarto, quarto separado',
    fr: 'suite une chambre, suite 1 chambre, chambre separee',
    de: 'schlafzimmer',
    fi: 'makuuhuone',
    sv: 'sovrum',
  },
} satisfies Record<string, Localized>

export type RoomKind = keyof typeof roomKinds

/** Everyday names that say no more than how many sleep there; a double room is what everybody has. */
export const roomSizes: [guests: number, words: Localized][] = [
  [
    1,
    {
      en: 'single room, just me, just for me, myself',
      es: 'habitacion individual, habitacion sencilla, para mi sol',
      pt: 'quarto individual, quarto solteiro, so para mim',
      fr: 'chambre simple, chambre individuelle',
      de: 'einzelzimmer, einbettzimmer',
      fi: 'yhden hengen',
      sv: 'enkelrum',
    },
  ],
  [
    3,
    {
      en: 'triple',
      es: 'triple',
      pt: 'triplo',
      fr: 'triple',
      de: 'dreibettzimmer, dreierzimmer',
      fi: 'kolmen hengen',
      sv: 'trebaddsrum',
    },
  ],
  [
    4,
    {
      en: 'family room, quad room',
      es: 'habitacion familiar, cuadruple',
      pt: 'quarto familia, quadruplo',
      fr: 'chambre familiale, quadruple',
      de: 'familienzimmer, vierbettzimmer',
      fi: 'perhehuone, neljan hengen',
      sv: 'familjerum, fyrabaddsrum',
    },
  ],
]

/** With one of these a room's name asks for its price. */
export const priceWords: Localized = {
  en: 'how much, hom much, price, prise, cost, rate',
  es: 'cuanto, precio, cuesta, vale, tarifa, sale',
  pt: 'quanto, preco, custa, valor, diaria, tarifa',
  fr: 'combien !personnes, combien coute, combien pour, prix, coute, tarif',
  de: 'preis, kostet, kosten, wieviel, wie viel !viele, zimmerpreis',
  fi: 'paljonko, hinta, hinna, hintaa, maksaa, maksavat',
  sv: 'pris, kostar, kosta, vad tar ni',
}

/** With one of these dates ask for a room. */
export const stayWords: Localized = {
  en: 'room, stay, available, availability, vacancy, vacancies, vacant',
  es: 'habitacion, cuarto, quedar, alojar, hosped, disponib',
  pt: 'quarto, ficar, hosped, disponi, vaga',
  fr: 'chambre, sejour, loger, disponib',
  de: 'zimmer, ubernacht, verfugbar',
  fi: 'huone, majoit, yopy',
  sv: 'rum, rummet, bo, ledigt rum, lediga rum, overnatt',
}

/** Days that are named by their distance from today. */
export const nearDays: [daysAhead: number, words: Localized][] = [
  [
    2,
    {
      en: 'day after tomorrow',
      es: 'pasado manana',
      pt: 'depois de amanha',
      fr: 'apres demain',
      de: 'ubermorgen',
      fi: 'ylihuomen',
      sv: 'overmorgon',
    },
  ],
  [
    1,
    {
      en: 'tomorrow, tommorow, tomorow',
      es: 'manana !la !por',
      pt: 'amanha',
      fr: 'demain',
      de: '=morgen !guten !am',
      fi: 'huomen !hyvaa',
      sv: 'imorgon, i morgon',
    },
  ],
  [
    0,
    {
      en: 'tonight, tonite, today, this evening',
      es: 'hoy, esta noche',
      pt: 'hoje, esta noite',
      fr: 'ce soir, cette nuit, aujourd',
      de: 'heute',
      fi: 'tanaan, tana iltana, tana yona, tanayona, ensi yo, ensi yona',
      sv: 'ikvall, i kvall, inatt, i natt, idag, i dag',
    },
  ],
]
