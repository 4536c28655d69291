import type { FaqCardFragment } from './FaqCard.generated.ts'

/** All questions, whatever the filter shows: https://schema.org/FAQPage. */
export const faqJsonLd = (entries: FaqCardFragment[], language: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
