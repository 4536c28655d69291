/** An extra that a guest takes, by its short name in addresses. */
export interface ChosenExtra {
  slug: string
  /** How many, or hours. */
  quantity: number
}

/** Extras of one stay. */
export const mostExtras = 12

const written = /^([a-z0-9-]{1,60})(?:_([1-9]))?$/

/** As forms and addresses have them, each by itself: `pet`, `late-check-out_2`. */
export const writeExtra = ({ slug, quantity }: ChosenExtra): string => (quantity === 1 ? slug : `${slug}_${quantity}`)

/** Reads what anybody can write: what makes no sense, and what is said twice, counts as not said. */
export const readExtras = (texts: readonly string[]): ChosenExtra[] => {
  const chosen = new Map<string, ChosenExtra>()
  for (const text of texts) {
    const [, slug, quantity = '1'] = written.exec(text) ?? []
    if (slug && !chosen.has(slug)) chosen.set(slug, { slug, quantity: Number(quantity) })
  }
  return [...chosen.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}
