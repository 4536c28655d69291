/** The query of a tab after some of its parameters have changed; one without a value is left out. */
export const withParameters = (tab: string, query: URLSearchParams, changes: object): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.set('tab', tab)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
