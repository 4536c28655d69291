import type { Locale } from '#graphql/locales.ts'

/** What `hotel` answers, in the language of the question. */
export interface Hotel {
  checkInTime: string
  checkOutTime: string
  lateCheckOutFeeText: string
  lateCheckOutUntil: string
  securityDepositText: string
  petFeeText: string
  smokingFeeText: string
  freeCancellationHours: number
  officeOpens: string
  officeCloses: string
  beachWalkMinutes: number
  beachParkingFeeText: string
  phone: string
  email: string
  establishedYear: number
  roomCount: number
  peakSeasonFrom: string
  peakSeasonTo: string
  address: { street: string }
  offers: { newsletterPercent: number; couponMaxPercent: number; weeklyNights: number; monthlyNights: number }
  travel: { airportMinutes: number; secondAirportMinutes: number; downtownMinutes: number; mainCityMinutes: number }
}

export const hotelFields = `checkInTime checkOutTime lateCheckOutFeeText lateCheckOutUntil securityDepositText petFeeText
  smokingFeeText freeCancellationHours officeOpens officeCloses beachWalkMinutes beachParkingFeeText phone email
  establishedYear roomCount peakSeasonFrom peakSeasonTo address { street }
  offers { newsletterPercent couponMaxPercent weeklyNights monthlyNights }
  travel { airportMinutes secondAirportMinutes downtownMinutes mainCityMinutes }`

/** A number that is no part of a longer one. */
const figure = (value: number) => new RegExp(String.raw`(?<![\d.,:])${value}(?![\d]|[.,:]\d)`)

/** January is 1. */
const month = (locale: Locale, number: number) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, number - 1, 15))

/** The beginning of the word: Finnish bends its end. */
const stem = (word: string) => new RegExp(word.slice(0, 5), 'i')

const free = /free|grat(?:is|uit)|sin costo|kostenlos|kostenfrei|ilmai|maksut|kostnadsfri|fritt|offert/i

