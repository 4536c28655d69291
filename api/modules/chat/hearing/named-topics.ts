import type { Locale } from '#graphql/locales.ts'
import { withBaseForms } from '../words/base-forms.ts'
import { withBeachParking } from './beach-parking.ts'
import { stayTopic } from './conversation-state.ts'
import { asksWhatCostsLeast } from './lowest-price.ts'
import { isGone, notComing } from '../party/fewer-guests.ts'
import { namesGuest } from '../party/guest-lists.ts'
import { isLeaning } from './leaning.ts'
import { matchTopics, type TopicMatch } from '../passages/match-topics.ts'
import type { Hearing } from './hearing.ts'
import { longFrom, type Message } from './message.ts'
import { relativeDays } from '../days/nights.ts'
import { withDigits } from '../words/numbers.ts'
import { askedWords } from '../words/phrases.ts'
import { hears } from '../words/room-words.ts'
import { asksThatRoom, groupRooms, isRoomWord } from '../rooms/rooms-in-question.ts'
import { movedBy, staysSo } from '../days/shifted-stay.ts'
import { isSlotWord } from './slot-words.ts'
import type { Slots } from './slots.ts'
import { aboutPets, aboutStays, isSpecialTopic } from '../passages/special-topics.ts'
import { relativeMonth } from '../days/spoken-months.ts'
import { aboutHours, hourInQuestion, timesAsked } from './times-asked.ts'
import { clausesOf } from '../words/words.ts'

const aboutDiscounts = 'faq:discounts'
const aboutLongStays = 'faq:extended-stays'

/** 'The cheapest week in June' asks for no discount. */
const aboutCheaper: ReadonlySet<string> = new Set([aboutLongStays, aboutDiscounts, 'house:price'])

/** What a room may be called by besides: the kitchen of 'the studio with the kitchenette'. */
const ofRooms: ReadonlySet<string> = new Set(['faq:kitchens', 'list:room-features', 'faq:included-in-every-room'])
const withWord = /^(?:with|w|con|com|c|avec|mit|med|me)$/
const nearWith = 3

/** Whether words say with what the room is that is named before them. */
const describesRoom = (at: readonly number[], words: readonly string[], locale: Locale) => {
  const first = Math.min(...at)
  // 'Studio kitchenette' is a name.
  const isNamed = words[first]!.startsWith('kitchenet') && (words[first - 1] ?? '').startsWith('studio')
  // Finnish says with by an ending: 'studio keittiöllä'.
  const isWith =
    (locale === 'fi' && words[first]!.endsWith('lla')) ||
    words.slice(Math.max(0, first - nearWith), first).some((word) => withWord.test(word))
  return isNamed || (isWith && words.slice(0, first).some((word) => isRoomWord(word, locale)))
}

/** More than any phrase of coupons, which say 'cheaper' as well. */
const longerStrength = 1.4

/** A length without dates together with 'cheaper' or 'discount' is about the rates for long stays, not about coupons. */
const longerForLess = ({ arrival, month, nights }: Slots, asksLess: boolean): TopicMatch | null =>
  !arrival && !month && nights !== null && nights >= longFrom && asksLess
    ? { source: aboutLongStays, strength: longerStrength, words: [] }
    : null

const aboutGroups = 'faq:groups'
const aboutCancelling = 'faq:cancellation'
const aboutChildren: ReadonlySet<string> = new Set(['faq:children', 'list:kids'])

/** As many rooms as a group needs are spoken of at the desk. */
const roomsOfGroup = ({ roomCount }: Slots): TopicMatch | null =>
  roomCount !== null && roomCount >= groupRooms ? { source: aboutGroups, strength: longerStrength, words: [] } : null

/** Asks the price of something: 'the deposit when we arrive' is no hour. */
const asksPriceOf = (clause: string, locale: Locale, named: readonly TopicMatch[]): boolean =>
  hears('chat.hears.price', locale, askedWords(clause)) &&
  named.some((topic) => isSpecialTopic(topic) && !aboutHours.has(topic.source))

/** 'When can we get in and do you take dogs': of two questions one may be about coming or going. */
const hoursOfOne = (message: string, locale: Locale, known: Hearing['topics']): TopicMatch | null => {
  const clauses = clausesOf(message)
  return clauses.length < 2
    ? null
    : (clauses
        .map((clause) => {
          const named = matchTopics(known, withBaseForms(clause, locale))
          return asksPriceOf(clause, locale, named) ? null : timesAsked(clause, locale, named)
        })
        .find((hours) => hours !== null) ?? null)
}

