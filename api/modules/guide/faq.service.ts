import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Faq } from './faq.type.ts'

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
