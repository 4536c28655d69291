import 'reflect-metadata'
import { Field, Int, ObjectType, type ClassType } from 'type-graphql'
import type { Page } from './page.ts'
import { writeCursor } from './cursor.ts'

@ObjectType({ description: 'Where a page of a list begins and ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow.' })
  hasNextPage!: boolean

  @Field(() => Boolean, { description: 'Whether there are some before it.' })
  hasPreviousPage!: boolean

  @Field(() => String, {
    description: 'What to give as `before` for the page before; null when the page is empty.',
    nullable: true,
  })
  startCursor!: string | null

  @Field(() => String, {
    description: 'What to give as `after` for the next page; null when the page is empty.',
    nullable: true,
  })
  endCursor!: string | null
}

/** How many there are; a function counts them only when somebody asks. */
export type Total = number | (() => Promise<number>)

export interface Connection<T> {
  edges: { cursor: string; node: T }[]
  nodes: T[]
  pageInfo: PageInfo
  totalCount: Total
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

    @Field(() => PageInfo, { description: 'Where this page begins and ends.' })
    pageInfo!: PageInfo

    @Field(() => Int, { description: 'How many records match the filters, on all pages.' })
    totalCount() {
      // The record of the page takes its place: it counts only when it is asked.
      return 0
    }
  }
  return ConnectionOf
}

/** What was read in the direction of the walk, one too many where there are more: the page in the list's order. */
export const cutToPage = <T>(read: T[], page: Page): [nodes: T[], page: Page, more: boolean] => {
  const nodes = read.slice(0, page.size)
  return [page.backward ? nodes.toReversed() : nodes, page, read.length > page.size]
}

/** Makes a connection from the records of a page, in the order of the list. */
export const toConnection = <T extends { id: string }>(
  nodes: T[],
  { list, after, before, backward }: Page,
  /** Whether there are more in the direction of the walk. */
  more: boolean,
  totalCount: Total,
  instant: (record: T) => Date,
): Connection<T> => {
  const edges = nodes.map((node) => ({ node, cursor: writeCursor(list, { at: instant(node), id: node.id }) }))
  return {
    edges,
    nodes,
    totalCount,
    pageInfo: {
      hasNextPage: backward ? before !== null : more,
      hasPreviousPage: backward ? more : after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
