import { expect, it } from 'vitest'
import { bedTypes } from '#graphql/inputs/room.ts'
import { newRoomType, roomTypeNoun, type RoomTypeDraft } from './room-type-form.ts'

const complaints = (given: Partial<RoomTypeDraft>) => {
  const { error } = roomTypeNoun.schema().safeParse({ ...newRoomType, name: 'Loft', slug: 'loft', ...given })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

it('a new room type costs $129, has a king bed for two, and is active and first', () => {
  expect(newRoomType).toMatchObject({
    basePrice: '129',
    weekendPrice: '',
    bedType: 'King',
    maxOccupancy: '2',
    active: true,
    displayOrder: '0',
  })
  expect(roomTypeNoun.input(newRoomType)).toMatchObject({ basePrice: 12_900, weekendPrice: null })
})

it('a room type has one of five kinds of beds', () => {
  expect(bedTypes).toEqual(['King', 'Queen', 'Double', 'Twin', 'Two Queens'])
})

it.each(['name', 'slug', 'basePrice', 'maxOccupancy'])('a room type without %s is not saved', (field) => {
  expect(complaints({ [field]: '' })).toContain(field)
})

it('a room type needs no weekend price, size, description, amenities or pictures', () => {
  expect(complaints({ weekendPrice: '', size: '', description: '', amenities: '', images: [] })).toEqual([])
})
