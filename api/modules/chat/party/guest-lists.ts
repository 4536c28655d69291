import type { Locale } from '#graphql/locales.ts'
import { companyWords, countedThings, nobodyWords, type CompanyWords } from './company-words.ts'
import { mine } from './kin.ts'
import { breeds } from './pets-named.ts'

const kinds = ['twins', 'pair', 'child', 'adult', 'person', 'pet'] as const
type Kind = (typeof kinds)[number]

/** Somebody in a list of those who come, or several of a kind: 'me', 'my wife', 'two kids', 'the dog'. */
export interface Guest {
  /** 'Self' is who writes, 'all' who speak, where they are counted: 'we three'. */
  kind: Kind | 'self' | 'all'
  adults: number
  children: number
  /** Said to be the guest's own: 'my wife'. */
  isOwn: boolean
  /** There is an article or a number before it. */
  isMarked: boolean
  /** Counted by a number, or by being a couple. */
  isCounted: boolean
  /** Several of whom nobody says how many: 'the kids'. */
  isUncounted: boolean
  /** 'Six girls', 'drei Jungs': children beside others, and friends where nobody else is named. */
  mayBeGrown: boolean
  /** Where it ends in the text. */
  end: number
}

type Joint = 'and' | 'comma' | 'with' | 'beside'

/** Those who are named one after another. */
export interface GuestList {
  guests: Guest[]
  /** What stands before each of them but the first. */
  joints: Joint[]
  /** Somebody behind 'and' for whom no word is known, as it stands there. */
  unknown: string | null
  /** It begins with 'with'. */
  isWith: boolean
  start: number
  end: number
}

type Reader = Record<keyof CompanyWords | 'number' | 'mine' | 'one', RegExp>

/** Looks for words where its `lastIndex` stands, and nowhere else. */
const there = (words: string) => new RegExp(String.raw`(?:${words})(?![a-z'’])`, 'y')

const readers = new Map<Locale, Reader>()

const readerOf = (locale: Locale): Reader => {
  const known = readers.get(locale)
  if (known) return known
  const words = companyWords[locale]
  const reader = {
    ...Object.fromEntries(Object.entries(words).map(([role, each]) => [role, there(each)])),
    child: there(`${words.child}|${words.children}`),
    adult: there(`${words.adult}|${words.adults}`),
    pet: there(`${words.pet}|${breeds}`),
    mine: there(`${mine}|mei|meidan|mun|vart|varan|varat`),
    one: there('one|yksi|yks'),
    // Neither a day nor a time.
    number: /[1-9]\d?(?!\d|[.:/-]\d|\.\s?[a-z])(?:\s?x\b)?/y,
  } as Reader
  readers.set(locale, reader)
  return reader
}

const spaces = /[\s'’-]*/y

/** Where a pattern that is found there ends, with the spaces behind it; -1 where it is not. */
const take = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  if (!pattern.test(text)) return -1
  spaces.lastIndex = pattern.lastIndex
  spaces.test(text)
  return spaces.lastIndex
}

/** Nobody says more of one person: a text of nothing but articles is not looked through from each of them to its end. */
const mostWords = 5

/** The same as often as it is found. */
const takeAll = (pattern: RegExp, text: string, from: number, most = mostWords): number => {
  const end = most === 0 ? -1 : take(pattern, text, from)
  return end < 0 ? from : takeAll(pattern, text, end, most - 1)
}

const nounAt = (reader: Reader, text: string, from: number): { kind: Kind; end: number } | null => {
  for (const kind of kinds) {
    const end = take(reader[kind], text, from)
    if (end >= 0) return { kind, end }
  }
  return null
}

const guest = (values: Partial<Guest> & Pick<Guest, 'kind' | 'end'>): Guest => ({
  adults: 0,
  children: 0,
  isOwn: false,
  isMarked: false,
  isCounted: false,
  isUncounted: false,
  mayBeGrown: false,
  ...values,
})

/** 'One of the kids', 'um dos filhos'. */
const partOf = there(
  'of (?:the|my|our)|d[oa]s(?: meus| minhas| nossos)?|de (?:los|las|mis|nuestros)|de (?:mes|nos)|des|meiner|unserer|der|av (?:mina|vara|barnen)',
)
const grown = /\b(?:adult|grown|erwachsen|vux|aikui)/
const alone = /\b(?:single|solo|lone|alleinreisend|solter[oa]|solteir[oa]|seule?|ensam|yksinai)/
/** What stands behind whoever was named by an age that is taken out: 'our 9 year old and me'. */
const behindAge = /\s*(?:$|[,.;!?)&+])/y
const couple =
  /^(?:couple|parej|matrimon|casa|paar|parch|parle|ehepaar|pari(?:a)?\b|par\b|akta|aviopar|amoureux|tourter|pombinh|newlywed)/
