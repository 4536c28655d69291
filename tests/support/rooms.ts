import type { Caller } from './caller.ts'

export const createRoomType = `mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) {
  id name slug basePrice weekendPrice floorPrice bedType maxOccupancy amenities imageUrls active displayOrder version
} }`

export const createPricingRule = `mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) {
  id name roomTypeId startDate endDate price minStay fillsGaps maxStay daysOfWeek active priority overridesPms version
} }`

let made = 0

/**
 * A room type with one room and no rules, so that nothing of the sample hotel is in its prices. Types and rooms are listed by
 * name: of equal length, they are listed as they were made, however many another file has made before.
 */
export const addRoomType = async (owner: Caller, given: object = {}, roomCount = 1) => {
  made += 1
  const serial = String(made).padStart(4, '0')
  const input = {
    name: `Test room ${serial}`,
    slug: `test-room-${serial}`,
    basePrice: 10_000,
    maxOccupancy: 2,
    ...given,
  }
  const { data } = await owner.graphql(createRoomType, { input })
  const type = data.createRoomType as { id: string; name: string; slug: string; version: number }
  const rooms: string[] = []
  for (let index = 0; index < roomCount; index += 1) {
    const answer = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: type.id, roomNumber: `T${serial}-${index}`, floor: 1 },
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
