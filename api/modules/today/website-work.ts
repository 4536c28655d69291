import { countLinksToFix } from '../links/outside-link.service.ts'
import { contentOverview } from '../content/content-overview.service.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { WebsiteWork } from './today.type.ts'

export const findWebsiteWork = async (ctx: Context): Promise<WebsiteWork> => {
  const [kinds, linksToFix] = await Promise.all([contentOverview(ctx), countLinksToFix(ctx)])
  const recordsIn = (locale: string) =>
    kinds
      .flatMap(({ languages }) => languages)
      .filter((language) => language.locale === locale)
      .reduce((sum, { missing, drafted, outdated }) => sum + missing + drafted + outdated, 0)
  return {
    unverified: kinds.reduce((sum, { unverified }) => sum + unverified, 0),
    untranslated: ctx.facts.languages
      .filter((locale) => locale !== defaultLocale)
      .map((locale) => ({ locale, records: recordsIn(locale) }))
      .filter(({ records }) => records > 0),
    linksToFix,
  }
}
