const plural = /\{(\w+), plural, (?:(?:=\d+|\w+) \{[^{}]*\} ?)+\}/g

/** A plural that counts a fact names it like any other place: another language may do without the plural. */
const withoutPlurals = (text: string) => text.replaceAll(plural, '{$1}')

/** What a text names in braces, each once and in order: `petFee`, `2 miles`, `$26`. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...withoutPlurals(text).matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!))].toSorted()

/** Numbers that are typed into a text, outside its braces, in order. */
export const numbersIn = (text: string): string[] =>
  (
    withoutPlurals(text)
      .replaceAll(/\{[^{}]*\}/g, '')
      .match(/\d+/g) ?? []
  )
    .map((digits) => String(Number(digits)))
    .toSorted()
