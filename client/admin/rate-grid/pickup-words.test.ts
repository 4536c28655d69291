import { describe, expect, it } from 'vitest'
import { figuresOf, pickupInWords, spokenOf, type ComparedNight } from './pickup-words.ts'

const night = (given: Partial<ComparedNight> = {}): ComparedNight => ({
  taken: 3,
  price: 10_500,
  takenThen: 1,
  priceThen: 10_000,
  ...given,
})

describe('a cell', () => {
  it.each([
    ['more', {}, { rooms: '+2', price: '+5%' }],
    ['less', { takenThen: 4, priceThen: 21_000 }, { rooms: '−1', price: '−50%' }],
    ['the same', { takenThen: 3, priceThen: 10_500 }, { rooms: '=', price: '=' }],
    ['nothing noted', { takenThen: null, priceThen: null }, { rooms: '?', price: '?' }],
    ['the price alone', { takenThen: null }, { rooms: '?', price: '+5%' }],
    ['nothing by the price of nothing', { priceThen: 0 }, { rooms: '+2', price: '?' }],
  ])('shows %s', (_, given, figures) => {
    expect(figuresOf(night(given))).toEqual(figures)
  })

  it.each([
    [{}, '2 more taken than a week ago, price 5% higher'],
    [{ takenThen: 4, priceThen: 21_000 }, '1 fewer taken than a week ago, price 50% lower'],
    [{ takenThen: 3, priceThen: 10_500 }, 'as many taken as a week ago, the same price'],
    [{ takenThen: null, priceThen: null }, 'not noted a week ago'],
  ])('%j is read out', (given, sentence) => {
    expect(spokenOf(night(given), 'WEEK_AGO')).toBe(sentence)
  })
})

describe('all nights', () => {
  it.each([
    [
      'more, at higher prices',
      [night(), night()],
      '4 more room nights are taken than a week ago. Prices are on average 5% above those of a week ago.',
    ],
    [
      'one fewer',
      [night({ takenThen: 4 })],
      '1 fewer room night is taken than a week ago. Prices are on average 5% above those of a week ago.',
    ],
    [
      'what evens out',
      [night({ takenThen: 4, priceThen: 10_500 }), night({ takenThen: 2, priceThen: 10_500 })],
      'As many room nights are taken as a week ago. Prices are on average as high as a week ago.',
    ],
    [
      'what is known in part',
      [night(), night({ takenThen: null })],
      '2 more room nights are taken than a week ago. Prices are on average 5% above those of a week ago. What was taken of 1 night was not noted then.',
    ],
    [
      'prices alone',
      [night({ takenThen: null })],
      'Prices are on average 5% above those of a week ago. What was taken of 1 night was not noted then.',
    ],
    [
      'nothing',
      [night({ takenThen: null, priceThen: null })],
      'Nothing was noted of these nights a week ago. Each hour notes how the nights ahead stand, so this fills with time.',
    ],
  ])('say %s', (_, nights, sentences) => {
    expect(pickupInWords(nights, 'WEEK_AGO')).toBe(sentences)
  })
})
