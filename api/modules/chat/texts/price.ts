import type { Localized } from '../../hotel/localized.ts'

interface PriceTexts {
  night: [one: string, other: string]
  guest: [one: string, other: string]
  /** The cheapest available room for the asked dates. */
  cheapest: string
  /** The room that was asked for, when it is available. */
  available: string
  /** No room can be booked; the reason follows. */
  refused: string
  /** The same of the room that was asked for. */
  roomRefused: string
  /** Above the nearest stays, each a `stay` on a line; one of several nights has `average` in it. */
  nearest: string
  stay: string
  average: string
  /** When there is no stay nearby. */
  none: string
  /** Without dates: the lowest price of the coming nights. */
  from: string
  roomFrom: string
  /** When what the hotel's system said is old. */
  confirm: string
}

export const priceTexts: Localized<PriceTexts> = {
  en: {
    night: ['night', 'nights'],
    guest: ['guest', 'guests'],
    cheapest:
      'From {arrival} to {departure} ({nights}, {guests}) the least expensive available room is our {room}: {subtotal} for the stay, {total} with taxes.',
    available:
      'Our {room} is available from {arrival} to {departure} ({nights}, {guests}): {subtotal} for the stay, {total} with taxes.',
    refused: 'From {arrival} to {departure} no room for {guests} can be booked.',
    roomRefused: 'From {arrival} to {departure} our {room} cannot be booked for {guests}.',
    nearest: 'The nearest stays:',
    stay: '{room}, {dates}: {subtotal}{average}, {total} with taxes',
    average: ' (on average {price} a night)',
    none: 'Please call {phone}, and we will find a way with you.',
    from: 'In the next {days} nights our rooms start at {price} a night before taxes. Tell me your dates and I will work out your price.',
    roomFrom:
      'In the next {days} nights our {room} starts at {price} a night before taxes. Tell me your dates and I will work out your price.',
    confirm: 'This price is a “from”: please call {phone} to confirm it.',
  },
  es: {
    night: ['noche', 'noches'],
    guest: ['persona', 'personas'],
    cheapest:
      'Del {arrival} al {departure} ({nights}, {guests}), la opción disponible más económica es {room}: {subtotal} por la estadía, {total} con impuestos.',
    available:
      '{room}: disponible del {arrival} al {departure} ({nights}, {guests}). La estadía cuesta {subtotal}, {total} con impuestos.',
    refused: 'Del {arrival} al {departure} no se puede reservar ninguna habitación para {guests}.',
    roomRefused: '{room}: no se puede reservar del {arrival} al {departure} para {guests}.',
    nearest: 'Las estadías posibles más cercanas:',
    stay: '{room}, {dates}: {subtotal}{average}, {total} con impuestos',
    average: ' (en promedio {price} por noche)',
    none: 'Llame al {phone} y buscamos juntos una solución.',
    from: 'En las próximas {days} noches nuestras habitaciones cuestan desde {price} por noche, sin impuestos. Dígame sus fechas y le calculo el precio.',
    roomFrom:
      '{room}: desde {price} por noche en las próximas {days} noches, sin impuestos. Dígame sus fechas y le calculo el precio.',
    confirm: 'Es un precio «desde»: llame al {phone} para confirmarlo.',
  },
  pt: {
    night: ['noite', 'noites'],
    guest: ['hóspede', 'hóspedes'],
    cheapest:
      'De {arrival} a {departure} ({nights}, {guests}), a opção disponível mais em conta é {room}: {subtotal} pela estadia, {total} com impostos.',
    available:
      '{room}: disponível de {arrival} a {departure} ({nights}, {guests}). A estadia custa {subtotal}, {total} com impostos.',
    refused: 'De {arrival} a {departure} não há quarto para {guests} que possa ser reservado.',
    roomRefused: '{room}: não é possível reservar de {arrival} a {departure} para {guests}.',
    nearest: 'As estadias possíveis mais próximas:',
    stay: '{room}, {dates}: {subtotal}{average}, {total} com impostos',
    average: ' (em média {price} por noite)',
    none: 'Ligue para {phone} e procuramos juntos uma solução.',
    from: 'Nas próximas {days} noites nossos quartos custam a partir de {price} por noite, sem impostos. Diga as suas datas e eu calculo o preço.',
    roomFrom:
      '{room}: a partir de {price} por noite nas próximas {days} noites, sem impostos. Diga as suas datas e eu calculo o preço.',
    confirm: 'É um preço “a partir de”: ligue para {phone} para confirmar.',
  },
  fr: {
    night: ['nuit', 'nuits'],
    guest: ['personne', 'personnes'],
    cheapest:
      'Du {arrival} au {departure} ({nights}, {guests}), la chambre disponible la moins chère est : {room}. Le séjour coûte {subtotal}, ou {total} taxes comprises.',
    available:
      '{room} : disponible du {arrival} au {departure} ({nights}, {guests}). Le séjour coûte {subtotal}, ou {total} taxes comprises.',
    refused: 'Du {arrival} au {departure}, aucune chambre pour {guests} n’est réservable.',
    roomRefused: '{room} : réservation impossible du {arrival} au {departure} pour {guests}.',
    nearest: 'Les séjours possibles les plus proches :',
    stay: '{room}, {dates} : {subtotal}{average}, {total} taxes comprises',
    average: ' (en moyenne {price} la nuit)',
    none: 'Appelez-nous au {phone} et nous chercherons ensemble une solution.',
    from: 'Pour les {days} prochaines nuits, nos chambres sont à partir de {price} la nuit, hors taxes. Donnez-moi vos dates et je calcule votre prix.',
    roomFrom:
      '{room} : à partir de {price} la nuit pour les {days} prochaines nuits, hors taxes. Donnez-moi vos dates et je calcule votre prix.',
    confirm: 'C’est un prix « à partir de » : appelez le {phone} pour le confirmer.',
  },
  de: {
    night: ['Nacht', 'Nächte'],
    guest: ['Gast', 'Gäste'],
    cheapest:
      'Vom {arrival} bis {departure} ({nights}, {guests}) ist dies das günstigste verfügbare Zimmer: {room}. Der Aufenthalt kostet {subtotal}, mit Steuern {total}.',
    available:
      '{room}: vom {arrival} bis {departure} verfügbar ({nights}, {guests}). Der Aufenthalt kostet {subtotal}, mit Steuern {total}.',
    refused: 'Vom {arrival} bis {departure} ist für {guests} kein Zimmer buchbar.',
    roomRefused: '{room}: vom {arrival} bis {departure} für {guests} nicht buchbar.',
    nearest: 'Die nächstliegenden möglichen Aufenthalte:',
    stay: '{room}, {dates}: {subtotal}{average}, mit Steuern {total}',
    average: ' (im Schnitt {price} pro Nacht)',
    none: 'Rufen Sie uns unter {phone} an, dann finden wir gemeinsam eine Lösung.',
    from: 'In den nächsten {days} Nächten gibt es Zimmer ab {price} pro Nacht, zuzüglich Steuern. Nennen Sie mir Ihre Reisedaten, dann rechne ich Ihren Preis aus.',
    roomFrom:
      '{room}: in den nächsten {days} Nächten ab {price} pro Nacht, zuzüglich Steuern. Nennen Sie mir Ihre Reisedaten, dann rechne ich Ihren Preis aus.',
    confirm: 'Das ist ein Ab-Preis: Bitte lassen Sie ihn unter {phone} bestätigen.',
  },
  fi: {
    night: ['yö', 'yötä'],
    guest: ['henkilö', 'henkilöä'],
    cheapest:
      '{arrival} – {departure} ({nights}, {guests}): edullisin vapaa huone on {room}. Koko oleskelu maksaa {subtotal}, veroineen {total}.',
    available:
      '{room} on vapaana {arrival} – {departure} ({nights}, {guests}). Koko oleskelu maksaa {subtotal}, veroineen {total}.',
    refused: '{arrival} – {departure} ({guests}): yhtään huonetta ei voi varata.',
    roomRefused: '{room}: {arrival} – {departure} ({guests}) ei ole varattavissa.',
    nearest: 'Lähimmät mahdolliset oleskelut:',
    stay: '{room}, {dates}: {subtotal}{average}, veroineen {total}',
    average: ' (keskimäärin {price}/yö)',
    none: 'Soita numeroon {phone}, niin etsitään yhdessä ratkaisu.',
    from: 'Seuraavien {days} yön aikana huoneet maksavat alkaen {price} yöltä ilman veroja. Kerro päivät, niin lasken hinnan.',
    roomFrom:
      '{room}: seuraavien {days} yön aikana alkaen {price} yöltä ilman veroja. Kerro päivät, niin lasken hinnan.',
    confirm: 'Hinta on alkaen-hinta: vahvista se soittamalla numeroon {phone}.',
  },
  sv: {
    night: ['natt', 'nätter'],
    guest: ['gäst', 'gäster'],
    cheapest:
      '{arrival} till {departure} ({nights}, {guests}): det billigaste lediga rummet är {room}. Vistelsen kostar {subtotal}, med skatt {total}.',
    available:
      '{room} går att boka {arrival} till {departure} ({nights}, {guests}). Vistelsen kostar {subtotal}, med skatt {total}.',
    refused: '{arrival} till {departure} går det inte att boka något rum för {guests}.',
    roomRefused: '{room} går inte att boka {arrival} till {departure} för {guests}.',
    nearest: 'Närmaste möjliga vistelser:',
    stay: '{room}, {dates}: {subtotal}{average}, med skatt {total}',
    average: ' (i snitt {price} per natt)',
    none: 'Ring oss på {phone}, så hittar vi en lösning tillsammans.',
    from: 'De närmaste {days} nätterna kostar våra rum från {price} per natt, exklusive skatt. Berätta dina datum så räknar jag ut priset.',
    roomFrom:
      '{room}: från {price} per natt de närmaste {days} nätterna, exklusive skatt. Berätta dina datum så räknar jag ut priset.',
    confirm: 'Det är ett från-pris: ring {phone} för att bekräfta det.',
  },
}

/** Title of the place where rooms and prices are chosen. */
export const pricesTitle: Localized = {
  en: 'Rooms and prices for your dates',
  es: 'Habitaciones y precios para sus fechas',
  pt: 'Quartos e preços para as suas datas',
  fr: 'Chambres et prix pour vos dates',
  de: 'Zimmer und Preise für Ihre Reisedaten',
  fi: 'Huoneet ja hinnat valituille päiville',
  sv: 'Rum och priser för dina datum',
}
