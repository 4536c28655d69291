import { expect, it } from 'vitest'
import { shifted } from './shifted-stay.ts'
import { fold } from '../words/words.ts'

const stay = { arrival: '2027-02-14', departure: '2027-02-18' }

it.each([
  ['and if we move it all by a week?', '2027-02-21', '2027-02-25'],
  ['can we push it back 3 days', '2027-02-17', '2027-02-21'],
  ['bring it forward two days', '2027-02-12', '2027-02-16'],
  ['Et si on décale tout d’une semaine ?', '2027-02-21', '2027-02-25'],
  ['on avance de deux jours', '2027-02-12', '2027-02-16'],
  ['und alles einen Tag früher, An- und Abreise?', '2027-02-13', '2027-02-17'],
  ['wenn wir das um eine Woche verschieben', '2027-02-21', '2027-02-25'],
  ['y si lo movemos un mes?', '2027-03-14', '2027-03-18'],
  ['dá pra adiar uma semana?', '2027-02-21', '2027-02-25'],
  ['Siirretäänkin kuukaudella eteenpäin', '2027-03-14', '2027-03-18'],
  ['kan vi flytta det en vecka', '2027-02-21', '2027-02-25'],
  ['och om vi kommer en dag tidigare men åker hem samma dag som sagt?', '2027-02-13', '2027-02-18'],
  ['we arrive a day later, same checkout', '2027-02-15', '2027-02-18'],
  ['we leave a day earlier', '2027-02-14', '2027-02-17'],
])('%s', (written, arrival, departure) => {
  expect(shifted(fold(written), stay)).toEqual({ arrival, departure })
})

it.each([
  ['move the king room to the second floor', stay],
  ['a week in March', stay],
  ['can we bring our dog for a week', stay],
  ['adelante, una semana', stay],
  ['move it forward a week', stay],
  ['we leave four days earlier', stay],
  // No February has a 30th.
  ['move it by a month', { arrival: '2027-01-30', departure: '2027-02-02' }],
  ['a day later', { arrival: '2027-02-14', departure: null }],
  ['a day later', { arrival: null, departure: null }],
])('%s moves nothing', (written, before) => {
  expect(shifted(fold(written), before)).toBeNull()
})
