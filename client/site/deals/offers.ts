/** What the names of the offers' texts begin with, in their order. */
export const offers = ['deals-returning', 'deals-new', 'deals-extended']

/** An offer without its figure is none: the hotel does not say what it is worth. */
export const isOffered = (text: (place: string) => string | undefined, place: string): boolean =>
  Boolean(text(`${place}-title`) && text(`${place}-figure`))
