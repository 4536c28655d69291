import type { Localized } from '../../hotel/localized.ts'

interface PriceTexts {
  night: [one: string, other: string]
  guest: [one: string, other: string]
  /** The cheapest free room for the asked dates. */
  free: string
  /** Nothing is free; a nearer stay follows. */
  full: string
  nearest: string
  /** Without dates: the lowest price of the coming nights. */
  from: string
  /** When what the hotel's system said is old. */
  confirm: string
}

export const priceTexts: Localized<PriceTexts> = {
  en: {
    night: ['night', 'nights'],
    guest: ['guest', 'guests'],
    free: 'From {arrival} to {departure} ({nights}, {guests}) the least expensive free room is our {room}: {subtotal} for the stay, {total} with taxes.',
    full: 'From {arrival} to {departure} no room for {guests} can be booked.',
    nearest: 'The nearest stay that can: {room}, {arrival} to {departure}, {subtotal}, or {total} with taxes.',
    from: 'In the next {days} nights our rooms start at {price} a night before taxes. Tell me your dates and I will work out your price.',
    confirm: 'This price is a “from”: please call {phone} to confirm it.',
  },
  es: {
    night: ['noche', 'noches'],
    guest: ['persona', 'personas'],
    free: 'Del {arrival} al {departure} ({nights}, {guests}), la habitación libre más económica es la {room}: {subtotal} por la estancia, {total} con impuestos.',
    full: 'Del {arrival} al {departure} no se puede reservar ninguna habitación para {guests}.',
    nearest:
      'La estancia posible más cercana: {room}, del {arrival} al {departure}, {subtotal}, o {total} con impuestos.',
    from: 'En las próximas {days} noches nuestras habitaciones cuestan desde {price} por noche, sin impuestos. Dígame sus fechas y le calculo el precio.',
    confirm: 'Es un precio «desde»: llame al {phone} para confirmarlo.',
  },
  pt: {
    night: ['noite', 'noites'],
    guest: ['hóspede', 'hóspedes'],
    free: 'De {arrival} a {departure} ({nights}, {guests}), o quarto livre mais em conta é o {room}: {subtotal} pela estadia, {total} com impostos.',
    full: 'De {arrival} a {departure} não há quarto para {guests} que possa ser reservado.',
    nearest:
      'A estadia possível mais próxima: {room}, de {arrival} a {departure}, {subtotal}, ou {total} com impostos.',
    from: 'Nas próximas {days} noites nossos quartos custam a partir de {price} por noite, sem impostos. Diga as suas datas e eu calculo o preço.',
    confirm: 'É um preço “a partir de”: ligue para {phone} para confirmar.',
  },
  fr: {
    night: ['nuit', 'nuits'],
    guest: ['personne', 'personnes'],
    free: 'Du {arrival} au {departure} ({nights}, {guests}), la chambre libre la moins chère est : {room}. Le séjour coûte {subtotal}, ou {total} taxes comprises.',
    full: 'Du {arrival} au {departure}, aucune chambre pour {guests} n’est réservable.',
    nearest:
      'Le séjour possible le plus proche : {room}, du {arrival} au {departure}, {subtotal}, ou {total} taxes comprises.',
    from: 'Pour les {days} prochaines nuits, nos chambres sont à partir de {price} la nuit, hors taxes. Donnez-moi vos dates et je calcule votre prix.',
    confirm: 'C’est un prix « à partir de » : appelez le {phone} pour le confirmer.',
  },
  de: {
    night: ['Nacht', 'Nächte'],
    guest: ['Gast', 'Gäste'],
    free: 'Vom {arrival} bis {departure} ({nights}, {guests}) ist dies das günstigste freie Zimmer: {room}. Der Aufenthalt kostet {subtotal}, mit Steuern {total}.',
    full: 'Vom {arrival} bis {departure} ist für {guests} kein Zimmer buchbar.',
    nearest:
      'Der nächstliegende mögliche Aufenthalt: {room}, {arrival} bis {departure}, {subtotal}, mit Steuern {total}.',
    from: 'In den nächsten {days} Nächten gibt es Zimmer ab {price} pro Nacht, zuzüglich Steuern. Nennen Sie mir Ihre Daten, dann rechne ich Ihren Preis aus.',
    confirm: 'Das ist ein Ab-Preis: Bitte lassen Sie ihn unter {phone} bestätigen.',
  },
  fi: {
    night: ['yö', 'yötä'],
    guest: ['henkilö', 'henkilöä'],
    free: '{arrival} – {departure} ({nights}, {guests}): edullisin vapaa huone on {room}. Koko oleskelu maksaa {subtotal}, veroineen {total}.',
    full: '{arrival} – {departure} ({guests}): yhtään huonetta ei voi varata.',
    nearest: 'Lähin mahdollinen oleskelu: {room}, {arrival} – {departure}, {subtotal}, veroineen {total}.',
    from: 'Seuraavien {days} yön aikana huoneet maksavat alkaen {price} yöltä ilman veroja. Kerro päivät, niin lasken hinnan.',
    confirm: 'Hinta on alkaen-hinta: vahvista se soittamalla numeroon {phone}.',
  },
  sv: {
    night: ['natt', 'nätter'],
    guest: ['gäst', 'gäster'],
    free: '{arrival} till {departure} ({nights}, {guests}): det billigaste lediga rummet är {room}. Vistelsen kostar {subtotal}, med skatt {total}.',
    full: '{arrival} till {departure} går det inte att boka något rum för {guests}.',
    nearest: 'Närmaste möjliga vistelse: {room}, {arrival} till {departure}, {subtotal}, med skatt {total}.',
    from: 'De närmaste {days} nätterna kostar våra rum från {price} per natt, exklusive skatt. Berätta dina datum så räknar jag ut priset.',
    confirm: 'Det är ett från-pris: ring {phone} för att bekräfta det.',
  },
}
