export const longestReply = 450

/** Where a sentence ends: not inside a number, nor after a single letter as in 'p.m.' or 'z. B.'. */
const sentenceEnd = /(?<!(?:^|[\s.])\p{L})[.!?…](?=\s|$)/gu

/** The text cut after its last whole sentence within `longest` characters; a longer first sentence is cut at a word. */
export const shorten = (text: string, longest = longestReply): string => {
  const whole = text.trim()
  if (whole.length <= longest) return whole
  let end = 0
  for (const match of whole.matchAll(sentenceEnd)) {
    if (match.index + 1 > longest) break
    end = match.index + 1
  }
  if (end > 0) return whole.slice(0, end)
  const cut = whole.lastIndexOf(' ', longest - 1)
  return `${whole.slice(0, cut > 0 ? cut : longest - 1).replace(/[\s,;:–-]+$/, '')}…`
}

/** Splits text at its sentence ends; the last part may be unfinished. */
export const splitSentences = (text: string): string[] => {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(sentenceEnd)) {
    parts.push(text.slice(from, match.index + 1))
    from = match.index + 1
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}
