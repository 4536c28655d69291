import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { modules } from '../modules/modules.ts'
import { Setting } from '../modules/settings/setting.entity.ts'
import type { Content } from '../platform/content.ts'

/** Fills an empty database with the sample hotel, once: what staff delete later stays deleted. */
export const seed = async (em: SqlEntityManager, content: Content, now: Date): Promise<void> => {
  if (await em.count(Setting, { key: 'seeded' })) return
  await em.transactional(async (inside) => {
    for (const module of modules) {
      await module.seed?.(inside, content, now)
      // A later module may ask for what an earlier one has brought.
      await inside.flush()
    }
    inside.create(Setting, { key: 'seeded', value: now.toISOString() })
  })
}
