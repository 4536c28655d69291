import { z } from 'zod'
import { teachAnswerSchema } from '#graphql/inputs/chat.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'

/** Where an answer stands. */
export const answerPlaces = [
  { value: 'faq', label: 'A new question on the FAQ page' },
  { value: 'assistant', label: 'Only the assistant says it' },
  { value: 'known', label: 'An answer that there is already' },
] as const

type AnswerPlace = (typeof answerPlaces)[number]['value']

export interface TeachValues {
  question: string
  place: AnswerPlace
  category: string
  entryId: string
  title: string
  text: string
  /** The same in the guest's language, where that is not English. */
  ownTitle: string
  ownText: string
}

const places = answerPlaces.map(({ value }) => value)

/** What the form lets through; which of the fields count follows from the place. */
export const teachFormSchema: z.ZodType<unknown, TeachValues> = z
  .object({
    question: teachAnswerSchema.shape.question,
    place: z.enum(places),
    category: z.string(),
    entryId: z.string(),
    title: z.string().trim(),
    text: z.string().trim(),
    ownTitle: z.string().trim(),
    ownText: z.string().trim(),
  })
  .superRefine(({ place, entryId, title, text, ownTitle, ownText }, { addIssue }) => {
    const complain = (field: keyof TeachValues, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (place === 'known') {
      if (!entryId) complain('entryId', 'Choose an answer')
      return
    }
    if (!title) complain('title', 'Question in English is required')
    if (!text) complain('text', 'Answer in English is required')
    if (ownTitle && !ownText) complain('ownText', 'Write the answer too, or leave both empty')
    if (ownText && !ownTitle) complain('ownTitle', 'Write the question too, or leave both empty')
  })

/** As the contract takes it. */
export const teachInput = (values: TeachValues, language: Locale, questionIds: string[]) => {
  const { question, place, category, entryId, title, text, ownTitle, ownText } = values
  const asked = { question, language, questionIds }
  if (place === 'known') return { ...asked, entryId, answer: null }
  const own =
    language !== defaultLocale && ownTitle.trim() ? [{ locale: language, title: ownTitle, text: ownText }] : []
  return {
    ...asked,
    answer: {
      category: place === 'faq' ? category : null,
      texts: [{ locale: defaultLocale, title, text }, ...own],
    },
  }
}
