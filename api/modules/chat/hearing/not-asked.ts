import { fold } from '../words/words.ts'

/** Who stays at home, and what is gone without: nothing that is asked about. */
const pet =
  'dogs?|pups?|puppy|pets?|cats?|perr[oa]s?|perrit[oa]s?|mascotas?|gat[oa]s?|cachorr[oa]s?|c[aã]o|c[aã]es|bichos?|chiens?|chats?|animal|animaux|(?:f[uü]hr|blinden|assistenz|ledar)?hunde?n?|guide dogs?|opaskoira(?:n|a)?|haustiere?|katzen?|koir(?:aa?|ia)|lemmikki(?:ä|a|en|ejä|eja)?|lemmikk(?:iä|ia|ejä|eja)|kissaa?|hund(?:en|ar)?|husdjur(?:et)?|katt(?:en)?'
const breakfast =
  'breakfast|desayuno|caf[eé] da manh[aã]|p(?:eti)?t.? ?d[eé]j(?:euner)?|fr[uü]hst[uü]ck|aamiai(?:sta|nen|set)|aamupala[a-zä]*|frukost'
const articles =
  '(?:(?:the|a|an|any|our|my|el|la|los|las|mi|nuestr[oa]|o|as?|os|meus?|minhas?|nosso|le|les?|notre|mon|der|den|die|das|unser(?:en|e)?|mein(?:en|e)?|vår|min)\\s+)?'

const apart = 'without|sin|sem|sans|ohne|ilman|utan'

const phrase = (words: string, what: string) => String.raw`(?<!\p{L})(?:${words})\s+${articles}(?:${what})(?!\p{L})`

/** 'No dog', 'sin desayuno', 'ohne den Hund', 'ilman koiraa'. */
const without = phrase(`${apart}|no|kein(?:en|e)?|ei|ingen|inga`, `${pet}|${breakfast}`)

/** 'The dog stays home', 'hunden stannar hemma', 'minha cachorra não vai'. */
const staysHome = String.raw`(?<!\p{L})${articles}(?:${pet})\s+(?:(?:is\s+)?stay(?:s|ing)(?:\s+at)?\s+home|(?:isn.?t|is not|wont|won.?t|will not|doesn.?t|does not)\s+com(?:e|ing)|no\s+(?:va|viene)|se quedan? (?:en casa|con)|n[aã]o\s+(?:vai|vem)|ficam? (?:em casa|com)|reste\s+(?:[aà] la maison|chez [a-z]+)|ne vient pas|bleib(?:t|en)\s+(?:(?:jetzt|nun|doch|lieber|dann)\s+)*(?:zu ?hause|daheim|bei (?:de[rmn] |meine[rmn] |unsere[rmn] )?(?:oma|opa|eltern|schwester|bruder|freunden|nachbarn?|mama|mutti))|komm(?:t|en) nicht mit|j[aä][aä]\s+kotiin|ei tule(?:\s+mukaan)?|stannar hemma|kommer inte med|[aä]r hemma)(?!\p{L})`

/** 'Und ohne Weihnachten'. */
const feastLeftOut = String.raw`(?<!\p{L})(?:[Oo]hne|[Ww]ithout|[Ss]in|[Ss]em|[Ss]ans|[Ii]lman|[Uu]tan)\s+(?:(?:die|la|el|o|the)\s+)?(?:[Ww]eihnacht\p{L}*|[Ss]ilvester|[Oo]stern|[Cc]hristmas|[Xx]mas|[Nn]ew [Yy]ear\p{L}*|[Ee]aster|[Nn]avidad|[Nn]ochevieja|[Ss]emana [Ss]anta|[Nn]atal|[Aa]no [Nn]ovo|[Pp][áa]scoa|[Nn]o[ëe]l|[Nn]ouvel [Aa]n|[Pp][âa]ques|[Jj]oulua|[Uu]utta ?vuotta|[Pp]ääsiäistä|[Jj]ul(?:en)?|[Nn]yår|[Pp]åsk(?:en)?)(?!\p{L})`

/** 'Not the weekend', 'el finde no puedo', 'kein Wochenende'; Portuguese 'no fim de semana' is at the weekend. */
const weekend = String.raw`(?:[Ww]eek-?\s?end|[Ww]knd|[Ff]inde|[Ff]i[nm] de semana|[Ww]ochenende?|[Vv]iikonlop\p{L}*|[Hh]elg(?:en)?)`
const weekendLeftOut = String.raw`(?<!\p{L})(?:(?:[Nn]ot (?:(?:the|on the|over the) )?|[Nn]o (?=[Ww])|[Nn]o (?:en )?el |[Nn][ãa]o (?:o|no) |[Pp]as le |[Kk]eine? |[Nn]icht (?:am |das )?|[Ee]i |[Ii]nte (?:på )?|[Ii]ngen )${weekend}|${weekend} (?:no puedo|no podemos|n[ãa]o d[áa]|ne va pas|geht nicht|funkar inte|ei (?:käy|sovi)))(?!\p{L})`

const daysLeftOut = new RegExp(`${feastLeftOut}|${weekendLeftOut}`, 'gu')
const petStays = new RegExp(staysHome, 'iu')
const somePet = new RegExp(String.raw`(?<!\p{L})(?:${pet})(?!\p{L})`, 'iu')
const anyPet = new RegExp(somePet.source, 'giu')
const goneWithout = new RegExp(`${without}|${staysHome}`, 'giu')
/** 'No breakfast?' and 'no pets?' are questions once the stay was spoken of; 'without the dog' is none. */
const leftBehind = `${phrase(apart, pet)}|${staysHome}`
const petsAway = new RegExp(leftBehind, 'giu')
const saysPetsAway = new RegExp(leftBehind, 'iu')

/** A message without the holidays and weekends that are left out. */
export const withoutDaysLeftOut = (message: string): string => message.replaceAll(daysLeftOut, ' ')

/**
 * A message without what the guest says is not a part of the stay: a dog that stays at home is not asked about.
 * @param isOfIt whether the message tells the stay itself, or goes on with one that was spoken of
 */
export const withoutWhatStays = (message: string, isOfIt: boolean): string => {
  const rest = message.replaceAll(isOfIt ? goneWithout : petsAway, ' ')
  return petStays.test(message) ? rest.replaceAll(anyPet, ' ') : rest
}

export const namesPet = (message: string): boolean => somePet.test(message)

/** 'And without the dog?': the stay that was spoken of is asked for again. */
export const leavesPets = (message: string): boolean => saysPetsAway.test(message)

/** 'Oubliez les dates'. */
const daysForgotten =
  /\b(?:forget (?:about )?(?:the |those )?dates|vergiss (?:die|das) (?:daten|datum)|vergessen sie die daten|olvid[ae]n? las fechas|esquec[ae] as datas|oublie[zr]? les dates|glom datum(?:en)?|ihan ilman paivia|unohda(?:an)? paivat)\b/

/** Whether the days that were spoken of are not meant any more. */
export const forgetsDays = (message: string): boolean => daysForgotten.test(fold(message))
