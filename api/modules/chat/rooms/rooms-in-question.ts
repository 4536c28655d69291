import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import type { RoomType } from '../../rooms/room.entity.ts'
import { nameOf } from '../../rooms/room-type-texts.ts'
import { inPlainSpelling } from '../words/base-forms.ts'
import { askedClauses, askedWords, saysInTurn } from '../words/phrases.ts'
import { withDigits } from '../words/numbers.ts'
import { mendTypos } from '../words/typos.ts'
import { hears, roomKinds, roomSizes, withRoomsApart, type RoomKind } from '../words/room-words.ts'
import { featuresWanted, withFeatures } from './room-features.ts'
import { fold } from '../words/words.ts'

export type NamedRoom = Pick<RoomType, 'name' | 'translations' | 'bedType' | 'amenities'>

/** Of several everyday words, which say nothing apart: 'a room, and we bring a small dog' is no small room. */
const inTurn: ReadonlySet<RoomKind> = new Set(['twoBeds', 'compact', 'bedroom'])

/** Guests of every language know the English names too. */
const kindsIn = (words: readonly string[], locale: Locale): Set<RoomKind> =>
  new Set(
    roomKinds.filter((kind) =>
      [locale, defaultLocale].some((each) =>
        inTurn.has(kind)
          ? saysInTurn(translate(each, `chat.hears.room.${kind}`), words)
          : hears(`chat.hears.room.${kind}`, each, withRoomsApart(words)),
      ),
    ),
  )

/** Whether a word is one of those that rooms are called by. */
export const isRoomWord = (word: string, locale: Locale): boolean => kindsIn([word], locale).size > 0

const kindWords = new Set(
  locales.flatMap((locale) =>
    roomKinds.flatMap((kind) => translate(locale, `chat.hears.room.${kind}`).match(/(?<![!a-z])[a-z]{3,}/g) ?? []),
  ),
)

/** Right before a room that is not wanted: 'not the king', 'bloß kein', 'no quiero la', 'tira o', 'sans le'; 'no the king' corrects. */
const deniedBefore =
  /(?:^|\s)no$|(?:^|\s)(?:not|dont want|nix|nicht|keine?n?|ohne|bloss nicht|no quiero|sin|nao|nao quero|tira|sem|pas|sans|pas de|ei|ei sittenkaan|ilman|inte|ingen|utan|instead of|rather than|(?:an)?statt|anstelle|en (?:vez|lugar) del?|em vez d[ea]|no lugar d[ea]|au lieu d[eu]|istallet for|i stallet for)(?: (?:the|a|an|el|la|una?|o|uma?|le|une?|das|den|die|de[rm]|ein|eine[rm]?|en|ett))*$/

/** Where a room of that kind stands that is not wanted. */
const deniedAt = (words: readonly string[], locale: Locale): number =>
  words.findIndex((word, index) => {
    const before = words.slice(0, index).join(' ')
    // Portuguese 'no courtyard king' is in it.
    const isDenied = deniedBefore.test(before) && !(locale === 'pt' && /(?:^|\s)no$/.test(before))
    return isDenied && isRoomWord(word, locale)
  })

/** Whether a question says of a room that it is not wanted. */
export const deniesRoom = (question: string, locale: Locale): boolean =>
  askedClauses(question).some((words) => deniedAt(words, locale) >= 0)

const bare = (text: string) => ` ${askedWords(text).join(' ')} `

const namesOf = (room: NamedRoom) => locales.map((locale) => bare(nameOf(room, locale)))

/** The rooms whose whole name stands in the question; those with the longest name, as it may hold another one. */
const calledByName = <R extends NamedRoom>(asked: string, rooms: readonly R[]): R[] => {
  const lengthOf = (room: R) => Math.max(0, ...namesOf(room).map((name) => (asked.includes(name) ? name.length : 0)))
  const longest = Math.max(0, ...rooms.map(lengthOf))
  return longest > 0 ? rooms.filter((room) => lengthOf(room) === longest) : []
}

/** Who keeps a room asks for no 'garden'. */
const keeps = /\bgard(?:e|es|er|ez|ons)\b/g

