import type { Locale } from '#graphql/locales.ts'
import { takeAdded } from './added-guests.ts'
import { takeAges, type Ages } from './ages.ts'
import { companyIn, namedIn, onlyOnesIn } from './company.ts'
import { notComing, takeGone } from './fewer-guests.ts'
import { withDigits } from '../words/numbers.ts'
import { asksOneMoreRoom, sizeInQuestion } from '../rooms/rooms-in-question.ts'
import {
  and,
  andUs,
  besideCouple,
  childBirthday,
  ofOwnChild,
  companions,
  countKin,
  countNamed,
  countPartners,
  oneself,
  someKin,
  usAnd,
} from './kin.ts'
import {
  adults,
  allOfUs,
  andThem,
  areChildren,
  adultsAndChildren,
  alone,
  also,
  babyBeside,
  children,
  clause,
  countedKids,
  countsAll,
  couples,
  friends,
  groups,
  inAll,
  including,
  inTwoRooms,
  keptBy,
  oneAdult,
  oneChild,
  oneOfThem,
  onlyMe,
  parentAndOwn,
  people,
  plusOne,
  several,
  severalCouples,
  staysAway,
  travelsAlone,
  twins,
  withMyChild,
  withThem,
  withoutChildren,
} from './party-words.ts'
import { fold } from '../words/words.ts'

/** Who comes. Adults are whoever is not called a child. */
export interface Party {
  adults: number
  children: number
}

/** More than a price can be asked for: who are many are told so. */
const mostGuests = 99
const usualAdults = 2

/** Everybody who comes; two where nobody was spoken of. */
export const partySize = (party: Party | null): number => (party ? party.adults + party.children : usualAdults)

/** 'Minha irmã vem, com o bebê dela': both come. */
const withItsParent = new RegExp(
  String.raw`\b(?:with|con|com|avec|mit|med)\s+(?:(?:the|her|his|o|a|el|la|le|sa|son|su|seu|ihrem?|seinem?|sin|sitt)\s+)?(?:baby|bebe|bebis|toddler|kid|child|hij[oa]|filh[oa]|fils|fille|kind|sohn|tochter|barn)`,
)

/** Whether a text counts couples. */
export const namesCouples = (text: string): boolean => severalCouples.test(withDigits(fold(text)))

/** 'Meine Eltern, beide Rentner': who was named before. */
const bothOf = /,\s*(?:both|the|beide|die|los|las|os|as|les|bada|molemmat)\s*$/

/** Whether kin behind a number of adults, with nothing that adds them, are those adults: 'two adults, my mom and dad'. */
const tellsWho = (text: string, grown: number): boolean => {
  const counted = adults.exec(text)
  if (counted && bothOf.test(text.slice(0, counted.index)) && countKin(text) === grown) return true
  const behind = counted ? text.slice(counted.index + counted[0].length).replace(/^[a-z]+/, '') : ''
  const [first] = behind.matchAll(someKin)
  if (!first || countKin(text) !== grown) return false
  const untilKin = behind.slice(0, first.index + first[0].search(/[a-z]+$/))
  return !/[\d+&]/.test(untilKin) && !new RegExp(String.raw`\b${and}\b`).test(untilKin)
}

/** German 'also' is so. */
const comesAlong = (text: string, locale: Locale): boolean =>
  also.test(locale === 'de' ? text.replaceAll(/\balso\b/g, ' ') : text)

/** 'And grandma too', 'a second room for my parents': who comes to those who were spoken of, children and all. */
const joined = (text: string, locale: Locale, before: Party | null): Party | null => {
  const isJoining =
    before &&
    !oneself.test(text) &&
    !notComing.test(text) &&
    (comesAlong(text, locale) || plusOne.test(text) || asksOneMoreRoom(text))
  const others = isJoining
    ? (countKin(text) || countNamed(text, locale) || namedIn(text, locale)) + countPartners(text)
    : 0
  return others > 0 ? { adults: within(before!.adults + others, 1), children: before!.children } : null
}

/** The clauses of a text but those of who stays away; null where nobody does. */
const whoComes = (text: string): string | null => {
  const parts = text.split(clause)
  const coming = parts.filter((part) => !staysAway.test(part))
  return coming.length < parts.length ? coming.join(', ') : null
}

