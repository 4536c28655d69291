import { contentKindNames, contentKinds } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { documentOf } from './content-entry.service.ts'
import { ContentEntry } from './content-entry.entity.ts'
import type { ContentKindSummary } from './content-overview.type.ts'
import { stateOf } from './entry-details.ts'
import { progressOf } from './translations.ts'

/** What somebody outside the house can change without telling: it must be looked at again after a year. */
const verifiable: readonly string[] = ['restaurant', 'walk', 'drive', 'day-trip', 'place', 'getting-around']

const yearAgo = (now: Date): string => {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - 1)
  return day.toISOString().slice(0, 10)
}

/** Whether nobody has looked for a year at what can change by itself. */
export const isUnverified = ({ kind, verifiedOn }: Pick<ContentEntry, 'kind' | 'verifiedOn'>, now: Date): boolean =>
  verifiable.includes(kind) && (!verifiedOn || verifiedOn < yearAgo(now))

/** Each kind in numbers: what is to be done about it. */
export const contentOverview = async (ctx: Context): Promise<ContentKindSummary[]> => {
  const otherLocales = ctx.facts.languages.filter((locale) => locale !== defaultLocale)
  const all = await ctx.em.find(ContentEntry, {}, { disableIdentityMap: true })
  return contentKindNames.map((kind) => {
    const entries = all.filter((entry) => entry.kind === kind)
    const present = entries.filter(({ archivedAt }) => !archivedAt)
    const hasWords = Object.keys(contentKinds[kind].texts.shape).length > 0
    const documents = present.map(documentOf)
    const states = present.map(stateOf)
    return {
      kind,
      total: present.length,
      unpublished: states.filter((state) => state !== 'published').length,
      scheduled: present.filter(({ publishAt }) => publishAt).length,
      archived: entries.length - present.length,
      sample: present.filter(({ isSample }) => isSample).length,
      unverified: present.filter((entry) => isUnverified(entry, ctx.now())).length,
      unsure: documents.filter(({ translations = {} }) => Object.values(translations).some(({ isUnsure }) => isUnsure))
        .length,
      languages: hasWords
        ? otherLocales.map((locale) => {
            const progress = Object.groupBy(documents, (document) => progressOf(document, locale))
            const count = (wanted: keyof typeof progress) => progress[wanted]?.length ?? 0
            return {
              locale,
              fresh: count('fresh'),
              drafted: count('drafted'),
              outdated: count('outdated'),
              missing: count('missing'),
            }
          })
        : [],
    }
  })
}