/** Rooms by their names, nearest first: those that are called so, and all that the words can mean. */
const roomsCalled = <R extends NamedRoom>(question: string, locale: Locale, rooms: readonly R[]): R[][] => {
  const words = askedClauses(
    mendTypos(fold(inPlainSpelling(question, locale)).replaceAll(keeps, ' '), kindWords),
  ).flatMap((all) => {
    const denied = deniedAt(all, locale)
    return all.filter((_word, index) => index !== denied)
  })
  const asked = kindsIn(words, locale)
  const known = rooms.map((room) => {
    const named = new Set(locales.flatMap((each) => [...kindsIn(askedWords(nameOf(room, each)), each)]))
    const beds = kindsIn(askedWords(room.bedType ?? ''), 'en')
    const shared = [...asked].filter((kind) => named.has(kind) || beds.has(kind)).length
    return { room, named, shared }
  })
  const called = calledByName(deniesRoom(question, locale) ? ` ${words.join(' ')} ` : bare(question), rooms)
  const most = Math.max(0, ...known.map(({ shared }) => shared))
  const nearest = most === 0 ? [] : known.filter(({ shared }) => shared === most)
  const exact = nearest.filter(({ named }) => named.size > 0 && [...named].every((kind) => asked.has(kind)))
  const isCalled = known.some(({ room, shared }) => called.includes(room) && shared === asked.size)
  return [isCalled ? called : [], exact.map(({ room }) => room), nearest.map(({ room }) => room)]
}

/**
 * The rooms that a question names, by their names or in everyday words, or wants for what they have; none when it does
 * neither. 'King room' is the King Room where there is one, not every room with such a bed; 'a suite' is each of the suites,
 * 'a suite with a full kitchen' those of them that have one.
 */
export const roomsInQuestion = <R extends NamedRoom>(question: string, locale: Locale, rooms: readonly R[]): R[] => {
  const called = roomsCalled(question, locale, rooms)
  const features = featuresWanted(question, locale, rooms)
  const isNamed = called.some((each) => each.length > 0)
  const furnished = features.length > 0 ? (isNamed ? called : [rooms]).map((each) => withFeatures(each, features)) : []
  const found = furnished.find((each) => each.length > 0)
  // What every room has tells none apart.
  return found && found.length < rooms.length ? found : (called.find((each) => each.length > 0) ?? [])
}

const described =
  'double doppel dubbel single einzel enkel familien familje family triple separate different nice extra erillista erilliset separata getrennte getrennten separadas separados separees separes'
const describing = [...kindWords, ...described.split(' ')].join('|')
/** As they are shortened: 'DZ', 'habs', 'rms', 'qtos'. */
const shortRooms = 'dz|ez|habs?|rms?|qtos?|chb?s?'

/** 'Two king rooms', '2 habitaciones', 'zwei Doppelzimmer', 'kaksi huonetta', with the number in digits; 'a suite with two rooms' is one. */
export const severalRooms = new RegExp(
  String.raw`(?<![\d.,:/-]|\+\s?)(?<!\bsuite (?:de |com |con |with |avec |mit |med )?)([1-9])\s+(?!one[\s-]bed(?:room)? suite\b)(?:st\s+)?(?:(?:${describing})s?[\s-]+){0,2}(?:(?:${describing})?s?(?:rooms?|zimmern?|rum|huone(?:tta|elle|essa|eseen|en)|(?<!\bfor [1-9] )huone|sviit(?:tia|ti)|svit(?:er)?|suiten?|suites)|habitacion(?:es)?|cuartos?|recamaras?|quartos?|apartamentos?|chambres?|${shortRooms})\b(?!\s*(?:suite|apart|wohnung|lagenhet|flat))`,
)

/** 'We need 2 of them', 'il nous en faudrait deux': of the room that was spoken of. */
export const ofThoseRooms =
  /\b(?:need|want|take|book) ([1-9]) of (?:(?:th)?em|those|these)\b|\ben (?:faudrait|faut|voudrait|voudrions|voulons|prendrait|prendrions|prend|prenons) ([1-9])\b|\b(?:necesitamos|queremos|serian) ([1-9]) de (?:esas|esos|ellas|ellos)\b|\b(?:brauchen|brauchten|nehmen) (?:wir )?([1-9]) davon\b/