/** 'We land on the 5th and fly out on the 9th'; 'and out' is a phrase of its own. */
const comesOrGoes =
  /^(?:and|fl(?:y|ies|ying|ight|ights)|fliege[a-z]*|flug|land(?:s|ing|e[nt]?)?|atterri[a-z]*|vol|vuelo|volamos|voo|lenn[a-z]*|lento[a-z]*|flyg[a-z]*|volt(?:o|ar|amos|ando)|volv(?:er|emos)|regres(?:o|ar|amos|ando)|check(?:in|ing|out)|in|out|incheck[a-z]*|utcheck[a-z]*|eincheck[a-z]*|auscheck[a-z]*|anreis[a-z]*|abreis[a-z]*|ankunft|entrada|salida|llegada|chegada|saida|arriv(?:al|als|ing|es?|ee)|depart(?:s|ure|ing)?|leaving|saapu[a-z]*|lahto[a-z]*|ankomst|avresa)$/

/** A price that is asked for, or less than that. */
const offer = /^(?:angebot|offerte|offert|oferta|offer|orcamento|tarjous|tarjouks)[a-z]*$/

/** What is asked once it is known which topics its words belong to. */
interface Asked extends Message {
  /** It says when one comes and goes. */
  isWhole: boolean
  /** It asks what a whole stay costs. */
  isPriced: boolean
  /** It goes on with a stay. */
  goesOn: boolean
  /** 'On arrive un jour plus tôt', of a stay that was spoken of: that is no hour. */
  movesByDays: boolean
  /** Somebody comes no more of those who were counted. */
  losesGuest: boolean
  /** Its children are a part of the stay. */
  bringsChildren: boolean
  /** It asks for what costs least, or for days, and for no discount. */
  isNoDiscount: boolean
  /** It names something that is neither a stay nor a lower price. */
  namesOther: boolean
  /** Topics that are named only by what a room is called. */
  ofRoomName: string[]
  /** Whether its last part, or all of it where it has one, is about a topic. */
  endsWith: (source: string) => boolean
  /** Whether a topic stands only in parts that ask the price of something else: 'the deposit when we arrive'. */
  isBesidePrice: (source: string) => boolean
  /** Whether all words by which a topic was found are such. */
  isAllOf: (topic: TopicMatch, is: (word: string) => boolean) => boolean
}

/** It says other days of the stay that was spoken of, and does not ask when. */
const changesDays = ({ before, slots, locale, words }: Asked): boolean =>
  before.departure !== null &&
  (slots.departure ?? slots.nights) !== null &&
  !hears('chat.hears.time.when', locale, words)

/** Before those who come. */
const forWord = /^(?:for|with|para|pra|con|com|pour|avec|fur|mit|till|med|kanssa)$/

