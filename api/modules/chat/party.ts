import type { Locale } from '#graphql/locales.ts'
import { addedGuests, takeAdded } from './added-guests.ts'
import { takeAges, type Ages } from './ages.ts'
import { goneWords, leavers, less, notComing, takeGone } from './fewer-guests.ts'
import { withDigits } from './numbers.ts'
import { asksOneMoreRoom, sizeInQuestion } from './rooms-in-question.ts'
import {
  and,
  besideCouple,
  companions,
  countKin,
  countNamed,
  countPartners,
  kin,
  mine,
  oneself,
  someKin,
  usAnd,
} from './kin.ts'
import { anyMonth } from './months.ts'
import { fold } from './words.ts'

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

/** What may follow a number that is none of guests: 'for 3 nights', 'for the 3rd', 'para 3 de mayo', 'for 200 dollars'. */
const otherUnit = String.raw`[\d:/–-]|\.(?!\s*$|\s+(?!${anyMonth}|(?:bis|till?|to|al?|und|och|ja|and|tag|bett|og|stock)\b|[\d–-])[a-z])|(?:st|nd|rd|th|de|to|till?|a|al|au|bis|am|pm|h|x)\b|[$€%]|dol|buck|usd|eur|night|nite|nts?\b|noche|noite|nuit|nacht|ubernacht|yo|natt|day|dia|jour|tag|paiv|dag|dygn|week|seman|semain|woche|viik|veck|month|mes|mois|monat|kuuk|manad|hour|hora|heure|stund|tunt|timm|room|habitac|quarto|chambre|zimmer|huone|rum\b|star|stern|estrel|etoile|taht|stjarn|bed|cama|lits?\b|bett|vuode|sang|dog|perro|cachorro|chien|hund|koira|${anyMonth}`

const oneChild =
  /\b(?:an?|one|my|our|un|una|mi|um|uma|meu|minha|une|mon|ma|notre|ein|eine|einem|einer|mein|meine|meinem|meiner|unser|unsere|unserem|unserer|yksi|yks|yhden|yhdelle|yhelle|yhdella|ett|en|min|mitt|var|vart) (?:small |little |petit |petite |kleinen |kleinem )?(?:kid|child|peque|chiquit[oa]|p?tit|kleine[rs]?(?! [a-z]*(?:hund|welpe|katze|kater|vierbein|zimmer|suite|studio|apart|wohnung|frage|anfrage|bitte|balkon|kuche|kochn))|lille|pienokainen|baby|toddler|infant|son|daughter|nino|nina|nene|nena|hijo|hija|niet[oa]|beb[ea]|crianca|net[oa]|gamine?|gosse|mome|marmot|petite?.fille|petit.fils|grandson|granddaughter|grandchild|enkel(?:in|sohn|tochter)?|tonaring|tonarsson|tonarsdotter|teen(?:ager)?|adolescente?|ado|jugendliche[rn]?|filho|filha|enfant|fils|fille|kind|sohn|tochter|lapsi|lapsen|lapselle|lapsella|vauva|vauvan|barn|bebis|son|dotter)\b|\b(?:mit|with|w|con|com|avec|med|plus|samt)\s+(?:kind(?! (?:regards|wishes|thanks|greetings))|kid|child|baby|toddler|infant|nino|nina|bebe|crianca|enfant|bebis)\b|\b(?:and|y|e|et|und|och|plus|with|con|com|avec|mit|med) (?:the|el|la|o|a|le|das|dem|den|die) (?:baby|toddler|bebe|beba|nene|nena|nino|nina|crianca|kleine[nr]?|kind|enfant)\b|\b(?:och|plus|med) (?:bebisen|barnet|lill[ae]n|dottern|sonen)\b|\b(?:one|un|uno|una|um|uma|eine[sr]?|ett|yksi) (?:of|de|d[oa]s|d.entre|av|meiner|unserer) (?:(?:my|our|the|mis|los|las|nuestr[oa]s|mes|nos|mina|vara) )?(?:kids|children|sons|daughters|hij[oa]s|nin[oa]s|filh[oa]s|enfants|kinder|barnen)\b|\b(?:lapsen|vauvan) kanssa\b|\b(?:ja|seka|plus) (?:ekaluokkalai[a-z]+|tokaluokkalai[a-z]+|eskarilai[a-z]+|koululai[a-z]+|kuopus|esikoinen|taapero|teini|lapsenlapsi|pikkui[a-z]+)\b|\b(?:ja|seka|plus|tulee(?: myos| viela)?|otetaan|lahtee) (?:lapsi|vauva|tytar|poika|tytto)(?:kin)?\b|\b(?:lapsi|vauva)(?:kin)? (?:tulee|tulis|lahtee|lahtis|otetaan|muka)/

