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

/** Of the sample hotel, and nobody has changed it: any change by the ORM clears it. Work of the server itself is SQL. */
export const sampleColumn = {
  isSample: p
    .boolean()
    .default(false)
    .onUpdate(() => false),
}