const count = (pattern: RegExp, text: string): number | null => {
  const [, found] = pattern.exec(text) ?? []
  return found === undefined ? null : Number(found)
}

const within = (number: number, least: number) => Math.min(mostGuests, Math.max(least, number))

const everyOneChild = new RegExp(oneChild.source, 'g')

/** 'My son and my daughter': how many children are named one by one, each by another word. */
const namedOnes = (text: string): number =>
  new Set([...text.matchAll(everyOneChild)].map(([found]) => found.split(' ').at(-1))).size

/** How many children a text without ages names; null where it names none. */
const childrenIn = (text: string, ages: Ages): number | null =>
  count(children, text) ?? (twins.test(text) ? 2 : ages.children || namedOnes(text) || null)

/** Of '2 kids, one of 4 and a baby' the baby is one of them. */
const childrenAndBaby = (text: string, ages: Ages): number | null => {
  const baby = including.test(text) ? null : babyBeside.exec(text)
  // An age may be the baby's own.
  const older = baby && childrenIn(text.replace(baby[0], ' ; '), { ...ages, children: 0 })
  const isOneOfThem = ages.children > 0 && older === ages.children + 1
  return older && !isOneOfThem ? older + 1 : childrenIn(text, ages)
}

/** Who a text without ages, in small letters and with its numbers in digits, speaks of. */
const partyTold = (text: string, ages: Ages, locale: Locale, before: Party | null): Party | null => {
  const parent = parentAndOwn.exec(text)
  if (parent) return { adults: 1, children: Number(parent[1]) || 1 }
  const kids = childrenAndBaby(text, ages)
  const grown = count(adults, text) ?? (oneAdult.test(text) ? 1 : null)
  const pairs = count(severalCouples, text)
  const besides = usAnd.test(text) || andUs.test(text) ? Math.max(1, countKin(text)) : 0
  const split = inTwoRooms.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  const told =
    count(inAll, text) ??
    (pairs && pairs * 2) ??
    (split ? Number(split[1]) + Number(split[2]) : null) ??
    count(people, text) ??
    // Of 'a crib for 1 child' the number counts children only.
    groups.map((group) => count(group, text.replace(children, ' ; '))).find((found) => found !== null) ??
    null
  const counted = told && told + besides
  if (before && withoutChildren.test(text) && companions(text) === null)
    return { adults: counted ?? before.adults, children: 0 }
  const isOnlyMe = counted === null && grown === null && kids === null && onlyMe.test(text)
  const all =
    (isOnlyMe ? 1 : counted) ??
    (couples.test(text) && !oneself.test(text) ? 2 + besideCouple(text) : null) ??
    companions(text) ??
    (couples.test(text) ? 2 : alone.test(text) ? 1 : sizeInQuestion(ages.text, locale))
  // 'My brother is not coming, so 3' says how many they are.
  const more = grown === null && kids === null && counted === null ? joined(text, locale, before) : null
  if (more) return more
  // 'And if we bring a kid', to one that comes already.
  const isOneMore = before && grown === null && counted === null && ages.children < 2 && oneChild.test(text)
  if (isOneMore && kids === 1 && comesAlong(text, locale))
    return {
      adults: before.adults + countPartners(text) + (withItsParent.test(text) ? countKin(text) : 0),
      children: before.children + 1,
    }
  const sum = grown === null && kids === null ? adultsAndChildren.exec(text)?.groups : null
  if (sum) return { adults: Number(sum.adults), children: Number(sum.kids ?? sum.children) }
  if (grown === null && all === null && kids === null) return null
  const young = Math.min(kids ?? 0, mostGuests - 1)
  if (grown !== null) {
    // 'Two adults and grandma' are three; 'two adults, my wife and me' and 'two adults my mom and dad' are those two.
    const isTold = oneself.test(text) || tellsWho(text, grown)
    const old = within(grown + (isTold ? 0 : countKin(text)), 1)
    return { adults: old, children: Math.min(young, mostGuests - old) }
  }
  if (all === null) {
    const isAlone = withMyChild.test(text) && !several.test(text)
    return { adults: isAlone ? 1 : (before?.adults ?? usualAdults), children: young }
  }
  // 'We are four, my husband and I and two kids' are four.
  const isSum =
    all === (companions(text) ?? 0) + young || (comesAlong(text, locale) && all === partySize(before) + young)
  const isWhole =
    young > 0 &&
    (including.test(text) ||
      /\bfamil/.test(text) ||
      countedKids.test(text) ||
      withThem.test(text) ||
      allOfUs.test(text) ||
      oneOfThem.test(text) ||
      sumsUp(text) ||
      isSum) &&
    all > young
  const rest = within(isWhole ? all - young : all, 1)
  return { adults: rest, children: Math.min(young, mostGuests - rest) }
}