const oneAdult =
  /\b(?:one|an|un|una|um|uma|une|ein|einen|eine|yksi|yks|yhden|en) (?:adult|adulte|adulto|adulta|erwachsener?n?|aikuinen|aikuisen|vuxen)\b(?! (?:mas|mais|de plus|extra|mehr|lisaa|till))/

const numberBefore = (words: string) => new RegExp(String.raw`(?<![\d$€.,])(\d{1,2})\s*(?:${words})`)

const people = numberBefore(
  String.raw`(?:sol[ao] |seule |unica |einzelne |single )?(?:people|ppl|leute|person|pers\b|pax|guest|of us|huesped|pessoa|hospede|gast|gaste|leit\b|henk|heng|hlo|hlon|vieras|voyageur|guys|ladies|gals|madels|tjejer|killar|chicas|tyyppia|cabecas|cabezas|damer|herrar|medarbetare|mitarbeiter|kollegen|empleados|funcionarios|collegues|colegas|mimmi|potes|p\b(?!\.?\s?m)|(?<=\s)st(?:ycken)?\b(?!\s+[a-z]*(?:rum|hund|bil|natt|natter|sang))|x2?\b(?<!x2))`,
)
const adults = numberBefore(
  'adult|adt?s?\\b|grown|big people|grandes?\\b(?! (?:hab|cam|cuart|quart|perr|cachorr|cao|caes))|grands\\b(?! (?:lit|chamb|chien))|mayores|gross[en]*\\b(?! (?:bett|zimm|hund))|erwachsen|erw\\b|aikui|aik\\b|vuxe?n|vux\\b|adlts|senior|retire|pensioner|jubilad|aposentad|idos[oa]|retraite|rentner|elakela|pensionar',
)
const children = numberBefore(
  String.raw`(?:(?:little|young|small|younger|pequen[oa]s?|petit(?:e?s)?|kleinen?|pienta|sma) )?(?:kid|child|chd\b|enfs?\b|ki\b|lps\b|chidren|little ones|littles|tots?\b|youngsters?|grandkid|grandchild|nin[oa]|menor(?:es)?\b(?! (?:quarto|preco|precio|cuarto))|(?<=\b(?:the|our|my) \d\s+)(?:boys|girls)|eskarilai|ekaluokkalai|koululai|cham[oa]s?\b|chamit[oa]s?\b|gur[ii]es\b|pib[ei]t?[oa]?s?\b|escuincl[ea]s?\b|nenes?\b|nenas?\b|hij[oa]|chicos\b|chic[oa]s pequen|peques\b|pequenos?\b|chamac|chavales|niet[oa]s?\b|bebe|crianca|filh|miud|menin[oa]s?\b|net[oa]s?\b|moleque|enfant|gamin|mome|gosse|bambin|nourrisson|petits.enfants|p?tits?\b(?! (?:chien|dej))|pitchoun|ados?\b|kind|kids|enkel|saugling|teenie|jungs\b|madchen|tochter|sohn|lapsi|lasta|lapse|lapsuk|muksu|kakara|penska|pojat|poikaa|tyttoa|taapero|vauva|barn|ungar|ungdom|bab(?:y|ies)|toddler|infant|bebis|teen|adolesc|jugendlich|teini|nuorta|tonaring|bub(?:en)?\b)`,
)
/** 'Our twins', 'nossos gêmeos': two children, however old. */
const twins =
  /\b(?:twins|gemel[oa]s|mellizos|gemeos|gemeas|jum(?:eaux|elles)|zwillinge?n?|kaksos[a-z]*|tvilling[a-z]*)\b/
