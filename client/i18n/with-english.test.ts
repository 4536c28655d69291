import { expect, it } from 'vitest'
import { withEnglish } from './with-english.ts'

it('gives the English message for a key that a language lacks', () =>
  expect(withEnglish({ hello: 'Hello', bye: 'Bye' }, { hello: 'Hei' })).toEqual({ hello: 'Hei', bye: 'Bye' }))
