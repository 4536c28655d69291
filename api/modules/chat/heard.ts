import type { ContentItem } from '../../platform/content.ts'
import type { Locale } from '#graphql/locales.ts'
import { carryStay, newConversation, stayTopic, withTopic, type ConversationState } from './conversation-state.ts'
import { findLeftOver, type LeftOver } from './left-over.ts'
import { weekdaysIn } from './weekdays.ts'
import { findDates, plainDates } from './written-dates.ts'
import { matchTopics, type TopicMatch } from './match-topics.ts'
import { thingsIn, type NamedThing } from './named-things.ts'
import { askedWords } from './phrases.ts'
import { hears, withRoomsApart } from './room-words.ts'
import {
  asksFirstRoom,
  asksThatKind,
  asksThatRoom,
  deniesRoom,
  isRoomWord,
  type NamedRoom,
} from './rooms-in-question.ts'
import { takeAges } from './ages.ts'
import { withBaseForms, withUmlauts } from './base-forms.ts'
import { midweek, nightsChanged, relativeDays, sameDays } from './nights.ts'
import { leavesPets, withoutAsides, withoutWhatStays } from './not-asked.ts'
import { withDigits } from './numbers.ts'
import { fromThen, hourInQuestion, timesAsked } from './times-asked.ts'
import { relativeMonth } from './spoken-days.ts'
import { clausesOf, fold } from './words.ts'
import { withoutSlips } from './spelling.ts'
import { isSlotWord, namesSlotsOnly } from './slot-words.ts'
import { readSlots, type Slots } from './slots.ts'

/** What a message can be understood with. */
export interface Hearing {
  locale: Locale
  topics: readonly ContentItem<'topic'>[]
  roomTypes: readonly (NamedRoom & { slug: string })[]
  /** The hotel's day. */
  today: string
}

/** A message, understood as far as it goes without looking anything up. */
export interface Heard {
  /** As it was written, but for slips of the finger. */
  question: string
  slots: Slots
  /** What it says of a stay besides, and was not understood. */
  leftOver: LeftOver | null
  topics: TopicMatch[]
  /** Sources that are named only by what a room is called, as the kitchen of 'the studio with kitchenette'. */
  ofRoomName: string[]
  things: NamedThing[]
  asksPrice: boolean
  asksFree: boolean
  /** 'Got anything', 'jotain': with dates it asks for a room. */
  asksAnything: boolean
  /** It asks for what costs least. */
  asksCheapest: boolean
  /** It asks for the lowest price, by these words. */
  asksLowest: boolean
  /** It has a word for a night. */
  asksNight: boolean
  /** It asks whether something is free of charge, or costs extra. */
  asksGratis: boolean
  /** It speaks of a stay in an accessible room, or of what makes one needed. */
  asksAccessible: boolean
  /** It has a word for rooms or staying in it. */
  asksRoom: boolean
  /** It is about rooms, prices or booking, by a known phrase. */
  isStay: boolean
  /** Something else than a stay is named outright. */
  isSpecial: boolean
  /** It asks for a stay to which a pet comes along: what the pet costs is told beside its price. */
  bringsPet: boolean
  /** There are only dates, nights and guests in it. */
  isSlotsOnly: boolean
  /** It goes on with what was said. */
  leans: boolean
  /** It asks how far 'it' is, or how to get 'there'. */
  asksThere: boolean
  /** It asks how many, how long, or when, of something. */
  asksMore: boolean
  /** It names nothing by itself, as 'how much is that?' */
  isAboutIt: boolean
  /** As 'king suite?' */
  isShort: boolean
  /** It says when, who comes, how long or in which room, of the stay that was spoken of, and names nothing else. */
  changesStay: boolean
  /** What was said before it. */
  before: ConversationState
  /** The same with what it says itself. */
  state: ConversationState
}

/** A topic named outright, not hinted at. */
export const strongTopic = 0.8

export const aboutPets = 'faq:pets'

/** What dates turn into a question for the quote. */
export const aboutStays: ReadonlySet<string> = new Set([
  'house:price',
  'house:availability',
  'faq:room-types',
  'list:capacity',
  'faq:booking-deposit',
])

