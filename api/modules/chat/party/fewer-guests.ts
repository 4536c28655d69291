import { child, one } from './added-guests.ts'
import { called, kin, mine, plainTwo } from './kin.ts'
import { withDigits } from '../words/numbers.ts'

/** Before somebody who was counted: 'my', 'the other'. */
const known = String.raw`(?:${mine}|the|the other|der|die|das|de[nm]|das andere|el|la|el otro|la otra|o|a|o outro|a outra|le|la|l.autre|toinen|det andra|min|var)`
const pair = 'couple|pareja|pari|matrimonio|casal|pa?archen|paar|pariskunta|paret|par'
const someone =
  'person|persona|pessoa|personne|adult[eo]?|erwachsener?|aikuinen|vuxen|friend|buddy|mate|amig[oa]|ami|copain|copine|freund(?:in)?|kumpel|kaveri|ystava|kompis|polare'
const ofUs =
  '(?:of us|of them|of the group|von uns|von (?:ihnen|denen)|av (?:oss|dom|dem)|de ell[oa]s|del[ea]s|d.entre eux|heista|niista|de nosotr[oa]s|de(?:l| nuestro) grupo|de nos|de nous|d.entre nous|meista)'
/** What a number counts that is nobody. */
const ofNobody = String.raw`(?!\s+[a-z]*(?:night|nacht|noche|noite|nuit|yo(?:ta|n)?\b|natt|dag|day|tag|jour|dia\b|dias|week|woche|seman|vecka|viik|room|zimmer|chambre|habit|quarto|huone|rum\b|dog|cat\b|cats\b|pet\b|gat[oa]|perr|cachorr|cao\b|chien|chat|hund|katz|koira|kissa|katt))`
/** One of those who were counted, by a number or by what they are to the guest. */
const who = String.raw`(?:(?<count>\d|${one}|uno|l.un[e]?)${ofNobody}(?:\s+${ofUs})?(?:\s+(?:${someone}|(?<child>${child})|(?<pair>${pair})))?|(?:${known}\s+)?(?<called>${called}|(?<=\b${known}\s)(?:${kin}|buddy|mate|kumpel|polare|kompis|${child}|${pair})|(?<=(?:^|[,.!?])\s*)(?:baby|bebe|vauva|bebis)|barnen|lapset|bebisen))\b`

/** In each of the languages of the site; who cannot come before a day comes then. */
const goneInEach = [
  String.raw`(?:is|are|s|re) ?(?:not|n.t) (?:coming|joining)|not coming|(?:can.?t|cannot|couldn.?t|won.?t) (?:come|make it|join)|drop(?:s|ped|ping)? out|bail(?:s|ed|ing)?|(?:back|pull)(?:s|ed|ing)? out|cancell?ed`,
  String.raw`komm(?:t|en) (?:[a-z]+ ){0,2}(?:nicht|ned|nit)|(?:spring(?:t|en)|sag(?:t|en)) (?:[a-z]+ ){0,2}ab(?! (?:de[mnr]\b|so\b|\d|[a-z]+tag\b|mittwoch|heute|morgen|ubermorgen|anfang|mitte|ende))|abspring(?:t|en)|abgesprungen|abgesagt|absag(?:t|en)|fall(?:t|en) (?:[a-z]+ ){0,2}(?:aus|weg)|ausfall(?:t|en)|ausgefallen`,
  String.raw`(?:ya )?no (?:vienen?|va(?! a)|van(?! a)|vendra|va a venir|puede venir)n?|se (?:(?:me|nos) )?(?:baja|bajo|bajan|cayo|rajo|cae)|cancelo`,
  String.raw`nao (?:vem|vai|vao|pode vir)(?: mais)?|desist(?:iu|e|iram)|cancelou`,
  String.raw`(?:vient|viennent) (?:pas|plus)|se desiste(?:nt)?|s.est desistee?|s.est decommandee?|annule(?:nt)?`,
  String.raw`ei (?:tule|tulekaan|paase|paasekaan|lahde|lahdekaan)|peru(?:i|u|ivat|utti)|ja(?:a|i|avat)(?:kin)? (?:pois|kotiin|[a-z]+laan)|jou(?:tui|tuu|tu)[a-z]* jaamaan (?:pois|kotiin)`,
  String.raw`(?:kommer|foljer|kan) inte|hoppa(?:r|de|t)? av|(?:har )?backa(?:r|de|t)? ur|(?:har |far )?(?:fatt )?forhinder|(?:drar|dragit) sig ur|(?:faller|fallit) bort|lamna(?:r|t|de) aterbud`,
].join('|')
/** Somebody does not come, or not yet. */
export const notComing = new RegExp(String.raw`\b(?:${goneInEach})`)
/** Comes no more: 'dropped out', 'springt ab', 'perui'. */
export const goneWords = String.raw`(?:${goneInEach})(?!\s+(?:until|till|before|vor|bis|hasta|antes|ate|avant|ennen|forran|fore|innan)\b)`