const severalCouples = numberBefore(
  String.raw`couples|parejas|matrimonios|casais|couples|paare|pa?archen|par\b|paria\b|pariskunta`,
)
/** Whether a text counts couples. */
export const namesCouples = (text: string): boolean => severalCouples.test(withDigits(fold(text)))

const beingWords =
  'family of|familia de|familie mit|famille de|familj pa|party of|group of|we are|we r|were|we re|we d be|somos em|somos|seremos|seriamos|fueramos|formos|fossemos|we will be|well be|quedamos|quedariamos|vamos a ser|vamos ser|seremos|on va etre|nous allons etre|wir werden|vi kommer vara|vi e|tulemme olemaan|nous sommes|nous serons|nous serions|on est|on sera|on serait|wir sind|wir waren|sind wir|waren wir|olemme|olisimme|meita? (?:on|onkin|olis|olisi|ois|tulee)|vi ar|vi blir|ar vi|blir vi'
const groups = [
  // 'Voltamos a 9' are no nine.
  new RegExp(
    String.raw`\b(?:for|4|para|pra|pa|p|pour|pr|fur|zu|till|a(?<!\b(?:volt|cheg|sai|part)[a-z]{1,5} a))\s+(?:(?:los|las|os|as|les|nous|us) )?(\d)(?!\s*(?:${otherUnit}))`,
  ),
  // 'So only 2', 'finalmente solo 2'.
  new RegExp(
    String.raw`\b(?:only|just|solo|nomas|nada mas|so|apenas|nur|seulement|juste|donc|alors|also(?=\s+\d\W*$)|entonces|entao|alltsa|sa|vain|vaan|bara|endast|back to|doch|nur noch|noch|du coup|sittenki|sittenkin|eli)\s+(\d)(?=\s*(?:$|[.,;!?)]|of us|now|then|ahora|agora|maintenant|jetzt|nyt|nu\b|mesmo|again))`,
  ),
  // 'Na verdade 3, minha irmã também vai'.
  /\b(?:na (?:verdade|vdd)|en realidad|perdon|actually|sorry|eigentlich|en fait|pardon|egentligen|forlat|oikeastaan|eiku)\s+(\d)(?=,\s)/,
  // 'Vamos solo los dos'.
  /\b(?:solo|so|apenas|seulement|juste|nur|bara|vain|just) (?:los|las|os|as|nos|nosotr[oa]s|nous|wir|vi|the|us) (\d)(?=\s*(?:$|[?!.,;]|ahora|agora))/,
  // '2 otra vez', '2 after all'.
  /(?<![\d.,:/-]|\b(?:el|le|the|o|dia|den|am|vom) )(\d)\s+(?:otra vez|de nuevo|de novo|mesmo|again|after all|sittenkin?|igen|trots allt)\b/,
  new RegExp(
    String.raw`\b(?:oss|us|uns|me|wir|wir dann|nous|nos|nosotr[oa]s|vi|vi e|vamos em|vamos)\s+(\d)(?!\s*(?:${otherUnit}))`,
  ),
  // 'Paljonko kahdelta', 'meiltä kahdelta', 'cuánto a los dos'.
  /\b(?:paljonko|paljo|hinta|meilta|meille|a (?:los|las|nosotr[oa]s))\s+(\d)(?=\s*(?:$|[?!.,]))/,
  new RegExp(String.raw`\bmake (?:that|it) (\d)(?!\s*(?:${otherUnit}))`),
  // 'Wir wären dann insgesamt 4'.
  /\b(?:insgesamt|in total|in all|all told|en tout|au total|en total|no total|ao todo|yhteensa|totalt|sammanlagt)\s+(\d)(?=\s*(?:$|[?!.,;]))/,
  // 'Mahtuuks siihen 3', 'do 3 fit in it', 'passen da 3 rein'.
  /\b(?:mahtuu[a-z]*|mahtuis[a-z]*|fits?|caben|entran|cabem|passen|passt|ryms|tient|tiennent|rentre(?:nt)?|loge(?:nt)?)\s+(?:(?:siihen|sinne|in it|there|in there|ahi|alli|la|da|dort|dar|dans|y|nella)\s+)?(\d)(?=\s*(?:$|[?!.,]|rein|drin|hinein|in\b|dans|en\b|em\b|dar))/,
  // 'Y los cuatro en una sola habitación'.
  /\b(?:los|las|os|as|les|alle) (\d)(?= (?:en una?|em uma?|n?uma? so|num|dans une|in einem) )/,
  // 'Kolme ollaan', 'vamos los tres', 'irmos os quatro', 'cuánto sería los tres'.
  /(?<![\d.,:/-])(\d)\s+(?:ollaan|olemme|oltais[a-z]*)\b/,
  /\b(?:vamos|iriamos|ir|irmos|vamos a ir|seria|saldria|costaria|ficaria|sommes)\s+(?:para |pra )?(?:los|las|os|as|nous)\s+(\d)(?=\s*(?:$|[?!.,;]|de\s+\d|d[eo]l?\b))/,
  // 'Nos acomodamos los 4 ahí'.
  /\b(?:acomodamos|dormimos|cabemos|entramos|ficamos|viajamos)\s+(?:(?:los|las|os|as)\s+)?(\d)\b/,
  // 'Mitä maksaa 5.–10. kahdelta?'
  /(?<![\d.,:/-])(\d)(?=\s*(?:$|[?!.,]))(?<=\bmaks[a-z]* [^?!]{0,60}\d)/,
  new RegExp(
    String.raw`\b(?:${beingWords})\s+(?:(?:only|just|now|solo|so|apenas|nur(?: noch)?|jetzt|que|plus que|maintenant|finalement|au final|al final|no final|bara|nu|vain|enaa|lopulta)\s+)?(\d{1,2})(?!\s*(?:${otherUnit}|\+|ar\b|years?|yo\b|jahre?|vuot))`,
  ),
]
const couples =
  /(?<!\b(?:each|per|cada|jedes|je|chaque|varje|joka) )\b(?:couple\b(?! (?:of|more)\b)|ehepaar|aviopari|gift par\b|matrimonio\b(?! (?:cama|bed))|pareja\b|casal\b|parchen\b|paarchen\b|pariskunta\b|ett par\b(?! (?:natt|dag|dygn|veck|timm)))/