/** From so many rooms on they are for a group, of which a price is not told. */
export const groupRooms = 10

/** '25 rooms', '30 Zimmer'; of 'vom 10. bis 12. Zimmer' the number is a day. */
export const manyRooms = new RegExp(
  String.raw`(?<![\d.,:/-]|\b(?:all|alle|alla|your|to|till?|until|thru|bis|zum|am|den|al?|ao|au|el|le|the|dia|und|and|y|e|et|och|room|zimmer|rum|nr|no)\.? )(\d{2})\s+(?:st\s+)?(?:(?:${describing})s?[\s-]+){0,2}(?:(?:${describing})?s?(?:rooms|zimmern?|rum|huonetta|suiten?|suites)|habitaciones|cuartos|quartos|chambres|dz|rms|habs|qtos)\b`,
)

/** How many rooms a question asks for; null where it does not say. */
export const roomCountIn = (question: string): number | null => {
  const text = withDigits(fold(question))
  const [, ...counts] = severalRooms.exec(text) ?? ofThoseRooms.exec(text) ?? manyRooms.exec(text) ?? []
  const count = counts.find(Boolean)
  return count ? Number(count) : null
}

const oneRoom = new RegExp(
  String.raw`\b(?:one|1|a single|un|una|uno|um|uma|num|numa|une|ein|eine|einem|einen|yksi|yhden|yks|ett|en)\s+(?:(?:solo|sola|so|seule?|single|einziges?|ainoan?|enda)\s+)?(?:rooms?|habitacion|cuarto|recamara|quarto|chambre|zimmer|huone(?:en)?|rum)\b|\b(?:uno? solo|una sola|uma? so|une seule|un seul|just one|only one|nur eins|bara ett|v(?:ai|aa)n yks[i]?)\b`,
)

/** 'One is enough after all', 'eins reicht doch', once several were spoken of: the number is of rooms, not of guests. */
export const oneIsEnough =
  /\b(?:(?:one|1) (?:is|will be|would be) (?:enough|plenty|fine)|(?:una|uno|1) (?:basta|es suficiente)|con (?:una|uno|1) (?:basta|alcanza|es suficiente|estamos bien)|(?:basta|alcanza) con (?:una|uno|1)|(?:um|1) (?:basta|chega|ja basta)|(?:une|1) (?:seule )?suffi(?:t|ra)|(?:ein[es]?s?|1) (?:reicht|genugt)|(?:yksi|1) riittaa|(?:ett|1) racker)\b/

/** 'A room for each couple'. */
const forEachCouple =
  /\b(?:una?|um|uma|une|ein|ett) (?:habitacion|cuarto|pieza|quarto|chambre|zimmer|rum) (?:para|pra|pour|fur|for|till) (?:cada una?|cada um|chacun|chaque couple|jedes|varje par)\b|\b(?:rooms?|quartos?|habitacion(?:es)?|cuartos?|zimmer|chambres?|huone[a-z]*|rum)\s+(?:(?:for|para|pra|p|pour|fur|till)\s+)?(?:each|every|cada|jedes|chaque|varje|joka)\s+(?:couple|casal|pareja|matrimonio|paar|par\b)/

/** 'Ett per par', 'one per couple', where rooms are spoken of. */
const onePerCouple =
  /\b(?:one|1|uno|una|uma?|une|ein[es]?s?|yksi|ett) (?:per|por|pro|par|je) (?:couple|pareja|casal|paar|par|pariskunta)\b/
