import { createHash } from 'node:crypto'
import { badUserInput } from '../../errors.ts'
import { longestPage, usualPage, type PageArgs } from './page-args.ts'
import { readCursor, type Position } from './cursor.ts'

/** Which part of a list is wanted. */
export interface Page {
  /** The field with its filters, as cursors name it. */
  list: string
  size: number
  after: Position | null
  before: Position | null
  /** Whether it is read from its end. */
  backward: boolean
}

const refuse = (path: string, message: string) => badUserInput([{ path: [path], message }])

const sizeOf = (path: 'first' | 'last', size: number): number => {
  if (size >= 1 && size <= longestPage) return size
  throw refuse(path, `${path === 'first' ? 'First' : 'Last'} must be from 1 to ${longestPage}`)
}

/** Short, for it stands in every cursor. */
const nameOf = (field: string, filters: object): string => {
  const given = Object.entries(filters).filter(([, value]) => value != null)
  const told = JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${field}:${createHash('sha256').update(told).digest('base64url').slice(0, 8)}`
}

const placeAt = (list: string, path: 'after' | 'before', cursor: string | null | undefined): Position | null => {
  if (!cursor) return null
  const place = readCursor(cursor)
  const [word, end] = path === 'after' ? ['After', 'endCursor'] : ['Before', 'startCursor']
  if (!place) throw refuse(path, `${word} must be the ${end} of a page of this list`)
  if (place.list !== list) throw refuse(path, `${word} belongs to another list, or to other filters of this one`)
  return place
}

/**
 * Checks the paging arguments of a field: all its others are filters, which its cursors belong to.
 * @throws BAD_USER_INPUT
 */
export const readPage = (field: string, { first, after, last, before, ...filters }: PageArgs): Page => {
  if (first != null && last != null) throw refuse('last', 'First and last cannot be given together')
  const list = nameOf(field, filters)
  return {
    list,
    size: last != null ? sizeOf('last', last) : sizeOf('first', first ?? usualPage),
    after: placeAt(list, 'after', after),
    before: placeAt(list, 'before', before),
    backward: last != null,
  }
}