const alone =
  /\b(?:(?:me|yo|eu|moi|ich|mina|ma|jag) (?:and|y|e|et|und|ja|och) (?:(?:my|mi|o meu|meu|mon|mein|min|the|el|o|le|der) )?(?:dog|perr[oa]|cachorr[oa]|chien|hund(?:en)?|koira(?:ni)?)|(?:my |mi |min |mein |mon |meu )?(?:dog|pup|perr[oa]|cachorr[oa]|chien|hund(?:en)?|koira|labrador|retriever|golden|pudel|poodle|caniche|beagle|bulldog|chihuahua|teckel|dackel|taxen|terrier|yorkie|westie|husky|corgi|spaniel|setter|collie|shelti[e]?|sheltti|schnauzer) (?:and|y|e|et|und|ja|och) (?:me|i|yo|eu|moi|ich|mina|ma|jag)\b|alone|by myself|solo traveler|solo traveller|on my own|solo trip|for one(?! (?:week|night|month))\b|just me|only me|(?:one|en|eine|yksi|yks|une|una) (?:single |sola |seule |einzige |unica )?(?:person|persona|personne|henkilo)|uma (?:so |unica )?pessoa|(?:one|an|un|um|ein|yksi|en) (?:single |unico |einzelner )?(?:guest|huesped|hospede|gast|vieras)(?! (?:more|mas|mais|mehr|lisaa|till))|(?:single|solo) (?:travell?er|occupancy)|(?:just|only) for me\b|solo para mi\b|so (?:para|pra) mim|(?:juste|seulement) pour moi|nur fur mich|v(?:ain|aan) (?:minulle|mulle)|bara (?:for|till) mig|solo yo|(?:yo|mi) sol[oa]|moi seule?|yhd?elle(?! (?:yo|lapse|pien))|voy sol[oa]|viajo sol[oa]|sozinh[oa]|so eu|tout seul|toute seule|(?:viens|suis|voyage|serai|viendrai) seule?|solo(?! (?:es[aeo]|est[ae]|hasta|del?|en|con|querem|la|el|los|las|una?|\d|por|para|quier|neces|noches?|nights?)\b)|allein(?:e|reisend[a-z]*)?|nur ich|einzelreisend[a-z]*|ich alleine|yksin|yksina[a-z]+|alleinerziehend[a-z]*|ensamstaende|mama soltera|mae solteira|maman solo|(?:viajo|vou|estou) so\b|single (?:mo?um|mom|dad|parent|mother|father)|(?:madre|mae) solter[ao]|padre soltero|(?:mere|pere) celibataire|yksinhuoltaja|vain mina|einzelperson|ensam|sjalv|bara jag)\b/

