import type { Locale } from '#graphql/locales.ts'
import { guestLists, saysRole, type Guest, type GuestList } from './guest-lists.ts'
import { countsAll, inAll, including, people as totalOf, several } from './party-words.ts'
import { withDigits } from '../words/numbers.ts'

/** Who comes together, as a guest lists them: 'me, my wife and our two kids'. */
export interface Company {
  adults: number
  children: number
  /** Somebody among them for whom no word is known, as it stands there: how many they are is not known. */
  unknown?: string
}

/** 'Só eu e ele', of a dog. */
const itself =
  /\b(?:and|y|e|et|und|ja|och|o) (?:him|her|ella|el|ele|ela|lui|elle|ihn|ihr|ihm|sie|er|henne|honom|hon|han|se)\b/g

/** Who reads is greeted: 'Sehr geehrte Damen und Herren'. */
const salutation =
  /^[^a-z]*(?:(?:guten|buenos|buenas|bom|boa|good|god) [a-z]+[,.!\s]+)?(?:sehr geehrte[rns]?|werte[rn]?|dear|estimad[oa]s?|prezad[oa]s?|carissim[oa]s|mesdames|madame|messieurs|hyvat?|arvoisat?|basta|kara)\b[^,.!;:]{0,60}[,.!;:]/
/** 'My wife and I, both retired': the same two. */
const bothOfThem =
  /,\s*(?:both|beide|ambos|ambas|los dos|las dos|os dois|as duas|tous deux|toutes deux|tous les deux|molemmat|bada)\s+[a-z]+/g

/** Who reads is called so: 'mano, eu e minha mina'. */
const vocative =
  /^[^a-z]*(?:(?:hey|hi|oi|ola|hola|ey|hej|moi|hei|salut|coucou|na|bah|ei|e ai|yo) )?(?:man|mano|mana|bro|brother|dude|mate|buddy|pal|guys|friend|friends|lads|amig[oa]s?|herman[oa]|carnal|parce|compa|compadre|che|senores|senor|senora|jefe|chefe|bruder|alter|leute|kumpel|freunde|mec|les gars|frere|kaveri|jatkat|polare|grabbar|kompis|vannen)\b[^a-z]*[,!.]/

const listsIn = (plain: string, locale: Locale, childrenByAge: number): { text: string; lists: GuestList[] } => {
  const named = saysRole(plain, 'pet', locale) ? plain.replaceAll(itself, ' ; ') : plain
  const text = withDigits(
    named
      .replace(salutation, ' ; ')
      .replace(vocative, ' ; ')
      .replaceAll(bothOfThem, ' ; ')
      // 'Beaux-parents', 'mother-in-law'.
      .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ''),
  )
  return { text, lists: guestLists(text, locale, childrenByAge > 0) }
}

const people = ({ guests }: GuestList) => guests.filter(({ kind }) => kind !== 'pet')

const sumOf = (guests: readonly Guest[], childrenByAge: number): Company =>
  guests.reduce(
    (sum, { adults, children, isUncounted }) => ({
      adults: sum.adults + adults,
      children: sum.children + (isUncounted && childrenByAge > 0 ? childrenByAge : children),
    }),
    { adults: 0, children: 0 },
  )

/** 'My wife and I, two pensioners': the same two. */
const ofAge =
  /\b\d+ (?:[a-z]+ )?(?:retire|pension|senior|rentner|jubilad|aposentad|retrait|elakel|adult|erwachs|vux|aikui|60|70)/

const withoutSame = (list: GuestList, text: string): GuestList => {
  const last = list.guests.at(-1)!
  const others = list.guests.slice(0, -1)
  const start = others.at(-1)?.end ?? last.end
  const isSame =
    list.joints.at(-1) === 'comma' &&
    last.kind === 'adult' &&
    last.isCounted &&
    last.adults === sumOf(others, 0).adults &&
    ofAge.test(text.slice(start, last.end))
  return isSame ? { ...list, guests: others } : list
}

/** How many are listed behind a number that may count them already; undefined where it does not. */
const countedTwice = (list: GuestList, childrenByAge: number): Company | null | undefined => {
  const [head, ...behind] = list.guests as [Guest, ...Guest[]]
  const [joint] = list.joints
  const rest = sumOf(behind, childrenByAge)
  // 'We are four, my husband, me and two kids'; of 'we are four with the twins' something else must tell.
  if (head.kind === 'all' && (joint === 'comma' || joint === 'with')) {
    if (behind.length > 1 && rest.adults + rest.children === head.adults) return rest
    if (!behind.every(({ isCounted }) => isCounted)) return null
  }
  // '4 people, 2 kids' may be four in all.
  if (head.kind === 'person' && joint !== 'and') return null
  // '2 adults, my wife and me'.
  const isSame = head.isCounted && !head.isOwn && head.children + rest.children === 0 && head.adults === rest.adults
  return joint === 'comma' && isSame ? rest : undefined
}

