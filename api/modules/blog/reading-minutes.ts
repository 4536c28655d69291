const wordsPerMinute = 200

/** The words of an HTML text, split on spaces, at 200 a minute, rounded up. */
export const readingMinutes = (html: string): number => {
  const words = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.ceil(words.length / wordsPerMinute)
}
