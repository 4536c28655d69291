import type { Locale } from '#graphql/locales.ts'
import { withDigits } from './numbers.ts'
import { sizeInQuestion } from './rooms-in-question.ts'
import { anyMonth } from './written-dates.ts'
import { fold } from './words.ts'

/** Who comes. Adults are whoever is not called a child. */
export interface Party {
  adults: number
  children: number
}

/** The most that a price can be asked for. */
const mostGuests = 12
const usualAdults = 2

/** Everybody who comes; two where nobody was spoken of. */
export const partySize = (party: Party | null): number => (party ? party.adults + party.children : usualAdults)

/** What may follow a number that is none of guests: 'for 3 nights', 'for the 3rd', 'para 3 de mayo', 'for 200 dollars'. */
const otherUnit = String.raw`[\d.:/–-]|(?:st|nd|rd|th|de|to|till?|a|al|au|bis|am|pm|h|x)\b|[$€%]|dol|buck|usd|eur|night|nite|nts?\b|noche|noite|nuit|nacht|ubernacht|yo|natt|day|dia|jour|tag|paiv|dag|dygn|week|seman|semain|woche|viik|veck|month|mes|mois|monat|kuuk|manad|hour|hora|heure|stund|tunt|timm|room|habitac|quarto|chambre|zimmer|huone|rum\b|bed|cama|lit\b|bett|vuode|sang|dog|perro|cachorro|chien|hund|koira|${anyMonth}`

const oneChild =
  /\b(?:an?|one|my|our|un|una|mi|um|uma|meu|minha|une|mon|ma|notre|ein|eine|einem|einer|mein|meinem|meiner|yksi|yhden|ett|en|mitt) (?:small |little |petit |petite |kleinen |kleinem )?(?:kid|child|baby|toddler|infant|nino|nina|hijo|hija|bebe|crianca|filho|filha|enfant|kind|lapsi|lapsen|vauva|vauvan|barn|bebis)\b/

const numberBefore = (words: string) => new RegExp(String.raw`(?<![\d$€.,])(\d{1,2})\s*(?:${words})`)

const people = numberBefore(
  String.raw`people|ppl|person|pers\b|pax|guest|of us|huesped|pessoa|hospede|gast|gaste|henki|henge|hlo|vieras|voyageur|x2?\b(?<!x2)`,
)
const adults = numberBefore('adult|grown|erwachsen|aikui|vuxn|adlts')
const children = numberBefore(
  'kid|child|chidren|nino|nina|hijo|bebe|crianca|filho|enfant|gamin|kind|lapsi|lasta|lapse|vauva|barn|bab(?:y|ies)|toddler|infant|bebis',
)
const groups = [
  new RegExp(String.raw`\b(?:for|para|pour|fur|zu|till|a)\s+(\d)(?!\s*(?:${otherUnit}))`),
  /\b(?:family of|familia de|familie mit|famille de|familj pa|party of|group of|we are|were|we re|somos|seremos|nous sommes|on est|on sera|wir sind|wir waren|olemme|meita on|vi ar|vi blir)\s+(\d{1,2})(?!\s*(?:night|noche|noite|nuit|nacht))/,
]
const couples =
  /\b(?:couple|me and my (?:wife|husband|partner|girlfriend|boyfriend|mom|mum|friend)|my (?:wife|husband|partner) and (?:i|me)|pareja|mi (?:esposa|esposo|mujer|marido|novia|novio) y yo|casal|eu e (?:minha|meu)|minha esposa e eu|ma femme et moi|mon mari et moi|meine frau und ich|mein mann und ich|parchen|paarchen|pariskunta|vaimoni ja mina|mieheni ja mina|ett par|min fru och jag|min man och jag)\b/
const alone =
  /\b(?:alone|by myself|solo traveler|solo traveller|for one(?! (?:week|night|month))\b|solo yo|sozinh[oa]|tout seul|toute seule|allein|yksin|ensam)\b/
/** 'Four people, two of them kids'. */
const including =
  /\b(?:including|incl|of them|of whom|incluidos?|incluyendo|incluindo|dont|davon|inklusive|joista|varav)\b|\(/

const count = (pattern: RegExp, text: string): number | null => {
  const [, found] = pattern.exec(text) ?? []
  return found === undefined ? null : Number(found)
}

const within = (number: number, least: number) => Math.min(mostGuests, Math.max(least, number))

/**
 * How many guests a question speaks of, by number or by the kind of room; null when it does not.
 * @param before of whom the conversation spoke: children alone come to its adults
 */
export const partyInQuestion = (question: string, locale: Locale, before: Party | null = null): Party | null => {
  const text = withDigits(fold(question))
  const kids = count(children, text) ?? (oneChild.test(text) ? 1 : null)
  const grown = count(adults, text)
  const all =
    count(people, text) ??
    groups.map((group) => count(group, text)).find((found) => found !== null) ??
    (couples.test(text) ? 2 : alone.test(text) ? 1 : sizeInQuestion(question, locale))
  if (grown === null && all === null && kids === null) return null
  const young = Math.min(kids ?? 0, mostGuests - 1)
  if (grown !== null) return { adults: within(grown, 1), children: Math.min(young, mostGuests - within(grown, 1)) }
  if (all === null) return { adults: before?.adults ?? usualAdults, children: young }
  const isWhole = young > 0 && (including.test(text) || /\bfamil/.test(text)) && all > young
  const rest = within(isWhole ? all - young : all, 1)
  return { adults: rest, children: Math.min(young, mostGuests - rest) }
}
