import { addDays, firstOfMonth, nightsBetween, weekdayOf } from '#graphql/stay-dates.ts'
import { howMany } from './changed-nights.ts'
import { withDigits } from '../words/numbers.ts'
import { arrives, lastAt, leaves, type Days } from './stay-ends.ts'
import { isDate } from './written-dates.ts'

/** 'And the week after?', 'das Wochenende drauf', 'helgen efter': the same nights a week later. */
export const weekLater =
  /\b(?:the )?(?:week|weekend|wknd) (?:after|following)\b(?!\s+(?!(?:instead|maybe|please|works?|would|then|looks)\b)[a-z]{4})|\bfollowing (?:week|weekend|wknd)\b|\b(?:semana|finde|fi[nm] de semana) (?:siguiente|despues|seguinte|depois)\b(?!\s+(?:a|de|d[oe])\b)|\b(?:semaine suivante|week.?end suivant|(?:semaine|week.?end) d.apres)\b|\b(?:woche|wochenende|sondern die) (?:danach|drauf|darauf|spater)\b|\b(?:darauffolgende|folgende)n?s? (?:woche|wochenende)\b|\bseuraava[a-z]* viik[a-z]*\b|\b(?:veckan|helgen) (?:efter|darpa)\b(?!\s+(?!(?:istallet|kanske|blir|skulle|funkar|passar|kostar|gar)\b)[a-z]{4})|\b(?:nast)?foljande (?:vecka|helg)\b/

/** 'The weekend before then?', 'la semana anterior', 'helgen innan': the same nights a week earlier. */
const weekEarlier =
  /\b(?:the )?(?:week|weekend|wknd) before\b(?!\s+(?!(?:then|instead|maybe|please)\b)[a-z]{4})|\bprevious (?:week|weekend|wknd)\b|\b(?:semana|finde|fi[nm] de semana) (?:anterior|de antes|antes)\b(?!\s+(?:a|de|d[oe])\b)|\b(?:semaine|week.?end) (?:precedente?|d.avant)\b|\b(?:woche|wochenende) (?:davor|vorher|zuvor)\b|\bedelli[a-z]+ viik[a-z]*\b|\b(?:veckan|helgen) (?:fore|innan)\b(?!\s+(?!(?:istallet|kanske)\b)[a-z]{4})/

/** 'Und das danach?', 'et le suivant ?' of a weekend or a week. */
const theNext =
  /^\W*(?:(?:and|or|what about|how about|better|rather|und|oder|wie ist|lieber|y|o|e|ou|mejor|melhor|et|plutot|ja|tai|no|enta|mieluummin|och|eller|hellre|para|pra|pour|for|fur)\W+)*(?:(?:the )?(?:one after(?: that)?|next one|following one)|(?:das|die) (?:danach|drauf|darauf|nachste|folgende)|(?:el|la|o|a|no|na|en el) (?:siguiente|que sigue|seguinte|proxim[oa]|que (?:viene|vem))|(?:el|o|no|en el) ou?tro|(?:le|la) suivante?|celui d.apres|celle d.apres|(?:sita )?seuraava(?:na)?|(?:den )?(?:efter|darpa)|(?:den )?nasta)\W*$/

/** Whether a text asks for the one after: 'sorry, not that weekend, the one after', 'ei tää perjantai vaan seuraava'. */
export const asksNext = (text: string): boolean => {
  const last = text.split(/[,;.!?]\s+|\b(?:vaan|but|sondern|sino|utan)\s/).findLast((part) => /[a-z]/.test(part)) ?? ''
  return theNext.test(text) || theNext.test(last)
}

/** Whether a text asks for the week before the one that was spoken of. */
export const asksEarlier = (text: string): boolean => weekEarlier.test(text)

/** A weekend, or a week: what is after it is the next one. */
export const isWeekOrWeekend = (arrival: string, departure: string): boolean => {
  const nights = nightsBetween(arrival, departure)
  return nights === 7 || (nights <= 4 && weekdayOf(arrival) >= 4 && weekdayOf(departure) <= 2)
}

/** 'And if we come the day before?', 'dan innan': the arrival a day earlier. */
export const dayBefore =
  /\b(?:the day before|dag(?:en)? innan|dan innan|tag (?:vorher|davor|zuvor)|dia (?:antes|anterior)|la veille|edellisena paivana)(?=\W*$|,?\s+(?:too\b|as well|also\b|auch\b|tambien|tambem|aussi|ocksa|an(?:reis|komm)|komm|arriv|lleg|cheg|saapu|tul|och stanna|und bleib|y qued|e fic|and stay)|,)/

