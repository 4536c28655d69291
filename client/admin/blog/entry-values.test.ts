import { expect, it } from 'vitest'
import { areSame, changesBetween, tagsIn, type EntryValues } from './entry-values.ts'

const values: EntryValues = {
  title: 'Title',
  slug: 'title',
  excerpt: '',
  content: '<p>x</p>',
  featuredImage: '',
  imageAlt: '',
  category: 'beach',
  author: 'The inn',
  tags: 'Beach, Tide',
  metaTitle: '',
  metaDescription: '',
}

it('sends what was changed and nothing else', () => {
  expect(changesBetween(values, { ...values, title: 'Other', tags: 'Beach' })).toEqual({
    title: 'Other',
    tags: ['Beach'],
  })
  expect(changesBetween(values, { ...values })).toEqual({})
})

it('knows when there is nothing to save', () => {
  expect(areSame(values, { ...values })).toBe(true)
  expect(areSame(values, { ...values, category: '' })).toBe(false)
})

it.each([
  ['', []],
  [' , ,', []],
  ['Beach', ['Beach']],
  [' Beach ,  Ocean Avenue,', ['Beach', 'Ocean Avenue']],
])('reads the tags of %j', (line, tags) => {
  expect(tagsIn(line)).toEqual(tags)
})
