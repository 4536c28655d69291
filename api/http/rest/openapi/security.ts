/** Each of them is needed; of one with several, any. */
type Needed = readonly (readonly string[])[]

export const securitySchemes = (cookie: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookie,
    description: 'The session of a staff member, as `POST /api/session` gives it.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key made at the staff desk, with the scopes that it needs. A program that has no say over Authorization sends it as `X-Api-Key`.',
  },
})

/** What follows from another goes without saying. */
const withoutImplied = (needed: Needed): Needed => {
  const follows = (from: readonly string[], oneOf: readonly string[]) =>
    from.length < oneOf.length && from.every((permission) => oneOf.includes(permission))
  return needed.filter((oneOf) => !needed.some((other) => follows(other, oneOf)))
}

export const bySession = [{ session: [] }]
const eitherWay = [...bySession, { key: [] }]

/** Who may ask; a stranger may ask what is open, and a caller who says who it is gets no less. */
export const securityOf = (needed: Needed) => (needed.length > 0 ? eitherWay : [{}, ...eitherWay])

export const permissionsText = (needed: Needed): string | undefined => {
  const said = withoutImplied(needed).filter((oneOf) => oneOf.length > 0)
  return said.length > 0 ? `Needs the permission ${said.map((oneOf) => oneOf.join(' or ')).join(' and ')}.` : undefined
}
