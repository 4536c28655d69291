import type { Locale } from '#graphql/locales.ts'
import { fold } from './words.ts'

/** 'Laeroport', 'lhotel', 'dadresse': telephones leave out the sign, and the word is not known with its article. */
const elided = /(?<![\p{L}’'])[ldj](?=[aeiouhéèêà]\p{L}{3,})/giu

/** 'Churrasquinho', 'cafezinho', 'perrito', 'cochecito': what is small is the same thing. */
const diminutive = /(?<!\p{L})(\p{L}{3,}?)(?:(z?inh)|(e?c?it))([oa])(s?)(?!\p{L})/giu

const baseOf = (_match: string, stem: string, portuguese: string, _spanish: string, vowel: string) => {
  const isWhole = portuguese?.toLowerCase() === 'zinh'
  return `${stem.replace(/qu$/i, 'c').replace(/gu$/i, 'g')}${isWhole ? '' : vowel}`
}

/** The words that are left when `form` is taken off; none where it changes nothing. */
const apart = (text: string, form: RegExp, base: (...match: string[]) => string): string => {
  const found = [...text.matchAll(form)].map((match) => base(...match))
  return found.length > 0 ? ` ${found.join(' ')}` : ''
}

/** As telephones and the street spell and call the commonest words, without case and accents, and as dictionaries do. */
const spellings: Record<Locale, Record<string, string>> = {
  en: {
    u: 'you',
    ur: 'your',
    r: 'are',
    wud: 'would',
    cud: 'could',
    thru: 'through',
    w: 'with',
    pls: 'please',
    plz: 'please',
    ppl: 'people',
    abt: 'about',
    wat: 'what',
    wot: 'what',
    wheres: 'where is',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    nite: 'night',
    nites: 'nights',
    midnite: 'midnight',
    rm: 'room',
    rms: 'rooms',
    wats: 'what is',
    whats: 'what is',
    hows: 'how is',
    xtra: 'extra',
    yall: 'you all',
    bout: 'about',
    cuz: 'because',
    cos: 'because',
    prolly: 'probably',
    lemme: 'let me',
    gimme: 'give me',
    n: 'and',
    b: 'be',
    chk: 'check',
    kiddos: 'kids',
    kiddies: 'kids',
    littles: 'kids',
    rugrats: 'kids',
    fam: 'family',
  },
  es: {
    q: 'que',
    k: 'que',
    xa: 'para',
    pa: 'para',
    x: 'por',
    tb: 'también',
    tmb: 'también',
    onde: 'dónde',
    dnd: 'dónde',
    ta: 'está',
    tan: 'están',
    hab: 'habitación',
    bn: 'bien',
    xfa: 'por favor',
    cuartito: 'cuarto',
    finde: 'fin de semana',
    aki: 'aquí',
    kiero: 'quiero',
    komo: 'cómo',
    kuanto: 'cuánto',
    qiero: 'quiero',
    chamacos: 'niños',
    chamacas: 'niños',
    peques: 'niños',
    nenes: 'niños',
    nenas: 'niños',
    chavitos: 'niños',
    chiquillos: 'niños',
    chicos: 'niños',
    criaturas: 'niños',
    lana: 'dinero',
    plata: 'dinero',
  },
  pt: {
    q: 'que',
    vc: 'você',
    vcs: 'vocês',
    pra: 'para',
    pro: 'para o',
    ta: 'está',
    tao: 'estão',
    qto: 'quanto',
    qnt: 'quanto',
    qd: 'quando',
    tb: 'também',
    hj: 'hoje',
    gnt: 'gente',
    cade: 'onde está',
    criancada: 'crianças',
    molecada: 'crianças',
    pequenos: 'crianças',
    meninada: 'crianças',
    pirralhos: 'crianças',
    guris: 'crianças',
    grana: 'dinheiro',
  },
  fr: {
    c: 'c est',
    pr: 'pour',
    ds: 'dans',
    vs: 'vous',
    ns: 'nous',
    qd: 'quand',
    qqn: 'quelqu un',
    qqch: 'quelque chose',
    ya: 'il y a',
    pis: 'puis',
    chuis: 'je suis',
    jsuis: 'je suis',
    pk: 'pourquoi',
    cb: 'combien',
    bcp: 'beaucoup',
    gosses: 'enfants',
    mioches: 'enfants',
    gamins: 'enfants',
    marmots: 'enfants',
    momes: 'enfants',
    thune: 'argent',
    fric: 'argent',
    bagnole: 'voiture',
  },
  de: {
    is: 'ist',
    ned: 'nicht',
    net: 'nicht',
    nid: 'nicht',
    ma: 'man',
    mia: 'wir',
    eich: 'euch',
    habts: 'habt ihr',
    gibts: 'gibt es',
    gits: 'gibt es',
    wos: 'was',
    i: 'ich',
    bissl: 'bisschen',
    scho: 'schon',
    nimma: 'nicht mehr',
    heit: 'heute',
    leit: 'leute',
    kids: 'kinder',
    kiddies: 'kinder',
    gschroppen: 'kinder',
    kohle: 'geld',
    karre: 'auto',
  },
  fi: {
    mun: 'minun',
    siit: 'siitä',
    onks: 'onko',
    oisko: 'olisiko',
    ois: 'olisi',
    siel: 'siellä',
    puhuuks: 'puhuuko',
    puhutaaks: 'puhutaanko',
    suomee: 'suomea',
    teil: 'teillä',
    meil: 'meillä',
    lahel: 'lähellä',
    mis: 'missä',
    mist: 'mistä',
    kaa: 'kanssa',
    kans: 'kanssa',
    jotai: 'jotain',
    paljo: 'paljonko',
    voiks: 'voiko',
    saaks: 'saako',
    tarviiks: 'tarvitseeko',
    muksut: 'lapset',
    kakarat: 'lapset',
    penskat: 'lapset',
    nassikat: 'lapset',
    kersat: 'lapset',
    tenavat: 'lapset',
    muksujen: 'lasten',
    kakaroiden: 'lasten',
    penskojen: 'lasten',
  },
  sv: {
    e: 'är',
    va: 'vad',
    de: 'det',
    dom: 'de',
    ja: 'jag',
    me: 'med',
    mej: 'mig',
    dej: 'dig',
    nan: 'någon',
    nat: 'något',
    nara: 'några',
    nanstans: 'någonstans',
    sku: 'skulle',
    ti: 'till',
    sen: 'sedan',
    o: 'och',
    imorrn: 'imorgon',
    ere: 'är det',
    nanting: 'någonting',
    dan: 'dagen',
    stan: 'staden',
    tillbaks: 'tillbaka',
    fredan: 'fredag',
    lordan: 'lördag',
    sondan: 'söndag',
    mandan: 'måndag',
    tisdan: 'tisdag',
    onsdan: 'onsdag',
    torsdan: 'torsdag',
    ungarna: 'barnen',
    ungar: 'barn',
    barna: 'barnen',
    kidsen: 'barnen',
    kids: 'barn',
    smattingar: 'barn',
    kosing: 'pengar',
    // Its stem is that of 'finnar'.
    finns: 'är',
    tbx: 'tillbaka',
    tbks: 'tillbaka',
    mycke: 'mycket',
    myke: 'mycket',
    mkt: 'mycket',
  },
}

/** Where a keyboard has no umlauts: 'fuer', 'Fruehstueck', 'Maerz'; 'neue', 'Queen' and 'Israel' are none. */
const written = /(?<![aeoq])(?:ae(?!l)|oe(?!t)|ue(?!ll))/giu
const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** A German text with its umlauts. */
export const withUmlauts = (text: string, locale: Locale): string =>
  locale === 'de' ? text.replaceAll(written, (pair) => umlauts[pair.toLowerCase()]!) : text

/** English loses its last letter: 'leavin', 'anythin'. */
const lostEnding = /^[a-z]{3,}in$/

const spelt = (word: string, locale: Locale): string | undefined =>
  Object.hasOwn(spellings[locale], word)
    ? spellings[locale][word]
    : locale === 'en' && lostEnding.test(word)
      ? `${word}g`
      : undefined

/** Said by the way: it asks for nothing. */
const courtesies =
  /^(?:hi|hey|heya|hello|hiya|yo|um|uh|lol|haha|jaja|jajaja|kkk|plz|pls|please|thx|thanks|thank|cheers|lovely|btw|omg|hola|buenas|che|oye|oigan|porfa|xfa|xfavor|gracias|oi|oii|ola|blz|valeu|obrigad[oa]|slt|salut|bonjour|svp|stp|merci|ok|okay|hallo|hoi|servus|moin|griass|gruss|gott|bitte|danke|moi|moro|hei|kiitti|kiitos|sori|hej|hejsan|tjena|tack|tackar|snalla|jo)$/

/** The question as the search reads it: everyday spellings written out in place, without courtesies, unless they are all. */
export const inPlainSpelling = (question: string, locale: Locale): string => {
  const asked = question.replaceAll(/\p{L}+/gu, (word) => {
    const plain = fold(word)
    return courtesies.test(plain) ? '' : (spelt(plain, locale) ?? word)
  })
  return /[\p{L}\d]/u.test(asked) ? asked : question
}

/** The everyday spellings among the words of a text, written out. */
const writtenOut = (text: string, locale: Locale): string => {
  const found = (fold(text).match(/[a-z]+/g) ?? []).flatMap((word) => spelt(word, locale) ?? [])
  return found.length > 0 ? ` ${found.join(' ')}` : ''
}

/**
 * The text with the words behind it that phrases know in another form: everyday spellings written out, without the
 * article of French that was written into them, without the diminutive of Spanish and Portuguese.
 */
export const withBaseForms = (text: string, locale: Locale): string => {
  const spoken = writtenOut(text, locale)
  if (locale === 'fr') {
    const bare = text.replaceAll(elided, ' ')
    return bare === text ? `${text}${spoken}` : `${text} ${bare}${spoken}`
  }
  return locale === 'es' || locale === 'pt' ? `${text}${apart(text, diminutive, baseOf)}${spoken}` : `${text}${spoken}`
}
