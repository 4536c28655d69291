/** Small letters without their marks, so that "Frühstück" is found by "fruhstuck" too. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const betweenWords = /[^\p{L}\p{N}]+/gu

/** So many words of a text may be one word of the search. */
const mostJoined = 3

/**
 * Whether a text has every word of the search in it, in any order; words may be begun only, and written as one, with a
 * hyphen or apart: checkout, check-out, check out.
 */
export const matches = (text: string, search: string): boolean => {
  const where = plain(text)
  const words = where.split(betweenWords)
  const joined = words.map((_, place) => words.slice(place, place + mostJoined).join(''))
  return plain(search)
    .split(/\s+/)
    .every((word) => {
      const letters = word.replaceAll(betweenWords, '')
      return where.includes(word) || (letters !== '' && joined.some((begun) => begun.startsWith(letters)))
    })
}
