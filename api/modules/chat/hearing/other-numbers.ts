import { brokenLength, nightsAtSea } from '../days/nights.ts'
import { counted } from '../words/numbers.ts'
import { inEachRoom, oneMoreRoom, ofThoseRooms, severalRooms } from '../rooms/rooms-in-question.ts'

/** Numbers that count what a stay's price does not depend on, and those that the readers of slots have used. */
export const otherNumbers: readonly RegExp[] = [
  brokenLength,
  /[$€]\s*\d[\d.,]*|\d[\d.,]*\s*(?:[$€%]|dol|buck|usd\b|eur)/g,
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|uhr|o ?clock|h\d{0,2}\b|:\d\d)/g,
  /\b(?:kl|klo|um|at)\.?\s*\d{1,2}\b/g,
  // 'Como a las 11 de la noche', 'às 6 da manhã'.
  /\b\d{1,2}\s*(?:de la|da|du|in the|at)\s*(?:manana|tarde|noche|madrugada|manha|noite|matin|soir|morning|evening|night|afternoon)\b/g,
  /\d{1,3}\s*-?\s*(?:nights?|nites?|nts?|noches?|noites?|pernoites?|diarias?|nuit(?:ee)?s?|overnattning[a-z]*|nacht[e]?n?|nocht|ubernachtung[a-z]*|yo[a-z]*|natt(?:er(?:na)?)?|dygn|weeks?|semanas?|semaines?|wochen?|viikko[ao]?|viikon|viikoksi|viikolle|veckor|months?|mes(?:es)?|mois|monate?|manader|kuukautta)\b/g,
  inEachRoom,
  /\b\d{1,3}\s*(?:kg|kilos?|kiloa|lbs?|pounds?|libras?)\b/g,
  // 'El 24 en vez del 26'.
  /\b(?:instead of|rather than|en (?:vez|lugar) del?|(?:em vez|no lugar) d[oe]|au lieu du|(?:an)?statt|i ?stallet for)\s+(?:(?:the|el|dia|den|dem|am|le)\s+)*\d{1,2}(?:st|nd|rd|th|:[ae]|\.)?(?!\d)/g,
  // 'Vid 16 och', 'gegen 18'.
  /\b(?:vid|runt|gegen|vers|around|a las)\s+(?:kl\.?\s*)?(?:[01]?\d|2[0-4])\b(?!\s*(?:\.\s?[a-z]|[/:-]\d))/g,
  // 'Nuorin on 3 ja vanhin 74', 'har tre veckors semester'.
  /\b(?:nuorin|vanhin|youngest|oldest|eldest|jungste[rs]?|alteste[rs]?|el menor|el mayor|la menor|la mayor|mais (?:nov[oa]|velh[oa])|yngst[ae]|aldst[ae]|plus (?:jeune|vieux|agee?))\s+(?:(?:is|on|ist|tiene|tem|a|ar|e)\s+)?\d{1,3}\b/g,
  /\b\d{1,2}\s*(?:veckors|wochen|weeks?(?: of)?|weeks.|semanas de|semaines de|viikon)\s+(?:[a-z]+\s+)?(?:semester|urlaub|vacation|holidays?|off|vacaciones|vacances|conges?|ferias|loma[a-z]*|ledigt?)\b/g,
  // 'I-95', '1,98 lång'.
  /\bi-\d{2,3}\b|\b(?:hwy|highway|interstate|route)\s?\d{1,3}\b/g,
  /\b[12][.,]\d\d\s*(?:m\b|met[a-z]*)?\s*(?:tall|lang|langt?|gross|alt[oa]?|de (?:alto|altura)|pitka|grand|grande)\b/g,
  nightsAtSea,
  // No day, no night and nobody who comes: ages, streets.
  /(?<![\d.,:/-])(?:3[2-9]|[4-9]\d)(?![\d./:])/g,
  new RegExp(
    String.raw`(?<!\d\s*)\b(?:room|zimmer|habitacion|cuarto|quarto|chambre|huone|rum|rua|calle|street|rue|apto?|suite)\s+(?:no\.?|nr\.?|numero)?\s*\d{1,3}\b${counted}`,
    'g',
  ),
  // 'Im 1. Stock', 'au 2e etage'.
  /\b\d{1,2}\s?(?:\.|st|nd|rd|th|ere?|eme|e|º|o|:a)?\s*(?:stock|og\b|etage|floor|piso|andar|kerro[a-z]*|vaning[a-z]*)/g,
  /\b2 (?:dates|ends)\b/g,
  severalRooms,
  oneMoreRoom,
  ofThoseRooms,
  /\b(?:heiligen? )?3 konige?n?\b|\b3 kings\b/g,
  // 'À tous les deux', 'el total de los dos'.
  /\btou(?:te)?s les 2\b|\bnous 2\b|\btotal (?:(?:de )?(?:los |las )?2\s?)+|\b(?:(?:los|las|os|as|the|les|die|alla) )?2 (?:juntos|juntas|together|ensemble|zusammen|yhteensa|tillsammans)\b/g,
  // 'Mein Mann wird 60'.
  /\b(?:wird|werde|turns|turning|cumple|faz|fyller|tayttaa|taytan)\s+\d{1,3}\b/g,
  /\b[12](?:\.\s*(?:weihnachts)?(?:feier)?tag|\s+weihnachts(?:feier)?tag)\b/g,
  /(?<=di|dimanche)\s+en (?:8|15)\b|\b2 weeks on (?=[a-z]+day)/g,
  /\d{1,2}\s*(?:rooms?|habitac[a-z]*|quartos?|chambres?|zimmer|huone[a-z]*|rum|beds?|camas?|lits?|betten?|vuode[a-z]*|sang[a-z]*|queen[a-z]*|king[a-z]*|dubbels[a-z]*|dogs?|perr[a-z]*|cachorr[a-z]*|caes|chiens?|hunde?n?|hundar|koira[a-z]*|queen|king|cats?|gat[oa]s?|cars?|coches?|carros?|autos?|bil(?:ar)?|x)\b/g,
  /\b(?:for|para|por|pour|fur|pa|i)\s+\d{1,2}\s*(?:days?|dias?|jours?|tagen?|tage|paiva|dagar|dygn)\b|\b\d{1,2}\s*(?:paivaksi|paivan ajaksi)\b/g,
]
