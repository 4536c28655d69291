import type { Locale } from '#graphql/locales.ts'

/** A word, whatever stands beside it that is no letter. */
const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu')

/**
 * As people speak, and what a dictionary has for it, where days, nights and guests are read: 'zwoa', 'kaks', 'ja å
 * karln'. Spellings that only topics are found by stand in `base-forms.ts`.
 */
const spoken: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  en: [
    [word('wk'), 'week'],
    // 'Rate 4 two'; in 'March 4 two nights' it is a day.
    [
      /(?<=(?<!\p{L})(?:rates?|prices?|quote|rooms?|be|costs?|much|stay) )4 (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|a|me|us)(?!\p{L}))/giu,
      'for ',
    ],
    [word('2morrow|2moro|tomoro|tomorro|tmrw|tmr|tmw'), 'tomorrow'],
    [word('jus'), 'just'],
    [word("(any|some|no)thin[’']?"), '$1thing'],
    [/(?<!\p{L})(arriv|leav|com|stay|look|bring|driv|depart|return|head)in[’']?(?!\p{L})/giu, '$1ing'],
    [/(?<!\p{L})dis(?= week)/giu, 'this'],
    // 'Till 31 jan 4 lads'.
    [/(?<=\d (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?= [1-9] \p{L}{3})/giu, ','],
    [
      /(?<!\p{L})in (mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?:and )?out (?=(?:mon|tue|wed|thu|fri|sat|sun))/giu,
      'arriving $1 leaving ',
    ],
    [word('g(?:oo)?d fri'), 'Good Friday'],
    [word('wks'), 'weeks'],
  ],
  es: [
    [word('fds'), 'finde'],
    [word('nochecitas?|noxes?'), 'noches'],
    [word('mar[ií]o'), 'marido'],
    // 'Familia d 4'.
    [/(?<=(?:familia|grupo) )d(?= [1-9](?![\d.:/]))/giu, 'de'],
    [/(?<!\d)1(?:ro|er)(?!\p{L})/giu, '1'],
    [/(?<!\p{L})(?:de )?hoy en (?:ocho|8)(?: d[ií]as)?(?!\p{L})/giu, 'en una semana'],
  ],
  pt: [
    [word('mui[ée]|mul[ée]'), 'mulher'],
    [word('n[óo]is'), 'nós'],
    [word('véi([oa])'), 'velh$1'],
    [word('min[iu]n[ou]s?'), 'meninos'],
    [word('fds|findi|finds|finde'), 'fim de semana'],
    [/(?<!\p{L})(?:de )?hoje a (?:oito|8)(?: dias)?(?!\p{L})/giu, 'daqui a uma semana'],
  ],
  fr: [
    [/(?<=\p{L} )pis(?= \p{L})/giu, 'et'],
    [/(?<!\p{L})(?:ch[uû]is?|chus|ch[’']?suis|j[’']?suis)(?!\p{L})/giu, 'je suis'],
    [word('dodos?'), 'nuits'],
    [word('dem1|2main'), 'demain'],
    // No Spanish three.
    [word('tr[èe]s'), 'bien'],
    [/(?<=\d )seule (?=nuit)/giu, ''],
    // 'Un soir' is some evening, 'pour un soir' one night.
    [/(?<!(?:pour|juste|que|seulement) )(?<!\p{L})un soir(?!\p{L})/giu, 'parfois'],
    [/(?<!\p{L})d[’']aujourd[’']hui en (?:huit|8)(?!\p{L})/giu, 'dans une semaine'],
    [word('fds'), 'week-end'],
  ],
  de: [
    [/(?<!\p{L})en?e?(?= w[uo]ch(?!\p{L}))/giu, 'eine'],
    [word('w[uo]che?'), 'Woche'],
    [word('sp[öo]ter'), 'später'],
    [word('f[öo]i?[fv]i?'), 'fünf'],
    [/(?<!\p{L})z[’'ue]* ?(?:zwoa|zwo|zwe)i?[at]*t(?!\p{L})/giu, 'zu zweit'],
    [/(?<!\p{L})z[’'] ?dritt(?!\p{L})/giu, 'zu dritt'],
    [/(?<!\p{L})z[’'] ?viert(?!\p{L})/giu, 'zu viert'],
    [word('zwa|zwoa|zwoi|zwee|zwöi'), 'zwei'],
    // 'Sonnabend zu Sonntag'.
    [/(?<!\p{L})sonnabend(s?)(?!\p{L})/giu, 'Samstag$1'],
    [/(?<=(?:tag|woch)) zu(?= (?:mon|diens|mitt|donners|frei|sams|sonn))/giu, ' auf'],
    [
      /(?<=(?:^|[.?!]) *)sind(?= (?:[2-9]|zwei|drei|vier|fünf|sechs)(?: *[,.?!]| *$| (?:leute|personen|erwachsene)))/giu,
      'wir sind',
    ],
    [word('drü+|droa'), 'drei'],
    [word('vieri'), 'vier'],
    [word('n[äe]cht|nocht'), 'Nächte'],
    [/(?<!\p{L})es chind(?!\p{L})/giu, 'ein Kind'],
    [word('chind'), 'Kinder'],
    [word('erwachseni'), 'Erwachsene'],
    [word('chost|choscht|choschtet|koscht|koschtet'), 'kostet'],
    [word('öppis'), 'etwas'],
    [word('aufn|ufn|ufe'), 'auf den'],
    [/(?<!\p{L})oa(?= n[oä]cht)/giu, 'eine'],
    [word('feber'), 'Februar'],
    [/(?<!\p{L})(mon|diens|donners|frei|sams|sonn)ta(?:ch|k)(?!\p{L})/giu, '$1tag'],
    [word('kimmt'), 'kommt'],
    [word('ond|unn'), 'und'],
    [word('chunnt'), 'kommt'],
    [word('nöd'), 'nicht'],
    [word('nume'), 'nur'],
    [word('schwöschter'), 'Schwester'],
    [/(?<!\p{L})mini (?=schwester|mutter|frau|tochter|eltere?n?)/giu, 'meine '],
    [word('zom'), 'zum'],
    [word('fia|fier'), 'für'],
    [/(?<!\p{L})m(?:ia|ir|er) s(?:a|i)n(?:d)?(?!\p{L})/giu, 'wir sind'],
    [/(?<!\p{L})in (?:acht|8) tagen(?!\p{L})/giu, 'in einer Woche'],
    [/(?<!\p{L})in (?:vierzehn|14) tagen(?!\p{L})/giu, 'in zwei Wochen'],
    [word('mitkimmt'), 'mitkommt'],
    [/(?<!\p{L})h(?:eu|ei)te? in (?:ana|na|ner|einer|ra) woche?n?(?!\p{L})/giu, 'in einer Woche'],
    [word('uffahrt|auffahrt'), 'Christi Himmelfahrt'],
  ],
  fi: [
    [
      /(\d{1,2})(?:\.| ?|:nnes)?\s?(?::?nnest[aä]|\.?\s?pv:st[aä]|\.?\s?p[aä]iv[aä]st[aä])\s+(\d{1,2})(?:\.| ?)?\s?(?::?nteen|\.?\s?pv:[aä][aä]n|\.?\s?p[aäe]iv[aäe][aä]n)/giu,
      '$1.-$2.',
    ],
    [/(\d{1,2}):?nnest[aä](?!\p{L})/giu, '$1. päivästä'],
    [/(\d{1,2})\s?pv(?![\p{L}:])/giu, '$1.'],
    [word('p[aä]ev[aä][aä]n'), 'päivään'],
    [/(?<!\p{L})kolome(\p{L}*)/giu, 'kolme$1'],
    [/(?<!\p{L})(kahde|kolme|neljä|viide|kuude|viiko|kuukaude)ks(?!\p{L})/giu, '$1ksi'],
    [/(?<!\p{L})siihe? (?=alku|loppu)/giu, 'siihen '],
    [/(?<=siihen )(alku|loppu)u(?!\p{L})/giu, '$1un'],
    [word('neliä'), 'neljä'],
    [
      /(?<!\p{L})(tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)k\.?\s+(\d{1,2})\.?\s?[-–]\s?(\d{1,2})\.?(?![\d.])/giu,
      '$2.–$3. $1kuuta',
    ],
    [
      /(?<=\d\.? ?)(tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)k\.?(?![\p{L}\d])/giu,
      '$1kuuta',
    ],
    [word('yät|yätä'), 'yötä'],
    [word('alakaen'), 'alkaen'],
    [/(?<!\p{L})kaksihenki/giu, 'kaksi henki'],
    [/(?<!\p{L})kolmihenki/giu, 'kolme henki'],
    [/(?<!\p{L})nelihenki/giu, 'neljä henki'],
    [/(?<!\p{L})viisihenki/giu, 'viisi henki'],
    [word('kaheksan'), 'kahdeksan'],
    [word('yheks[aä]n'), 'yhdeksän'],
    [word('seittem[aä]n'), 'seitsemän'],
    [/(?<!\p{L})kahes(?:sa)? (?=huone)/giu, 'kahdessa '],
    [/(?<!\p{L})kolmes(?:sa)? (?=huone)/giu, 'kolmessa '],
    [/(?<!\p{L})ensi? ?yö(?:nä|ksi|ks)?(?!\p{L})/giu, 'tänä yönä'],
    [word('ens'), 'ensi'],
    [word('ekana'), 'ensimmäisenä'],
    [word('tokana'), 'toisena'],
    [word('vikkoa?'), 'viikkoa'],
    [word('skid(?:i|ii|ia|it|ei)'), 'lasta'],
    [word('muija|emäntä|akka|rouva'), 'vaimo'],
    [word('isäntä|äijä|ukko'), 'mies'],
    [word('hauvan?'), 'koira'],
    [word('aatosta'), 'jouluaatosta'],
    [word('tultas'), 'tultaisiin'],
    [/(?<!\p{L})vikana(?= (?:viiko|päivä|yö))/giu, 'viimeisenä'],
    [/(?<!\p{L})vika(?= (?:viiko|päivä|yö))/giu, 'viimeinen'],
    [/(?<!\p{L})yh-?(äiti|isä|mutsi|faija)/giu, 'yksi $1'],
    [/(?<!\p{L})(kahde|kolme|neljä|viide)l hengel(?!\p{L})/giu, '$1lle hengelle'],
    // Whoever the room is for, and not how many of them.
    [/(?<!\p{L})(kahdelle|kolmelle|neljälle)(?= (?:king|queen|studio|sviit|puutarha|kompakt))/giu, '$1 hengelle'],
    [/(?<!\p{L})kolmen tytön (?=road|reissu|matka|loma|viikonlop)/giu, 'kolmen naisen '],
    [word('tälle illalle'), 'tälle yölle'],
    [word('kymmeneks'), 'kymmeneksi'],
    [word('p[aä]iv[aä]ks'), 'päiväksi'],
    [word('frendi|kamu'), 'kaveri'],
    [word('muksu'), 'lapsi'],
    [word('mä'), 'minä'],
    [word('oltas'), 'oltaisiin'],
  ],
  sv: [
    [/(?<!\p{L})ja(?= (?:å|o|och) )/giu, 'jag'],
    [/(?<![\p{L}\d])å(?![\p{L}\d])/giu, 'och'],
    [word('karln|karlen|gubben'), 'min man'],
    [word('k[äe]rr?ing(?:a|en)|gumman'), 'min fru'],
    [word('dottra'), 'dottern'],
    [word('som minst'), 'som lägst'],
    [word('netter'), 'nätter'],
    [word('vuxne'), 'vuxna'],
    [/(?<=\p{L} )t(?= (?:m[åa]n|tis|ons|tors|fre|l[öo]r|s[öo]n)\p{L}*)/giu, 'till'],
    [word('följ me'), 'följa med'],
  ],
}

/** As forms and letters have it, in every language: 'Adults: 2', '02 (dois)'. */
const formal: readonly (readonly [RegExp, string])[] = [
  [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D})+/gu, ' '],
  [/[:;=]['’]?-?[()[\]|\\*]+(?![\p{L}\d])/gu, ' '],
  [/\s?=\s?(?=\d{1,2}\s?\p{L})/gu, ' altogether '],
  [/(?<=\d)[ºª](?!\p{L})/gu, ''],
  [/(?<![\d./-])(20\d\d)[/.](\d{1,2})[/.](\d{1,2})(?!\d|[./]\d)/gu, '$1-$2-$3'],
  [
    /(?<!\p{L})(from the|from|du|del|do|vom|från den|från) (?:first|premier|primero|primeiro|ersten|första) (to|till?|au|al|ao|bis)(?= )/giu,
    '$1 1 $2',
  ],
  [
    /(?<!\d\s?)(?<!\p{L})(guests|persons|adults|personas|adultos|pessoas|hóspedes|huéspedes|personnes|adultes|personen|erwachsene|personer|vuxna|henkilöitä|henkilömäärä|hlömäärä|aikuisia):? (\d)(?![\d./:–-])/giu,
    '$2 $1',
  ],
  [
    /(?<!\d)0?(\d) ?\((?:one|two|three|four|uno?|dos|tres|cuatro|uma?|dois|duas|três|quatro|une?|deux|trois|quatre|eine?|zwei|drei|vier|yksi|kaksi|kolme|neljä|ett|en|två|tre|fyra)\)/giu,
    '$1',
  ],
  [/(?<![\p{L}\d])(\p{L}{3,16})(?: \(\p{L}+\))?: ?(\d{1,2})(?=\s*(?:$|[\n;]|,(?!\s*\d)))/gu, '$2 $1,'],
]

/** A message with what days, nights and guests are called in speech as it is written elsewhere. */
export const asWritten = (text: string, locale: Locale): string =>
  [...formal, ...spoken[locale]].reduce((result, [found, standard]) => result.replaceAll(found, standard), text)