/** When words of a topic do not ask for it. */
const notMeant: ((topic: TopicMatch, asked: Asked) => boolean)[] = [
  // 'How much for March 3 to 7, two adults and kids of 7 and 10' asks for nothing to do with them.
  ({ source }, { bringsChildren }) => bringsChildren && source === 'list:kids',
  // 'April 20 to 25? The two of us and two kids'; 'and with 2 kids, how much then?', of a stay that was spoken of.
  (topic, { isWhole, slots, before, saysPrice, locale, isAllOf }) =>
    aboutChildren.has(topic.source) &&
    slots.party !== null &&
    (isWhole || (before.arrival !== null && saysPrice)) &&
    isAllOf(topic, (word) => namesGuest(word, locale) || forWord.test(word)),
  // 'Is there a discount for 14 nights from the 3rd': the price of so many says what is off.
  ({ source }, { slots, isOfMonth, isLong }) =>
    source === aboutDiscounts && isLong && (slots.arrival !== null || isOfMonth),
  // 'An offer from Friday to Sunday' is a price.
  (topic, { slots, isAllOf }) =>
    topic.source === aboutDiscounts && slots.departure !== null && isAllOf(topic, (word) => offer.test(word)),
  // What the dog costs 'for a week' is no question of weekly rates.
  (topic, { namesOther, locale, isAllOf }) =>
    topic.source === aboutLongStays && namesOther && isAllOf(topic, (word) => isSlotWord(word, locale)),
  // 'A week from March 3, price?'
  (topic, { isPriced, locale, isAllOf }) =>
    topic.source === aboutLongStays &&
    isPriced &&
    isAllOf(topic, (word) => isSlotWord(word, locale) || hears('chat.hears.price', locale, [word])),
  // 'And when we make 7 nights?', of a stay that was spoken of.
  (topic, { before, slots, question, locale, isAllOf }) =>
    topic.source === aboutLongStays &&
    before.departure !== null &&
    (slots.arrival !== null || (slots.nights !== null && isLeaning(question))) &&
    isAllOf(topic, (word) => isSlotWord(word, locale)),
  // 'One less, my buddy can't make it. Price now?'
  ({ source }, { losesGuest }) => losesGuest && (source === aboutCancelling || aboutChildren.has(source)),
  // 'What about that room for a full week?'
  ({ source }, { before, slots, question, changesNights, midweek }) =>
    source === aboutLongStays &&
    (changesNights ||
      midweek !== undefined ||
      (before.departure !== null && slots.nights !== null && asksThatRoom(question))),
  // 'No pool then. And February 12 to 16?': what was answered last is not asked again, where the last words are of a stay.
  ({ source }, { before, slots, endsWith }) =>
    source === before.topic && slots.arrival !== null && source !== aboutPets && !endsWith(source),
  // 'Six of us go to a wedding, May 14 to 16': what such a stay costs is asked.
  ({ source }, { isWhole, goesOn, slots }) => source === aboutGroups && (isWhole || (goesOn && slots.arrival !== null)),
  // 'From the 22nd, departure the same'.
  ({ source }, { before, slots, plain }) =>
    aboutHours.has(source) && before.departure !== null && slots.arrival !== null && staysSo.test(plain),
  ({ source }, { movesByDays }) => movesByDays && aboutHours.has(source),
  ({ source }, { isBesidePrice }) => aboutHours.has(source) && isBesidePrice(source),
  // 'Only landing on Friday now', 'leaving on the 23rd already': other days, and no hours.
  ({ source }, asked) => aboutHours.has(source) && changesDays(asked),
  // 'Wrong month, the end of June it should be', 'two days later': of another stay than the one that was spoken of.
  ({ source }, { goesOn, slots, locale, words }) =>
    source === aboutLongStays && goesOn && slots.arrival !== null && !hears('chat.hears.cheaper', locale, words),
  ({ source }, { isNoDiscount }) => isNoDiscount && aboutCheaper.has(source),
  ({ source }, { ofRoomName }) => ofRoomName.includes(source),
  // The garden of 'garden suite' is a part of its name.
  (topic, { namesKind, slots, locale, isAllOf }) =>
    namesKind &&
    slots.rooms.length > 0 &&
    !aboutStays.has(topic.source) &&
    isAllOf(topic, (word) => isRoomWord(word, locale)),
]

const askedOf = (message: Message, known: Hearing['topics'], matched: readonly TopicMatch[]): Asked => {
  const { locale, slots, before, question, plain, said, comparedWords } = message
  const isWhole = slots.arrival !== null && (slots.departure ?? slots.nights) !== null
  // 'I come on the 7th at half past ten and stay five nights, how much?'
  const isPriced = isWhole && message.saysPrice
  const goesOn = before.arrival !== null && before.topic === stayTopic
  // A price, or the stay that was spoken of, is then that of a room with a kitchen.
  const wantsFeature =
    message.features.length > 0 &&
    (message.saysPrice || (slots.arrival ?? slots.month ?? before.departure ?? before.month) !== null)
  const isAllOf: Asked['isAllOf'] = ({ words }, is) => words.every((index) => is(comparedWords[index]!))
  return {
    ...message,
    isWhole,
    isPriced,
    goesOn,
    movesByDays: before.departure !== null && movedBy.some((pattern) => pattern.test(withDigits(plain))),
    losesGuest: before.arrival !== null && (isGone(plain) || (slots.party !== null && notComing.test(plain))),
    bringsChildren: (isPriced || goesOn) && (slots.party?.children ?? 0) > 0,
    isNoDiscount:
      message.isOfMonth ||
      relativeMonth.test(plain) ||
      relativeDays.test(withDigits(plain)) ||
      message.asksCheaper ||
      message.asksLowest ||
      ((message.namesRoom || hears('chat.hears.night', locale, said)) && asksWhatCostsLeast(question)),
    namesOther: matched.some((topic) => isSpecialTopic(topic) && !aboutCheaper.has(topic.source)),
    ofRoomName: matched
      .filter(
        ({ source, words }) =>
          slots.rooms.length > 0 &&
          ofRooms.has(source) &&
          (describesRoom(words, comparedWords, locale) || wantsFeature),
      )
      .map(({ source }) => source),
    endsWith: (source) =>
      matchTopics(known, withBaseForms(clausesOf(message.spoken).at(-1)!, locale)).some(
        (topic) => topic.source === source,
      ),
    isBesidePrice: (source) => {
      const parts = clausesOf(message.spoken)
        .map((clause) => ({ clause, named: matchTopics(known, withBaseForms(clause, locale)) }))
        .filter(({ named }) => named.some((topic) => topic.source === source))
      return parts.length > 0 && parts.every(({ clause, named }) => asksPriceOf(clause, locale, named))
    },
    isAllOf,
  }
}