const finnishOwn = /(?:ni|mme)\s*$/

const nobody = new RegExp(`^(?:${nobodyWords})$`)
const countedThing = new RegExp(`^(?:${countedThings})$`)
const word = /[a-z]{3,}/y

/** 'We three', 'nous deux'. */
const allAt = (reader: Reader, text: string, from: number): Guest | null => {
  const us = take(reader.us, text, from)
  const end = us < 0 ? -1 : take(reader.number, text, us)
  word.lastIndex = Math.max(end, 0)
  if (end < 0 || nounAt(reader, text, end) || countedThing.test(word.exec(text)?.[0] ?? '')) return null
  const adults = Number.parseInt(text.slice(us), 10)
  return guest({ kind: 'all', adults, isCounted: true, isMarked: true, end })
}

interface Lead {
  count: number | null
  isOwn: boolean
  hasArticle: boolean
  end: number
}

/** What stands before a noun: 'my two'. */
const leadAt = (reader: Reader, text: string, from: number): Lead => {
  const lead: Lead = { count: null, isOwn: false, hasArticle: false, end: from }
  for (let words = 0; words < mostWords; words += 1) {
    const number = lead.count === null ? take(reader.number, text, lead.end) : -1
    const article = take(reader.article, text, lead.end)
    if (number < 0 && article < 0) return lead
    if (number >= 0) lead.count = Number.parseInt(text.slice(lead.end), 10)
    else lead.hasArticle = true
    if (take(reader.one, text, lead.end) >= 0) lead.count = 1
    if (take(reader.mine, text, lead.end) >= 0) lead.isOwn = true
    lead.end = Math.max(number, article)
  }
  return lead
}

/** The last of the words there that say what somebody is like and may be somebody: 'little one', 'kleine Tochter'. */
const behindQualities = (reader: Reader, text: string, from: number, most = mostWords): number => {
  const end = take(reader.quality, text, from)
  const goesOn = end >= 0 && (nounAt(reader, text, end) !== null || take(reader.quality, text, end) >= 0)
  return goesOn && most > 0 ? behindQualities(reader, text, end, most - 1) : from
}

const guestAt = (reader: Reader, text: string, from: number, locale: Locale, hasAges: boolean): Guest | null => {
  const all = allAt(reader, text, from)
  if (all) return all
  const lead = leadAt(reader, text, from)
  const part = lead.count !== null || lead.hasArticle ? take(partOf, text, lead.end) : -1
  const noun = behindQualities(reader, text, Math.max(part, lead.end))
  const found = nounAt(reader, text, noun)
  if (!found) {
    const self = take(reader.self, text, from)
    if (self >= 0) return guest({ kind: 'self', adults: 1, end: self })
    behindAge.lastIndex = lead.end
    const isAge = hasAges && lead.hasArticle && lead.count === null && behindAge.test(text)
    return isAge ? guest({ kind: 'child', children: 1, isOwn: lead.isOwn, isMarked: true, end: lead.end }) : null
  }
  const { kind } = found
  const behind = takeAll(reader.quality, text, found.end)
  const end = locale === 'fi' ? Math.max(behind, take(reader.with, text, behind)) : behind
  const isOwn = lead.isOwn || (locale === 'fi' && finnishOwn.test(text.slice(noun, found.end)))
  const said = text.slice(from, end)
  const count = lead.count ?? (alone.test(said) ? 1 : null)
  const isMany = (words: RegExp) => take(words, text, noun) >= 0
  const base = {
    kind,
    isOwn,
    isMarked: lead.count !== null || lead.hasArticle,
    isCounted: count !== null || kind === 'pair',
    mayBeGrown: kind === 'child' && isMany(reader.adult),
    isUncounted: count === null && part < 0 && kind !== 'twins' && (isMany(reader.children) || isMany(reader.adults)),
    end,
  }
  const number = count ?? 1
  if (kind === 'pet') return guest(base)
  if (kind === 'twins') return guest({ ...base, children: number > 2 ? 2 * number : 2 })
  // 'Mi pareja' is one.
  const isOne = isOwn && isMany(reader.adult)
  // 'Two parents' are two, 'two couples' four.
  const isEach = !couple.test(text.slice(noun, found.end))
  if (kind === 'pair') return guest({ ...base, adults: isOne ? 1 : isEach ? (count ?? 2) : 2 * number })
  return guest(
    kind === 'adult' || kind === 'person' || grown.test(said)
      ? { ...base, adults: number }
      : { ...base, children: number },
  )
}

