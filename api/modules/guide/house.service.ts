import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { faq } from './faq.ts'
import { faqCategoryLabels } from './faq-categories.ts'
import type { Faq } from './faq.type.ts'
import { faqCategories, type FaqCategory } from './guide.model.ts'
import { guideWriter } from './guide-writer.ts'
import type { Picture } from './guide.type.ts'
import type { Recognition, Review } from './house.type.ts'
import { pictureIds, type PictureId } from './pictures.ts'
import { recognition, reviews } from './reviews.ts'

export const faqIn = (ctx: Context, locale: Locale): Faq => {
  const write = guideWriter(ctx, locale)
  const category = (id: FaqCategory) => ({ id, label: write.text(faqCategoryLabels[id]) })
  return {
    categories: faqCategories.map(category),
    entries: faq.map((entry) => ({
      id: entry.id,
      icon: entry.icon,
      category: category(entry.category),
      question: write.text(entry.question),
      answer: write.text(entry.answer),
    })),
  }
}

const mostPictures = 100

const isPictureId = (id: string): id is PictureId => (pictureIds as readonly string[]).includes(id)

/** Pictures by their names, in the asked order; at most 100, unknown names are left out. */
export const listPictures = (ctx: Context, locale: Locale, ids: string[]): Picture[] =>
  guideWriter(ctx, locale).pictures(ids.slice(0, mostPictures).filter(isPictureId))

export const listReviews = (ctx: Context, locale: Locale): Review[] => {
  const write = guideWriter(ctx, locale)
  return reviews.map((review) => ({ ...review, origin: write.text(review.origin), text: write.text(review.text) }))
}

export const recognitionIn = (ctx: Context, locale: Locale): Recognition => {
  const write = guideWriter(ctx, locale)
  return {
    ...recognition,
    award: write.text(recognition.award),
    scores: recognition.scores.map(({ label, value }) => ({ label: write.text(label), value })),
    sourceUrl: ctx.facts.profiles.tripadvisor,
  }
}