/** Somebody comes along with those who were spoken of. */
const also =
  /\b(?:also|too|as well|along|comes?|joins?|together|junt[oa]s?|bring|tambien|tambem|tmb|tbm?|llevo|llevamos|viene|vem|venha|levo|levar|aussi|vient|auch|dazu|dabei|mitkommt|myos|mukaan|mukana|tulee|tulisi|ocksa|foljer|tar (?:vi )?(?:aven |ocksa )?med|tager med|nehm(?:e|en)? (?:[a-z]+ ){1,4}mit|mitnehm[a-z]*|emmene|emmenons|amene|amenons|traigo|traemos|trago|trazemos|hang(?:er|s|ing)? (?:pa|med|along)|hangt (?:sich )?(?:[a-z]+ )?(?:an|dran)|s.ajoute|se joint|cola junto|kommer|kommt (?:[a-z]+ ){0,4}mit|se (?:suma|une|agrega|apunta)|tagg(?:ing|s) along)\b/

/** Whether kin behind a number of adults, with nothing that adds them, are those adults: 'two adults, my mom and dad'. */
const tellsWho = (text: string, grown: number): boolean => {
  const counted = adults.exec(text)
  const behind = counted ? text.slice(counted.index + counted[0].length).replace(/^[a-z]+/, '') : ''
  const [first] = behind.matchAll(someKin)
  if (!first || countKin(text) !== grown) return false
  const untilKin = behind.slice(0, first.index + first[0].search(/[a-z]+$/))
  return !/[\d+&]/.test(untilKin) && !new RegExp(String.raw`\b${and}\b`).test(untilKin)
}

/** 'And my mother', as all that is said. */
const plusOne = /^\W*(?:and|plus|und|y|e|et|och|ja)\s+(?:[a-z]+\s+){0,2}[a-z]+\W*$/

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
  const others = isJoining ? (countKin(text) || countNamed(text, locale)) + countPartners(text) : 0
  return others > 0 ? { adults: within(before!.adults + others, 1), children: before!.children } : null
}

/** 'Men om bara vi vuxna åker', 'ohne die Kinder': those who were spoken of, without the children. */
const withoutChildren =
  /\b(?:bara vi vuxna|nur wir erwachsenen?|(?:only|just) (?:us |the )?(?:adults|grown.?ups)|solo los adultos|so os adultos|que les adultes|vain aikuiset|without (?:the |my |our )?(?:kids?|child(?:ren)?)|ohne (?:die |das |unser |unsere )?kind(?:er)?|sans (?:les |l.|notre |nos )?enfants?|utan barn(?:en|et)?|ilman la(?:psia|sta)|sin (?:los |las |el |la )?nin[oa]s?|sem (?:as? |os? )?(?:criancas?|filh[oa]s?))\b/

