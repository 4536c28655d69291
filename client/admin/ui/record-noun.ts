import type { z } from 'zod'
import type { Permission } from '#graphql/permissions.ts'

/** How staff write about one kind of record: said once, for the card of each and for the panel that adds one. */
export interface RecordNoun<Item, Draft extends object, Input> {
  /** As in "Add Room Type". */
  title: string
  /** As in "New room type" and "Create room type". */
  word: string
  /** That it takes to add, change and put one away. */
  permission: Permission
  away: 'Archive' | 'Delete'
  /** With a record's id, or `new`: under which what is typed is kept on the device until it is saved. */
  keepAs: string
  /** Checks what is typed; of a new one where no record is given. */
  schema: (record?: Item) => z.ZodType<unknown, Draft>
  draftOf: (record: Item) => Draft
  labels: Partial<Record<keyof Draft, string>>
  input: (draft: Draft) => Input
  /** Where less can be changed than was said when it was made. */
  changedInput?: (draft: Draft) => Input
}
