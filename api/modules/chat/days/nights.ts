import { withDigits } from '../words/numbers.ts'
import { movedBy, weekLater } from './shifted-stay.ts'
import { fold } from '../words/words.ts'

/** Lengths of a stay, in nights. 'Una semana' has no number; 'fin de semana' is no week, 'mes enfants' no month. */
const lengths: [nights: number, words: RegExp][] = [
  [
    1,
    /(\d{1,3})\s*-?\s*(?:nights?|nites?|nts?\b|noche|noite|nuit|nacht|nocht|ubernachtung|yo(?:ta|n|ksi|ks|hon)?\b|natt|natter|dygn\b|overnattning|pernoites?\b|diarias?\b)/,
  ],
  [
    1,
    /\b(?:one|single|una|uma|une|eine[nr]?|yhden|yhdeksi|yhdeks|yksi|yks|en)()\s+(?:(?:sola|so|seule|unica|single|einzige|enda) )?(?:nights?|nites?|noche|noite|nuit|nacht|yon?|yoksi|yoks|natt)\b/,
  ],
  // Three days are three nights to whoever asks for a room; 'in three days' is no length.
  [1, /\b(?:for|para|por|pour|fur|pa|i)\s+(\d{1,2})\s*(?:days?|dias?|jours?|tagen?|tage|paiva|dagar|dygn)\b/],
  [1, /\b(\d{1,2})\s*(?:paivaksi|paivan ajaksi)\b/],
  // 'Korta till tre', 'cut it down to three'.
  [
    1,
    /\b(?:korta|cut|shorten|reduce|kurz(?:en|t)?|verkurz[a-z]*|acort[a-z]*|reduc[a-z]*|encurt[a-z]*|reduz[a-z]*|raccourc[a-z]*|lyhen[a-z]*)\s+(?:[a-z]+\s+){0,3}?(?:to|till|auf|a|para|pour)\s+(\d{1,2})(?=\s*(?:$|[?!.,]))/,
  ],
  // 'Wenn wir 10 Tage bleiben', 'ficando 10 dias': days are a length beside a word for staying.
  [
    1,
    /(?:\b(?:stay(?:ing)?|qued[a-z]+|fic[a-z]+|rest[a-z]+|ollaan|oltaisiin|stann[a-z]+)\s+(?:[a-z]+\s+)?(\d{1,2})\s*(?:days?|dias?|jours?|paivaa|dagar|dygn)\b|(\d{1,2})\s*(?:tage|paivaa|dias)\s+(?:bleib|viivy|hier bleib))/,
  ],
  // 'Quinze jours' are two weeks to whoever counts both ends.
  [
    14,
    /\b(?:fortnight|quincena|quinzena|quinzaine|(?:quince|quinse|15) dias|(?:quinze|15) (?:dias|jours)|(?:vierzehn|14) tage|(?:fjorton|14) dagar)()\b/,
  ],
  [
    7,
    /(\d{1,2}\s+)?(?<!fins? de |fim de |final de |dias (?:da|de la) )\b(?:weeks?(?![-\s]?end|-)|semanas?(?! santa)|semaines?|wochen?|viikko[ao]?|viikon(?!\s+(?:paasta|kuluttua|jalk|alu|lopu|pai|aikana))|viikoksi|viikoks|viikosta|(?<=\d\s+)viikolle|vecka|veckan|veckor)\b/,
  ],
  [
    30,
    /\b(?:(\d{1,2}|a|one|un|um|ein(?:en?)?|en)\s+(?:months?|mes|meses|mois|monate?|manad|manader)|kuukautta|kuukaudeksi)\b/,
  ],
]

