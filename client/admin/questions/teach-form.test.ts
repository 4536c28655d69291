import { expect, it } from 'vitest'
import { teachFormSchema, teachInput, type TeachValues } from './teach-form.ts'

const values: TeachValues = {
  question: 'Onko saunaa?',
  place: 'faq',
  category: 'amenities',
  entryId: '',
  title: 'Is there a sauna?',
  text: 'No.',
  ownTitle: '',
  ownText: '',
}

const faultsOf = (given: Partial<TeachValues>) =>
  teachFormSchema.safeParse({ ...values, ...given }).error?.issues.map(({ path }) => path[0]) ?? []

it.each<[Partial<TeachValues>, string[]]>([
  [{}, []],
  [{ question: ' ' }, ['question']],
  [{ title: ' ', text: '' }, ['title', 'text']],
  [{ ownTitle: 'Onko saunaa?' }, ['ownText']],
  [{ ownText: 'Ei.' }, ['ownTitle']],
  [{ place: 'known', title: '', text: '' }, ['entryId']],
  [{ place: 'known', title: '', text: '', entryId: '1' }, []],
])('%o is complained of at %o', (given, faults) => {
  expect(faultsOf(given)).toEqual(faults)
})

it('sends what counts for the place', () => {
  const english = { locale: 'en', title: 'Is there a sauna?', text: 'No.' }
  expect(teachInput(values, 'fi', ['1']).answer).toEqual({ category: 'amenities', texts: [english] })
  expect(teachInput({ ...values, place: 'assistant' }, 'fi', []).answer?.category).toBeNull()
  const both = teachInput({ ...values, ownTitle: 'Onko saunaa?', ownText: 'Ei.' }, 'fi', [])
  expect(both.answer?.texts).toEqual([english, { locale: 'fi', title: 'Onko saunaa?', text: 'Ei.' }])
  expect(teachInput({ ...values, place: 'known', entryId: '7' }, 'fi', [])).toEqual({
    question: 'Onko saunaa?',
    language: 'fi',
    questionIds: [],
    entryId: '7',
    answer: null,
  })
})
