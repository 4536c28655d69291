import type { Locale } from '#graphql/locales.ts'

/** Children as a guest names them. */
export const child =
  'kids?|kiddos?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|little ones?|teen(?:ager)?s?|sons?|daughters?|peques?|pequenos?|nin[oa]s?|nen[ea]s?|hij[oa]s?|chic[oa]s?|bebes?|criancas?|filh[oa]s?|menin[oa]s?|enfants?|fils|filles?|gamins?|gosses?|momes?|ados?|kind(?:er)?|kleine[rs]?|sohn|tochter|jungen?|madchen|laps(?:i(?:kin)?|en|elle|ia)|lasta|vauvan?(?:kin)?|vauvaa|muksua?|teinia?|poikaa?|tyttoa?|barn|unge|bebis(?:ar)?|dotter|tonaring(?:ar)?'
const adult =
  'madels?|jungs|guys|gals|ladies|chicas|tjejer|killar|mimmia|tyyppia|potes|copains|copines|kumpels|adults?|grown.?ups?|persons?|people|ppl|guests?|friends?|adult[oa]s?|personas?|amig[oa]s?|huesped(?:es)?|pessoas?|hospedes?|adultes?|personnes?|pers|ami[es]*|erwachsene[nr]?|person(?:en|er)?|leute|freund(?:in|e)?|gaste?|aikui(?:nen|sta|sen)|henkilo(?:a|n)?|henkea|hlo|hengen|vierasta|ystavaa?|kaveria?|vuxe?na?|kompis(?:ar)?|vanner|gaster'
/** 'Another couple of nights' and 'noch ein paar Tage' are no couple: what follows is an end, or that they come. */
const pair = String.raw`(?:couples?|parejas?|casa(?:l|is)|pa?archen|paare?|pariskunta?a?|par)(?=\s*(?:$|[?!.,;]|(?:entonces|donc|so|then|da|entao|siis|nu)\b|(?:is |are )?(?:com|kom|join|vien|vem|vai|folj|tul)|(?:too|also|auch|aussi|tambien|tambem|mas|mais|more|dazu|mehr|lisaa|till|de plus|en plus)\b))`
/** The bed, seat and menu of a child are no child; 'the kids club' is neither. */
const who = String.raw`(?:(?:small |little |pequen[oa]s? |petite?s? |kleine[ns]? |litet )?(?:(?<child>${child})|(?<adult>${adult})|(?<pair>${pair})))\b(?!['’]?s?\s*(?:bed|crib|cot|seat|chair|menu|club|ticket|towel|rate|price|-?\s?friendly))`
/** The article that stands for one. */
export const one = String.raw`an?|one|una?|uma?|une?|ein(?:e[nmrs]?)?|n(?:e[nr])?|yksi|yks|yhden|en|ett`
const number = String.raw`(?<count>\d|${one})`
/** Finnish has no article. */
const numberOrNone = String.raw`(?:${number}\s+|(?<!\d\s)(?=lapsi|vauva))`

/** 'Another kid', 'otro niño', 'mais uma criança', 'un autre enfant', 'noch ein Kind', 'ein drittes Kind', 'toinenkin lapsi', 'ytterligare ett barn'. */
const before = String.raw`(?:\b(?:our|my|unsere|nuestr[oa]s|noss[oa]s|nos|vara) (?:friends|freunde|amig[oa]s|amis|vanner),\s+)?\b(?:${number}\s+(?:more|extra|additional|other|second|third|fourth|segund[oa]|tercer[oa]?|terceir[oa]|autres?|deuxieme|2eme|troisieme|3eme|weitere[nrs]?|till|zusatzliche[nrs]?|zweite[nrs]?|dritte[nrs]?|viertes|kolmas|andra|tredje|ytterligare)|(?:another|otr[oa]s?|outr[oa]s?|d.autres|mas(?! pequen)|mais(?! (?:pequen|petit))|encore|(?<!\bnur )noch(?: mal)?|viela|toi(?:nen|sen)(?:kin)?|ytterligare|annu)(?:\s+(?<several>\d|${one}))?)\s+${who}`
/** 'One kid more', 'un niño más', 'un enfant de plus', 'ein Kind dazu', 'yksi lapsi lisää', 'ett barn till'. */
const behind = String.raw`\b${numberOrNone}${who}\s+(?:more|extra|mas|(?:a )?mais|de plus|en plus|supplementaires?|mehr|(?:da|hin)zu[a-z]*|zusatzlich|obendrauf|lisaa|enemman|extra|till(?=\s*(?:$|[?!.,;]|folj|kom|hang|ska|skulle|da\b|med|och)))\b`
/** 'If we add a kid', 'si on rajoute un enfant', 'och om vi lägger till ett barn'. */
const verb = String.raw`\b(?:add(?!r)|agreg|anad|anyad|sum(?=a)|acrescent|adicion|rajout|ajout|lisata|lisaamme|lagg)[a-z]*\s+(?:(?:on|in|till|noch|viela|vi|wir|mukaan)\s+){0,2}${numberOrNone}${who}`
/** 'Plus a kid', with which a message begins. */
const plus = String.raw`^\W*(?:(?:and|ok|y|e|et|und|ja|och)\s+)?(?:plus|\+)\s*${number}\s+${who}`

/** 'Mais dois confirmaram', 'two more are coming'. */
const confirmed = String.raw`\b(?:(?:mais|mas|otr[oa]s|outr[oa]s|another|noch|viela|ytterligare|encore|d.autres)\s+(?<count>\d)|(?<several>\d)\s+(?:more|more people|mas|mais|weitere|till|lisaa|de plus))\s+(?:(?:are|haben|har)\s+)?(?:confirm[a-z]*|v(?:em|ao|ienen|iennent|an)|join[a-z]*|com(?:e|ing)|kommen|tulee|kommer|zugesagt)\b`

/** Where guests are counted that come to those who were spoken of. */
export const addedGuests: readonly RegExp[] = [before, behind, verb, plus, confirmed].map(
  (pattern) => new RegExp(pattern),
)

/** Who comes to those who were spoken of. */
interface Added {
  adults: number
  children: number
  /** The text without them, and where in it they stood. */
  rest: string
  at: number
}

/** Takes those out of a text, without case and accents and with its numbers in digits, who come to others. */
export const takeAdded = (text: string, locale: Locale): Added =>
  addedGuests.reduce<Added>(
    (found, pattern) => {
      const match = pattern.exec(found.rest)
      if (!match) return found
      const { count, several, child: young, pair: two } = match.groups!
      const many = (Number(count ?? several) || 1) * (two ? 2 : 1)
      return {
        adults: found.adults + (young ? 0 : many),
        children: found.children + (young ? many : 0),
        rest: `${found.rest.slice(0, match.index)} ; ${found.rest.slice(match.index + match[0].length)}`,
        at: match.index,
      }
    },
    // In French 'mais' is but.
    { adults: 0, children: 0, rest: locale === 'fr' ? text.replaceAll(/\bmais\b/g, 'donc') : text, at: 0 },
  )
