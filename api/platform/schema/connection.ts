import 'reflect-metadata'
import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql'
import { badUserInput } from '../../errors.ts'
import { isId } from './ids.ts'

export const longestPage = 100

@ArgsType()
export class PageArgs {
  @Field(() => Int, { description: `How many to answer, 1 to ${longestPage}.`, defaultValue: 25 })
  first!: number

  @Field(() => String, { description: 'The endCursor of the page before.', nullable: true })
  after?: string | null
}

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow.' })
  hasNextPage!: boolean

  @Field(() => String, { description: 'What to give as `after` for the next page.', nullable: true })
  endCursor!: string | null
}

export interface Connection<T> {
  edges: { cursor: string; node: T }[]
  nodes: T[]
  pageInfo: PageInfo
  totalCount: number
}

/** The Relay connection types of a record type, named after it. */
export const connectionType = <T extends object>(name: string, node: ClassType<T>) => {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list with its cursor.` })
  class Edge {
    @Field(() => String, { description: 'Place in the list; opaque.' })
    cursor!: string

    @Field(() => node, { description: 'The record.' })
    node!: T
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name}.` })
  class ConnectionOf {
    @Field(() => [Edge], { description: 'The records with their cursors.' })
    edges!: Edge[]

    @Field(() => [node], { description: 'The records without their cursors.' })
    nodes!: T[]

    @Field(() => PageInfo, { description: 'Where this page ends.' })
    pageInfo!: PageInfo

    @Field(() => Int, { description: 'How many records match the filters, on all pages.' })
    totalCount!: number
  }
  return ConnectionOf
}

export interface Position {
  at: Date
  id: string
}

const encode = ({ at, id }: Position) => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

const cursorForm = /^(\d{4}-\S{19}) (\S{36})$/

const decode = (cursor: string): Position => {
  const [, at, id] = cursorForm.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id || !isId(id) || Number.isNaN(Date.parse(at)))
    throw badUserInput([{ path: ['after'], message: 'After must be the endCursor of a page of this list' }])
  return { at: new Date(at), id }
}

/** Checks the paging arguments: the page size, and where to go on (newest first). */
export const readPage = (page: PageArgs): { first: number; after: Position | null } => {
  if (page.first < 1 || page.first > longestPage)
    throw badUserInput([{ path: ['first'], message: `First must be from 1 to ${longestPage}` }])
  return { first: page.first, after: page.after ? decode(page.after) : null }
}

/** Makes a connection from `first + 1` records: the surplus one only tells that more follow. */
export const toConnection = <T extends { id: string }>(
  records: T[],
  first: number,
  totalCount: number,
  instant: (record: T) => Date,
): Connection<T> => {
  const nodes = records.slice(0, first)
  const edges = nodes.map((node) => ({ node, cursor: encode({ at: instant(node), id: node.id }) }))
  return {
    edges,
    nodes,
    totalCount,
    pageInfo: { hasNextPage: records.length > first, endCursor: edges.at(-1)?.cursor ?? null },
  }
}
