import { withDigits } from '../words/numbers.ts'
import { fold } from '../words/words.ts'

const bare = (word: string) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** The words that a text is read by, each with where in the text as it was written it stands. */
const readBy = (written: readonly string[]) =>
  written.flatMap((word, at) =>
    [...new Set([fold(word), withDigits(fold(word))])].map((text) => ({ words: text.split(/\s+/).map(bare), at })),
  )

/** Words of a message as the guest wrote them, of which the readers know small letters and digits only. */
export const inOwnWords = (message: string, read: string): string => {
  const written = message.split(/\s+/).filter(Boolean)
  const known = readBy(written)
  const asked = read.split(/\s+/).map(bare).filter(Boolean)
  /** Where the words from `from` on end, when they begin at a word that was written. */
  const endOf = (at: number, from: number): number | null => {
    if (from === asked.length) return at
    const next = known
      .filter((each) => each.at === at && each.words.every((word, index) => word === asked[from + index]))
      .map(({ words }) => endOf(at + 1, from + words.length))
    return next.find((end) => end !== null) ?? null
  }
  const ends = written.map((_word, at) => endOf(at, 0))
  const start = ends.findIndex((end) => end !== null)
  return start < 0
    ? read
    : written
        .slice(start, ends[start]!)
        .join(' ')
        .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$|(?<!\d)\.+$/gu, '')
}