/** 'Mein Sohn schwimmt mit, wir sind 3': what is counted last is all of them. */
const sumsUp = (text: string): boolean => {
  const child = Math.max(text.search(children), text.search(oneChild))
  const sum = child < 0 ? -1 : text.slice(child).search(countsAll)
  return sum > 0 && !new RegExp(String.raw`\b${and}\s+(?:[a-z]+\s+)?$`).test(text.slice(0, child))
}

/** With those who come to them; at most so many that an adult is among them. */
const joinedBy = ({ adults, children }: Party, added: Party): Party => {
  const grown = within(adults + added.adults, 1)
  return { adults: grown, children: Math.min(children + added.children, mostGuests - grown) }
}

/** Who is counted by a word for them alone; children come to the adults that were spoken of. */
const onlyGuests = (plain: string, locale: Locale, before: Party | null): Party | null => {
  const only = onlyOnesIn(plain, locale)
  return only && only.adults === 0 ? { ...only, adults: before?.adults ?? usualAdults } : only
}

/** Who a text speaks of that names nobody who stays away. */
const partyComing = (question: string, locale: Locale, before: Party | null): Party | null => {
  const ages = takeAges(question)
  const plain = fold(ages.text)
  const text = withDigits(plain)
    .replace(friends, 'personen')
    // 'Somos 4, dos son niños'.
    .replace(areChildren, 'davon $1 ')
    .replaceAll(ofOwnChild, ' ; ')
    .replaceAll(childBirthday, (found) => (countsAll.test(plain) && !andThem.test(plain) ? ' ; ' : found))
    // As 'med' is said.
    .replaceAll(/\bme\b/g, locale === 'sv' ? 'med' : 'me')
  if (travelsAlone.test(plain)) return { adults: 1, children: 0 }
  const { rest, at, ...added } = takeAdded(text, locale)
  if (added.adults + added.children === 0) {
    const company = companyIn(plain, locale, ages.children, before)
    if (company && company.unknown === undefined) return company
    return partyTold(text, ages, locale, before) ?? onlyGuests(plain, locale, before)
  }
  // The age of the other kid is told beside it.
  const others = { ...ages, children: Math.max(0, ages.children - added.children) }
  const told = partyTold(rest, others, locale, before)
  // 'Another kid, so 5 of us' says how many they are.
  const behind = rest.slice(at)
  if (told && [people, ...groups].some((pattern) => count(pattern, behind) !== null))
    return { adults: within(told.adults - added.children, 1), children: told.children + added.children }
  const usual = oneself.test(rest) ? 1 : usualAdults
  const base = told ?? before ?? (added.children > 0 || usual === 1 ? { adults: usual, children: 0 } : null)
  return base && joinedBy(base, added)
}

/**
 * How many guests a question speaks of, by number or by the kind of room; null when it does not.
 * @param before of whom the conversation spoke: children alone come to its adults, and 'another kid' to all of them
 */
export const partyInQuestion = (asked: string, locale: Locale, before: Party | null = null): Party | null => {
  // '1 yö' is no year old.
  const question = asked.replaceAll(keptBy, ' ').replaceAll(/(?<=\d ?)yo\b/g, locale === 'fi' ? 'yota' : 'yo')
  const text = fold(question)
  const coming = whoComes(text)
  const told = coming === null ? null : partyComing(coming, locale, before)
  const gone = told || !before ? null : takeGone(withDigits(text))
  if (told || !before || !gone || gone.adults + gone.children === 0)
    return told ?? partyComing(question, locale, before)
  const young = Math.min(gone.children, before.children)
  // Who was counted as an adult may be called a child.
  const grown = gone.adults + (Number.isFinite(gone.children) ? gone.children - young : 0)
  return (
    partyComing(gone.rest, locale, before) ?? {
      adults: within(before.adults - grown, 1),
      children: before.children - young,
    }
  )
}
