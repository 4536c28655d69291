/** Small letters without their marks, so that "Frühstück" is found by "fruhstuck" too. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text has every word of the search in it, in any order; words may be begun only. */
export const matches = (text: string, search: string): boolean => {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const where = plain(text)
  return words.every((word) => where.includes(word))
}