/** 'Four people, two of them kids'. */
const including =
  /\b(?:including|incl|of them|of whom|incluidos?|incluyendo|incluindo|dont|davon|inklusive|joista|varav|o sea|ou seja|altogether|makes us|au total|ao todo|somos en total|zusammen|alltsa)\b|\(/

/** 'My sister is not coming after all', 'ma fille ne vient plus'. */
const staysAway = new RegExp(
  String.raw`\b(?:${goneWords})\b|\b(?:no puede|nao (?:pode|consegue)|(?:peut|pourra) pas|kann (?:[a-z]+ ){0,2}nicht)(?: (?:al final|ahora|mas|mais|finalement|plus|mehr|jetzt))?\W*$`,
)
/** 'On est 4 avec les jumeaux': they were counted with the others. */
const withThem = new RegExp(
  String.raw`\b(?:vamos|iriamos|ir|irmos|sommes|somos)\s+(?:los|las|os|as|nous)\s+\d\b|\b(?:${beingWords})\s+\d\s+(?:with|con|com|avec|mit|med)\s+(?:the|los|las|les|os|as|den|our|nuestr[oa]s|noss[oa]s|nos|unseren)\s|\b(?:${beingWords})\s+\d,\s+(?=${children.source})`,
)
/** A grown-up like any other. */
const grownChild =
  /\b(?:adult|grown.?up|erwachsene[rn]?|vuxn?a|vuxen|aikui[a-z]+)\s+(?:daughter|son|tochter|sohn|dotter|tytar|tyttaren|tytto|poika|pojan)\b/
/** 'Sind 4 Jungs' is what friends call themselves. */
const friends = /(?<=\b(?:sind|waren|wir|kommen)\s(?:wir\s)?[2-9]\s)(?:jungs|buben)\b/
/** 'The kids are 6 and 9' of a family of four: they were counted. */
const countedKids =
  /(?<!\b(?:and|plus|with|y|e|et|und|ja|och|o|con|com|avec|med|mit|ohne|sans|sin|sem|utan|without) )\b(?:the (?:kids|children|girls|boys|little ones)|die kinder|los (?:ninos|chicos)|las ninas|les (?:enfants|filles|garcons)|as (?:criancas|meninas)|os (?:filhos|meninos)|lapset|barnen)\b/
const clause = /[,;.!?]\s|\b(?=(?:so|also|du coup|donc|asi que|entonces|entao|joten|eli|sa)\b)/

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

/** 'Me plus two teenagers', 'jag och mina två barn': one grown-up. */
const parentAlone = new RegExp(
  String.raw`\b(?:me|myself|yo|mi|eu|mim|moi|ich|mich|mir|mina|ma|jag|mig)\s+(?:plus|${and})\s+(?:(?:${mine}) )?(?:(?:two|both|small|little) )?(?:${children.source}|${oneChild.source})`,
)
/** 'I'm travelling with my daughter', 'ich reise mit meinem Sohn', 'viajo con mi hija': one who speaks of nobody else. */
const travelsWithChild = new RegExp(
  String.raw`\b(?:i|i.m|im|ich|je|yo|eu|jag|viajo|voy|vengo|vou|venho)\b(?:\s+[a-z\d.:,;]+){0,20}?\s+(?:with|mit|con|com|avec|med)\s+(?:${mine})\s+(?:(?:small|little|kleinen|petite?) )?(?:${children.source}|${oneChild.source}|daughter|son|tochter|sohn|hij[oa]|filh[oa]|fille|fils|dotter|barn)`,
)
/** 'Mit meinem Sohn', 'with my daughter': one who speaks for nobody else. */
const withMyChild =
  /\b(?:with|mit|con|com|avec|med)\s+(?:my|meine[mr]|mi|meu|minha|mon|ma|min|mitt)\s+(?:(?:small|little|kleinen|petite?|lilla) )?(?:son|daughter|kid|child|sohn|tochter|kind|hij[oa]|filh[oa]|fils|fille|dotter|barn)\b|\b(?:poikani|tyttareni|lapseni) kanssa\b/
const several =
  /\b(?:we|us|our|wir|uns|unser[a-z]*|nous|notre|nos|nosotr[oa]s|somos|vamos|queremos|vi|oss|var|vart|vara)\b/

/** 'Familj 2+2', '2v 1b', '2E+1K': adults and children. */
const adultsAndChildren = new RegExp(
  String.raw`(?<![\d.,:/+-]|\+\s)(?<adults>[1-9])(?:\s?\+\s?(?<kids>[1-9])(?!\s*(?:\+|${otherUnit}))|\s?[vea]\s?[+,&]?\s?(?<children>[1-9])\s?[bkcn]\b)`,
)

/** '2 + un bébé': the number is of the adults. */
const adultsAndBaby = new RegExp(
  String.raw`(?<![\d.,:/-])([1-9])\s?(?:\+|plus)\s?(?:an?|une?|una|uma?|eine?|en|ett|yksi)\s+(?:(?:little|petite?|kleine[ns]?)\s+)?(?:baby|bebe|bebis|toddler|kid|child|enfant|nin[oa]|crianca|kind|barn|vauva|lapsi)`,
)

/** 'A kid and a baby', '2 niños y un bebé': a baby beside other children. */
const babyBeside =
  /(?:,|\+|&|\b(?:and|plus|y|e|et|und|ja|och|o|sowie))\s*(?:an?|1|one|una?|uma?|une|eine?|yksi|ett|en)\s+(?:(?:little|small|kleine[ns]?|petite?|litet|lilla)\s+)?(?:baby|bebe|infant|toddler|vauva|bebis|saugling|nourrisson|kleinkind|taapero)\b/

const kinByNumber = new RegExp(String.raw`(?<![\d.,:/-])\d\s+(?:${kin})(?![a-z])`)

/** Where a party is counted: what is left beside these was not. */
export const countedGuests: readonly RegExp[] = [
  ...addedGuests,
  ...leavers,
  less,
  severalCouples,
  kinByNumber,
  people,
  adults,
  children,
  adultsAndBaby,
  adultsAndChildren,
  ...groups,
]

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
  const kids = childrenAndBaby(text, ages)
  const grown = count(adults, text) ?? count(adultsAndBaby, text) ?? (oneAdult.test(text) ? 1 : null)
  const pairs = count(severalCouples, text)
  const besides = usAnd.test(text) ? Math.max(1, countKin(text)) : 0
  const told =
    (pairs && pairs * 2) ??
    count(people, text) ??
    // Of 'a crib for 1 child' the number counts children only.
    groups.map((group) => count(group, text.replace(children, ' ; '))).find((found) => found !== null) ??
    null
  const counted = told && told + besides
  if (before && withoutChildren.test(text) && companions(text) === null)
    return { adults: counted ?? before.adults, children: 0 }
  const all =
    counted ??
    (couples.test(text) && !oneself.test(text) ? 2 + besideCouple(text) : null) ??
    companions(text) ??
    (couples.test(text) ? 2 : alone.test(text) ? 1 : sizeInQuestion(ages.text, locale))
  // 'My brother is not coming, so 3' says how many they are.
  const more = grown === null && kids === null && counted === null ? joined(text, locale, before) : null
  if (more) return more
  // 'And if we bring a kid', to one that comes already.
  const isOneMore = before && grown === null && counted === null && ages.children < 2 && oneChild.test(text)
  if (isOneMore && kids === 1 && comesAlong(text, locale))
    return { adults: before.adults + countPartners(text), children: before.children + 1 }
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
    const isAlone =
      parentAlone.test(text) || ((travelsWithChild.test(text) || withMyChild.test(text)) && !several.test(text))
    return { adults: isAlone ? 1 : (before?.adults ?? usualAdults), children: young }
  }
  // 'We are four, my husband and I and two kids' are four.
  const isSum =
    all === (companions(text) ?? 0) + young || (comesAlong(text, locale) && all === partySize(before) + young)
  const isWhole =
    young > 0 &&
    (including.test(text) || /\bfamil/.test(text) || countedKids.test(text) || withThem.test(text) || isSum) &&
    all > young
  const rest = within(isWhole ? all - young : all, 1)
  return { adults: rest, children: Math.min(young, mostGuests - rest) }
}

/** With those who come to them; at most so many that an adult is among them. */
const joinedBy = ({ adults, children }: Party, added: Party): Party => {
  const grown = within(adults + added.adults, 1)
  return { adults: grown, children: Math.min(children + added.children, mostGuests - grown) }
}

/** Who a text speaks of that names nobody who stays away. */
const partyComing = (question: string, locale: Locale, before: Party | null): Party | null => {
  const ages = takeAges(question)
  const text = withDigits(fold(ages.text)).replace(friends, 'personen').replace(grownChild, 'brother')
  const { rest, at, ...added } = takeAdded(text, locale)
  if (added.adults + added.children === 0) return partyTold(text, ages, locale, before)
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
export const partyInQuestion = (question: string, locale: Locale, before: Party | null = null): Party | null => {
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
