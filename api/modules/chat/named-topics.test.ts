import { expect, it } from 'vitest'
import { newConversation } from './conversation-state.ts'
import { takeApart, type Hearing } from './message.ts'
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
