/** What stands before a name and is none. */
const title = /^(?:mrs?|ms|mx|miss|dr|prof|sir|herr|frau|mme|mlle|sra?|señora?|rouva)\.?$/i
/** What may follow a name behind a comma without being one. */
const suffix = /^(?:jr|sr|i{2,3}|iv|md|phd|esq)\.?$/i
const initial = /^\p{Script=Latin}\.?$/u

const wordsOf = (part: string) =>
  part
    .replaceAll(/["“”;:]/g, '')
    .split(/\s+/)
    .filter(Boolean)

const firstWord = (words: string[]): string | null => {
  const first = words.find((word) => !title.test(word))
  return first && /\p{L}/u.test(first) && !first.includes('@') && !initial.test(first) ? first : null
}

/** The name that a person is greeted by: "Aino" of "Aino Virtanen" and of "Virtanen, Aino"; null where none can be told. */
export const firstName = (name: string): string | null => {
  const [before = [], after = []] = name.split(',', 2).map(wordsOf)
  const isTurned = after.some((word) => /\p{L}/u.test(word) && !suffix.test(word))
  if (isTurned) return firstWord(after)
  // Behind a title a single word is a family name.
  return before.length === 2 && title.test(before[0]!) ? null : firstWord(before)
}
