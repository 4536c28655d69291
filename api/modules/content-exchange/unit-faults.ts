import { haveSameNumbers, numbersIn, placeholdersIn } from '#graphql/placeholders.ts'

const listed = (names: string[]) => names.map((name) => `{${name}}`).join(', ') || 'nothing in braces'

/** A fact that is lost or invented makes a wrong sentence. */
export const factFault = (english: string, translation: string): string | null => {
  const [wanted, given] = [listed(placeholdersIn(english)), listed(placeholdersIn(translation))]
  return wanted === given ? null : `The English names ${wanted}, the translation ${given}`
}

/** Numbers that are lost or invented; each language writes them, and times of day, its own way. */
export const numberFault = (english: string, translation: string): string | null => {
  if (haveSameNumbers(english, translation)) return null
  const [wanted, given] = [numbersIn(english).join(', '), numbersIn(translation).join(', ')]
  return `Numbers differ: ${wanted || 'none'} in English, ${given || 'none'} in the translation`
}
