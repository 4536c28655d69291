import { describe, expect, it } from 'vitest'
import { leavesPets, withoutDaysLeftOut, withoutWhatStays } from './not-asked.ts'

describe('days that are left out', () => {
  it.each([
    ['und ohne weihnachten, also nur bis 23.', 'und  , also nur bis 23.'],
    ['2 noches la prox semana, el finde no puedo', '2 noches la prox semana, el  '],
    ['next week but not the weekend', 'next week but  '],
    ['nächste Woche, kein Wochenende', 'nächste Woche,  '],
  ])('%s', (message, left) => expect(withoutDaysLeftOut(message)).toBe(left))

  it.each(['is the weekend free, or no?', 'quanto custa no fim de semana?', 'kostet das Wochenende mehr, oder nicht?'])(
    'days stay: %s',
    (message) => expect(withoutDaysLeftOut(message)).toBe(message),
  )
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