const unit =
  '(days?|dar|dias?|journees?|jours?|tage?n?|paiva|paivan|paivaa|paivalla|dag(?:ar)?|weeks?|semanas?|semaines?|wochen?|viikko|viikkoo|viikon|viikkoa|viikolla|vecka|veckor|weekend|week-end|wochenende|finde|fin de semana|fim de semana|viikonloppu[a-z]*|helg(?:en)?|months?|mes(?:es)?|mois|monate?n?|kuukautta|kuukauden|kuukaudella|manad(?:er)?)'
const later =
  'after that|danach|drauf(?! an)|efter det|sen jalkeen|depois disso|despues de eso|later?|mas tarde|despues|mais tarde|depois|plus tard|apres(?! (?:le|la|les|l.|mon|notre|[a-z]{5}))|spater|myohemmin|myohemmaksi|senare|nach hinten|back(?:wards?)?|eteenpain|framat|pa framat'
const earlier =
  'earl(?:ier|y)|sooner|antes|mais cedo|plus tot|fruher|aiemmin|aiemmaksi|aikaisemmin|aikaisemmaksi|aikasemmin|tidigare|nach vorne?|taaksepain|bakat'
const isEarlier = new RegExp(String.raw`^(?:${earlier})$`)

/** 'A day later on both ends', 'en dag tidigare', 'eine Woche später'. */
const byDirection = new RegExp(String.raw`\b(?:${howMany}|)\s*${unit}\s+(${later}|${earlier})\b(?:\s+on 2 ends)?`)

/** 'Two nights earlier'; what is 'after' some nights is no move. */
const byNights = new RegExp(
  String.raw`\b(?:${howMany}|)\s*(nights?|nachte?|noches?|noites?|nuits?|yota|natter|natt)\s+(later|mas tarde|mais tarde|plus tard|spater|myohemmin|senare|${earlier})\b`,
)

const brings =
  'bring (?:it |that |them |this |everything |the dates? |our stay )?forward|avanc|adelant(?!e\\b)|adiant|antecip|vorverleg|vorzieh|aikaist|tidigarelagg'
const moves = `move|shift|push|bump|postpone|delay|verschieb|verleg|schieb|decal|repouss|report|mov(?:er|emos|amos)|aplaz|posterg|atras|adiar|adiamos|empurr|siirr|siirt|lykk|flytt|skjut|${brings}`
const saysEarlier = new RegExp(String.raw`\b(?:${brings})`)

const someWords = String.raw`[^.,?!;\d]{0,28}?`
/** 'If we move it all by a week', 'si on décale tout d’une semaine', 'siirretään kuukaudella eteenpäin'. */
const byVerb = [
  new RegExp(
    String.raw`\b(?:${moves})[a-z]*\b${someWords}\b(?:d.)?(?:${howMany}\s*)?${unit}\b(?:\s+(${later}|${earlier})\b)?`,
  ),
  new RegExp(String.raw`\bum\s+${howMany}\s+${unit}\s+(?:[a-z]+\s+){0,2}?(?:${moves})[a-z]*\b`),
]

/** 'Move it to December 3': that is the arrival, and no end. */
export const movesTo = new RegExp(
  String.raw`\b(?:${moves}|chang|switch|cambi|mud|pass|pasar|skriv om|andra|byt)[a-z]*\b[^.?!;\d]{0,24}$`,
)

/** A word for moving a stay. */
export const movesStay = new RegExp(String.raw`\b(?:${moves})[a-z]*\b`)

/** 'Move it forward a week' is earlier to some and later to others. */
export const eitherWay = /\b(?<!\bbring (?:it |that |them |this |everything |the dates? |our stay )?)forward\b/

/** All that says by how much a stay is moved, and is no length. */
export const movedBy = [byDirection, byNights, ...byVerb]

/** Both ends, though a word for one of them stands there: 'an- und abreise', 'todo', 'alles'. */
const bothEnds =
  /\ban-? ?(?:und|u\.?|&|\+) ?ab|\b(?:everything|all of it|both|2 ends|2 dates|alles|ganze|todo|tudo|tout|kaikki|koko|allt|alltihop|allting|hela)\b/