const clauseEnds = /^\s*(?:$|[.,;!?)])/
/** What all of them are is told behind this. */
const saysSo =
  /(?<!\b(?:and|y|e|et|und|ja|och|o) )\b(?:so|so just|also|o sea|asi que|entonces|ou seja|entao|donc|du coup|dvs|alltsa|sa|eli|siis)\s*$/

/** A number of all of them is told. */
const saysHowMany = (text: string): boolean => [inAll, countsAll, totalOf].some((total) => total.test(text))

/** Named right before the list, by what they are called at home. */
const isBeside = (one: GuestList, list: GuestList, text: string): boolean => {
  const between = text.slice(one.end, list.start)
  const isKin = people(one).some(({ kind, isMarked }) => (kind === 'adult' || kind === 'pair') && !isMarked)
  return isKin && one.end <= list.start && between.length < farthest && !/[.!?:;]/.test(between)
}

/** Of two lists it is not told whether the second comes to the first. */
const apartFrom = (lists: readonly GuestList[], text: string, childrenByAge: number): Company => ({
  ...sumOf(lists[0]!.guests, childrenByAge),
  unknown: text.slice(lists.at(-1)!.start, lists.at(-1)!.end).trim(),
})

const farthest = 24

const ofBoth: readonly Locale[] = ['es', 'pt', 'fr']

/**
 * Who is listed in a message; null where nobody is, or in a way that may mean more than one thing.
 * @param plain without case and accents, without ages and dates
 * @param childrenByAge how many children were named by an age that was taken out
 * @param before who was spoken of before: they may come to those, and 'the kids' are theirs
 */
export const companyIn = (
  plain: string,
  locale: Locale,
  childrenByAge: number,
  before: Company | null = null,
): Company | null => {
  const { text, lists } = listsIn(plain, locale, childrenByAge)
  const unknown = lists.find((list) => list.unknown !== null)
  if (unknown) return { ...sumOf(unknown.guests, childrenByAge), unknown: unknown.unknown! }
  const isMany = (each: GuestList) =>
    people(each).length > 1 ||
    // 'Just me and my beagle', 'a trip with my two buddies'.
    (each.guests.length > 1 && each.guests[0]!.kind === 'self') ||
    (each.isWith && lists.length === 1 && !including.test(text) && each.guests[0]!.isOwn && each.guests[0]!.isCounted)
  const [found, ...more] = lists.filter(isMany)
  if (!found) return null
  if (more.length > 0) return saysHowMany(text) ? null : apartFrom([found, ...more], text, childrenByAge)
  const list = withoutSame(found, text)
  const isOfSelf = list.guests[0]!.kind === 'self'
  // 'Só eu e as crianças', of those who were counted.
  const known = childrenByAge || (isOfSelf && before?.children) || 0
  // 'Meine Tochter kommt mit, also ich plus Kind.'
  if (isOfSelf && saysSo.test(text.slice(0, list.start)) && clauseEnds.test(text.slice(list.end)))
    return sumOf(people(list), known)
  // 'Mon mari et moi arrivons le 3 avec nos deux enfants.'
  const along = lists.filter(({ start, isWith }) => start >= list.end && isWith)
  const others = lists.filter((each) => each !== found && people(each).some(({ isOwn }) => isOwn))
  if (others.some((each) => !along.includes(each) || !people(each).every(({ isOwn }) => isOwn))) return null
  // 'Oma Opa, wir zwei u. die 3 Kids': others are counted elsewhere.
  const counted = lists.filter((each) => each !== found && !others.includes(each))
  if (counted.some((each) => people(each).some(({ isCounted, kind }) => isCounted && kind !== 'person'))) return null
  // 'Farmor 82, farfar 85 och så jag och min man': who is named beside the list may come as well.
  const bare = lists.filter((each) => each !== found && !others.includes(each) && isBeside(each, found, text))
  if (bare.length > 0) return saysHowMany(text) ? null : apartFrom([...bare, found], text, childrenByAge)
  const guests = [list, ...others].flatMap(people)
  const sum = sumOf(guests, known)
  const isUncounted = guests.some((each) => each.isUncounted)
  const young = guests.filter(({ children }) => children > 0)
  // Of 'two kids, four years old and a baby' the baby is one of them.
  if (
    known > 0 ? young.length !== 1 && !guests.some(({ isMarked, isUncounted: many }) => isMarked && many) : isUncounted
  )
    return null
  const twice = countedTwice(list, childrenByAge)
  if (twice !== undefined) return twice
  const hasSelf = guests.some(({ kind }) => kind === 'self' || kind === 'all')
  if (hasSelf) return sum
  if (before && !guests[0]!.isCounted) return null
  // 'Viajo con mi mujer y 3 hijos' is of five; of 'my wife and two kids' nobody says whether the guest comes.
  const [first] = list.guests as [Guest, ...Guest[]]
  // 'Vamos con mi mujer' are two; 'we come with my mother' may be three.
  const isOurs =
    first.kind === 'adult' &&
    first.isMarked &&
    (first.isCounted ? first.isOwn && list.guests.length === 1 : true) &&
    (first.isCounted || ofBoth.includes(locale) || !several.test(text))
  if (list.isWith && (isOurs || saysRole(text.slice(0, list.start), 'iTravel', locale)))
    return { ...sum, adults: sum.adults + 1 }
  return list.isWith || guests.some(({ isOwn }) => isOwn) || sum.adults === 0 ? null : sum
}

