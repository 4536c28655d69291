/** Which questions are looked at; the first is what the desk should read. */
export const filters = [
  { value: 'unanswered', label: 'Unanswered', variables: { answered: false, helpful: null } },
  { value: 'unhelpful', label: 'Rated not helpful', variables: { answered: null, helpful: false } },
  { value: 'helpful', label: 'Rated helpful', variables: { answered: null, helpful: true } },
  { value: 'all', label: 'All', variables: { answered: null, helpful: null } },
] as const

export const filterNamed = (name: string | null) => filters.find(({ value }) => value === name) ?? filters[0]
