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
    [word('wks'), 'weeks'],
  ],
  es: [
    [word('fds'), 'finde'],
    [/(?<!\p{L})(?:de )?hoy en (?:ocho|8)(?: d[ií]as)?(?!\p{L})/giu, 'en una semana'],
  ],
  pt: [
    [word('mui[ée]|mul[ée]'), 'mulher'],
    [word('min[iu]n[ou]s?'), 'meninos'],
    [word('fds'), 'fim de semana'],
    [/(?<!\p{L})(?:de )?hoje a (?:oito|8)(?: dias)?(?!\p{L})/giu, 'daqui a uma semana'],
  ],
  fr: [
    [/(?<=\p{L} )pis(?= \p{L})/giu, 'et'],
    [word('chus'), 'je suis'],
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
    [word('zwoa|zwee|zwöi'), 'zwei'],
    [word('drü+|droa'), 'drei'],
    [word('vieri'), 'vier'],
    [word('n[äe]cht|nocht'), 'Nächte'],
    [word('chind'), 'Kinder'],
    [word('erwachseni'), 'Erwachsene'],
    [word('chost|choscht|choschtet|koscht|koschtet'), 'kostet'],
    [word('öppis'), 'etwas'],
    [word('aufn|ufn|ufe'), 'auf den'],
    [/(?<!\p{L})oa(?= n[oä]cht)/giu, 'eine'],
    [word('feber'), 'Februar'],
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
    [word('kolome'), 'kolme'],
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
    [/(?<=\p{L} )t(?= (?:m[åa]n|tis|ons|tors|fre|l[öo]r|s[öo]n)\p{L}*)/giu, 'till'],
    [word('följ me'), 'följa med'],
  ],
}

/** A message with what days, nights and guests are called in speech as it is written elsewhere. */
export const asWritten = (text: string, locale: Locale): string =>
  spoken[locale].reduce((result, [found, standard]) => result.replaceAll(found, standard), text)
