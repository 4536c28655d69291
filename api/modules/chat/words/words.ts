const diacritics = /\p{Diacritic}/gu

/** Text without case and accents: guests leave them out, above all on telephones. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(diacritics, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')

/** Things with a name of two words, which the search must not take apart: 'in' and 'out' alone say nothing. */
const joined: [RegExp, string][] = [
  [/\bcheck(?:ing|ed)?[\s-]*in\b/giu, 'checkin'],
  [/\bcheck(?:ing|ed)?[\s-]*out\b/giu, 'checkout'],
  [/\bwi[\s-]fi\b/giu, 'wifi'],
  [/\be-(?=mail|post)/giu, 'e'],
  [/\bnon[\s-]smok/giu, 'nonsmok'],
  [/\b(pet|dog|kid|child)[\s-]friendly\b/giu, '$1friendly'],
  [/\bweek[\s-]end/giu, 'weekend'],
  // Swedish 'i natt' is tonight, 'en natt i mars' is not.
  [/(?<!\p{L})i (natt|kv[aä]ll|dag|morgon|morron)(?!\p{L})/giu, 'i$1'],
  [/\bfi[nm] de semana/giu, 'findesemana'],
  // As Québec and telephones have it.
  [/\b(?:fin de semaine|w-e)\b/giu, 'weekend'],
  // Towns of the coast: not the beach.
  [/\b(palm|boynton|delray|deerfield|pompano|riviera|juno|miami|vero|daytona|cocoa|dania) beach\b/giu, '$1beach'],
]

export const joinNames = (text: string): string =>
  joined.reduce((result, [form, name]) => result.replaceAll(form, name), text)

/** The words of a text as they were written, with names of two words joined; at most 60. */
export const wordsOf = (text: string): string[] => (joinNames(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 60)

/** 'And' or 'or' in the languages of the site. */
export const conjunction = /(?:^|\s)(and|or|y|o|e|ou|et|und|oder|ja|sekä|tai|och|å|samt|eller|n|plus|also|&|\+)\s/i

/** The questions that are asked in one message. */
export const clausesOf = (message: string): string[] =>
  message
    .split(/[?!.;]\s/)
    .flatMap((sentence) => sentence.split(new RegExp(conjunction.source.replace('(and', '(?:and'), 'i')))

/** Runs of spaces say no more than one, and would take the patterns long that look back over them. */
export const squeezed = (text: string): string => text.replaceAll(/(\s)\s+/g, '$1')

/** The first piece that a pattern finds. */
export const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0].trim()

/** What the patterns find is taken out, and divides what stands around it. */
export const blank = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern.source, 'g'), ' ; '), text)