/** Lengths that are none: 'half a week', 'ein paar Tage', 'pari yötä'. */
export const vagueLength =
  /\b(?:(?:half a|a half|half|ein(?:e|er)? halbe[nr]?|halbe[nr]?|anderthalb|eineinhalb|media|meia|(?:une )?demi[\s-]|puol(?:i|en|itoista)|(?:en )?halv|anderthalv) ?(?:week|woche[n]?|semana|semaine|viikko?[an]*|vecka)|(?:week|semana|semaine|woche|vecka) (?:and a half|y media|e meia|et demie)|(?:a few|a couple of|couple|several|some|unos|unas|varios|varias|algunos|algunas|alguns|algumas|uns|umas|quelques|plusieurs|ein paar|paar|einige|mehrere|pari|muutaman?|useampi|nagra|ett par|flera) (?:days|nights|dias|noches|noites|jours|nuits|tagen?|nachte|paivaa?n?|yota?n?|dagar|natter))\b/

/** 'Je me suis trompé de semaine', 'wrong week': which one, and no length. */
const wrongWeek =
  /\b(?:trompee?s? de semaine|mauvaise semaine|wrong week|falsche woche|semana (?:equivocada|errada)|equivoqu[a-z]* de semana|vaara viikko|fel vecka)\b/

/** 'And another week?', 'und andere Woche', 'une autre semaine': which one is not said, and it is no length. */
export const otherWeek =
  /\b(?:(?:an|some )?other|different|otra|outra|autre|andere[nr]?|(?:joku |jokin )?muu|muuna|muulla|eri|annan)\s+(?:week|semana|semaine|woche|viik[a-z]+|vecka|weekend|wochenende|finde|fi[nm] de semana|helg)\b/

/** '1,5 Wochen', '2 1/2 weeks': no whole nights. */
export const brokenLength =
  /\b\d{1,2}(?:[.,]\d|\s?½|\s1\/2)\s?-?(?:nights?|weeks?|noches?|noites?|semanas?|nuits?|semaines?|nachte?|wochen?|yota|viikko[a-z]*|natter|veckor|vecka|months?|mes(?:es)?|mois|monate?|kuukautta|manad(?:er)?)\b/

/** 'In two weeks' and 'next week' say when, not how long. */
export const relativeDays =
  /\b(?:in|en|dentro de|daqui a|dans|om)\s+(\d{1,2}|a|una?|uma|une|einer|en|ett)\s+(days?|weeks?|dias?|semanas?|jours?|semaines?|tagen|wochen?|dagar|veckor|vecka)\b(?!\s+(?:earl(?:ier|y)|later?|antes|despues|depois|plus tot|plus tard|fruher|spater|tidigare|senare))|\b(\d{1,2}|)\s*(paivan|viikon)\s+(?:paasta|kuluttua)\b/

export const weekAhead =
  /\b(?:next week|(?<!fi[nm] de )(?:proxima semana|semana q(?:ue)? viene|semana q(?:ue)? vem)|(?<!fin de )semaine prochaine|nachste[nr]? woche|kommenden? woche|ensi? viikolla|ensi? viikoksi|ensi? viikon|nasta vecka)\b/

export const weekAfterNext =
  /\b(?:week after next|ubernachste[nr]? woche|nastnasta vecka|semana que viene no la otra)\b/

/** A weekday some weeks after the coming one: 'Friday week', 'a week on Saturday', 'samedi en quinze'. */
export const weeksOn: readonly [weeks: number, words: RegExp][] = [
  [
    1,
    /(?<=di|dimanche) en (?:huit|8)\b|(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)day) week\b|\b(?:a|one) week (?:on |from )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:from )?(?:today|tomorrow)\b)/,
  ],
  [
    2,
    /(?<=di|dimanche) en (?:quinze|15)\b|\b(?:two weeks|2 weeks|a fortnight) (?:on |from )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:from )?(?:today|tomorrow)\b)/,
  ],
]

/** A rate that is named after the stays that get it: 'la remise à la semaine'. */
const longRate =
  /\b(?:(?:remise|rabais|reduction|tarif|descuento|tarifa|desconto|rate|discount|rabatt|pris) (?:a la|a|por|per|par|for (?:the|a)|pa|for) (?:la )?)(?:semaine|semana|week|vecka|mois|mes|month|manad)\b/