/** 'Varsitt rum', 'jeder ein eigenes Zimmer', 'chacun sa chambre'. */
const forEachGuest =
  /\b(?:var ?sitt rum|(?:jede[rsm]?|alle) (?:ein )?(?:eigenes|einzelnes) zimmer|jede[rsm]? (?:ein|sein|ihr) (?:eigenes )?zimmer|beide (?:ein )?eigenes zimmer|both (?:want|need|have|get|with) (?:an? |our |their )?(?:own |separate )room|each (?:(?:our|their|with our|with their|want|wants|need|needs|have|having|get|getting) )?(?:an? |our |their )?(?:own |separate )room|rooms? (?:for )?each(?: of us)?|chacun[e]? (?:sa|une) (?:propre )?chambre|(?:una|su) habitacion (?:para )?cada un[oa]|cada un[oa] (?:(?:en|con|quiere|necesita) )?(?:su|una) (?:propi[ao] )?(?:habitacion|cuarto|pieza)|cada um[a]? (?:(?:no|em|com|quer) )?(?:seu|um) (?:proprio )?quarto|um quarto (?:para|pra) cada|oma(?:t)? huonee(?:t|ssa)? (?:kaikille|jokaiselle|molemmille|kummallekin)|(?:kaikille|jokaiselle|kullekin|molemmille|kummallekin) oma(?:t)? huone(?:et)?)\b/

/** Whether a question asks for as many rooms as there are couples, or guests; null where for neither. */
export const roomsForEach = (question: string): 'couple' | 'guest' | null => {
  const text = fold(question)
  if (forEachCouple.test(text) || onePerCouple.test(withDigits(text))) return 'couple'
  return forEachGuest.test(text) ? 'guest' : null
}

/** 'Another room', 'noch ein Zimmer'. */
export const oneMoreRoom =
  /\b(?:(?:one|1|a) more room|another room|(?:an extra|a second|an additional) room|(?:otr[ao]|una segunda|un segundo) (?:habitacion|cuarto)|(?:un|una|1) (?:habitacion|cuarto) mas|mais (?:um|1) quarto|(?:outro|um segundo) quarto|(?:une|1) autre chambre|(?:une|1) chambre (?:de plus|en plus)|une (?:2|3|4)(?:e|eme) chambre|a (?:third|3rd) room|(?:ein|1) drittes zimmer|una tercera (?:habitacion)|um terceiro quarto|kolmas huone|ett tredje rum|une (?:2eme|deuxieme|troisieme)(?: chambre)?|(?<!nur )noch (?:ein|1) zimmer|(?:ein|1) (?:zimmer mehr|weiteres zimmer|zweites zimmer)|viela (?:yksi|1) huone|(?:toinen|toisen|yksi lisa) ?huone[a-z]*|(?:ett|1) (?:rum till|till rum|extra rum|andra rum)|ytterligare ett rum|(?:their|his|her) own room|room of (?:their|his|her) own|eigenes zimmer|zimmer fur sich|su propi[oa] (?:habitacion|cuarto)|quarto (?:proprio|so (?:deles|delas|dele|dela))|leur propre chambre|oma(?:n|ssa)? huone[a-z]*|eget rum)\b/

/** 'For both rooms', where one was spoken of. */
export const bothRooms =
  /\b(?:both(?: of the)?|(?:die )?beiden?|ambas?(?: las| as)?|ambos(?: los| os)?|les deux|las dos|los dos|as duas|os dois|bada|molem[a-z]+|kumma[a-z]+)\s+(?:rooms|zimmer|habitaciones|cuartos|quartos|chambres|huone[a-z]+|rummen)\b/

/** Whether a question asks for one room more than were spoken of. */
export const asksOneMoreRoom = (question: string): boolean => oneMoreRoom.test(fold(question))

/** Whether a question asks for one room, after several were spoken of. */
export const asksOneRoom = (question: string): boolean =>
  !asksOneMoreRoom(question) && (oneRoom.test(fold(question)) || oneIsEnough.test(withDigits(fold(question))))

const thatRoom =
  /\b(?:so ein|so einem|das|dieses|dem|solch(?:es)?|that|this|such a|esa|esta|ese|este|esse|essa|cette|une telle|sellai[a-z]+|semmoi[a-z]+|tuo|se|ett sadant|det dar|det)\s+(?:zimmer|suite|room|habitacion|cuarto|quarto|chambre|huone[a-z]*|rum(?:met)?)\b|\b(?:ist|kostet) sie denn\b/

/** Whether a question is about the room that was spoken of: 'so ein Zimmer', 'esa habitación'. */
export const asksThatRoom = (question: string): boolean => thatRoom.test(fold(question))

