/** A text with a fact put in the place of what is selected, and where the cursor stands after it. */
export const insertFact = (text: string, from: number, to: number, fact: string) => {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  // A word does not grow together with the fact; a mark such as a bracket or a comma does.
  const lead = /[\p{L}\p{N}.,;:!?}]$/u.test(before) ? ' ' : ''
  const trail = /^[\p{L}\p{N}{]/u.test(after) ? ' ' : ''
  const head = `${before}${lead}{${fact}}`
  return { text: `${head}${trail}${after}`, cursor: head.length }
}

/** The facts that a text names in braces, each once. */
export const factsNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name]) => name!)),
]
