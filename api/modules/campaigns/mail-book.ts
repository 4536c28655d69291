import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Campaign } from './campaign.entity.ts'
import { prepareCampaignMail, type CampaignMail, type Person } from './campaign-mail.ts'

export interface MailBook {
  write: (locale: Locale, person: Person) => Promise<CampaignMail>
}

/** A campaign's mail in every language that is asked for, each laid out once. */
export const openBook = (ctx: Context, campaign: Campaign): MailBook => {
  const pages = new Map<Locale, ReturnType<typeof prepareCampaignMail>>()
  return {
    write: async (locale, person) => {
      const page = pages.get(locale) ?? prepareCampaignMail(ctx, campaign, locale)
      pages.set(locale, page)
      return (await page)(person)
    },
  }
}
