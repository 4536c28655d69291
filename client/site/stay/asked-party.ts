import type { Stay } from '#graphql/stay-address.ts'

/** Who comes and what they take along, as the quote takes it. */
export const askedParty = ({ guests, children, extras, accessible }: Stay) => ({
  guests,
  children,
  extras: [...extras],
  accessible,
})
