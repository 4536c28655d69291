import { LockMode, type EntityName, type FilterQuery } from '@mikro-orm/core'
import { changedMeanwhile, notFound } from '../errors.ts'
import type { Context } from './context.ts'
import { isId } from './schema/ids.ts'

/** The version of a record that somebody has read; null or none where they change it whatever it says by now. */
export type ReadVersion = number | null | undefined

/** @throws CONFLICT when somebody has changed the record since the version that was read */
export const refuseIfChanged = (
  thing: string,
  record: { version?: number; changedBy?: string | null },
  version: ReadVersion,
): void => {
  if (version != null && version !== record.version) throw changedMeanwhile(thing, record.changedBy)
}

interface Lockable {
  id: string
  version?: number
  changedBy?: string | null
  deletedAt?: Date | null
}

/**
 * The record with an id, to be changed: until the transaction ends by nobody else.
 * @param thing what it is called in a refusal, such as 'There is no such room'
 * @throws NOT_FOUND where there is none or it was deleted, CONFLICT when it is not the version that was read
 */
export const lockRecord = async <Entity extends Lockable>(
  { em }: Context,
  entity: EntityName<Entity>,
  thing: string,
  id: string,
  { version, evenDeleted = false }: { version?: ReadVersion; evenDeleted?: boolean } = {},
): Promise<Entity> => {
  const where = { id } as FilterQuery<Entity>
  const record = isId(id) ? await em.findOne<Entity>(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!record) throw notFound(`There is no such ${thing}`)
  if (record.deletedAt && !evenDeleted) throw notFound(`This ${thing} was deleted`)
  refuseIfChanged(thing, record, version)
  return record
}
