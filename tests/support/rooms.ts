import type { Caller } from './caller.ts'

export const createRoomType = `mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) {
  id name slug basePrice weekendPrice floorPrice bedType maxOccupancy amenities imageUrls active displayOrder version
} }`

export const createPricingRule = `mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) {
  id name roomTypeId startDate endDate price minStay fillsGaps maxStay daysOfWeek active priority overridesPms version
} }`

let made = 0

/** A room type with one room and no rules, so that nothing of the sample hotel is in its prices. */
export const addRoomType = async (owner: Caller, given: object = {}, roomCount = 1) => {
  made += 1
  const input = { name: `Test room ${made}`, slug: `test-room-${made}`, basePrice: 10_000, maxOccupancy: 2, ...given }
  const { data } = await owner.graphql(createRoomType, { input })
  const type = data.createRoomType as { id: string; slug: string; version: number }
  const rooms: string[] = []
  for (let index = 0; index < roomCount; index += 1) {
    const answer = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: type.id, roomNumber: `T${made}-${index}`, floor: 1 },
    })
    rooms.push(answer.data.createRoom.id)
  }
  return { ...type, rooms }
}

export const addRule = async (owner: Caller, roomTypeId: string, given: object = {}) => {
  const input = {
    name: 'A rule',
    roomTypeId,
    startDate: '2027-02-01',
    endDate: '2027-02-28',
    price: 15_900,
    priority: 1,
    ...given,
  }
  const { data } = await owner.graphql(createPricingRule, { input })
  return data.createPricingRule as { id: string; version: number }
}
