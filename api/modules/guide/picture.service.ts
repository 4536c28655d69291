import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { guideWriter } from './guide-writer.ts'
import type { Picture } from './guide.type.ts'

const mostPictures = 100

/** Pictures by their names, in the asked order; at most 100, unknown names are left out. */
export const listPictures = (ctx: Context, locale: Locale, ids: string[]): Picture[] =>
  guideWriter(ctx, locale).pictures(ids.slice(0, mostPictures))

/** What a place of a page shows; nothing of a place that there is not. */
export const listSectionPictures = (ctx: Context, locale: Locale, section: string): Picture[] =>
  guideWriter(ctx, locale).pictures(ctx.content.find('section', section, locale)?.pictures ?? [])
