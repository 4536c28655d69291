interface Piece {
  text: string
  /** Only in the text before, only in the text after, or in both. */
  in: 'before' | 'after' | 'both'
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** Lengths of the longest common subsequences of what is left of each text. */
const lengthsOf = (before: string[], after: string[]): Uint16Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row]![column] =
        before[row] === after[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!)
  return lengths
}

/** Two texts word by word: what was taken away, what was added, what stayed. */
export const wordDifference = (textBefore: string, textAfter: string): Piece[] => {
  const [before, after] = [wordsOf(textBefore), wordsOf(textAfter)]
  const lengths = lengthsOf(before, after)
  const pieces: Piece[] = []
  const add = (text: string, where: Piece['in']) => {
    const last = pieces.at(-1)
    if (last?.in === where) last.text += text
    else pieces.push({ text, in: where })
  }
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length)
    if (row < before.length && before[row] === after[column]) {
      add(before[row]!, 'both')
      row += 1
      column += 1
    } else if (
      column === after.length ||
      (row < before.length && lengths[row + 1]![column]! >= lengths[row]![column + 1]!)
    ) {
      add(before[row]!, 'before')
      row += 1
    } else {
      add(after[column]!, 'after')
      column += 1
    }
  return joined(pieces)
}

/** A space alone between two changes is part of them: "one two" for "three four" is one change, not two. */
const joined = (pieces: Piece[]): Piece[] => {
  const changes: Piece[] = []
  let [gone, come] = ['', '']
  const close = () => {
    if (gone) changes.push({ text: gone, in: 'before' })
    if (come) changes.push({ text: come, in: 'after' })
    gone = come = ''
  }
  for (const [at, piece] of pieces.entries()) {
    if (piece.in === 'before') gone += piece.text
    else if (piece.in === 'after') come += piece.text
    else if (!piece.text.trim() && gone && come && at < pieces.length - 1) {
      gone += piece.text
      come += piece.text
    } else {
      close()
      changes.push(piece)
    }
  }
  close()
  return changes
}
