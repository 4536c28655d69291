/** Which questions are listed one by one. */
const filters = [
  { value: 'unanswered', label: 'Unanswered', variables: { answered: false, helpful: null } },
  { value: 'unhelpful', label: 'Rated not helpful', variables: { answered: null, helpful: false } },
  { value: 'helpful', label: 'Rated helpful', variables: { answered: null, helpful: true } },
  { value: 'all', label: 'All', variables: { answered: null, helpful: null } },
] as const

export type QuestionFilter = (typeof filters)[number]

/** The first is what the desk should read: alike questions together. */
export const views = [{ value: 'waiting', label: 'To answer' }, ...filters] as const

/** Null for the questions that wait for an answer. */
export const filterNamed = (name: string | null): QuestionFilter | null =>
  filters.find(({ value }) => value === name) ?? null
