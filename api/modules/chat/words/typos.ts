/** Below this a typo makes another word: 'king' and 'kin'. */
const shortestWord = 5

/** Whether `word` is `known` with two neighbours exchanged, or with one letter too few or too many. */
export const isTypo = (word: string, known: string): boolean => {
  if (word === known || word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false
  let at = 1
  while (at < word.length && word[at] === known[at]) at += 1
  if (word.length > known.length) return word.slice(at + 1) === known.slice(at)
  if (word.length < known.length) return word.slice(at) === known.slice(at + 1)
  return word[at] === known[at + 1] && word[at + 1] === known[at] && word.slice(at + 2) === known.slice(at + 2)
}

/** 'Hein?' is eh, and no Finnish July. */
const words = new Set(['hein'])

/** The text, without case and accents already, with typos in known words mended: 'decmber', 'sutie'. */
export const mendTypos = (text: string, known: ReadonlySet<string>): string => {
  const long = [...known].filter((word) => word.length >= shortestWord)
  return text.replaceAll(/[a-z]{4,}/g, (word) =>
    known.has(word) || words.has(word) ? word : (long.find((other) => isTypo(word, other)) ?? word),
  )
}
