import { expect, it } from 'vitest'
import { askedWords, says } from './phrases.ts'

it.each([
  ['joulu !joulukuu', 'jouluna kahdelle', true],
  ['joulu !joulukuu', 'onko joulukuussa tilaa', false],
  ['joulu !joulukuu', 'joulukuussa, ei jouluna', false],
  ['suite !en', 'a suite', true],
  ['suite !en', 'an en suite bathroom', false],
  ['two two', 'two', false],
])('%s in "%s": %s', (phrase, question, isSaid) => expect(says(phrase, askedWords(question))).toBe(isSaid))
