/** Null in the record is "nobody has looked yet", and is told to guests as such. */
export type Answer = 'unknown' | 'yes' | 'no'

export const answers = [
  { value: 'unknown', label: 'Not looked at yet' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export const answerOf = (value: boolean | null | undefined): Answer =>
  value == null ? 'unknown' : value ? 'yes' : 'no'

export const valueOf = (answer: Answer) => (answer === 'unknown' ? null : answer === 'yes')

/** A measure as it is typed; empty until there is one. */
export const textOf = (value: number | null | undefined) => (value == null ? '' : String(value))
