import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Offer, Recognition, Review } from './offers-and-reviews.type.ts'

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
