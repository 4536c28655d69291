import { withDigits } from '../words/numbers.ts'
import { fold } from '../words/words.ts'

/** 'Two days longer' are two nights. */
export const aNight =
  'nights?|nites?|noches?|noites?|diarias?|nuits?|nachte?|yo(?:ta|n|lla|ksi|ks)?|natt(?:er)?|dygn|days?|dias?|jours?|tage?n?|paivan?|paivaa|paivalla|dag(?:ar)?'
const one = '(?:an?|one|una?|uma?|une?|einen?|yksi|yhden|yhdeksi|en|ett)?'
/** How many, in digits or as the article that stands for one. */
export const howMany =
  '(\\d{1,2}|an?|one|una?|uma?|une?|eine[nrm]?|ne[nr]?|yksi|yks|yhden|yhdeksi|yhdeks|yhdella|en|ett)'
/** At most so many words between a verb and what it changes; 'cut it to 3 nights' says how many they are. */
const fewWords = String.raw`(?:\s+(?!(?:not|nicht|to|auf|zu|till|hasta|a|down)\b)[a-z'’]+){0,4}?`
const by = '(?:um|by|de|por|med|con|com|for|pour|en)'

/** 'One more night', 'mais uma noite', 'une nuit de plus', 'noch eine Nacht', 'yksi yö lisää', 'en natt till'. */
const addedNights = new RegExp(
  String.raw`\b(?:(?:(\d|an?|one|una?|uma|une|eine|yksi|en|ett)\s+(?:more|extra|additional|weitere|ytterligare)|another|mas|otra|mais|outra|encore|noch(?:\s+ne)?|viela|ytterligare)\s+${one}\s*(\d?)\s*(?:${aNight})\b(?!\s*\d)|(\d|an?|one|una?|uma?|une?|einen?|yksi|yks|yhden|yhdeksi|yhdeks|en|ett|ne|na)\s+(?:${aNight})\s+(?:longer|more|mas(?! tarde)|(?:a |de )?mais(?! (?:tarde|cedo))|de plus|mehr|langer|lisaa|enemman|pi[dt]empaan|pitemmaksi|till|langre|extra))\b`,
)

/** Of verbs alone: Swedish 'tack' is thanks, Portuguese 'legal' fine, German 'kurz' short, and Lisa somebody. */
const lengthens =
  'extend|prolong|lengthen|add(?!r)|lagg(?:er|a)?(?: vi)? (?:till|pa)|tack on|tacking on|verlanger|dranhang|anhang|ranhang|dranleg|rajout|ajout|allong|alarg|extiend|agreg|anad|anyad|estend|estic|acrescent|adicion|pident|pitene|lisa(?:a|ta|is)|forlang|lagg|utok'
const shortens =
  'shorten|cut|trim|drop|verkurz|raccourc|ecourt|acort|recort|encurt|lyhen|enlev|supprim|retir(?:e|er|ez|ons)|quit(?:a|ar|amos|en)|tir(?:a|ar|amos|e)(?= )|streich|forkort|korta(?!re)|drar? (?:vi )?bort|plockar? bort'
/** Where nights come to a stay. */
const atItsEnd =
  'at the end|on the end|am ende|hinten|hinten(?:dran| dran)|dran|drauf|dazu|ran|rauf|an(?=\\s*(?:$|[?!.,]))|i slutet|pa slutet|pa det|al final|no final|a la fin|loppuun|peraan'

const changedBy = (verbs: string) => [
  // 'Extend it by two nights', 'hängen wir zwei Nächte dran', 'lägga på två nätter'.
  new RegExp(
    String.raw`\b(?:${verbs})[a-z]*${fewWords}\s+(?:${by}\s+)?${howMany}\s+(?:more |extra |weitere[n]? )?(?:${aNight})\b(?!\s+(?:less|fewer|weniger|menos|de moins|mindre|vahemman|earlier|later|fruher|spater))`,
  ),
  // 'Um zwei Nächte verlängern', 'einen Tag dranhängen', 'kahdella yöllä pidentää'.
  new RegExp(String.raw`\b${howMany}\s+(?:${aNight})(?:\s+[a-z]+){0,2}?\s+(?:${verbs})[a-z]*\b`),
]
const lengthened = [...changedBy(lengthens), new RegExp(String.raw`\b${howMany}\s+(?:${aNight})\s+(?:${atItsEnd})\b`)]
const shortened = changedBy(shortens)

