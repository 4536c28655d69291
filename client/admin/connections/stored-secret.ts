import { formatInstant } from '../ui/time.ts'
import type { Setting } from './draft.ts'

/** What may be said of a secret that is stored. */
export const storedSecret = ({ enteredAt, enteredBy, hint, isUnreadable }: Setting): string => {
  if (isUnreadable) return 'It was entered under another key than this server has: enter it again.'
  const end = hint ? `, ${hint.startsWith('…') ? `ends in ${hint}` : hint}` : ''
  return `Set on ${formatInstant(enteredAt!)} by ${enteredBy}${end}.`
}
