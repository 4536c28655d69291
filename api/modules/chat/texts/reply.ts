import type { Localized } from '../../hotel/localized.ts'

/** Said below the confidence line, with the offer to hand over. */
export const unsure: Localized = {
  en: 'I’m not sure, shall I pass this to the front desk?',
  es: 'No estoy seguro. ¿Le paso su pregunta a la recepción?',
  pt: 'Não tenho certeza. Posso passar a sua pergunta à recepção?',
  fr: 'Je ne suis pas sûr. Voulez-vous que je transmette votre question à la réception ?',
  de: 'Da bin ich mir nicht sicher. Soll ich Ihre Frage an die Rezeption weitergeben?',
  fi: 'En ole varma. Välitänkö kysymyksen vastaanottoon?',
  sv: 'Det är jag inte säker på. Ska jag skicka frågan vidare till receptionen?',
}

/** Said when a visitor has used the allowance. {phone} is the front desk. */
export const tooMany: Localized = {
  en: 'You have asked a lot in a short time. Please take a short break, or call us at {phone}: we are glad to help',
  es: 'Ha hecho muchas preguntas en poco tiempo. Haga una breve pausa o llámenos al {phone}: le ayudamos con gusto',
  pt: 'Foram muitas perguntas em pouco tempo. Faça uma breve pausa ou ligue para {phone}: teremos prazer em ajudar',
  fr: 'Vous avez posé beaucoup de questions en peu de temps. Faites une courte pause ou appelez-nous au {phone} : nous vous aiderons volontiers',
  de: 'Das waren viele Fragen in kurzer Zeit. Bitte machen Sie eine kleine Pause oder rufen Sie uns unter {phone} an: Wir helfen gern',
  fi: 'Kysymyksiä on tullut paljon lyhyessä ajassa. Pidä pieni tauko tai soita numeroon {phone}, niin autamme mielellämme',
  sv: 'Det blev många frågor på kort tid. Ta en liten paus eller ring oss på {phone}, så hjälper vi gärna till',
}
