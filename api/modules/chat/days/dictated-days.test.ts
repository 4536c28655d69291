import { expect, it } from 'vitest'
import { withDayNumbers } from './dictated-days.ts'
import { fold } from '../words/words.ts'

it.each([
  ['on the second of march until the twenty third of march', 'on the 2 of march until the 23 of march'],
  ['march fifth to the eleventh', 'march 5 to the 11'],
  ['desde el día doce de mayo hasta el día treinta y uno de mayo', 'desde el dia 12 de mayo hasta el dia 31 de mayo'],
  ['del veintidós al veintiséis de abril', 'del 22 al 26 de abril'],
  ['de dezoito a vinte e sete de junho', 'de 18 a 27 de junho'],
  ['du premier au vingt et un avril', 'du 1 au 21 avril'],
  ['du dix-sept au vingt-deux mai', 'du 17 au 22 mai'],
  ['vom dritten bis siebzehnten April', 'vom 3 bis 17 april'],
  ['ab dem einundzwanzigsten Mai', 'ab dem 21 mai'],
  ['huhtikuun kahdennestatoista kahdenteenkymmenenteen huhtikuuta', 'huhtikuun 12 20 huhtikuuta'],
  ['från den fjärde till den tjugofemte maj', 'fran den 4 till den 25 maj'],
])('%s', (said, digits) => expect(withDayNumbers(fold(said))).toBe(digits))

it.each([
  'the first week of march',
  'das zweite Wochenende im Mai',
  'la primera semana de abril',
  'toinen maaliskuun viikonloppu',
  'two adults and three kids',
])('%s names no day', (said) => expect(withDayNumbers(fold(said))).toBe(fold(said)))
