/** One piece of text the assistant may answer with. */
export interface Passage {
  source: string
  path: string
  title: string
  text: string
  /** How much its own words count in the search, 0 to 1: a policy beats a story that mentions it. */
  prior: number
}

export const makePassage = (fields: Omit<Passage, 'prior'>, prior = 1): Passage => ({
  ...fields,
  title: fields.title.slice(0, 200),
  prior,
})

/** With the words by which guests are known to ask for it. */
export interface IndexedPassage extends Passage {
  keywords: string
  /** Those that ask for it by themselves, in any form that the language's dictionary knows. */
  keys: string
}

/** 'a', 'a.' and 'a!' followed by 'b': sentences stand apart. */
export const sentences = (...parts: (string | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ')
