import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipped } from '../../root.ts'

interface SampleCampaignTemplate {
  name: string
  subject: string
  discountPercent: number
  specialMessage: string
}

/** The mails that staff of the sample hotel may begin a campaign with. */
export const readSampleCampaignTemplates = (): SampleCampaignTemplate[] =>
  JSON.parse(readFileSync(join(shipped, 'api', 'db', 'seed', 'campaign-templates.json'), 'utf8'))
