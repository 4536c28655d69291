import { describe, expect, it } from 'vitest'
import { leavesPets, withoutAsides, withoutWhatStays } from './not-asked.ts'

describe('numbers that are neither days nor guests', () => {
  it.each([
    ['price for feb 3 to feb 6, my cell is 561 555 0142', 'price for feb 3 to feb 6, my cell is  '],
    ['hola soy Marta 3155540921 precio del 3 al 6', 'hola soy Marta   precio del 3 al 6'],
    ['mon num 06 12 34 56 78, tarif du 2 au 5', 'mon num  , tarif du 2 au 5'],
    ['call (561) 555-0152 or +358 40 123 4567', 'call   or  '],
    ['lento AY11 saapuu 8.1.', '  saapuu 8.1.'],
    ['meu voo AA 906 chega dia 8', 'meu   chega dia 8'],
    ['und ohne weihnachten, also nur bis 23.', 'und  , also nur bis 23.'],
    ['2 noches la prox semana, el finde no puedo', '2 noches la prox semana, el  '],
    ['next week but not the weekend', 'next week but  '],
    ['nächste Woche, kein Wochenende', 'nächste Woche,  '],
  ])('%s', (message, left) => expect(withoutAsides(message)).toBe(left))

  it.each([
    'from 2026-12-10 to 2026-12-13',
    '10.12.2026-13.12.2026',
    '12/10/2026 - 12/13/2026',
    '10 12 2026 13 12 2026 2 personen',
    '22.-26.2. kahdelle',
    '12-15.3. or 19-22.3.',
    '10-11 12-13 14-15 16-17',
    'flight at 9 in the morning',
    'is the weekend free, or no?',
    'quanto custa no fim de semana?',
    'kostet das Wochenende mehr, oder nicht?',
  ])('days stay: %s', (message) => expect(withoutAsides(message)).toBe(message))
})

describe('what the guest goes without', () => {
  it.each([
    ['coming dec 7-10 no dog this time, total?', 'coming dec 7-10   this time, total?'],
    ['del 7 al 10 sin mascota sin desayuno, total?', 'del 7 al 10    , total?'],
    ['minha cachorra NÃO vai, só nós dois', ' , só nós dois'],
    ['sans chien et sans petit dej, du 4 au 7', '  et  , du 4 au 7'],
    ['4.-7. Dezember, der Hund bleibt zu Hause', '4.-7. Dezember,  '],
    ['ohne Frühstück', ' '],
    ['ilman koiraa, koira jää kotiin', ' ,  '],
    ['4-7 december, hunden stannar hemma', '4-7 december,  '],
  ])('%s', (message, left) => expect(withoutWhatStays(message, true)).toBe(left))

  it.each(['can we bring a dog', 'mit Hund', 'med hund', 'is there no doggy daycare', 'koiran kanssa', 'con desayuno'])(
    'what comes along stays: %s',
    (message) => expect(withoutWhatStays(message, true)).toBe(message),
  )

  it.each(['no breakfast?', 'is there no breakfast', 'ingen frukost?', 'no pets?', 'kein Hund?', 'without breakfast?'])(
    'after a stay this is a question: %s',
    (message) => {
      expect(withoutWhatStays(message, false)).toBe(message)
      expect(leavesPets(message)).toBe(false)
    },
  )

  it.each(['and without the dog?', 'und ohne Hund?', 'hunden stannar hemma', 'sin el perro'])(
    'after a stay this asks for it again: %s',
    (message) => expect(leavesPets(message)).toBe(true),
  )
})
