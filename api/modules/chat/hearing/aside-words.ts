import type { Locale } from '#graphql/locales.ts'

/**
 * What guests tell beside what they ask: whom they are, where they live, since when they have been looking, that a
 * neighbour stayed for five nights. Its numbers and days are not those of the stay.
 */
export interface Aside {
  /** Without case and accents. */
  says: RegExp
  /** Its own numbers, days and people, however many; of the others one more number may be the stay's. */
  isStory?: true
}

/** 'After the stress of Christmas' is no day of the stay. */
export const stressOf =
  /(?<!\p{L})(?:(?:stress|estr[eé]s|estresse) (?:of|from|de|da|do|du)(?: la)? \p{L}+|\p{L}{3,20}stres(?:s|si)\p{L}*)/giu

const each = (...languages: string[]) => new RegExp(languages.join('|'))

const units = String.raw`(?:hours?|hrs?|minutes?|mins?|degrees?|kilomet[a-z]*|km|miles?|points?|stars?|stunden?|std|minuten?|grad|meilen|sternen?|horas?|minutos?|grados?|graus?|millas?|milhas?|estrellas?|estrelas?|heures?|degres?|etoiles?|tunti[a-z]*|tunni[a-z]*|minuut[a-z]*|astetta|tahte[a-z]*|timm[a-z]*|minut(?:er)?|grader|stjarnor|percent|prozent|por ?ciento|por cento|pour ?cent|prosent[a-z]*|procent)\b`
export const numberOfUnits = new RegExp(String.raw`(?<![\d.,:])\d+(?:[.,:]\d+)*\s*-?\s*${units}`, 'g')