const sign = /[+&]/y
const comma = /,/y
/** 'Un nene de 2 y otro de 5'. */
const oneMore = there('another|the other|otr[oa]|outr[oa]|une? autre|noch eine?[rs]?|toinen|en till|ett till')
/** Where what a person is called by ends. */
const endOfName =
  /\s*(?:$|[,.;?!)(:]|\b(?:for|from|to|in|on|at|till|until|para|pra|pour|fur|vom|von|del?|du|fran|im|em|en|na|i|and|und|y|e|et|ja|och|o|we|wir|vi|nous|je|ich|jag|would|want|need|med|mit|with|con|com|avec|kanssa)\b)/y

/** Somebody for whom no word is known; one without an article or a number is left to who has named themselves. */
const unknownAt = (reader: Reader, text: string, from: number, hasSelf: boolean): string | null => {
  const lead = leadAt(reader, text, from)
  word.lastIndex = takeAll(reader.quality, text, lead.end)
  const [name] = word.exec(text) ?? []
  if (!name || nobody.test(name) || (lead.end === from && !hasSelf)) return null
  const end = word.lastIndex
  endOfName.lastIndex = end
  return endOfName.test(text) ? text.slice(from, end) : null
}

const andAt = (reader: Reader, text: string, from: number, most = mostWords): number => {
  const end = Math.max(take(reader.and, text, from), take(sign, text, from))
  // 'Kids and + me', where an age is taken out.
  return end < 0 || most === 0 ? end : Math.max(end, andAt(reader, text, end, most - 1))
}

/** 'Papa mama 3 Kinder', 'my wife me and grandma': with nothing between them. */
const standsBeside = (reader: Reader, text: string, one: Guest, next: Guest): boolean => {
  const goesOn = andAt(reader, text, next.end) >= 0 || take(comma, text, next.end) >= 0
  if (one.kind === 'self' || next.kind === 'self' || next.kind === 'all') return goesOn
  return next.isOwn ? one.isOwn : next.isMarked || !one.isMarked
}

const listAt = (reader: Reader, text: string, start: number, locale: Locale, hasAges: boolean): GuestList | null => {
  const lead = take(reader.with, text, start)
  const first = guestAt(reader, text, Math.max(start, lead), locale, hasAges)
  if (!first) return null
  const list: GuestList = { guests: [first], joints: [], unknown: null, isWith: lead >= 0, start, end: first.end }
  const add = (next: Guest, joint: Joint) => {
    list.guests.push(next)
    list.joints.push(joint)
    list.end = next.end
  }
  for (;;) {
    const last = list.guests.at(-1)!
    const byComma = take(comma, text, list.end)
    const behind = Math.max(byComma, list.end)
    const and = andAt(reader, text, behind)
    const byWith = take(reader.with, text, Math.max(and, behind))
    const from = Math.max(byWith, and, behind)
    const next = guestAt(reader, text, from, locale, hasAges)
    const joint = and >= 0 ? 'and' : byWith >= 0 ? 'with' : byComma >= 0 ? 'comma' : 'beside'
    // 'Com minha mãe, nós duas' and 'a room for me, 2 people' count all of them.
    const isTotal = (next?.kind === 'all' || next?.kind === 'person') && joint !== 'and'
    const isNext = next && !isTotal && (joint !== 'beside' || standsBeside(reader, text, last, next))
    const another = and < 0 ? -1 : take(oneMore, text, and)
    if (isNext) add(next, joint)
    else if (another >= 0)
      add(
        guest({
          kind: last.kind,
          adults: Math.min(last.adults, 1),
          children: Math.min(last.children, 1),
          end: another,
        }),
        'and',
      )
    else {
      const hasSelf = list.guests.some(({ kind }) => kind === 'self' || kind === 'all')
      return and < 0 ? list : { ...list, unknown: unknownAt(reader, text, from, hasSelf) }
    }
  }
}

const wordStart = /(?<![a-z\d.,:/–-])(?=[a-z\d])/g

/** Whether a word is one for somebody. */
export const namesGuest = (word: string, locale: Locale): boolean =>
  nounAt(readerOf(locale), word, 0)?.end === word.length

/** Whether words of a role stand in a text. */
export const saysRole = (text: string, role: keyof CompanyWords, locale: Locale): boolean =>
  new RegExp(String.raw`\b${readerOf(locale)[role].source}`).test(text)

/**
 * Everybody who is named in a text, as they stand together.
 * @param text without case and accents, with its numbers in digits, without ages and dates
 * @param hasAges whether ages were taken out of it
 */
export const guestLists = (text: string, locale: Locale, hasAges: boolean): GuestList[] => {
  const reader = readerOf(locale)
  const lists: GuestList[] = []
  for (const { index } of text.matchAll(wordStart)) {
    if (index < (lists.at(-1)?.end ?? 0)) continue
    const list = listAt(reader, text, index, locale, hasAges)
    if (list) lists.push(list)
  }
  return lists
}
