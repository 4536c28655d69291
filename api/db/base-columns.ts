import { randomUUID } from 'node:crypto'
import { p } from '@mikro-orm/core'

/** An instant with milliseconds and time zone; what a cursor sorts by. */
export const instant = () => p.datetime().columnType('timestamptz(3)')

/** The columns of every record: a random id and the two instants. */
export const baseColumns = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => randomUUID()),
  createdAt: instant().onCreate(() => new Date()),
  updatedAt: instant()
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
}
