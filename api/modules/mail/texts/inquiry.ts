import type { Localized } from '../../hotel/localized.ts'

/** The mail that tells a guest that the message has arrived. */
export const receiptTexts = {
  subject: {
    en: 'We have your message ({reference})',
    es: 'Recibimos su mensaje ({reference})',
    pt: 'Recebemos sua mensagem ({reference})',
    fr: 'Nous avons bien reçu votre message ({reference})',
    de: 'Ihre Nachricht ist angekommen ({reference})',
    fi: 'Viestisi on perillä ({reference})',
    sv: 'Vi har fått ditt meddelande ({reference})',
  },
  heading: {
    en: 'Thank you for writing',
    es: 'Gracias por escribirnos',
    pt: 'Obrigado pela mensagem',
    fr: 'Merci de votre message',
    de: 'Danke für Ihre Nachricht',
    fi: 'Kiitos viestistäsi',
    sv: 'Tack för ditt meddelande',
  },
  greeting: {
    en: 'Hello {name},',
    es: 'Hola, {name}:',
    pt: 'Olá, {name},',
    fr: 'Bonjour {name},',
    de: 'Guten Tag {name},',
    fi: 'Hei {name},',
    sv: 'Hej {name},',
  },
  opening: {
    en: 'Your message has reached our front desk. We answer between {officeOpens} and {officeCloses}. If it is urgent, call us at {phone} and mention the reference.',
    es: 'Su mensaje llegó a nuestra recepción. Respondemos entre las {officeOpens} y la {officeCloses}. Si es urgente, llámenos al {phone} e indique la referencia.',
    pt: 'Sua mensagem chegou à nossa recepção. Respondemos entre {officeOpens} e {officeCloses}. Se for urgente, ligue para {phone} e informe a referência.',
    fr: 'Votre message est arrivé à la réception. Nous répondons entre {officeOpens} et {officeCloses}. En cas d’urgence, appelez-nous au {phone} en indiquant la référence.',
    de: 'Ihre Nachricht liegt an unserer Rezeption. Wir antworten zwischen {officeOpens} und {officeCloses} Uhr. Wenn es eilt, rufen Sie uns unter {phone} an und nennen die Referenz.',
    fi: 'Viestisi on saapunut vastaanottoomme. Vastaamme kello {officeOpens}–{officeCloses}. Kiireellisissä asioissa soita {phone} ja mainitse viite.',
    sv: 'Ditt meddelande har nått vår reception. Vi svarar mellan {officeOpens} och {officeCloses}. Är det bråttom kan du ringa {phone} och uppge referensen.',
  },
  reference: {
    en: 'Reference',
    es: 'Referencia',
    pt: 'Referência',
    fr: 'Référence',
    de: 'Referenz',
    fi: 'Viite',
    sv: 'Referens',
  },
  message: {
    en: 'Your message',
    es: 'Su mensaje',
    pt: 'Sua mensagem',
    fr: 'Votre message',
    de: 'Ihre Nachricht',
    fi: 'Viestisi',
    sv: 'Ditt meddelande',
  },
} satisfies Record<string, Localized>
