import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Aino Virtanen', 'Aino'],
  ['  Aino   Virtanen ', 'Aino'],
  ['Aino', 'Aino'],
  ['Virtanen, Aino', 'Aino'],
  ['Virtanen,Aino Maria', 'Aino'],
  ['García Márquez, Gabriel', 'Gabriel'],
  ['Korhonen, Aino, 2 adults', 'Aino'],
  ['Guest, 14', 'Guest'],
  ['Guest,', 'Guest'],
  ['Guest 14', 'Guest'],
  ['Anna O’Neil, Jr.', 'Anna'],
  ['Anna O’Neil, PhD', 'Anna'],
  ['Dr. Anna Smith', 'Anna'],
  ['Smith, Mrs. Anna', 'Anna'],
  ['Herr Jürgen Müller', 'Jürgen'],
  ['"Anna" Smith', 'Anna'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['D’Angelo Russo', 'D’Angelo'],
  ['王 伟', '王'],
  // Better nobody's name than a wrong one.
  ['Mr. Smith', null],
  ['Frau Müller', null],
  ['J. Smith', null],
  ['Smith, J.', null],
  ['14', null],
  ['anna@example.com', null],
  [',', null],
  ['', null],
])('%j is greeted by %j', (name, wanted) => expect(firstName(name)).toBe(wanted))