/** 'Saída igual', 'Abreise bleibt', 'same checkout', 'åker hem samma dag': the departure is not moved. */
export const staysSo = new RegExp(
  [
    String.raw`\b(?:same|misma|mesma|meme|gleiche|samma|sama) (?:depart[a-z]*|check.?out|salida|saida|abreise|avresa|lahto[a-z]*)\b`,
    String.raw`\b(?:depart[a-z]*|check.?out|salida|saida|abreise|avresa|lahto[a-z]*) (?:(?:is|would be|seria|es|sera|fica|e|ist|ware|est|serait|on|olisi|ar|blir) )?(?:the same|stays|igual|(?:la |a )?misma|(?:a )?mesma|bleibt|gleich|pareil[a-z]*|som (?:innan|forut)|samma|sama|ennallaan|ei muutu|pysyy|no cambia|nao muda|ne change(?: pas)?|reste|andert sich nicht|andras inte|does ?n.?t change|unchanged)\b`,
    String.raw`\b(?:${leaves.source.slice(2, -2)})(?:\s+[a-z]+){0,3}?\s+(?:(?:the |on the |am |el |no |le |a la )?(?:same|selben|gleichen|mismo|mesmo|meme) (?:day|tag|dia|jour)|samma dag|samana paivana|as planned|wie (?:geplant|gehabt)|som (?:sagt|planerat))\b`,
  ].join('|'),
)

/** 'Stannar lika länge': the departure moves with the arrival. */
export const asLong =
  /\b(?:just as long|as long as|same (?:length|number of nights)|gleich ?lang|genauso lang[e]?|(?:el )?mism[oa]s? (?:numero de )?noches|(?:o )?mesm[oa]s? (?:numero de )?noites|aussi longtemps|meme (?:duree|nombre de nuits)|yhta (?:kauan|pitkaan|monta yota)|sama pituus|lika (?:lange|manga natter))\b/

/** The day so many months on; null where that month has no such day. */
const monthsLater = (day: string, months: number): string | null => {
  const moved = `${firstOfMonth(day.slice(0, 7), months).slice(0, 8)}${day.slice(8)}`
  return isDate(moved) ? moved : null
}

const moved = (day: string, count: number, unitWord: string): string | null => {
  if (/^(?:mo|mes|kuu|manad)/.test(unitWord)) return monthsLater(day, count)
  return addDays(day, count * (/^(?:week|sem|woch|vii|veck|fin|fim|helg)/.test(unitWord) ? 7 : 1))
}

/** The stay that was spoken of so many days later or earlier; only one end of it where a word for coming or leaving says so. */
export const shifted = (text: string, { arrival, departure }: Days): Days | null => {
  if (!arrival || !departure) return null
  if (weekLater.test(text) || (asksNext(text) && isWeekOrWeekend(arrival, departure)))
    return { arrival: addDays(arrival, 7), departure: addDays(departure, 7) }
  if (weekEarlier.test(text) && isWeekOrWeekend(arrival, departure))
    return { arrival: addDays(arrival, -7), departure: addDays(departure, -7) }
  if (dayBefore.test(text) && lastAt(text, arrives) >= 0) return { arrival: addDays(arrival, -1), departure }
  if (eitherWay.test(text)) return null
  const digits = withDigits(text)
  const found = movedBy.map((pattern) => pattern.exec(digits)).find((each) => each !== null)
  if (!found) return null
  const [said, count, unitWord, direction] = found
  const back = direction ? isEarlier.test(direction) : saysEarlier.test(said)
  const by = (Number(count) || 1) * (back ? -1 : 1)
  const isAll = bothEnds.test(text)
  const comes = !isAll && lastAt(text, arrives) >= 0
  const goes = !isAll && lastAt(text.replace(staysSo, ' '), leaves) >= 0
  const from = goes && !comes ? arrival : moved(arrival, by, unitWord!)
  if (!from) return null
  // 'Come a week later', of a stay of three nights, moves all of it.
  const keepsEnd = comes && from < departure && !asLong.test(text) && (!goes || staysSo.test(text))
  const until =
    goes && !comes
      ? moved(departure, by, unitWord!)
      : keepsEnd
        ? departure
        : addDays(from, nightsBetween(arrival, departure))
  return until && until > from ? { arrival: from, departure: until } : null
}
