import { expect, it } from 'vitest'
import { newRoom, roomNoun, type RoomDraft } from './room-form.ts'

const roomTypeId = '00000000-0000-4000-8000-000000000001'

const complaints = (given: Partial<RoomDraft>) => {
  const { error } = roomNoun.schema().safeParse({ ...newRoom(roomTypeId), roomNumber: '16', ...given })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

it('a new room is on the first floor and active', () => {
  expect(roomNoun.input(newRoom(roomTypeId))).toMatchObject({ roomTypeId, floor: 1, active: true, notes: null })
})

it.each(['roomNumber', 'floor'])('a room without %s is not saved', (field) => {
  expect(complaints({ [field]: '' })).toEqual([field])
})

it('a room needs nothing else', () => {
  expect(complaints({ notes: '' })).toEqual([])
})
