import { expect, it } from 'vitest'
import { inOwnWords } from './own-words.ts'

it.each([
  ['und zwar Übernächstes Wochenende?', 'ubernachstes', 'Übernächstes'],
  ['e se vier mais uma criança?', 'se 4 mais', 'se vier mais'],
  ['Zwei Gartensuiten und ein Studio', '2 gartensuiten', 'Zwei Gartensuiten'],
  ['hinta kolmelle, kiitos', 'for 3', 'kolmelle'],
  ['2 gartensuiten und 1 studio', 'und 1 studio', 'und 1 studio'],
  ['Some friday in may', 'some thursday', 'some thursday'],
  ['vom 5. bis morgen', 'vom 5.', 'vom 5.'],
  ['', 'may', 'may'],
])('of %s "%s" is "%s"', (message, read, own) => expect(inOwnWords(message, read)).toBe(own))
