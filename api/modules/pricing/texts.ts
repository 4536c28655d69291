import type { Locale } from '#graphql/locales.ts'
import { formatTags } from '../hotel/number-format.ts'
import type { Localized } from '../hotel/localized.ts'
import type { NightState, PriceSource } from './price-of-night.ts'
import type { Refusal, RefusalCode } from './refusals.ts'

/** Why a night has its price, for guests. The name of a rule is staff's own, in one language: guests do not see it. */
const nightTexts: Localized<Record<PriceSource, string>> = {
  en: {
    base: 'Regular price',
    weekend: 'Weekend price',
    rule: 'Price for these dates',
    pms: 'Price of the day',
    hand: 'Price of the day',
  },
  es: {
    base: 'Precio habitual',
    weekend: 'Precio de fin de semana',
    rule: 'Precio para estas fechas',
    pms: 'Precio del día',
    hand: 'Precio del día',
  },
  pt: {
    base: 'Preço normal',
    weekend: 'Preço de fim de semana',
    rule: 'Preço para estas datas',
    pms: 'Preço do dia',
    hand: 'Preço do dia',
  },
  fr: {
    base: 'Prix habituel',
    weekend: 'Prix du week-end',
    rule: 'Prix pour ces dates',
    pms: 'Prix du jour',
    hand: 'Prix du jour',
  },
  de: {
    base: 'Normalpreis',
    weekend: 'Wochenendpreis',
    rule: 'Preis für diesen Zeitraum',
    pms: 'Tagespreis',
    hand: 'Tagespreis',
  },
  fi: {
    base: 'Normaalihinta',
    weekend: 'Viikonloppuhinta',
    rule: 'Näiden päivien hinta',
    pms: 'Päivän hinta',
    hand: 'Päivän hinta',
  },
  sv: {
    base: 'Ordinarie pris',
    weekend: 'Helgpris',
    rule: 'Pris för den här perioden',
    pms: 'Dagens pris',
    hand: 'Dagens pris',
  },
}

export const describeNight = ({ source }: NightState, locale: Locale): string => nightTexts[locale][source]

/** What is said of several nights in a row, and of a stay for which no room has all the nights. */
type RefusalText =
  RefusalCode | 'sold-out-nights' | 'closed-nights' | 'sold-out-everywhere' | 'too-many-guests-everywhere'

