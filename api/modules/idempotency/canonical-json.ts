type Piece = { text: string } | { value: unknown }

/**
 * JSON as RFC 8785 writes it: the same for two bodies that say the same, in whatever order their keys stand. Without
 * recursion, for a caller decides how deep it is.
 */
export const canonicalJson = (json: unknown): string => {
  const pieces: string[] = []
  const open: Piece[] = [{ value: json }]
  for (let piece = open.pop(); piece; piece = open.pop()) {
    if ('text' in piece) pieces.push(piece.text)
    else if (typeof piece.value !== 'object' || piece.value === null) pieces.push(JSON.stringify(piece.value))
    else {
      const [isList, inside] = [Array.isArray(piece.value), piece.value as Record<string, unknown>]
      pieces.push(isList ? '[' : '{')
      open.push({ text: isList ? ']' : '}' })
      const keys = isList ? Object.keys(inside) : Object.keys(inside).toSorted()
      for (const [place, key] of [...keys.entries()].toReversed()) {
        open.push({ value: inside[key] })
        const name = isList ? '' : `${JSON.stringify(key)}:`
        open.push({ text: place > 0 ? `,${name}` : name })
      }
    }
  }
  return pieces.join('')
}
