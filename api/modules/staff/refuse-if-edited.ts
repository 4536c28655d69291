import { changedMeanwhile } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { staffUserLoader } from './staff-user.loader.ts'

/** @throws CONFLICT naming the colleague who has changed the record since the version that was read */
export const refuseIfEdited = async (
  ctx: Context,
  thing: string,
  record: { version: number; updatedBy?: { id: string } | null },
  version: number | null | undefined,
): Promise<void> => {
  if (version == null || version === record.version) return
  const by = record.updatedBy && (await staffUserLoader(ctx).load(record.updatedBy.id))
  throw changedMeanwhile(thing, by?.name)
}