/** Short beginnings of a message that leans on the one before, as 'and for two dogs?'. */
const leaning =
  /^[¿¡]?(and|okej|okei|what about|how about|how ?bout|what ?bout|hows|maybe|und bloß|ok|okay|so|or|sorry|y|o|e|ou|et|und|oder|ja|tai|och|å|men|n|plus|also|eller|entä|entäpä|entäs|was ist mit|wie sieht es mit|hur är det med|hur blir det med|hur är det|qué tal|que tal|et pour|et avec|y con|e com|und mit|entä jos|e sobre|e quanto a|et si|et pour|perdón|desculpe|pardon|anteeksi|förlåt|entschuldigung)(?=[\s,])/iu
const longestLeaning = 60

/** 'Super.', 'no', 'blz.' before what leans. */
const fillers =
  /^(?:no|noh|ok|okay|oki|super|gut|schön|danke|prima|top|blz|beleza|ótimo|otimo|legal|vale|bueno|genial|gracias|obrigad[oa]|bra|toppen|tack|kiva|hyvä|hyva|kiitos|great|cool|perfect|nice|thanks|thx|merci|parfait|d['’]accord)(?:[.,!]+\s*|\s+)/iu

export const isLeaning = (message: string) => {
  const texts = [message, message.replace(fillers, '')]
  return texts.some((text) => text.length <= longestLeaning && leaning.test(text))
}

/** 'The cheapest week in June' asks for no discount. */
const aboutCheaper: ReadonlySet<string> = new Set(['faq:extended-stays', 'faq:discounts', 'house:price'])

/** 'Combien c'est', 'und was kostet das', 'paljonko se on': the price of what was just spoken of, whatever follows. */
const itsPrice =
  /^\W*(?:(?:and|so|ok|okay|et|donc|y|e|ah|und|aha|ja|no|och|a|jaha)[\s,]+)*(?:how much (?:extra |more )?(?:is|was|does|would) (?:it|that|this|he|she|they)\b|how much (?:it|that) |(?:c.?\s?est|ca (?:fait|coute|couterait)|elle est|il est) (?:de )?combien|combien (?:ca|c.?\s?est|elle|il)\b|(?:y |de )?cuanto (?:es|seria|cuesta|vale)(?=\s*(?:$|[?!,]|y\b|eso|esa|la\b))|quanto (?:e|seria|custa|fica)(?=\s*(?:$|[?!,]|e\b|isso|ela))|(?:was|wie ?viel) (?:kostet|ist|macht|war) (?:das|die|der|es|sie)\b|wie hoch ist (?:das|die|der|sie)\b|paljon(?:ko)? (?:se|sellainen|semmoinen)\b|(?:vad|va|hur mycket) (?:kostar|ar|blir) (?:det|den|de)\b)/

/** 'La chambre la moins chère', 'el cuarto más barato': a room that costs least, and no discount. */
const costsLeast =
  /\b(?:la|le|les) (?:moins cher|plus economique)|\b(?:el|los|las|la|lo|o|a|os|as) (?:[a-z]+ )?(?:mas|mais) (?:barat|economic|em conta)/

/** The lowest price by these words, whatever else shares one of them. */
const lowestPrice =
  /\b(?:cheapest|lowest) (?:room )?(?:rate|price)|\bprecio (?:mas (?:barato|bajo|economico)|minimo)|\bpreco (?:mais (?:barato|baixo)|minimo)|\bmenor preco|\bprix (?:le )?(?:plus bas|minimum)|\b(?:gunstigste|niedrigste|billigste)[nrs]? preis|\b(?:halvin|edullisin) hinta|\blagsta (?:pris|rumspris)/

const longestThere = 9
const longestAboutIt = 6

/** More than any phrase of coupons, which say 'cheaper' as well. */
const longerStrength = 1.4
/** From how many nights on 'is it cheaper if we stay longer' is about the rates for long stays. */
const longFrom = 6

const aboutDiscounts = 'faq:discounts'

/** A length without dates together with 'cheaper' or 'discount' is about the rates for long stays, not about coupons. */
const longerForLess = ({ arrival, month, nights }: Slots, asksLess: boolean): TopicMatch | null =>
  !arrival && !month && nights !== null && nights >= longFrom && asksLess
    ? { source: 'faq:extended-stays', strength: longerStrength, words: [] }
    : null

/** 'When can we get in and do you take dogs': of two questions one may be about coming or going. */
const hoursOfOne = (message: string, locale: Locale, known: Hearing['topics']): TopicMatch | null => {
  const clauses = clausesOf(message)
  return clauses.length < 2
    ? null
    : (clauses
        .map((clause) => timesAsked(clause, locale, matchTopics(known, withBaseForms(clause, locale))))
        .find((hours) => hours !== null) ?? null)
}

/** 'We land on the 5th and fly out on the 9th'; 'and out' is a phrase of its own. */
const comesOrGoes =
  /^(?:and|fl(?:y|ies|ying|ight|ights)|fliege[a-z]*|flug|land(?:s|ing|e[nt]?)?|atterri[a-z]*|vol|vuelo|volamos|voo|lenn[a-z]*|lento[a-z]*|flyg[a-z]*|volt(?:o|ar|amos|ando)|volv(?:er|emos)|regres(?:o|ar|amos|ando)|check(?:in|ing|out)|in|out|incheck[a-z]*|utcheck[a-z]*|eincheck[a-z]*|auscheck[a-z]*|anreis[a-z]*|abreis[a-z]*|ankunft|entrada|salida|llegada|chegada|saida|arrivee|depart|saapu[a-z]*|lahto[a-z]*|ankomst|avresa)$/

/** A price that is asked for, or less than that. */
const offer = /^(?:angebot|offerte|offert|oferta|offer|orcamento|tarjous|tarjouks)[a-z]*$/

const isSpecialTopic = ({ source, strength }: TopicMatch) => strength >= strongTopic && !aboutStays.has(source)

/** What a room may be called by besides: the kitchen of 'the studio with the kitchenette'. */
const ofRooms: ReadonlySet<string> = new Set(['faq:kitchens', 'list:room-features', 'faq:included-in-every-room'])
const withWord = /^(?:with|w|con|com|c|avec|mit|med|me)$/
const nearWith = 3

/** Whether words say with what the room is that is named before them. */
const describesRoom = (at: readonly number[], words: readonly string[], locale: Locale) => {
  const first = Math.min(...at)
  return (
    words.slice(Math.max(0, first - nearWith), first).some((word) => withWord.test(word)) &&
    words.slice(0, first).some((word) => isRoomWord(word, locale))
  )
}

/** Words that are rooms' alone; a garden or two beds may be meant without a room. */
const surelyRooms = ['king', 'queen', 'suite', 'studio'] as const

/** Weekdays after a holiday that nobody could tell: of which week they are was not said. */
const ofNoWeek = (question: string, locale: Locale, { areDaysUnclear }: ConversationState): LeftOver | null => {
  const plain = plainDates(question)
  const [weekday] = askedWords(plain).filter((word) => weekdaysIn([word], locale).length > 0)
  const isOpen = areDaysUnclear && weekday && findDates(plain, locale).length === 0 && !/\d/.test(plain)
  return isOpen ? { of: 'days', words: weekday, hasDate: false } : null
}

export const hear = (
  written: string,
  { locale, topics: known, roomTypes, today }: Hearing,
  before: ConversationState,
): Heard => {
  const asked = withoutSlips(withUmlauts(withoutAsides(written), locale), locale, known)
  const found = readSlots(asked, locale, today, roomTypes, before)
  const isOfStay = found.arrival !== null
  const question = isOfStay || before.arrival ? withoutWhatStays(asked, isOfStay) : asked
  const words = askedWords(question)
  const said = askedWords(withBaseForms(question, locale))
  const asksRoom = hears('chat.hears.stay', locale, said)
  const namesKind = surelyRooms.some((kind) => hears(`chat.hears.room.${kind}`, locale, withRoomsApart(words)))
  const namesRoom = asksRoom || namesKind
  const spoken = takeAges(question).text.replaceAll(fromThen, ' ')
  // Whether the beach or the bus is accessible says nothing of the room.
  const asksAccessible = (namesRoom || found.arrival !== null) && hears('chat.hears.accessible', locale, words)
  const isOfMonth = found.month !== null && found.nights !== null
  const namesMonth = isOfMonth || relativeMonth.test(fold(question))
  // 'Something cheaper?' after a price asks for another room.
  const asksCheaper =
    before.topic === stayTopic &&
    before.arrival !== null &&
    words.length <= longestAboutIt &&
    hears('chat.hears.cheaperRoom', locale, words)
  const asksLowest = lowestPrice.test(fold(question))
  const isNoDiscount =
    namesMonth ||
    relativeDays.test(withDigits(fold(question))) ||
    asksCheaper ||
    asksLowest ||
    ((namesRoom || hears('chat.hears.night', locale, said)) && costsLeast.test(fold(question)))
  const changesNights = before.departure !== null && nightsChanged(question) !== null
  const compared = withBaseForms(spoken, locale)
  const comparedWords = askedWords(compared)
  const allMatched = matchTopics(known, compared)
  // 'I come on the 7th at half past ten and stay five nights, how much?'
  const isPriced =
    found.arrival !== null && (found.departure ?? found.nights) !== null && hears('chat.hears.price', locale, said)
  const namesOther = allMatched.some((topic) => isSpecialTopic(topic) && !aboutCheaper.has(topic.source))
  // 'How much for March 3 to 7, two adults and kids of 7 and 10' asks for nothing to do with them.
  const goesOn = before.arrival !== null && before.topic === stayTopic
  const bringsChildren = (isPriced || goesOn) && (found.party?.children ?? 0) > 0
  const [saidMidweek] = midweek.exec(fold(question)) ?? []
  const isLong = (found.nights ?? 0) > longFrom
  // 'What about that room for a full week?'
  const isOfThatRoom = before.departure !== null && found.nights !== null && asksThatRoom(question)
  const ofRoomName = allMatched
    .filter(
      ({ source, words: at }) =>
        found.rooms.length > 0 && ofRooms.has(source) && describesRoom(at, comparedWords, locale),
    )
    .map(({ source }) => source)
  const matched = allMatched.filter(
    ({ source, words: at }) =>
      !(bringsChildren && source === 'list:kids') &&
      // 'Is there a discount for 14 nights from the 3rd': the price of so many says what is off.
      !((found.arrival || isOfMonth) && isLong && source === aboutDiscounts) &&
      // 'An offer from Friday to Sunday' is a price.
      !(found.departure && source === aboutDiscounts && at.every((index) => offer.test(comparedWords[index]!))) &&
      // What the dog costs 'for a week' is no question of weekly rates.
      !(
        namesOther &&
        source === 'faq:extended-stays' &&
        at.every((index) => isSlotWord(comparedWords[index]!, locale))
      ) &&
      // 'A week from March 3, price?'
      !(
        isPriced &&
        source === 'faq:extended-stays' &&
        at.every(
          (index) =>
            isSlotWord(comparedWords[index]!, locale) || hears('chat.hears.price', locale, [comparedWords[index]!]),
        )
      ) &&
      !(isNoDiscount && aboutCheaper.has(source)) &&
      !(source === 'faq:extended-stays' && (changesNights || saidMidweek !== undefined || isOfThatRoom)) &&
      !ofRoomName.includes(source) &&
      // The garden of 'garden suite' is a part of its name.
      !(
        namesKind &&
        found.rooms.length > 0 &&
        !aboutStays.has(source) &&
        at.every((index) => isRoomWord(comparedWords[index]!, locale))
      ),
  )
  // Of 'two kids at Christmas' the children are a part of the stay that is asked for.
  const saysWhen = found.arrival !== null || isOfMonth
  const asksWhen = hears('chat.hears.time.when', locale, words)
  const asksHours = asksWhen || (!isPriced && hourInQuestion(spoken, locale, words) !== null)
  // 'Checking in on the 4th, out on the 8th' asks for no hours.
  const isWholeStay = found.arrival !== null && (found.departure ?? found.nights) !== null
  const isOfComing = (word: string) => isWholeStay && !asksHours && comesOrGoes.test(word)
  const named =
    saysWhen || (goesOn && (found.party || found.nights !== null))
      ? matched.filter(
          ({ words: at }) =>
            !at
              .map((index) => comparedWords[index]!)
              .every(
                (word) => isSlotWord(word, locale) || isOfComing(word) || hears('chat.hears.free', locale, [word]),
              ),
        )
      : matched
  const things = thingsIn(question, locale)
  const hours = found.departure || isPriced || things.length > 0 ? null : timesAsked(spoken, locale, named)
  const asksLess = hears('chat.hears.cheaper', locale, words) || named.some(({ source }) => source === aboutDiscounts)
  const ofOne = found.arrival ? null : hoursOfOne(spoken, locale, known)
  const isNew = !named.some(({ source }) => source === ofOne?.source)
  const outright = hours ?? (isNew ? ofOne : null) ?? longerForLess(found, asksLess)
  const topics = outright ? [outright, ...named.filter(({ source }) => source !== outright.source)] : named
  const isSpecial = topics.some(isSpecialTopic)
  const slots = isSpecial && !namesRoom ? { ...found, rooms: [] } : found
  const asksCheapest = hears('chat.hears.cheapest', locale, said)
  const isSlotsOnly = namesSlotsOnly(question, locale)
  const leftOver = hours
    ? null
    : (findLeftOver(question, locale, slots) ??
      ofNoWeek(question, locale, before) ??
      // Which of the days of that week was not said.
      (saidMidweek && slots.month === null && findDates(plainDates(question), locale).length === 0
        ? { of: 'days', words: saidMidweek, hasDate: false }
        : null))
  const leans = isSlotsOnly || isLeaning(question)
  // 'Any discount for two weeks in February?'
  const asksOff = isLong && allMatched.some(({ source }) => source === aboutDiscounts)
  const asksPrice = asksCheapest || hears('chat.hears.price', locale, said) || (isOfMonth && asksOff)
  // 'And the same dates in the king suite?', whatever was asked in between.
  const ofThoseDays = before.departure !== null && (asksPrice || namesRoom) && sameDays.test(fold(question))
  // 'And one night less?', 'and what would it cost without the kids?', whatever was asked in between.
  const returnsToStay =
    changesNights || (before.departure !== null && leans && (slots.nights ?? slots.party) !== null) || ofThoseDays
  // 'Sry ab übermorgen': as many nights as before.
  const movesArrival =
    before.topic === stayTopic && words.length <= longestAboutIt && found.arrival !== null && found.departure === null
  const asksOtherRoom = asksCheaper || asksCheapest || deniesRoom(question, locale)
  const asksAnyRoom =
    asksOtherRoom ||
    (!leans && slots.roomCount === null && !asksThatRoom(question) && hears('chat.hears.anyRoom', locale, said))
  return {
    question,
    slots,
    leftOver,
    topics,
    ofRoomName,
    things,
    asksPrice,
    asksFree: hears('chat.hears.free', locale, said),
    asksAnything: hears('chat.hears.anything', locale, said),
    asksCheapest,
    asksLowest,
    asksNight: hears('chat.hears.night', locale, said),
    asksGratis: hears('chat.hears.gratis', locale, said),
    asksAccessible,
    asksRoom,
    isStay: topics.some(({ source }) => aboutStays.has(source)),
    isSpecial,
    bringsPet:
      (ofThoseDays || (slots.arrival !== null && (slots.nights ?? slots.departure ?? slots.party) !== null)) &&
      topics.filter(isSpecialTopic).every(({ source }) => source === aboutPets),
    isSlotsOnly,
    leans,
    asksThere: words.length <= longestThere && hears('chat.hears.there', locale, said),
    asksMore: hears('chat.hears.more', locale, said),
    isShort: words.length <= longestAboutIt,
    changesStay:
      before.arrival !== null &&
      (before.topic === stayTopic || returnsToStay) &&
      (asksOtherRoom ||
        leavesPets(asked) ||
        slots.roomCount !== null ||
        slots.arrival !== null ||
        slots.party !== null ||
        slots.nights !== null ||
        asksFirstRoom(question) ||
        (namesRoom && slots.rooms.length > 0)) &&
      !topics.some(({ source, strength }) => strength >= strongTopic && !aboutStays.has(source)),
    isAboutIt:
      (words.length <= longestAboutIt || (words.length <= longestThere + 3 && itsPrice.test(fold(question)))) &&
      !namesRoom &&
      slots.arrival === null &&
      slots.party === null,
    before,
    state: {
      ...carryStay(
        before,
        slots,
        {
          leans: leans || movesArrival,
          asksAnyRoom,
          asksFirstRoom: asksFirstRoom(question),
          asksThatKind: asksThatKind(question),
        },
        today,
        leftOver,
      ),
      isAccessible: asksAccessible || before.isAccessible,
    },
  }
}

const saysOfStay = ({ slots, asksPrice, asksFree, isStay }: Heard) =>
  asksPrice || asksFree || isStay || [slots.arrival, slots.nights, slots.party, slots.rooms[0]].some(Boolean)

/** What a message is about, as far as it says so by itself. */
const topicOf = (heard: Heard): string | null => {
  const [first] = heard.topics
  if (heard.isSpecial || !saysOfStay(heard)) return first && first.strength >= strongTopic ? first.source : null
  return stayTopic
}

/** What a conversation is about by what the guest has said in it: for one that nobody keeps. */
export const recall = (said: readonly string[], hearing: Hearing): ConversationState =>
  said.reduce((state, message) => {
    const heard = hear(message, hearing, state)
    return withTopic(heard.state, topicOf(heard))
  }, newConversation)
