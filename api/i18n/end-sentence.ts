/** A value with the full stop behind it, which an abbreviation such as 'p.m.' brings along. */
export const endSentence = (value: string, stop: string): string => (value.endsWith('.') ? value : value + stop)
