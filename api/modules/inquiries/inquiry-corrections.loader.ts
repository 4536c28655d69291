import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { RecordChange } from '../history/record-change.entity.ts'
import { perRequest } from '../../platform/loader.ts'
import type { InquiryCorrection } from './inquiry.type.ts'

/** What was corrected in each inquiry, the newest first, in one statement. */
const listCorrections = async (em: SqlEntityManager, ids: readonly string[]): Promise<InquiryCorrection[][]> => {
  const where = { subject: { $in: [...ids] } }
  const changes = await em.find(RecordChange, where, { orderBy: { createdAt: 'desc', id: 'desc' } })
  return ids.map((id) =>
    changes
      .filter(({ subject }) => subject === id)
      .map(({ fields, by, createdAt }) => ({
        fields: fields.map(({ field }) => field),
        by: by ?? null,
        at: createdAt,
      })),
  )
}

/** What was corrected in an inquiry, by its id. */
export const inquiryCorrectionsLoader = perRequest(({ em }, ids) => listCorrections(em, ids))