/** {date} and {until} are days of the stay, {limit} a number of nights or guests. */
const refusalTexts: Localized<Record<RefusalText, string>> = {
  en: {
    'past-arrival': 'The arrival date has passed.',
    'too-far-ahead': 'We take bookings up to two years ahead.',
    'too-many-guests': 'This room sleeps up to {limit} guests.',
    'too-many-guests-everywhere': 'Our rooms sleep up to {limit} guests. For a larger party, take two.',
    'sold-out': 'This room is sold out on the night of {date}.',
    closed: 'This room cannot be booked for the night of {date}.',
    'sold-out-nights': 'This room is sold out on the nights from {date} to {until}.',
    'closed-nights': 'This room cannot be booked for the nights from {date} to {until}.',
    'sold-out-everywhere': 'No room is available for all of these nights.',
    'closed-to-arrival': 'It is not possible to arrive on {date}.',
    'closed-to-departure': 'It is not possible to depart on {date}.',
    'min-stay': 'Stays that begin on {date} must have at least {limit} nights.',
    'max-stay': 'Stays that begin on {date} can have at most {limit} nights.',
  },
  es: {
    'past-arrival': 'La fecha de llegada ya pasó.',
    'too-far-ahead': 'Aceptamos reservas con hasta dos años de anticipación.',
    'too-many-guests': 'En esta habitación caben hasta {limit} personas.',
    'too-many-guests-everywhere': 'En nuestras habitaciones caben hasta {limit} personas. Si son más, reserven dos.',
    'sold-out': 'Esta habitación está agotada la noche del {date}.',
    closed: 'Esta habitación no se puede reservar la noche del {date}.',
    'sold-out-nights': 'Esta habitación está agotada las noches del {date} al {until}.',
    'closed-nights': 'Esta habitación no se puede reservar las noches del {date} al {until}.',
    'sold-out-everywhere': 'Ninguna habitación está disponible todas esas noches.',
    'closed-to-arrival': 'No es posible llegar el {date}.',
    'closed-to-departure': 'No es posible salir el {date}.',
    'min-stay': 'Las estadías que empiezan el {date} deben tener al menos {limit} noches.',
    'max-stay': 'Las estadías que empiezan el {date} pueden tener como máximo {limit} noches.',
  },
  pt: {
    'past-arrival': 'A data de chegada já passou.',
    'too-far-ahead': 'Aceitamos reservas com até dois anos de antecedência.',
    'too-many-guests': 'Este quarto acomoda até {limit} hóspedes.',
    'too-many-guests-everywhere': 'Nossos quartos acomodam até {limit} hóspedes. Para um grupo maior, reserve dois.',
    'sold-out': 'Este quarto está esgotado na noite de {date}.',
    closed: 'Este quarto não pode ser reservado na noite de {date}.',
    'sold-out-nights': 'Este quarto está esgotado nas noites de {date} a {until}.',
    'closed-nights': 'Este quarto não pode ser reservado nas noites de {date} a {until}.',
    'sold-out-everywhere': 'Nenhum quarto está disponível em todas essas noites.',
    'closed-to-arrival': 'Não é possível chegar em {date}.',
    'closed-to-departure': 'Não é possível sair em {date}.',
    'min-stay': 'Estadias que começam em {date} precisam ter pelo menos {limit} noites.',
    'max-stay': 'Estadias que começam em {date} podem ter no máximo {limit} noites.',
  },
  fr: {
    'past-arrival': 'La date d’arrivée est passée.',
    'too-far-ahead': 'Nous prenons les réservations jusqu’à deux ans à l’avance.',
    'too-many-guests': 'Cette chambre accueille jusqu’à {limit} personnes.',
    'too-many-guests-everywhere':
      'Nos chambres accueillent jusqu’à {limit} personnes. Si vous êtes plus nombreux, prenez-en deux.',
    'sold-out': 'Cette chambre est complète la nuit du {date}.',
    closed: 'Cette chambre n’est pas réservable la nuit du {date}.',
    'sold-out-nights': 'Cette chambre est complète les nuits du {date} au {until}.',
    'closed-nights': 'Cette chambre n’est pas réservable les nuits du {date} au {until}.',
    'sold-out-everywhere': 'Aucune chambre n’est disponible toutes ces nuits.',
    'closed-to-arrival': 'Il n’est pas possible d’arriver le {date}.',
    'closed-to-departure': 'Il n’est pas possible de partir le {date}.',
    'min-stay': 'Les séjours qui commencent le {date} doivent compter au moins {limit} nuits.',
    'max-stay': 'Les séjours qui commencent le {date} peuvent compter au plus {limit} nuits.',
  },
  de: {
    'past-arrival': 'Der Anreisetag ist schon vorbei.',
    'too-far-ahead': 'Wir nehmen Buchungen bis zu zwei Jahre im Voraus an.',
    'too-many-guests': 'In diesem Zimmer können höchstens {limit} Gäste übernachten.',
    'too-many-guests-everywhere':
      'In unseren Zimmern können höchstens {limit} Gäste übernachten. Für mehr Gäste nehmen Sie bitte zwei.',
    'sold-out': 'Dieses Zimmer ist in der Nacht vom {date} ausgebucht.',
    closed: 'Dieses Zimmer kann für die Nacht vom {date} nicht gebucht werden.',
    'sold-out-nights': 'Dieses Zimmer ist in den Nächten vom {date} bis {until} ausgebucht.',
    'closed-nights': 'Dieses Zimmer kann für die Nächte vom {date} bis {until} nicht gebucht werden.',
    'sold-out-everywhere': 'Kein Zimmer ist in allen diesen Nächten verfügbar.',
    'closed-to-arrival': 'Am {date} ist keine Anreise möglich.',
    'closed-to-departure': 'Am {date} ist keine Abreise möglich.',
    'min-stay': 'Aufenthalte ab dem {date} müssen mindestens {limit} Nächte dauern.',
    'max-stay': 'Aufenthalte ab dem {date} können höchstens {limit} Nächte dauern.',
  },
  fi: {
    'past-arrival': 'Tulopäivä on jo mennyt.',
    'too-far-ahead': 'Otamme varauksia enintään kahden vuoden päähän.',
    'too-many-guests': 'Tähän huoneeseen mahtuu enintään {limit} henkilöä.',
    'too-many-guests-everywhere':
      'Huoneisiimme mahtuu enintään {limit} henkilöä. Isommalle seurueelle varaa kaksi huonetta.',
    'sold-out': 'Huone on loppuunvarattu yöltä {date}.',
    closed: 'Huonetta ei voi varata yöksi {date}.',
    'sold-out-nights': 'Huone on loppuunvarattu öiltä {date} – {until}.',
    'closed-nights': 'Huonetta ei voi varata öiksi {date} – {until}.',
    'sold-out-everywhere': 'Mikään huone ei ole vapaana kaikkina näinä öinä.',
    'closed-to-arrival': 'Saapuminen {date} ei ole mahdollista.',
    'closed-to-departure': 'Lähtö {date} ei ole mahdollista.',
    'min-stay': 'Oleskelun, joka alkaa {date}, vähimmäispituus on {limit} yötä.',
    'max-stay': 'Oleskelun, joka alkaa {date}, enimmäispituus on {limit} yötä.',
  },
  sv: {
    'past-arrival': 'Ankomstdagen har redan passerat.',
    'too-far-ahead': 'Vi tar emot bokningar upp till två år i förväg.',
    'too-many-guests': 'I det här rummet får högst {limit} gäster bo.',
    'too-many-guests-everywhere': 'I våra rum får högst {limit} gäster bo. Är ni fler behövs två rum.',
    'sold-out': 'Rummet är fullbokat natten den {date}.',
    closed: 'Rummet kan inte bokas natten den {date}.',
    'sold-out-nights': 'Rummet är fullbokat nätterna {date} till {until}.',
    'closed-nights': 'Rummet kan inte bokas nätterna {date} till {until}.',
    'sold-out-everywhere': 'Inget rum är ledigt alla de här nätterna.',
    'closed-to-arrival': 'Det går inte att anlända den {date}.',
    'closed-to-departure': 'Det går inte att checka ut den {date}.',
    'min-stay': 'Vistelser som börjar den {date} måste vara minst {limit} nätter.',
    'max-stay': 'Vistelser som börjar den {date} kan vara högst {limit} nätter.',
  },
}

const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(formatTags[locale], { dateStyle: 'long', timeZone: 'UTC' })

/** A day of stay the way the language writes it in a sentence. */
export const formatDay = (date: string, locale: Locale): string => dayFormat(locale).format(new Date(date))

/** Arrival and departure as briefly as the language can. */
export const formatDays = (stay: { arrival: string; departure: string }, locale: Locale): string =>
  dayFormat(locale).formatRange(new Date(stay.arrival), new Date(stay.departure))

const textOf = ({ code, until, everywhere }: Refusal): RefusalText => {
  if (everywhere && (code === 'sold-out' || code === 'too-many-guests')) return `${code}-everywhere`
  return until && (code === 'sold-out' || code === 'closed') ? `${code}-nights` : code
}

export const describeRefusal = (refusal: Refusal, locale: Locale): string => {
  const { date, until, limit } = refusal
  const day = (text: string | null) => (text ? formatDay(text, locale) : '')
  return refusalTexts[locale][textOf(refusal)]
    .replace('{date}', day(date))
    .replace('{until}', day(until))
    .replace('{limit}', String(limit ?? ''))
}