/**
 * A word for coming longer and one for a night: 'si agregamos la noche del domingo', 'die Nacht auf Montag noch dran'. In
 * '2 noches, mi novia y yo' there is neither a German 'noch' nor a Finnish 'yö'.
 */
export const addsNight = new RegExp(
  String.raw`\b(?:${lengthens}|too|also|as well|tambien|tambem|aussi|auch|noch(?!es?\b)|dazu|myos|ocksa)[a-z]*\b.{0,60}?\b(?:night|noche|noite|nuit|nacht|natten|(?<!\by )yo[na]?)\b|\b(?:night|noche|noite|nuit|nacht|natten|(?<!\by )yo[na]?)\b.{0,60}?\b(?:${lengthens}|too|also|as well|tambien|tambem|aussi|auch|noch(?!es?\b)|dazu|dran|myos|ocksa)`,
)

/** 'Dann hängen wir noch eine dran', 'vi lägger till en till': one night more, without the word for it. */
const oneMore =
  /\bnoch eine (?:dran|drauf|dazu|ran|rauf)\b|\bnoch (?:ei)?ne nacht (?:dran|drauf|dazu|ran|rauf)[a-z]*\b|\b(?:add|tack on) (?:one|1) more\b|\bon (?:rajoute|ajoute) une\b|\b(?:agregamos|anadimos) una mas\b|\bmais uma\s*(?:$|[?!.,])|\b(?:lagger|lagga|lagg) (?:vi )?(?:till|pa) en till\b|\byksi viela lisaa\b|\b(?:viela|lisaa) (?:viela )?toinen yo\b|\b(?:natten efter|the (?:night after|next night)|die nacht (?:danach|darauf)|noche siguiente|noite seguinte|nuit (?:suivante|d.apres)|seuraava(?:n)? yo(?:n)?)\s+(?:too|as well|also|auch|tambien|tambem|aussi|ocksa|myos)\b|\b(?:also|auch|tambien|tambem|aussi) (?:natten efter|the (?:night after|next night)|die nacht (?:danach|darauf)|la noche siguiente|a noite seguinte|la nuit (?:suivante|d.apres))\b/

/** 'One night less', 'una noche menos', 'eine Nacht kürzer', 'yksi yö vähemmän'. */
const removedNights = new RegExp(
  String.raw`\b(?:(\d|an?|one)\s+(?:less|fewer)|minus|(\d|an?|one|una?|uma|une?|einen?|yksi|yks|yhden|yhdeksi|yhdeks|en|ett)(?=\s+(?:${aNight})\s+(?:less|fewer|shorter|menos|mas corto|mais curto|plus court|a menos|de menos|de moins|en moins|weniger|kurzer|vahemman|lyhyemp[a-z]+|pois|mindre|kortare|farre)\b))\s+${one}\s*(?:${aNight})\b`,
)

/** Before what is given up of a stay. */
export const skippedBy =
  'without|minus|except|skip|drop|lose|leave out|leaving out|cut(?: out)?|ohne|streich[a-z]*|lass(?:en|t)?(?: wir| doch)?|sans|enlev[a-z]*|supprim[a-z]*|saut[a-z]*|sin|quit[a-z]*|menos|sem|tir(?:a|ar|amos|e)|utan|slopa[a-z]*(?: vi)?|hoppa[a-z]*(?: vi)?(?: over)?|skippa[a-z]*(?: vi)?|tar? (?:vi )?bort|drar? (?:vi )?(?:av|bort)|stryk[a-z]*|ilman|jata|jate[a-z]*'
export const skipsNight = new RegExp(String.raw`\b(?:${skippedBy})\s`)

