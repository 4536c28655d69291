import { expect, it } from 'vitest'
import { newConversation } from './conversation-state.ts'
import type { Hearing } from './hearing.ts'
import { takeApart } from './message.ts'
import { namedTopics } from './named-topics.ts'

const topics = [
  { passage: 'faq:parking', phrases: 'parking', isGeneral: false },
  { passage: 'faq:pets', phrases: 'dog', isGeneral: false },
] as unknown as Hearing['topics']
const hearing: Hearing = { locale: 'en', topics, roomTypes: [], today: '2026-11-24' }

it.each([
  ['no parking then. and march 3 to 5?', 'faq:parking', []],
  ['no parking then. and march 3 to 5?', 'faq:pets', ['faq:parking']],
  ['no parking then?', 'faq:parking', ['faq:parking']],
  ['and parking on march 3?', 'faq:parking', ['faq:parking']],
  ['march 3 to 5. is parking free then?', 'faq:parking', ['faq:parking']],
  ['the dog stays. march 3 to 5?', 'faq:pets', ['faq:pets']],
  ['', 'faq:parking', []],
])('%s after %s asks for %j', (written, topic, expected) => {
  const message = takeApart(written, hearing, { ...newConversation, topic })
  expect(namedTopics(message, topics, false).topics.map(({ source }) => source)).toEqual(expected)
})

const ofHours = [
  { passage: 'faq:early-check-in', phrases: 'plus tot', isGeneral: false },
] as unknown as Hearing['topics']

it.each([
  ['finalement on arrive un jour plus tôt', '2026-12-08', []],
  ['on peut arriver plus tôt ?', '2026-12-08', ['faq:early-check-in']],
  ['on peut arriver un jour plus tôt ?', null, ['faq:early-check-in']],
])('%s, of a stay until %s, asks for %j', (written, departure, expected) => {
  const before = { ...newConversation, arrival: departure && '2026-12-05', departure }
  const message = takeApart(written, { ...hearing, locale: 'fr', topics: ofHours }, before)
  const { topics: named, byTheWay } = namedTopics(message, ofHours, false)
  expect(named.map(({ source }) => source)).toEqual(expected)
  expect(byTheWay.includes('faq:early-check-in')).toBe(expected.length === 0)
})

const priced = [
  { passage: 'faq:check-in-time', phrases: 'when arrive', isGeneral: false },
  { passage: 'faq:security-deposit', phrases: 'deposit', isGeneral: false },
  { passage: 'faq:pets', phrases: 'pet fee', isGeneral: false },
] as unknown as Hearing['topics']

it.each([
  ['how much is the pet fee, and how much is the deposit when we arrive?', ['faq:pets', 'faq:security-deposit']],
  ['how much is the deposit, and when can we arrive?', ['faq:check-in-time', 'faq:security-deposit']],
])('%s asks for %j', (written, expected) => {
  const message = takeApart(written, { ...hearing, topics: priced }, newConversation)
  const sources = namedTopics(message, priced, false).topics.map(({ source }) => source)
  expect(sources.toSorted()).toEqual(expected)
})

it('takes the kitchen for a part of the room’s name, also in Finnish', () => {
  const ofKitchens = [{ passage: 'faq:kitchens', phrases: 'keittio', isGeneral: false }] as unknown as Hearing['topics']
  const roomTypes = [
    {
      slug: 'studio-kitchenette',
      name: 'Studio Kitchenette',
      amenities: [],
      translations: { fi: { name: 'Minikeittiöstudio' } },
    },
  ] as unknown as Hearing['roomTypes']
  const finnish: Hearing = { locale: 'fi', topics: ofKitchens, roomTypes, today: '2026-11-24' }
  const named = (written: string) =>
    namedTopics(takeApart(written, finnish, newConversation), ofKitchens, false).topics.map(({ source }) => source)
  expect(named('studio keittiöllä 4.1.-9.1.')).toEqual([])
  expect(named('onko studiossa keittiö')).toEqual(['faq:kitchens'])
})

const ofChildren = [
  { passage: 'list:kids', phrases: 'for children, with kids, activities kids', isGeneral: false },
] as unknown as Hearing['topics']

it.each([
  ['april 20 to april 25? the two of us with 2 kids', null, []],
  ['and with 2 kids, how much then?', '2027-04-20', []],
  ['how much do you charge for children?', '2027-04-20', ['list:kids']],
  ['any activities for kids? we are 4, april 20 to april 25', null, ['list:kids']],
])('%s, after a stay from %s, asks for %j', (written, arrival, expected) => {
  const before = { ...newConversation, arrival, departure: arrival && '2027-04-25' }
  const message = takeApart(written, { ...hearing, topics: ofChildren }, before)
  expect(namedTopics(message, ofChildren, false).topics.map(({ source }) => source)).toEqual(expected)
})
