import {
  campaignTranslationSchema,
  draftCampaignTranslationSchema,
  type CampaignTranslation,
} from '#graphql/inputs/campaign.ts'
import type { Context } from '../../platform/context.ts'
import { askForDraft } from '../content-drafting/ask-for-draft.ts'
import type { DraftCampaignTranslationInput } from './campaign-text.type.ts'

/**
 * Has the model draft a campaign's English in another language; nothing is stored.
 * @throws BAD_USER_INPUT, RATE_LIMITED, UNAVAILABLE
 */
export const draftCampaignTranslation = (
  ctx: Context,
  raw: DraftCampaignTranslationInput,
): Promise<CampaignTranslation> => {
  const { locale, ...english } = draftCampaignTranslationSchema.parse(raw)
  const units = Object.entries(english)
    .filter(([, source]) => source)
    .map(([path, source]) => ({ path, source, target: null, needsReview: true }))
  return askForDraft(ctx, {
    of: 'a hotel’s mail to its guests',
    locale,
    units,
    about: { mail: 'campaign' },
    make: (words) => {
      const [subject, specialMessage] = [words.get('subject')!, words.get('specialMessage') ?? '']
      const made = { locale, subject, specialMessage, isDrafted: true }
      const issues = campaignTranslationSchema.safeParse(made).error?.issues ?? []
      return { made, faults: issues.map(({ path, message }) => ({ path: String(path[0]), message })) }
    },
  })
}
