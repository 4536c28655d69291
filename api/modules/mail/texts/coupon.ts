import type { Localized } from '../../hotel/localized.ts'

/** The box with the code, in the mails that carry one. */
export const couponTexts = {
  label: {
    en: 'Your discount at the front desk',
    es: 'Su descuento en recepción',
    pt: 'Seu desconto na recepção',
    fr: 'Votre remise à la réception',
    de: 'Ihr Rabatt an der Rezeption',
    fi: 'Alennuksesi vastaanotossa',
    sv: 'Din rabatt i receptionen',
  },
  note: {
    en: 'Valid until {date}. Show this email at check-in. Cannot be combined with other discounts; blackout dates may apply.',
    es: 'Válido hasta el {date}. Muestre este correo a su llegada. No acumulable con otros descuentos; puede haber fechas excluidas.',
    pt: 'Válido até {date}. Mostre este e-mail no check-in. Não cumulativo com outros descontos; pode haver datas excluídas.',
    fr: 'Valable jusqu’au {date}. Présentez cet e-mail à l’arrivée. Non cumulable avec d’autres remises ; certaines dates peuvent être exclues.',
    de: 'Gültig bis {date}. Zeigen Sie diese E-Mail beim Check-in. Nicht mit anderen Rabatten kombinierbar; einzelne Termine können ausgenommen sein.',
    fi: 'Voimassa {date} asti. Näytä tämä viesti saapuessasi. Ei voi yhdistää muihin alennuksiin; joitakin päiviä voi olla rajattu pois.',
    sv: 'Giltigt till och med {date}. Visa mejlet vid incheckningen. Kan inte kombineras med andra rabatter; vissa datum kan vara undantagna.',
  },
  qrAlt: {
    en: 'QR code of {code} for the front desk',
    es: 'Código QR de {code} para la recepción',
    pt: 'Código QR de {code} para a recepção',
    fr: 'QR code de {code} pour la réception',
    de: 'QR-Code von {code} für die Rezeption',
    fi: 'Koodin {code} QR-koodi vastaanottoa varten',
    sv: 'QR-kod för {code} till receptionen',
  },
  prices: {
    en: 'See prices with this code',
    es: 'Ver precios con este código',
    pt: 'Ver preços com este código',
    fr: 'Voir les prix avec ce code',
    de: 'Preise mit diesem Code ansehen',
    fi: 'Katso hinnat tällä koodilla',
    sv: 'Se priser med koden',
  },
  off: {
    en: '{percent} off',
    es: '{percent} de descuento',
    pt: '{percent} de desconto',
    fr: '{percent} de remise',
    de: '{percent} Rabatt',
    fi: '{percent} alennus',
    sv: '{percent} rabatt',
  },
  call: {
    en: 'To book, call us at {phone} and mention the code.',
    es: 'Para reservar, llámenos al {phone} y mencione el código.',
    pt: 'Para reservar, ligue para {phone} e informe o código.',
    fr: 'Pour réserver, appelez-nous au {phone} et indiquez le code.',
    de: 'Zum Buchen rufen Sie uns unter {phone} an und nennen den Code.',
    fi: 'Varaa soittamalla numeroon {phone} ja mainitse koodi.',
    sv: 'Boka genom att ringa {phone} och uppge koden.',
  },
} satisfies Record<string, Localized>

/** The mail that welcomes to the list. */
export const welcomeTexts = {
  subject: {
    en: 'Your {percent} off at {hotel}',
    es: 'Su descuento del {percent} en {hotel}',
    pt: 'Seu desconto de {percent} no {hotel}',
    fr: 'Votre remise de {percent} au {hotel}',
    de: '{percent} Rabatt für Sie im {hotel}',
    fi: '{percent} alennus: {hotel}',
    sv: '{percent} rabatt på {hotel}',
  },
  heading: {
    en: 'Welcome to our mailing list',
    es: 'Bienvenido a nuestra lista',
    pt: 'Bem-vindo à nossa lista',
    fr: 'Bienvenue sur notre liste',
    de: 'Willkommen in unserem Verteiler',
    fi: 'Tervetuloa postituslistallemme',
    sv: 'Välkommen till vår e-postlista',
  },
  opening: {
    en: 'Thank you for joining. Here is the discount we promised: one code, for one stay by the sea.',
    es: 'Gracias por unirse. Este es el descuento prometido: un código para una estadía junto al mar.',
    pt: 'Obrigado por se inscrever. Aqui está o desconto prometido: um código para uma estadia à beira-mar.',
    fr: 'Merci de votre inscription. Voici la remise promise : un code pour un séjour en bord de mer.',
    de: 'Schön, dass Sie dabei sind. Hier ist der versprochene Rabatt: ein Code für einen Aufenthalt am Meer.',
    fi: 'Kiitos, että liityit. Tässä on luvattu alennus: yksi koodi yhtä meren rannalla vietettyä lomaa varten.',
    sv: 'Tack för att du är med. Här är rabatten vi lovade: en kod för en vistelse vid havet.',
  },
} satisfies Record<string, Localized>