/** 'Two years ago', 'seit drei Wochen', 'hace dos años'. */
const ago = each(
  String.raw`\b(?:years?|months?|weeks?|days?) ago\b|\bsince (?:last|yesterday)\b`,
  String.raw`\b(?:vor|seit) (?:\S+ ){1,2}(?:jahr|monat|woche|tag)(?:e|n|en)?\b`,
  String.raw`\b(?:hace|ha|faz|desde hace|(?:ca fait|il y a|depuis)(?: deja)?) (?:\S+ )?(?:anos?|mes|meses|semanas?|dias?|ans?|mois|semaines?|jours?)\b`,
  String.raw`\b(?:vuotta|vuosi|kuukautta|kuukausi|viikkoa|viikko|paivaa) sitten\b`,
  String.raw`\bfor (?:\S+ )?(?:ar|manader|manad|veckor|vecka|dagar) sedan\b`,
)
const before = each(
  String.raw`(?<!\bthe )\blast (?:year|month|week|summer|winter|spring|fall|autumn|night|time)\b(?! (?:of|in)\b)|\byesterday\b`,
  String.raw`(?<!\b(?:die|der|das|den) )\bletzte[sn]? (?:jahr|monat|woche|sommer|winter|fruhling|fruhjahr|herbst|mal)\b(?! (?:im|in|vom|des)\b)|\bgestern\b`,
  String.raw`\b(?:(?:el|la) )?(?:ano|mes|semana|verano|invierno|vez) pasad[oa]\b|\banoche\b|\bayer\b`,
  String.raw`\b(?:ano|mes|semana|verao|inverno|vez) passad[oa]\b|\bontem\b`,
  String.raw`\b(?:an|annee|mois|semaine|ete|hiver|fois) dern(?:ier|iere)\b|\bhier (?:soir|matin)\b`,
  String.raw`\bviime (?:vuon|kuu|viikol|kesa|talve|kerral|yo)[a-z]*|\beilen\b`,
  String.raw`\bforra (?:aret|manaden|veckan|sommaren|vintern|gangen)\b|\bi ?fjol\b|\bi ?gar\b|\bi somras\b`,
)
/** 'We have been looking for two weeks', 'llevamos dos semanas buscando'. */
const lookingFor = each(
  String.raw`\bbeen (?:looking|searching|hunting|planning|trying|dreaming)\b`,
  String.raw`\bllev(?:o|amos)\b.{0,30}\b(?:buscando|pensando|mirando)\b|\b(?:buscando|mirando)\b.{0,30}\bdesde\b`,
  String.raw`\b(?:procurando|procuramos|procuro)\b.{0,30}\b(?:ha|faz|desde)\b`,
  String.raw`\bcherch(?:e|ons|er)\b.{0,30}\bdepuis\b`,
  String.raw`\betsi(?:neet|nyt)\b`,
  String.raw`\b(?:letat|sokt)\b`,
)
/** 'Sorry for the typos', 'perdón por la hora': it corrects nothing. */
export const apology = each(
  String.raw`\b(?:sorry|apologi[sz]e|apologies|pardon|excuse) (?:(?:me|us) )?(?:for|about|in advance|if|that)\b`,
  String.raw`\b(?:sorry|entschuldig[a-z]*|verzeih[a-z]*) (?:bitte )?(?:fur|wegen|die|das|dass|im voraus)\b`,
  String.raw`\b(?:perdon[a-z]*|disculp[a-z]*|desculp[a-z]*|perdao) (?:por|pel[oa]s?|que|si|se|a|as|os|las?|los|el|avisar)\b`,
  String.raw`\b(?:desolee?s?|pardon(?:nez)?|excus[a-z]+)(?: moi)? (?:pour|de|d|si|mes|les|mon|l)\b`,
  String.raw`\banteeksi (?:etta|jos|virhe[a-z]*|kirjoitus[a-z]*|hairio[a-z]*|myoha[a-z]*)`,
  String.raw`\b(?:ursakta|forlat|sorry|ledsen) (?:for|att|om|mina|stav[a-z]*|fel[a-z]*)\b`,
)
/** 'We usually stay for a week every spring'. */
const habit = each(
  String.raw`\b(?:usually|normally|typically|always|(?:every|each) (?:year|spring|summer|fall|autumn|winter|time|month|christmas))\b`,
  String.raw`\b(?:normalerweise|ublicherweise|meistens|immer|jede[ns]? (?:jahr|sommer|winter|fruhling|fruhjahr|herbst|monat|mal))\b`,
  String.raw`\b(?:normalmente|usualmente|siempre|sempre|geralmente|todos los anos|todos os anos|todo ano|cada (?:ano|verano|verao|invierno|inverno|primavera|otono|vez|mes|navidad|natal))\b`,
  String.raw`\b(?:d.habitude|habituellement|toujours|chaque (?:annee|an|ete|hiver|printemps|automne|fois|mois|noel))\b`,
  String.raw`\b(?:yleensa|aina|joka (?:vuosi|kesa|talvi|kevat|syksy|kerta|kuukausi|joulu))\b`,
  String.raw`\b(?:brukar|vanligtvis|alltid|varje (?:ar|sommar|vinter|var|host|gang|manad|jul))\b`,
)
/** What is over is told so, in the language of the guest: German 'was' is what. */
export const over: Record<Locale, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:was|were|went|had (?!planned|in mind|hoped|thought|wanted|asked|booked|to)|got (?:back|home|married|engaged)|did|came|saw|took|met|found|drove|flew|spent|loved|liked|enjoyed|stayed|visited|read|snowed|rained|called|proposed|moved|retired|paid|tried|made|told|gave|lost|broke|bought|heard|finished|followed|grew up|lived|worked|ate|slept|won|honeymooned)\b|\bfor (?:over |almost |about )?\d+ years\b`,
  ),
  de: new RegExp(
    String.raw`\b(?:war|waren|hatten?|wurden?|ging|gingen|fand|fanden|kam|kamen|lief)\b|\b(?:hab|habe|haben|hat) (?:\S+ ){0,8}(?:[a-z]{0,6}ge(?!samt|nau|gen|rn|rade|meinsam|bucht|trennt)[a-z]{3,}(?:t|en)|besucht|verbracht|bekommen|erlebt|verloren|bezahlt|versucht)\b|\b(?:[a-z]{0,6}ge(?!bucht)[a-z]{3,}(?:t|en)|besucht|verbracht|bezahlt|versucht) (?:hab|habe|haben|hat|hatten?)\b|\b(?:sind|ist|bin) (?:\S+ ){0,8}(?:zuruck)?ge(?:gangen|kommen|fahren|flogen|wesen|reist|zogen|blieben|fallen)\b`,
  ),
  es: new RegExp(
    String.raw`\b(?:tuve|dio|dieron|nacio|fue|fueron|fuimos|era|eran|estuv[a-z]+|estaban?|habian?|tenian?|hizo|hicieron|tuvo|tuvimos|volvimos|encant(?:o|aron)|gust(?:o|aron)|lei|nev(?:o|aron)|llovio|conocimos|rompi|pase|intente|vivi|naci|[a-z]{3,}(?:aron|ieron))\b`,
  ),
  pt: new RegExp(
    String.raw`\b(?:tive|deu|deram|nasceu|foi|foram|fomos|eram|estava[m]?|tinha[m]?|estive[a-z]*|fez|fizeram|tivemos|adoramos|choveu|nevou|conhecemos|(?!estou)[a-z]{3,}ou|(?![a-z]*[aei]rei)[a-z]{4,}ei|[a-z]{3,}(?:aram|iram))\b|\bvoltamos (?:[a-z-]+ )?d(?:e um|e uma|o|a)\b`,
  ),
  fr: new RegExp(
    String.raw`\b(?:a|ont|ai|avons|avez|est|sommes|sont|etait|etaient) (?:[a-z]+ )?(?:adore|aime|passe|laisse|lu|vu|ecrit|rappele|demande|jure|promis|trouve|fait|eu|ete|vecu|visite|rentre|alle|parti|venu|tombe|revenu|paye|essaye|casse|rencontre|connu|decouvert|entendu|perdu|gagne|achete|dormi|mange)e?s?\b|\b(?:etait|etaient|etions|etiez|etais)\b`,
  ),
  fi: new RegExp(
    String.raw`\b(?:oli|olivat|antoi|syntyi|olimme|olin|luin|kavi|kavivat|tykkasi[a-z]*|tykattiin|rakasti[a-z]*|palattiin|satoi|soitti|soitin|maksoi|sanoi|murskasin|(?![a-z]*isimme)(?!etsimme)[a-z]{3,}imme)\b|\b(?:olemme|olen) (?:[a-z]+ ){0,2}[a-z]{3,}n(?:ut|yt|eet)\b`,
  ),
  sv: new RegExp(
    String.raw`\b(?:(?:det|jag|vi|de|ni|som) var|gick|gav|foddes|kom|fick|sag|laste|lamnade|friade|alskade|gillade|besokte|ringde|horde|akte|kopte|hade|brot|forsokte|traffade|betalade|jobbade|bodde)\b|\bhar (?:[a-z]+ )?(?:last|sett|hort|bott|varit|haft|kommit|ringt|foljt|jobbat)\b`,
  ),
}
/** 'His two kids', 'sus 2 hijos': of somebody who is not spoken of as a guest. */
const ofOthers =
  /\b(?:his|her|their|s(?:eus|uas)|hanen|heidan|hans|hennes|deras|seine[nr]?|ihre[nr]?|sus|ses|leurs)\b.{0,20}\b(?:kids?|child(?:ren)?|son|daughters?|sons|kinder|tochter|hij[oa]s?|nin[oa]s?|filh[oa]s?|enfants?|fils|filles?|last(?:a|aan)|lapset|barn)\b(?!.{0,30}\b(?:coming|comes?|too|as well|along|kommen|kommt|vienen?|vem|viennent|vient|tule[a-z]*|kommer|folj[a-z]*)\b)|\b(?:filh[oa]s?|criancas?) d[ea]l[ea]s?\b/

/** A year before this one is put in for the number. */
const pastYear = /\bpast-year\b/

export const asides: Aside[] = [
  { says: apology },
  { says: ago, isStory: true },
  { says: before, isStory: true },
  { says: lookingFor, isStory: true },
  { says: pastYear, isStory: true },
  { says: habit, isStory: true },
  { says: ofOthers, isStory: true },
  // 'My boss gave me five days off'.
  {
    says: each(
      String.raw`\b\d+ days? (?:off|of vacation|of leave)\b|\bvacation days\b`,
      String.raw`\b\d+ tage? (?:frei|urlaub)|\burlaubstage\b`,
      String.raw`\b\d+ dias (?:libres|de vacaciones|de folga|de ferias)\b`,
      String.raw`\b\d+ jours (?:de conge|de vacances)`,
      String.raw`\b\d+ (?:vapaa|loma)paivaa\b`,
      String.raw`\b\d+ (?:lediga dagar|semesterdagar)\b|\b\d+ dagar ledigt\b`,
    ),
  },
  // 'Merry Christmas': nobody comes at Christmas by that.
  {
    says: each(
      String.raw`\b(?:happy|merry) (?:thanksgiving|christmas|xmas|new year|easter|holidays|halloween)\b`,
      String.raw`\b(?:frohe[ns]?|schone[ns]?|gesegnete[ns]?|guten?) (?:thanksgiving|weihnacht|ostern|fest|advent|feiertag|rutsch|neues jahr)`,
      String.raw`\b(?:feliz|felices|prospero) (?:(?:dia de )?accion de gracias|navidad|ano|pascua|fiestas|reyes)`,
      String.raw`\b(?:feliz|boas|prospero) (?:(?:dia de )?acao de gracas|natal|ano|pascoa|festas)`,
      String.raw`\b(?:joyeu(?:x|ses?)|bonnes?) (?:thanksgiving|noel|annee|paques|fetes)`,
      String.raw`\b(?:hyvaa|iloista|onnellista|rauhallista) (?:kiitospaiva|joulu|uutta vuotta|paasiais|juhannus)`,
      String.raw`\b(?:god|glad|gott) (?:thanksgiving|jul|nytt ar|pask|midsommar|fortsattning)`,
    ),
    isStory: true,
  },
  // 'My friends call me Sunny': none of them comes along by that.
  {
    says: /\b(?:call me|nennen mich|me dicen|me llaman|me chamam|m.appellent|kutsuvat minua|kallar mig)\b/,
  },
  // How somebody can be reached: the address and the number are taken out before.
  { says: /@/ },
  // 'Hope you are having a great week', 'schönes Wochenende'.
  {
    says: each(
      String.raw`\bhope (?:you|this|all)\b|^(?:have|wish(?:ing)? you) an? [a-z]+ (?:day|week|weekend|evening)\b|^(?:happy|merry) [a-z ]+$`,
      String.raw`\bhoff(?:e|entlich|en)\b.{0,40}\b(?:sie|ihr|euch|ihnen)\b|^(?:(?:sie|ihr) (?:haben|habt|hatten|hattet)|ich wunsche|wunsche|noch)?\s*(?:ihnen |euch )?(?:eine?n? )?(?:schon|gut|toll|angenehm)e?[ns]? (?:tag|woche|wochenende|abend|start|rest)\b[a-z ]*$`,
      String.raw`\bespero que (?:est|ten|pas|se |todo)|^(?:que (?:ten|pas)[a-z]+ )?(?:un |una )?(?:buen|buena|feliz|lind[oa]|bonit[oa]|excelente) (?:dia|semana|finde|fin de semana|tarde|noche)\b[a-z ]*$`,
      String.raw`\bespero que (?:est|ten|pass|tudo|voce)|^(?:ten[a-z]+ )?(?:um |uma )?(?:bo[am]|otim[oa]|lind[oa]|excelente) (?:dia|semana|fim de semana|findi|tarde|noite)\b[a-z ]*$`,
      String.raw`\bj.espere que (?:vous|tout|tu)\b|^(?:passez |je vous souhaite )?(?:une? )?(?:bonn?e?|belle|beau|excellente?) (?:journee|semaine|week.?end|soiree)\b[a-z ]*$`,
      String.raw`\btoivottavasti (?:teil|viikko|paiva|kaikki|siel|teidan)|^(?:oikein )?(?:hyvaa|mukavaa|ihanaa|kivaa|aurinkoista) (?:viikkoa|viikonloppua|paivaa|paivanjatkoa|iltaa|viikon\s?jatkoa|viikonjatkoa)\b[a-z ]*$`,
      String.raw`\bhoppas (?:att )?(?:ni|du|allt|det|vecka|helg)|^(?:ha )?(?:en )?(?:fin|bra|trevlig|skon|harlig|fortsatt) (?:[a-z]+ )?(?:vecka|dag|helg|kvall)\b[a-z ]*$`,
    ),
  },
  // 'It is our 25th anniversary', 'I turn 40 then'.
  {
    says: each(
      String.raw`\b(?:anniversary|birthday|honeymoon)\b|\b(?:i|i.m|im|she|he|who|wife|husband|mom|mum|dad|mother|father)(?: is|.s| will be| am)? turn(?:s|ing|ed)? \d\d\b`,
      String.raw`hochzeitstag|geburtstag|flitterwochen|hochzeitsreise|\bjahre (?:ehe|verheiratet)\b|\b(?:werde|wird|werden) (?:[a-z]+ ){0,2}\d\d\b(?! jahr)`,
      String.raw`\baniversario\b|\bcumpleanos\b|\blu(?:n)?a de mi?el\b|\banos de casad[oa]s\b|\bcumpl(?:o|e|en|imos|ire) (?:[a-z]+ )?\d\d\b|\bbodas? de\b`,
      String.raw`\bfac?o \d\d anos\b|\bfaz(?:er|endo)? \d\d anos\b|\bfazemos \d\d anos\b|\b\d+ anos de casad`,
      String.raw`\banniversaire\b|\blune de miel\b|\bans de mariage\b|\baur(?:ai|a) \d\d ans\b|\bnoces\b|\b(?:fet|fete|fetons|feter) (?:mes|ses|nos|les) \d\d ans\b`,
      String.raw`haapaiva|haamatka|\bvuotta naimisissa\b|syntymapaiv|vuosipaiv|\btayt(?:an|taa|amme) (?:[a-z]+ )?\d\d\b`,
      String.raw`brollopsdag|brollopsresa|smekmanad|\bar som gifta\b|fodelsedag|arsdag|\bfyller (?:[a-z]+ )?\d\d\b`,
    ),
  },
  // 'My daughter recommended you': she does not come along by that.
  {
    says: each(
      String.raw`\b(?:recommended|suggested|told (?:me|us) (?:about|of|that)|raved?|raves|speaks? (?:so )?highly)\b`,
      String.raw`\b(?:empfohlen|empfahl(?:en)?|empfiehlt|geschwarmt|schwarmt|erzahlt(?:e|en)?|tipp von)\b`,
      String.raw`\b(?:(?:recomendo|sugirio|hablo|conto|recomendaron|hablaron|contaron)(?! (?:con|para)))\b`,
      String.raw`\b(?:recomend(?:ou|aram)|indic(?:ou|aram)|sugeri(?:u|ram)|falou|falaram|contou)\b`,
      String.raw`\b(?:a|ont|avait|avaient)(?: [a-z]+)? (?:recommand|conseill)ee?s?\b|\b(?:a|ont) (?:beaucoup )?parle de\b`,
      String.raw`\b(?:suositteli|suositteliv|suosittelivat|suositellut|kehui|kehuivat|kertoi|vinkkasi)\b`,
      String.raw`\b(?:rekommenderade|rekommenderat|tipsade|tipsat|berattade|berattat|tips fran)\b`,
    ),
  },
  {
    says: each(
      String.raw`\bfirst (?:time|trip|visit|vacation|holiday)\b`,
      String.raw`\berste[sn]? (?:mal|reise|besuch|urlaub)\b`,
      String.raw`\bprimera vez\b|\bprimer viaje\b|\bprimeira (?:vez|viagem)\b`,
      String.raw`\bpremiere fois\b|\bpremier (?:voyage|sejour)\b`,
      String.raw`\bensimmai[a-z]+ (?:kert|matka|reissu|loma)[a-z]*`,
      String.raw`\bforsta (?:gang|gangen|resan|besoket|resa|semester[n]?)\b`,
    ),
  },
  {
    says: each(
      String.raw`\bshort notice\b|\bso late\b|\blast minute\b`,
      String.raw`\bkurzfristig|\bso spat\b`,
      String.raw`\bpoco tiempo\b|\bultima hora\b|\bem cima da hora\b`,
      String.raw`\bsi tard\b|\bau dernier moment\b|\bderniere minute\b`,
      String.raw`\bnain myohaan\b|\blyhyella varoitus|\bviime tip`,
      String.raw`\bsent pata|\bkort varsel\b|\bsista minuten\b`,
    ),
  },
  // 'Please answer within 24 hours', 'we decide by tomorrow'.
  {
    says: each(
      String.raw`\b(?:decid(?:e|ing)|answer|reply|respond|response|get back to|hear(?:ing)? from|let (?:you|me|us) know)\b`,
      String.raw`entscheid|\bantwort|ruckmeld|\bbescheid\b|\bmelde[nt]? (?:sie )?(?:sich|mich|uns)\b`,
      String.raw`\b(?:decid[a-z]+|respond[a-z]+|respuesta|contest[a-z]+|avis(?:o|amos|are|en|enme|ame))\b`,
      String.raw`\b(?:resposta|avis(?:o|amos|em))\b`,
      String.raw`\b(?:repond(?:re|ez|s)|reponse|decid(?:e|er|ons|erons)|tien(?:s|drai) au courant)\b`,
      String.raw`\b(?:paatamme|paatan|paatetaan|paatta[a-z]+|vastaa[a-z]*|vastatt[a-z]*|vastaus[a-z]*|vastaisi[a-z]*|ilmoit[a-z]+)\b`,
      String.raw`\b(?:bestammer|bestamma|svar(?:a|ar|et)?|besked|aterkom[a-z]*|hor av)\b`,
    ),
  },
  // 'I work until 5 on Fridays'.
  {
    says: each(
      String.raw`\bi (?:always |usually |have to )?work\b.{0,20}(?:\d|days?\b)`,
      String.raw`\barbeite\b.{0,30}\d|\barbeite ich\b|\bich arbeite (?:bis|immer|frei|mon|diens|mitt|donners|sams)`,
      String.raw`\btrabaj(?:o|amos) (?:[a-z]+ ){0,3}\d|\btrabalh(?:o|amos) (?:[a-z]+ ){0,3}\d`,
      String.raw`\btravaill(?:e|ons) (?:[a-z]+.){0,3}\d`,
      String.raw`\b(?:toissa|tyossa)\b`,
      String.raw`\bjobbar (?:[a-z]+ ){0,3}\d`,
    ),
    isStory: true,
  },
  // Where somebody writes from, and how far that is.
  {
    says: each(
      String.raw`\bgreetings from\b|\b(?:i|we) (?:live|are based|am based) (?:in|near)\b|\b(?:we.re|i.m|we are|i am) from\b`,
      String.raw`\bgru(?:ss|ess)e? aus\b|\b(?:ich|wir) (?:wohnen?|leben?|kommen? aus)\b`,
      String.raw`\bsaludos (?:desde|de)\b|\bviv(?:o|imos) en\b|\bsomos de\b`,
      String.raw`\bsaudacoes d|\babracos? d[aeo]\b|\bmor(?:o|amos) (?:em|no|na|perto)\b`,
      String.raw`\b(?:salutations|bonjour|bises) (?:de|du|d.)\b|\b(?:j.habite|nous habitons|on habite|on vit|nous vivons)\b`,
      String.raw`\bterveis(?:ia|et)\b|\bas(?:un|umme)\b(?! teil)`,
      String.raw`\bhalsning(?:ar)? fran\b|\b(?:jag|vi) bor i (?!natt|rum|\d)`,
    ),
  },
  // 'Our flight lands at 3:45 pm'.
  {
    says: /\b(?:flight|plane|flug|flieger|vuelo|avion|voo|vol|lento(?:mme|ni)?|kone(?:emme|eni)?|flyg(?:et)?|plan(?:et)?)\b.{0,40}\d\s?[:.h]?\s?\d\d|\b(?:flight|plane)\b.{0,40}\d\s?[ap]m\b/,
    isStory: true,
  },
  // Two hours later is what somebody asks for.
  {
    says: /\bso-many-units\b(?!.{0,20}\b(?:later|earlier|longer|senare|tidigare|langre|spater|fruher|langer|mas (?:tarde|temprano)|antes|mais (?:tarde|cedo)|plus (?:tard|tot)|myohemmin|aiemmin|aikaisemmin)\b)/,
  },
]

/** It asks or wants something, or says that something is as it was. */
export const wants = each(
  String.raw`\b(?:same|again|how (?:much|many|far|long|about)|price|cost|rates?|quote|want|looking to|need|would|could|book|stay(?:ing)? with you (?:from|for|on|in)|looking for|interested|please (?:quote|send|tell)|available|availability|free)\b`,
  String.raw`\b(?:wie letzt|wieder|nochmal|noch mal|gleich[a-z]*|selb[a-z]*|mochte[nt]?|haetten? (?:wir |ich )?gern[e]?|wuerden?|brauch[a-z]*|suchen (?!seit)|preis[a-z]*|kostet?|kosten|buchen|frei(?:e[sn]?)?|verfugbar|angebot|zimmer)\b`,
  String.raw`\b(?:otra vez|de nuevo|igual|mism[oa]s?|quer[a-z]+|quisier[a-z]+|quiero|necesit[a-z]+|precio|cuanto|cuesta|reservar|disponib[a-z]+|libre|habitacion)\b`,
  String.raw`\b(?:sobr(?:ou|aram)|de novo|outra vez|mesm[oa]s?|quer[a-z]+|gostari[a-z]+|precis[a-z]+|preco|quanto|custa|reservar|disponiv[a-z]+|quarto)\b`,
  String.raw`\b(?:comme|meme|encore|voudr[a-z]+|aimer[a-z]+|souhait[a-z]+|besoin d.une|prix|combien|tarif|coute|reserver|disponib[a-z]+|libre|chambre)\b`,
  String.raw`\b(?:sam[aoa][a-z]*|uudestaan|taas|haluais[a-z]+|halua[a-z]+|hinta[a-z]*|hinna[a-z]*|maksa[a-z]*|paljon(?:ko)?|vapaa(?!paiv)[a-z]*|varat[a-z]*|varaa[a-z]*|huone[a-z]*)\b`,
  String.raw`\b(?:samma|igen|som forra|vill|skulle|onskar|behover (?:ett|rum)|pris(?:et)?|kostar|boka|ledig[at]?|rum(?:met)?)\b`,
)

/** A sentence that may ask though it has no question mark: 'also do you have a crib', 'und gibt es parkplätze'. */
export const mayAsk = new RegExp(
  String.raw`^\W*(?:(?:and|also|plus|und|auch|ausserdem|y|e|tambien|ademas|tambem|et|aussi|ja|lisaksi|myos|och|samt)\b|(?:(?:hi|hey|hello|hallo|hola|oi|bonjour|moi|hei|hej)\W+)?(?:${[
    'do|does|is|are|can|could|may|will|have you|what|whats|when|where|which|who|how|any|wondering|curious|tell',
    'gibt|kann|konnen|konnte|darf|durfen|habt|haben sie|hat|ist|sind|was|wann|wo|welche[nrs]?|wie|ob|sagen',
    'hay|tienen?|puedo|podemos|pueden?|se puede|que|cual(?:es)?|cuando|donde|como|digan(?:me|nos)',
    'tem|ha|posso|podemos|podem|pode|da para|qual|quais|quando|onde',
    'il y a|avez|est|peut|peux|puis|quel(?:le)?s?|quand|ou|comment|dites',
    '(?!viikko)[a-z]+ko|onks?|voi[a-z]*|saa[a-z]*|mita|mika|milloin|missa|mista|miten|kuinka|entas?|enta',
    'finns|har ni|kan|far|ar|nar|var|vilke[nt]|vilka|vad|hur|dessutom|ocksa',
  ].join('|')})\b)`,
)

/** What a mail program or a telephone puts under a message. */
export const sentFrom =
  /(?<!\p{L})(?:sent|gesendet|enviad[oa]|envoyée?|envoyee?|lähetetty|skickat)\s+(?:(?:from|von|desde|do|de|från)\s+)?(?:(?:my|meinem|mi|meu|mon|min)\s+)?(?:iphone|ipad|android|galaxy|samsung|pixel|phone|handy|móvil|celular|téléphone|puhelime\p{L}*|mobil\p{L}*)(?:\s?\d{1,2}(?:\s(?:pro|plus|max))?)?\S{0,6}/giu
export const eMail = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu
/** A telephone number has as many digits as no days have, and no year among them; '10-11 12-13' and Swedish '270415-270419' are days. */
export const telephone =
  /(?<![\d./:–+-])(?!2[6-9][01]\d[0-3]\d\s?[–-]\s?2[6-9][01]\d[0-3]\d(?!\d))(?:\+\(?\d(?:[ ().-]{0,2}\d){7,14}|(?!(?:[\d ()-]*[^\d])?20\d\d(?!\d)|(?!0)\d{1,2}\s?-\s?\d{1,2}(?!\d))\(?\d(?:[ ()-]{0,2}\d){8,13})(?![\d/:]|\.\d|\s?[–-])/gu
/** 'Flight AY11', 'voo AA 906'. */
export const flight =
  /(?<!\p{L})(?:[Ff]light|[Vv]uelo|[Vv]oo|[Vv]ol|[Ff]lug|[Ll]ento|[Ff]lyg(?:et)?)\s+(?:[A-Z][A-Z\d]\s?\d|[a-z]{2}\d)\d{0,3}(?!\d)/gu
const called = String.raw`(?:[Mm]y name is|[Mm]y name.s|[Mm]e llamo|[Mm]i nombre es|[Mm]eu nome [eé]|[Mm]e chamo|[Jj]e m.appelle|[Mm]on nom est|[Ii]ch hei(?:ß|ss)e|[Mm]ein [Nn]ame ist|[Nn]imeni on|[Jj]ag heter|[Mm]itt namn är)`
/** 'Hi, this is Mark': so only before a capital. */
const presents = String.raw`(?:[Tt]his is|[Ss]oy|[Ii]ci(?: c.est)?|[Hh]ier (?:ist|spricht)|[Aa]qui (?:é|e) [oa]|[Tt]äällä|[Dd]et är)`
/** 'My name is April Summers': capitals end where the name does, and without them it is one word. */
export const name = new RegExp(
  String.raw`(?<!\p{L})${called}\s+(?:\p{Lu}[\p{L}'’-]{0,30}(?:\s+\p{Lu}[\p{L}'’-]{0,30}){0,3}|\p{Ll}[\p{L}'’-]{0,30})(?!\p{L})|(?<!\p{L})${presents}\s+\p{Lu}[\p{L}'’-]{1,30}(?:\s+\p{Lu}[\p{L}'’-]{0,30}){0,3}(?:\s+(?:from|de|d[ao]|aus)\s+\p{Lu}[\p{L}'’-]{1,30})?(?!\p{L})`,
  'gu',
)
/** The number of '25th anniversary', '40. Geburtstag', 'nos 25 ans de mariage'. */
export const jubilee =
  /(?<![\d.,/:-])\d{1,2}(?:st|nd|rd|th|er|º|ª|°|\.|:e|:a|e)?[\s-]*(?=(?:wedding )?anniversary|birthday|hochzeitstag|geburtstag|(?:years|jahre) (?:married|verheiratet|of marriage)|aniversario|aniversário|cumpleaños|cumpleanos|años de casad|anos de casad|anos de casament|ans de mariage|anniversaire|vuotis|-?vuotis|bröllopsdag|årsdag|årig bröllopsdag|födelsedag)/giu
