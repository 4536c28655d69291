import type { FastifyRequest } from 'fastify'
import type { InputIssue } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { longestPage } from '../../platform/schema/page-args.ts'
import { linkToNext } from './next-page.ts'
import { queryOf } from './query.ts'

interface Listed {
  id: string
}

interface Part {
  items: readonly Listed[]
  /** The header Link (RFC 8288), where the list goes on. */
  link: string | null
  issues: InputIssue[]
}

const writeCursor = ({ id }: Listed) => Buffer.from(id).toString('base64url')

const isOfRecord = (cursor: string) => isId(Buffer.from(cursor, 'base64url').toString())
const recordGone = 'The list has changed: the record at which this part ended is gone. Begin again without a cursor'

const refuse = (parameter: string, message: string): Part => ({
  items: [],
  link: null,
  issues: [{ path: [parameter], message }],
})

/** The part of a whole list that `limit` and `cursor` ask for; without them all of it. */
export const partOf = (request: FastifyRequest, list: readonly Listed[]): Part => {
  const { limit, cursor } = queryOf(request)
  if (limit && !/^-?\d{1,15}$/.test(limit)) return refuse('limit', 'The parameter limit must be a whole number')
  if (limit && (Number(limit) < 1 || Number(limit) > longestPage))
    return refuse('limit', `Limit must be from 1 to ${longestPage}`)
  const last = cursor ? list.findIndex((record) => writeCursor(record) === cursor) : -1
  if (cursor && last === -1)
    return refuse('cursor', isOfRecord(cursor) ? recordGone : 'Cursor must be where a part of this list ended')
  const end = limit ? last + 1 + Number(limit) : list.length
  const items = list.slice(last + 1, end)
  const link = end < list.length ? linkToNext(request, 'cursor', writeCursor(items.at(-1)!)) : null
  return { items, link, issues: [] }
}