/** What an answer must have in it: each of the texts and patterns. */
export const factsOf = (hotel: Hotel, locale: Locale) =>
  ({
    checkIn: [hotel.checkInTime],
    checkOut: [hotel.checkOutTime],
    lateFee: [hotel.lateCheckOutFeeText],
    lateUntil: [hotel.lateCheckOutUntil],
    deposit: [hotel.securityDepositText],
    petFee: [hotel.petFeeText],
    smokingFee: [hotel.smokingFeeText],
    cancelling: [figure(hotel.freeCancellationHours)],
    opens: [hotel.officeOpens],
    closes: [hotel.officeCloses],
    beach: [figure(hotel.beachWalkMinutes), /beach|playa|praia|plage|strand|ranna|ranta/i],
    beachParking: [hotel.beachParkingFeeText],
    phone: [hotel.phone],
    email: [hotel.email],
    street: [hotel.address.street],
    year: [figure(hotel.establishedYear)],
    rooms: [figure(hotel.roomCount)],
    newsletter: [figure(hotel.offers.newsletterPercent)],
    coupons: [figure(hotel.offers.couponMaxPercent)],
    weekly: [figure(hotel.offers.weeklyNights)],
    monthly: [figure(hotel.offers.monthlyNights)],
    airport: [/PBI|Palm Beach/, figure(hotel.travel.airportMinutes)],
    secondAirport: [/FLL|Fort Lauderdale/, figure(hotel.travel.secondAirportMinutes)],
    lakeWorth: [/Lake Worth/, figure(hotel.travel.downtownMinutes)],
    westPalm: [/West Palm Beach/, figure(hotel.travel.mainCityMinutes)],
    peakSeason: [stem(hotel.peakSeasonFrom), stem(hotel.peakSeasonTo)],
    turtles: [stem(month(locale, 3)), stem(month(locale, 10))],
    hurricanes: [stem(month(locale, 6)), stem(month(locale, 11))],
    parking: [free, /park|estaciona|stationne|pysäköi/i],
    wifi: [free, /wi-?fi|wlan/i],
    noPool: [/atl[aáâ]nt/i],
    stairs: [/stair|escali?er|escad|treppe|portai|portaa|trapp/i],
    coffee: [/coffee|caf[eé]|kaff|kahv/i, /24|rund um die uhr|ympäri|dygnet/i],
    breakfast: [/Dune Deck|John G|Benny|cafés|cafeter|kahvil|kaféer|caf[eé]s/i],
    kitchen: [/kitchen|cocin|cozinh|cuisin|küche|keitti|kök|pentry/i],
    fridge: [/fridge|frig|kühl|jääkaap|kyl/i],
    cleaning: [/housekeep|limpi?eza|arruma|ménage|reinig|siivo|städ/i],
    airConditioning: [/air.?con|aire acond|ar.condicionado|climatis|klima|ilmastoin|luftkond/i],
    tv: [/tv|fernseh|tél[eé]|televis/i],
    barbecue: [/bbq|barbecue|parrilla|churrasq|grill/i],
    cards: [/card|tarjeta|cart[õãe]|karte|kort/i],
    cash: [/cash|efectivo|dinheiro|espèces|liquide|bar(?:geld|zahlung)|\bbar\b|kätei|kontant/i],
    families: [/fam[ií]l|perhe/i],
    crib: [
      /crib|cuna|berço|lits? (?:bébé|pour bébé|d.appoint)|babybett|kinderbett|kinder-|gitterbett|vauvan|spjälsäng|barnsäng/i,
    ],
    lifeguards: [
      /lifeguard|socorrist|salva-?vidas|guarda-vidas|sauveteu|nageurs|rettungsschw|hengenpelast|livrädd|badvakt|strandvakt/i,
    ],
    assistanceDog: [
      /service animal|animales de (?:servicio|asistencia)|animais de (?:serviço|assistência)|cães|chiens?|assistance|assistenz|avustaja|assistans|ledarhund|tjänstehund|servicehund/i,
    ],
    bus: [/Palm.Tran/],
    train: [/Tri-Rail/],
    rides: [/Uber|Lyft|ride-share|aplicaci|aplicativ|VTC|app|sovelluks/i],
    finland: [/Suomi Talo|Suomi-talo|Finland House/i],
    keyLime: [/Old Key Lime/],
    eating: [/Old Key Lime|Dune Deck|John G|Riggins|Benny|Basil|Thaikyo/],
    crab: [/Riggins/],
    thai: [/Thaikyo/],
    pizza: [/Basil|Oceano/],
    groceries: [/Publix/],
    iceCream: [/Ice Cream Club/],
    bakery: [/Palm Beach Bakery/],
    playground: [/Bicentennial/],
    fishing: [/Sportsman|Lady K/],
    nature: [/Nature Preserve|Scrub/],
    withChildren: [/Zoo|Lion Country|Bicentennial|fam[ií]l|perhe/i],
    safari: [/54[.,]99/],
    flagler: [/(?<!\d)26(?!\d)/, /Flagler/],
    zoo: [/(?<!\d)30/, /Zoo/],
    morikami: [/(?<!\d)16(?!\d)/, /Morikami/],
    rating: [/4[.,]3/],
    stormLine: [hotel.phone],
    languages: [/suomi|finnish|finl|finnois|finnisch|finska|finé|suome/i],
  }) satisfies Record<string, (string | RegExp)[]>

export type FactName = keyof ReturnType<typeof factsOf>

/** Of these the guest asked the price: another amount without the right one is a wrong price. */
export const priced: readonly FactName[] = ['lateFee', 'deposit', 'petFee', 'smokingFee', 'beachParking']

/** What the house has not: 'yes' is a false promise. */
export const denied: readonly FactName[] = ['noPool', 'stairs', 'smokingFee']