/** 'Without the last night', 'skip the first night', 'die erste Nacht weglassen', 'jätetään eka yö pois': a night that is given up. */
const givenUp = (night: string) =>
  new RegExp(
    String.raw`\b(?:${skippedBy})\s+(?:(?:the|die|la|el|a|den)\s+)?(?:${night})\b|\b(?:${night})\s+(?:[a-z]+\s+)?(?:weg[a-z]*|streich[a-z]*|pois[a-z]*|bort)\b`,
  )
const withoutLast = givenUp(
  'last night|letzten? nacht|derniere nuit|ultima noche|ultima noite|sista natten|viimei[a-z]+ yo(?:n|ta)?',
)
const withoutFirst = givenUp(
  'first night|ersten? nacht|premiere nuit|primera noche|primeira noite|forsta natten|(?:ekaa?n?|ensimmai[a-z]+) yo(?:n|ta)?',
)

/** Whether a message gives up the first night: the stay begins a day later, and ends when it did. */
export const dropsFirstNight = (text: string): boolean => withoutFirst.test(text)

const countOf = (found: RegExpExecArray | null | undefined) =>
  found ? Number(found.slice(1).find((group) => /^\d{1,2}$/.test(group ?? ''))) || 1 : null

const firstOf = (patterns: readonly RegExp[], text: string) =>
  countOf(patterns.map((pattern) => pattern.exec(text)).find((found) => found !== null))

/** How many nights are to come to those that were spoken of, or to go; null where a message says of none. */
export const nightsChanged = (question: string): number | null => {
  const text = withDigits(fold(question))
  const removed = withoutLast.test(text) ? 1 : (countOf(removedNights.exec(text)) ?? firstOf(shortened, text))
  if (removed) return -removed
  return countOf(addedNights.exec(text)) ?? firstOf(lengthened, text) ?? (oneMore.test(text) ? 1 : null)
}

/** 'Actually make it 3', 'mettez-en 4', 'eiku kolme'. */
export const meantNights =
  /\b(?:make (?:it|that)|mettez.en|faites.en|mets.en|mach(?:en wir)?|que sean|pon(?:ga)?le|que seja|gor det till|laita(?:an)?) (\d{1,2})(?=\s*(?:$|[?!.,]|please|instead|then|plutot|draus|bitte))|^\W*(?:eiku|ei ku|nein|nee|non|nej|na|sorry|(?:(?:ay|oh|uy|ops|ups)\W+)?(?:perdon|desculpa|pardon|forlat))\W+(\d{1,2})\W*$/

/** 'Twice as many nights', 'doppelt so lang'. */
export const doubled =
  /\b(?:twice as (?:many nights|long)|double the (?:nights|stay)|doppelt so (?:lang[e]?|viele nachte)|el doble de (?:noches|tiempo)|o dobro d[eao]s? (?:noites|tempo)|deux fois plus (?:de nuits|longtemps)|2 fois plus (?:de nuits|longtemps)|le double de nuits|tuplasti|dubbelt sa (?:manga natter|lange|lang))\b/

/** 'Go back to 5', after a stay that was said as a number of nights. */
const asBefore =
  /\b(?:(?:go |then )?back to|zuruck (?:auf|zu)|volv(?:er|amos|emos) a|volta(?:r|mos)? (?:a|para)|on revient a|takaisin|tillbaka till) (\d{1,2})(?=\s*(?:$|[?!.,]|then|please|nights|noches|noites|nuits|nachte|natter|yohon))/

/** The nights to which somebody goes back; null where nobody does. */
export const nightsAsBefore = (question: string): number | null => {
  const [, count] = asBefore.exec(withDigits(fold(question))) ?? []
  return count ? Number(count) : null
}

/** Nights, as long as nobody has said how many come. */
export const nightsMeant = (question: string): number | null => {
  const count = meantNights
    .exec(withDigits(fold(question)))
    ?.slice(1)
    .find(Boolean)
  return count ? Number(count) : null
}