/** Stays where others are, or with somebody. */
const staysBehind = String.raw`stay(?:s|ing)? (?:(?:at )?home|with(?! (?:us|me|you|my|our)\b))|bleib(?:t|en) (?:[a-z]+ ){0,2}(?:zu ?hause|daheim|bei(?! (?:uns|mir|euch|ihnen)\b))|se quedan? (?:en casa|con(?! (?:nosotr|ustedes|vosotr)))|ficam? (?:em casa|com(?! (?:a gente|nos|voces?)\b))|rest(?:e|ent) (?:a la maison|chez(?! (?:vous|nous)\b)|avec(?! (?:nous|moi)\b))|stannar (?:hemma|hos(?! (?:er|oss)\b))`
/** Of these whoever comes no more is named behind as well: 'se nos baja uno', 'desistiu um'. */
const goneBefore =
  'se (?:(?:me|nos) )?(?:baja|bajo|bajan|cayo|rajo|cae)|desist(?:iu|iram)|perui|(?:ya )?no (?:vienen?|vendran?)|nao (?:vem|vai)|ei (?:tule|paase)[a-z]*'
const between = String.raw`\s+(?:[a-z'’]+\s+){0,3}?`
/** Where somebody stands who comes no more. */
export const leavers: readonly RegExp[] = [
  new RegExp(String.raw`\b${who}${between}(?:${goneWords}|${staysBehind})(?:\s+mit\b)?`),
  new RegExp(String.raw`\b(?:${goneBefore})\s+(?:[a-z]+\s+)?${who}`),
  // 'Drop one adult', 'tira uma criança'.
  new RegExp(
    String.raw`\b(?:drop|remove|quita|tira|enlev(?:e|ez|ons)|retir(?:e|ez)|streich(?:en|t)?|ta bort)\s+(?:(?<count>\d|${one})\s+)?(?:${someone}|(?<child>${child})|(?<pair>${pair}))\b`,
  ),
  // 'Grandma's keeping the baby'.
  /\b(?:keeping|keeps|watching|minding|garde|cuida|hoitaa|passar)\s+(?:the |le |la |el |o |a )?(?<called>baby|bebe|bebisen|vauvaa)\b/,
  // 'Sans mon fils', 'without grandma'.
  new RegExp(
    String.raw`\b(?:without|minus|ohne|sans|sin|sem|utan|ilman)\s+(?:(?:a|o|as|os|la|el)\s+(?=(?:${mine})\s))?(?:${known}\s+)?(?<called>${called}|(?<=\b(?:${mine})\s)(?:${kin}|${child})|(?<=\b(?:the|das|dem|le|la|el|o|a)\s)(?:baby|bebe|toddler|kleinkind)|bebisen|vauvaa)\b`,
  ),
]
/** 'One less', 'eine Person weniger', 'yksi vähemmän': of people, as nights have their word. */
export const less = new RegExp(
  String.raw`\b(?<count>\d|one|un[oae]?|uma?|einer?|eine|yksi|yks|en)\s+(?:(?:${someone})\s+)?(?:less|fewer|weniger|menos|a menos|de moins|en moins|vahemman|mindre|farre)\b${ofNobody}`,
)

const aChild = new RegExp(`^(?:${child}|barnen|lapset|bebisen|kleinkind)$`)
const allChildren = /^(?:kids|children|kinder|nin[oa]s|hijos|criancas|filhos|enfants|lapset|barnen)$/
const aPair = new RegExp(`^(?:${pair})$`)

/** Who was counted and comes no more. */
interface Gone {
  adults: number
  /** How many pairs are among them. */
  pairs: number
  /** Infinity for all of them. */
  children: number
  /** The text without them. */
  rest: string
}

/** Takes out of a text, without case and accents and with its numbers in digits, who of those that were counted comes no more. */
export const takeGone = (text: string): Gone => {
  const counted = less.exec(text)
  const start: Gone = counted
    ? { adults: Number(counted.groups!['count']) || 1, pairs: 0, children: 0, rest: text.replace(less, ' ; ') }
    : { adults: 0, pairs: 0, children: 0, rest: text }
  return leavers.reduce<Gone>((found, pattern) => {
    const match = pattern.exec(found.rest)
    if (!match) return found
    const rest = `${found.rest.slice(0, match.index)} ; ${found.rest.slice(match.index + match[0].length)}`
    // 'One less, my buddy can't make it' is one.
    if (counted) return { ...found, rest }
    const { count, child: young, pair: two, called: name = '' } = match.groups!
    const isTwo = two !== undefined || aPair.test(name) || plainTwo.test(name)
    const many = allChildren.test(name) ? Infinity : (Number(count) || 1) * (isTwo ? 2 : 1)
    const isYoung = young !== undefined || aChild.test(name)
    return {
      adults: found.adults + (isYoung ? 0 : many),
      pairs: found.pairs + (isTwo && !isYoung ? many / 2 : 0),
      children: found.children + (isYoung ? many : 0),
      rest,
    }
  }, start)
}

/** Whether a message, without case and accents, says that somebody comes no more. */
export const isGone = (plain: string): boolean => {
  const { adults, children } = takeGone(withDigits(plain))
  return adults + children > 0
}