/** In the languages in which it leaves no doubt. */
export const weekendAfterNext = new RegExp(
  [
    String.raw`\b(?:ubernachste[nsm]? wochenende|nastnasta helg(?:en)?)\b`,
    // 'Not this weekend, the one after', 'no este finde sino el otro', 'ei tulevana vaan sitä seuraavana viikonloppuna'.
    String.raw`\b(?:not|no|nao|pas|nicht|ei|inte)\s+(?:this|the coming|est[ae]|n?ess[ae]|ce|diese[sn]?|kommendes|das (?:kommende|nachste)|tulevana|tana|ensi|den har|denna|nasta|kommande|nu i)\b[^.!?;]{0,30}?(?:,|\b(?:but|sino|pero|mas|mais|sondern|aber|vaan|mutta|utan|men)\b)[\s,]*(?:(?:but|sino|mas|mais|sondern|vaan|utan)\s+)?(?:the (?:one after|next|other|following)|(?:en )?(?:el|al) (?:otro|siguiente|proximo|que (?:sigue|viene))|n?o (?:outro|proximo|seguinte|que vem)|celui (?:d.apres|qui suit)|le (?:suivant|prochain)|l.autre|(?:das |am )?(?:danach|darauf|nachste[ns]?|folgende[ns]?)|(?:sita )?seuraava(?:na|lla)?|sen jalkeisena|(?:helgen |den )?(?:darpa|efter|nasta))\b`,
  ].join('|'),
)

/** 'Fri to Mon this week' says when as well. */
const thisWeek =
  /\b(?:this week|[dn]?(?:est|ess)a semana|cette semaine|diese[nr]? woche|talla viikolla|tama viikko|ta(?:ma|m)?n viikon|denna vecka|denna veckans|den har veckan|nu i veckan)\b/

/** 'During the week', 'unter der Woche', 'entre semana': from Monday to Thursday, and no length. */
export const midweek =
  /\b(?:mid[ -]?week|in the middle of the week|on week ?nights|unter der woche|wochentags|entre semana|a meio da semana|mitt i veckan|keskella viikkoa)\b|\b(?:during the week|en semaine|durante l?a semana|under veckan)\b(?!\s*(?:of|from|starting|beginning|before|after|that|de[l]?|d[oa]s?|du|que|quand|som|med|fore|efter|\d))/

const week =
  '(?:weekend|week[ -]end|wknd|week|finde|fi[nm] de semana|semana|semaine|[a-z]*wochenende|woche|[a-z]*viikonlop[a-z]*|viikko|viikolla|viikon|helgen|helg|veckan|vecka)'

/** 'The weekend after Easter', 'viikko ennen joulua', 'pääsiäisen jälkeinen viikonloppu': says when, not how long. */
export const weekAfter = new RegExp(
  String.raw`\b${week} (?:right |just |gleich |direkt |justo |juste )?(?:after|following|despues|siguiente a|depois|seguinte a|apres|nach|danach|efter)\b|\b${week} [a-z]+ jalkeen\b|\b(?:jalkei[a-z]+|seuraava[a-z]*) ${week}\b`,
)
export const weekBefore = new RegExp(
  String.raw`\b${week} (?:right |just |gleich |direkt |justo |juste )?(?:before|preceding|antes|anterior a|avant|vor|davor|ennen|fore|innan)\b|\bedeltava[a-z]* ${week}\b`,
)

/** 'KW 10', 'vko 8', 'v. 11': a week of the year by its number. */
export const weekOfYear =
  /\b(?:kw|kalenderwoche|woche|viikko|viikolla|viikon|vko|vk|v|vecka|semana|semaine|week)\.?\s?(\d{1,2})(?!\s*(?:\d(?!\d{3})|[./:-]\d|night|noche|noite|nuit|nacht|yo|natt|dygn|pers|vuxna|barn|aikui|lasta|henk|erw|kind|years?|vuot))\b/

