import { isLikelyDate } from '#graphql/stay-dates.ts'
import { isId } from './ids.ts'

/** A place in a list that is ordered by an instant, then by id. */
export interface Position {
  at: Date
  id: string
}

/** Names its list, so that a cursor of another list, or of other filters, is known as such. */
export const writeCursor = (list: string, { at, id }: Position): string =>
  Buffer.from(`${list} ${at.toISOString()} ${id}`).toString('base64url')

const form = /^(\S+) (\d{4}-\S{19}) (\S{36})$/

/** The list and the place in it; null for what is no cursor. */
export const readCursor = (cursor: string): (Position & { list: string }) | null => {
  const [, list, at, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!list || !at || !id || !isId(id) || !isLikelyDate(at) || Number.isNaN(Date.parse(at))) return null
  return { list, at: new Date(at), id }
}
