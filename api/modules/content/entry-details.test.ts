import { expect, it } from 'vitest'
import type { ContentDocument } from './content-entry.entity.ts'
import { titleOf } from './entry-details.ts'

const document = (en: object) => ({ data: {}, texts: { en } }) as unknown as ContentDocument

it('a record is called by the text that its kind begins with, however the database orders its fields', () => {
  expect(titleOf('faq', document({ answer: 'Yes.', question: 'Is there a pool?' }))).toBe('Is there a pool?')
  expect(titleOf('notice', document({ paragraphs: ['None.'], title: 'Cookies' }))).toBe('Cookies')
  expect(titleOf('facts', document({}))).toBe('')
  expect(titleOf('faq', { data: {}, texts: {} } as unknown as ContentDocument)).toBe('')
})