/** '2 kakaraa 7 ja 12'. */
const agesBehind =
  /^\s*[,(:]?\s*\d{1,2}(?:\s*(?:,|&|\b(?:and|y|e|et|und|ja|och|o)\b)\s*\d{1,2})*(?![\d./:–-]|\s*[a-z]*(?:night|noche|noite|nuit|nacht|yo|natt))/

/** A text without those whom it counts by a number; without pets alone where nobody else was understood. */
export const withoutCounted = (text: string, locale: Locale, isPartyKnown: boolean): string =>
  guestLists(text, locale, false)
    .filter(({ guests }) => guests.some(({ isCounted, kind }) => isCounted && kind !== 'pair' && kind !== 'person'))
    .filter(({ guests }) => !guests.some(({ isUncounted }) => isUncounted))
    .filter((list) => isPartyKnown || people(list).length === 0)
    .toReversed()
    .reduce((rest, { start, end, guests }) => {
      const behind = rest.slice(end)
      const isYoung = guests.some(({ children }) => children > 0)
      return `${rest.slice(0, start)} ; ${isYoung ? behind.replace(agesBehind, ' ') : behind}`
    }, text)

/** How many grown-ups are named by an article: 'd’Oma'. */
export const namedIn = (text: string, locale: Locale): number =>
  listsIn(text, locale, 0)
    .lists.flatMap(people)
    .reduce(
      (sum, { adults, isOwn, isMarked, isUncounted }) => sum + (isMarked && !isOwn && !isUncounted ? adults : 0),
      0,
    )

/** One grown-up by a word that says nothing of whose they are. */
const aStranger =
  /^(?:one|an?|1|un|una|uma?|une|eine?|en|yksi)\s+(?:[a-z]+\s+){0,2}(?:gentleman|lady|woman|man|dame|monsieur|herr|caballero|senora?|dama|senhora?|dam|herre|rouva|herra|nainen|mies)\b/
/** What stands behind them where they come, and tell nothing: 'a lady told me'. */
const comes =
  /^\s*(?:$|[,.;!?(\-\d]|(?:in|i|of|de|von|av|d|aged|agee?|mit|with|con|com|avec|med|for|fur|from|alone|allein|travel[a-z]*|som)\b)/

/** The only ones who are counted in a message that speaks of nobody else: '2 chiquitos', 'a single lady with a dog'. */
export const onlyOnesIn = (plain: string, locale: Locale): Company | null => {
  const { text, lists } = listsIn(plain, locale, 0)
  const named = lists
    .flatMap(people)
    .filter(({ isMarked, isCounted, kind }) => isMarked || isCounted || kind === 'self')
  // 'En dam, 78', 'one elderly gentleman', of whom somebody else may write.
  const stranger = lists.find(
    ({ guests, start, end }) =>
      guests.length === 1 && aStranger.test(text.slice(start, end)) && comes.test(text.slice(end)),
  )
  if (stranger && named.every((each) => each.kind === 'self' || each === stranger.guests[0]))
    return { adults: 1, children: 0 }
  const [only, ...others] = named
  // 'Noch ein paar Tage' are no couple.
  return only && others.length === 0 && only.isCounted && !only.isOwn && only.kind !== 'pair'
    ? only.mayBeGrown
      ? { adults: only.children, children: 0 }
      : { adults: only.adults, children: only.children }
    : null
}
