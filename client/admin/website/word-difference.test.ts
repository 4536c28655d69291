import { expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ text, in: where }) => (where === 'both' ? text : where === 'before' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

it.each([
  ['', '', ''],
  ['', 'Hello', '[+Hello+]'],
  ['Hello', '', '[-Hello-]'],
  ['Pets are $25 a night', 'Pets are $30 a night', 'Pets are [-$25-][+$30+] a night'],
  ['Open daily', 'Open daily from noon', 'Open daily[+ from noon+]'],
  ['one two three', 'four five three', '[-one two-][+four five+] three'],
  ['a\n\nb', 'a\n\nb', 'a\n\nb'],
])('marks what changed from %j to %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected)
})

it('holds both texts whole', () => {
  const [before, after] = ['The sea is  blue,\nand wide.', 'The old sea is blue and\nwide.']
  const text = (leave: string) =>
    wordDifference(before, after)
      .filter((piece) => piece.in !== leave)
      .map((piece) => piece.text)
      .join('')
  expect(text('after')).toBe(before)
  expect(text('before')).toBe(after)
})
