import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { shipped } from '../../root.ts'
import { CampaignTemplate } from './campaign-template.entity.ts'

interface SampleTemplate {
  name: string
  subject: string
  discountPercent: number
  specialMessage: string
}

const readSampleTemplates = (): SampleTemplate[] =>
  JSON.parse(readFileSync(join(shipped, 'api', 'modules', 'campaigns', 'seed', 'templates.json'), 'utf8'))

/** The mails that staff of the sample hotel may begin a campaign with. */
export const seedTemplates = (em: SqlEntityManager): void => {
  for (const template of readSampleTemplates()) em.create(CampaignTemplate, { ...template, isSample: true })
}
