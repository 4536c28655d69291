import type { Locale } from '#graphql/locales.ts'

/** What a ready-made offer says, in a language that guests read. */
interface QuickText {
  subject: (percent: number, hotel: string) => string
  message: (percent: number, phone: string) => string
}

/** The English subject is the specification's; before the per cent sign of other languages stands a space that does not break. */
export const quickTexts: Record<Locale, QuickText> = {
  en: {
    subject: (percent, hotel) => `Special ${percent}% Off at ${hotel} - Show This Email at Check-in!`,
    message: (percent, phone) =>
      `Show this email at check-in to take ${percent}% off your stay. To book, call the hotel at ${phone}.`,
  },
  es: {
    subject: (percent, hotel) => `${percent}% menos en ${hotel}: muestre este correo al llegar`,
    message: (percent, phone) =>
      `Muestre este correo al hacer el check-in y le descontamos un ${percent}% de su estadía. Para reservar, llame al hotel al ${phone}.`,
  },
  pt: {
    subject: (percent, hotel) => `${percent}% de desconto em ${hotel}: mostre este e-mail`,
    message: (percent, phone) =>
      `Mostre este e-mail no check-in e ganhe ${percent}% de desconto na sua estadia. Para reservar, ligue para o hotel: ${phone}.`,
  },
  fr: {
    subject: (percent, hotel) => `${percent}\u00A0% de remise, ${hotel}\u00A0: montrez cet e-mail`,
    message: (percent, phone) =>
      `Montrez cet e-mail à votre arrivée\u00A0: nous déduirons ${percent}\u00A0% du prix de votre séjour. Pour réserver, appelez l’hôtel au ${phone}.`,
  },
  de: {
    subject: (percent, hotel) => `${percent}\u00A0% Rabatt, ${hotel}: diese E-Mail beim Check-in zeigen`,
    message: (percent, phone) =>
      `Zeigen Sie diese E-Mail beim Check-in, und wir ziehen ${percent}\u00A0% vom Preis Ihres Aufenthalts ab. Zum Buchen rufen Sie uns unter ${phone} an.`,
  },
  fi: {
    subject: (percent, hotel) => `${percent}\u00A0% alennus, ${hotel}: näytä tämä viesti tullessasi`,
    message: (percent, phone) =>
      `Näytä tämä viesti, kun kirjaudut sisään, niin vähennämme majoituksesi hinnasta ${percent}\u00A0%. Varaa soittamalla hotelliin: ${phone}.`,
  },
  sv: {
    subject: (percent, hotel) => `${percent}\u00A0% rabatt, ${hotel}: visa det här mejlet på plats`,
    message: (percent, phone) =>
      `Visa det här mejlet när du checkar in, så drar vi av ${percent}\u00A0% på din vistelse. Boka genom att ringa hotellet på ${phone}.`,
  },
}
