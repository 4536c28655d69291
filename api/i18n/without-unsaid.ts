/** A sentence ends where a mark is followed by a space. */
const sentenceEnd = /(?<=[.!?…])\s+/

const named = (sentence: string) => [...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!)

/** "Yes." and its like lean on what follows them. */
const isInterjection = (text: string) => text.split(/\s+/).length <= 2 && text.length < 20 && !text.includes('{')

/**
 * A text without the sentences that name what is null, and without what follows them in their line: it may lean on them.
 * Nothing is left of a line that would only say "Yes.".
 */
export const withoutUnsaid = (text: string, values: Record<string, string | number | null | undefined>): string => {
  if (!named(text).some((name) => values[name] === null)) return text
  const lines = text.split('\n').map((line) => {
    const sentences = line.split(sentenceEnd)
    const unsaid = sentences.findIndex((sentence) => named(sentence).some((name) => values[name] === null))
    if (unsaid === -1) return line
    const said = sentences.slice(0, unsaid).join(' ')
    return isInterjection(said) ? '' : said
  })
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
