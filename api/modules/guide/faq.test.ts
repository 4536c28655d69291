import { expect, it } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { faqIn } from './faq.service.ts'

const records: Record<string, object[]> = {
  'faq-category': [
    { id: 'rooms', label: 'Rooms' },
    { id: 'parking', label: 'Parking' },
  ],
  faq: [
    { id: 'lot', category: 'parking' },
    { id: 'beds', category: 'rooms' },
    { id: 'lost', category: 'put-away' },
    { id: 'new', category: 'rooms' },
  ],
}
const ctx = { content: { list: (kind: string) => records[kind] } } as unknown as Context

it('questions stand in the order of their groups, as the desk shows them', () => {
  expect(faqIn(ctx, 'en').entries.map(({ id, category }) => `${category.label}: ${id}`)).toEqual([
    'Rooms: beds',
    'Rooms: new',
    'Parking: lot',
  ])
})
