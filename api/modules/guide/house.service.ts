import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Faq } from './faq.type.ts'
import { guideWriter } from './guide-writer.ts'
import type { Picture } from './guide.type.ts'
import type { Offer, Recognition, Review } from './house.type.ts'

/** The questions in the order of their groups; those of a group that is not there any more are left out with it, and so are groups without a question. */
export const faqIn = ({ content }: Context, locale: Locale): Faq => {
  const questions = content.list('faq', locale)
  const categories = content
    .list('faq-category', locale)
    .filter(({ id }) => questions.some(({ category }) => category === id))
  return {
    categories,
    entries: categories.flatMap((category) =>
      questions.filter((entry) => entry.category === category.id).map((entry) => ({ ...entry, category })),
    ),
  }
}

const mostPictures = 100

/** Pictures by their names, in the asked order; at most 100, unknown names are left out. */
export const listPictures = (ctx: Context, locale: Locale, ids: string[]): Picture[] =>
  guideWriter(ctx, locale).pictures(ids.slice(0, mostPictures))

/** What a place of a page shows; nothing of a place that there is not. */
export const listSectionPictures = (ctx: Context, locale: Locale, section: string): Picture[] =>
  guideWriter(ctx, locale).pictures(ctx.content.find('section', section, locale)?.pictures ?? [])

export const listOffers = ({ content }: Context, locale: Locale): Offer[] => [...content.list('offer', locale)]

export const listReviews = ({ content }: Context, locale: Locale): Review[] => [...content.list('review', locale)]

export const recognitionIn = ({ content, facts }: Context, locale: Locale): Recognition | null => {
  const [recognition] = content.list('recognition', locale)
  const sourceUrl = facts.profiles.tripadvisor
  // Figures that cannot be looked up are not shown.
  if (!recognition || !sourceUrl) return null
  const { scores, scoreLabels, ...figures } = recognition
  return {
    ...figures,
    scores: scores.map((value, place) => ({ label: scoreLabels[place] ?? '', value })),
    sourceUrl,
  }
}
