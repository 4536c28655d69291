import type { EntityName, FilterQuery } from '@mikro-orm/core'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { toConnection, type Connection } from './connection.ts'
import type { Position } from './cursor.ts'
import type { Page } from './page.ts'
import { orderOf, type RecordListArgs } from './record-list.ts'

interface Listed<Record, Node> {
  where: FilterQuery<Record>
  /** The column of instants that the list is ordered by. */
  by: string & keyof Record
  /** Columns that a list does not need. */
  exclude?: readonly (string & keyof Record)[]
  /** What the schema shows of a record. */
  show: (record: Record) => Node
}

/** A page of all records that match, in one order. They are counted when somebody asks how many there are. */
const listPage = async <Record extends { id: string }, Node extends { id: string }>(
  em: SqlEntityManager,
  entity: EntityName<Record>,
  page: Page,
  { where, by, exclude, show }: Listed<Record, Node>,
  direction: 'asc' | 'desc',
): Promise<Connection<Node>> => {
  const { size, after, before, backward } = page
  const place = (position: Position) => ({ [by]: position.at, id: position.id })
  const options = {
    where,
    orderBy: { [by]: direction, id: direction },
    includeCount: false,
    ...(backward ? { last: size } : { first: size }),
    ...(after && { after: place(after) }),
    ...(before && { before: place(before) }),
    ...(exclude && { exclude }),
  }
  // The order is named by a variable, which the library's types do not follow.
  const found = await em.findByCursor(entity, options as never)
  const records = found.items as unknown as Record[]
  const instants = new Map(records.map((record) => [record.id, record[by] as Date]))
  return toConnection(
    records.map(show),
    page,
    backward ? found.hasPrevPage : found.hasNextPage,
    () => em.count(entity, where),
    ({ id }) => instants.get(id)!,
  )
}

export const listNewestFirst = <Record extends { id: string }, Node extends { id: string }>(
  em: SqlEntityManager,
  entity: EntityName<Record>,
  page: Page,
  listed: Listed<Record, Node>,
): Promise<Connection<Node>> => listPage(em, entity, page, listed, 'desc')

interface Dated {
  id: string
  createdAt: Date
  updatedAt: Date
}

const within = ({ createdSince, createdBefore, changedSince }: RecordListArgs) => ({
  ...((createdSince || createdBefore) && {
    createdAt: { ...(createdSince && { $gte: createdSince }), ...(createdBefore && { $lt: createdBefore }) },
  }),
  ...(changedSince && { updatedAt: { $gte: changedSince } }),
})

/** A page of the records that match and were made and changed when `args` say, in the order they say. */
export const listRecords = <Record extends Dated, Node extends { id: string }>(
  em: SqlEntityManager,
  entity: EntityName<Record>,
  page: Page,
  args: RecordListArgs,
  { where, show }: Pick<Listed<Record, Node>, 'where' | 'show'>,
): Promise<Connection<Node>> => {
  const { by, descending } = orderOf(args)
  const listed: Listed<Record, Node> = {
    where: { $and: [where, within(args)] } as FilterQuery<Record>,
    by: by === 'created' ? 'createdAt' : 'updatedAt',
    show,
  }
  return listPage(em, entity, page, listed, descending ? 'desc' : 'asc')
}