const firstRoom =
  /\b(?:first (?:room|one|suite)|(?:el|la) primer[oa]?(?: (?:habitacion|cuarto|suite))?(?! (?:semana|noche|vez|dia))|[oa] primeir[oa](?: (?:quarto|suite))?(?! (?:semana|noite|vez|dia))|(?:la|le) premi(?:ere?|er)(?: (?:chambre|suite))?(?! (?:semaine|nuit|fois|jour))|erste[ns]? (?:zimmer|suite)|ensimmai[a-z]+ (?:huone[a-z]*|sviit[a-z]*)|forsta (?:rummet|sviten))\b(?! (?:of|of the|de|d[eu]) )/

/** Whether a question goes back to the room that was named first: 'ok back to the first room', 'non finalement la première'. */
export const asksFirstRoom = (question: string): boolean => firstRoom.test(fold(question))

const thatSuite =
  /\b(?:the|that|this|same|die|der|diese|selben?|gleichen?|la|el|esa|esta|essa|cette|misma|mesma|meme) suite\b|\bsviten\b|\bsamma svit\b|\b(?:se|tuo|siina|siita|sen) svii[a-z]+/

/** Whether a question means by its kind the one room that was spoken of: 'and the suite for 5 nights?' after the King Suite. */
export const asksThatKind = (question: string): boolean => thatSuite.test(fold(question))

const oneOf = '(?:an?|one|una?|uma?|une|ein(?:e[nmr]?)?|yksi|yhden|en|ett|1)'
const aRoom = '(?:rooms?|habitacion|cuarto|quarto|chambre|zimmer|rum|huone)'
const kindOrRoom = String.raw`(?:[a-z]+[\s-]+){0,2}?(?:[a-z]*(?:${describing})|[a-z]*${aRoom})\b`
/** 'A room with a king and a queen' is one. */
const twoRooms = new RegExp(
  String.raw`(?<!\b(?:with|con|com|avec|mit|med)\s+)\b${oneOf}\s+(${kindOrRoom})\s+((?:and|plus|und|y|e|et|och|ja|sowie|samt)\s+(?:also\s+)?${oneOf}\s+(${kindOrRoom}(?:[\s-]+${kindOrRoom}){0,2}))`,
)
/** What a room has is no room beside it. */
const partOfRoom = /(?:beds?|bett(?:en)?|camas?|lits?|sang(?:ar)?|vuode[a-z]*|views?|blick|utsikt)\b/

/** 'A king room and a double queen': the second of two rooms that are to be had together; a price of either would leave one out. */
export const roomBeside = (question: string, locale: Locale): string | undefined => {
  const [, one, second, other] = twoRooms.exec(fold(question)) ?? []
  if (!one || !other || partOfRoom.test(`${one} ${other}`)) return undefined
  const isOfKind = (words: string) => kindsIn(askedWords(words), locale).size > 0
  const isRoom = (words: string) => isOfKind(words) || new RegExp(String.raw`${aRoom}\b`).test(words)
  return [one, other].every(isRoom) && [one, other].some(isOfKind) ? second : undefined
}

const eachRoom =
  'in each|per room|a room|each|i varje(?: rum)?|per rum|i varsitt|pro zimmer|je zimmer|in jedem|por habitacion|en cada una|en cada|em cada|por quarto|par chambre|dans chaque|chacune|per huone|joka huoneessa|huonetta kohti|kussakin'

/** 'Two in each', '2 personer per rum', 'je 2 Personen'. */
export const inEachRoom = new RegExp(
  String.raw`\b([1-9])\s+(?:[a-z]+\s+)?(?:${eachRoom})\b|\bje(?:weils)?\s+(?:zu\s+)?([1-9])\b`,
)

/** How many sleep in each of several rooms; null where a question does not say. */
export const guestsInEach = (question: string): number | null => {
  const count = inEachRoom
    .exec(withDigits(fold(question)))
    ?.slice(1)
    .find(Boolean)
  return count ? Number(count) : null
}

/** How many sleep in the kind of room that a question names, as 'Familienzimmer'; null where it does not say. */
export const sizeInQuestion = (question: string, locale: Locale): number | null => {
  const words = askedWords(question)
  return roomSizes.find(([size]) => hears(`chat.hears.size.${size}`, locale, words))?.[1] ?? null
}