/** It asks when, or says an hour. */
const saysHours = ({ locale, words, spoken, isPriced }: Asked): boolean =>
  hears('chat.hears.time.when', locale, words) || (!isPriced && hourInQuestion(spoken, locale, words) !== null)

/** It is about coming or leaving earlier or later. */
const saysOtherwise = ({ locale, words }: Asked): boolean =>
  (['earlier', 'later'] as const).some((key) => hears(`chat.hears.time.${key}`, locale, words))

/** The hours of coming and going where both days are said with such words, and no hour; or a stay comes on another day. */
const hoursByTheWay = (asked: Asked, named: readonly TopicMatch[]): string[] =>
  asked.movesByDays ||
  (asked.isWhole && asked.words.some((word) => comesOrGoes.test(word)) && !saysHours(asked) && !saysOtherwise(asked))
    ? [...aboutHours].filter((hours) => !named.some(({ source }) => source === hours))
    : []

/** Of 'two kids at Christmas' the children are a part of the stay that is asked for. */
const withoutStayWords = (topics: readonly TopicMatch[], asked: Asked): TopicMatch[] => {
  const { locale, slots, isWhole, isAllOf } = asked
  const asksHours = saysHours(asked)
  // 'Checking in on the 4th, out on the 8th' asks for no hours.
  const isOfComing = (word: string) => isWhole && !asksHours && comesOrGoes.test(word)
  const isOfStay = (word: string) =>
    isSlotWord(word, locale) || isOfComing(word) || hears('chat.hears.free', locale, [word])
  const saysWhen = slots.arrival !== null || asked.isOfMonth
  return saysWhen || (asked.goesOn && (slots.party ?? slots.nights ?? slots.roomCount) !== null)
    ? topics.filter((topic) => !isAllOf(topic, isOfStay))
    : [...topics]
}

/** The topics that a message names. */
export interface NamedTopics {
  /** Strongest first. */
  topics: TopicMatch[]
  /**
   * Sources whose words are there and that are not asked for: the kitchen of 'the studio with kitchenette', the hours of
   * 'arrival Dec 10, departure Dec 14'.
   */
  byTheWay: string[]
  /** It asks at which hour one comes or goes. */
  asksHours: boolean
  /** It has words of discounts, whether it asks for one or not. */
  namesDiscounts: boolean
}

export const namedTopics = (message: Message, known: Hearing['topics'], namesThings: boolean): NamedTopics => {
  const { locale, slots, words, spoken } = message
  const matched = matchTopics(known, message.compared)
  const asked = askedOf(message, known, matched)
  const meant = matched.filter((topic) => !notMeant.some((isNotMeant) => isNotMeant(topic, asked)))
  const asksCosts = message.saysPrice || hears('chat.hears.gratis', locale, message.said)
  const { topics: named, instead } = withBeachParking(withoutStayWords(meant, asked), { ...message, asksCosts })
  const isOfDays = changesDays(asked) && !saysHours(asked)
  const hours = slots.departure || isOfDays || asked.isPriced || namesThings ? null : timesAsked(spoken, locale, named)
  const asksLess = hears('chat.hears.cheaper', locale, words) || named.some(({ source }) => source === aboutDiscounts)
  const ofOne = slots.arrival || changesDays(asked) ? null : hoursOfOne(spoken, locale, known)
  const isNew = !named.some(({ source }) => source === ofOne?.source)
  const outright = roomsOfGroup(slots) ?? hours ?? (isNew ? ofOne : null) ?? longerForLess(slots, asksLess)
  return {
    topics: outright ? [outright, ...named.filter(({ source }) => source !== outright.source)] : [...named],
    byTheWay: [...asked.ofRoomName, ...hoursByTheWay(asked, named), ...(instead ? [instead] : [])],
    asksHours: hours !== null,
    namesDiscounts: matched.some(({ source }) => source === aboutDiscounts),
  }
}
