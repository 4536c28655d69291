const placeholder = /\{([A-Za-z]\w*)\}/g

/** The names that a text still has in braces, each once and in their order: what a saved reply left to be written. */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name!)),
]

/** The text with what is known in the place of each name; what is not known keeps its braces. */
export const fillPlaceholders = (text: string, values: Record<string, string | null | undefined>): string =>
  text.replaceAll(placeholder, (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : null) ?? whole)