/** 'The same days', to be moved to another month or given to another room. */
export const sameDays =
  /\b(?:same|those|these|es[ao]s|ess[ae]s|est[aeo]s|ces|diesen?|noi(?:lle|ksi|na)|nai(?:lle|ksi|na)|niiksi|de dar|mism[oa]s?|mesm[oa]s?|memes?|gleichen?|selben?|d(?:ie|er|en|em)selben|selber|samma|sama[nt]?|samat|samoille|samoina)\s+(?:dates?|days?|week|period|zeitraums?|termin|zeit|periodo|periode|ajankoh[a-z]+|tid|fechas?|dias?|semana|datas?|jours?|semaine|tagen?|tage|daten|woche|paiv[a-z]*|viik[a-z]*|datum|dagar|vecka)\b(?: (?:da|de la) (?:semana|semaine)\b)?/

const perNight =
  /\b(?:per|each|every) (?:night|nite)\b|\bnightly\b|\b(?:por|cada) (?:noche|noite)\b|\bdiaria\b|\b(?:par|chaque) nuit(?:ee)?\b|\b(?:pro|je) nacht\b|\b(?:per|joka) yo\b|\byolta\b|\byohin[a-z]*|\b(?:per|om|varje) natt(?:en)?\b|\bnattpris|\b(?:how much|what|cuanto|quanto|combien|wie ?viel|was|vad)\b[^.!?\d]{0,40}\b(?:a|la|die|eine) (?:night|nite|noche|noite|nuit|nacht)\b/

/** Whether a question asks what a night costs. */
export const asksPerNight = (question: string): boolean => perNight.test(fold(question))

/** 'Sieben Nächte auf See': of a cruise. */
export const nightsAtSea =
  /\b\d{1,2}\s*(?:nights?|noches?|noites?|nuits?|nachte?|yota|yon|natter)\s+(?:at sea|on (?:the|a) (?:ship|boat|cruise)|aboard|cruise|en (?:alta )?mar|a bordo|de crucero|no mar|de cruzeiro|en mer|a bord|de croisiere|auf see|an bord|merella|laivalla|risteily[a-z]*|till sjoss|ombord)\b/g

/** 'The first week of February': says when. */
const weekOfMonth =
  /\b(?:first|second|third|last|primera|segunda|tercera|ultima|primeira|terceira|premiere|deuxieme|derniere|erste[nr]?|zweite[nr]?|letzte[nr]?|ensimmai[a-z]+|toise[a-z]+|viimei[a-z]+|forsta|andra|tredje|sista)\s+(?:week|semana|semaine|woche|viiko[a-z]+|veckan)\s+(?:of|in|i|de|d[oe]|en|em|im|vom)\b/

/** How many nights a question speaks of; null when it does not. */
export const nightsInQuestion = (question: string): number | null => {
  const text = [
    wrongWeek,
    relativeDays,
    thisWeek,
    weekAhead,
    weekAfterNext,
    weekLater,
    weekAfter,
    weekBefore,
    ...weeksOn.map(([, words]) => words),
    longRate,
    weekOfYear,
    otherWeek,
    sameDays,
    ...movedBy,
    brokenLength,
    nightsAtSea,
    weekOfMonth,
    vagueLength,
    midweek,
  ].reduce((rest, pattern) => rest.replace(pattern, ' '), withDigits(fold(question)))
  const found = lengths.map(([nights, words]) => ({ nights, match: words.exec(text) })).find(({ match }) => match)
  return found ? found.nights * (Number.parseInt(found.match!.slice(1).find(Boolean) ?? '', 10) || 1) : null
}

const days = 'days?|dias?|jours?|tagen?|tage|paivaa|dagar|dgr|dygn'
/** '10 Tage ab 3. Februar', 'från 1 feb 14 dgr'; 'in 3 days' and '2 days before' are no length. */
const countedDays = new RegExp(
  String.raw`(?<!\b(?:in|om|dans|en|within|inom|innerhalb) )(?<![\d./-])(\d{1,2})\s*(?:${days})\b(?!\s*(?:before|prior|ahead|notice|antes|avant|vor|vorher|ennen|innan|fore|i forvag|later|earlier|old|gam))`,
)

/** How many days somebody stays who names the first; null when a question does not say. */
export const daysStayed = (question: string): number | null => {
  const [, count] = countedDays.exec(withDigits(fold(question))) ?? []
  return count ? Number(count) : null
}
