import { arrivalTopics } from './topics/arrival.ts'
import { areaTopics } from './topics/area.ts'
import { bookingTopics } from './topics/booking.ts'
import { gettingHereTopics } from './topics/getting-here.ts'
import { houseTopics } from './topics/house.ts'
import { roomTopics } from './topics/rooms.ts'
import { talkTopics } from './topics/talk.ts'
import type { Topics } from './topics/topic.ts'

/** Every topic that guests are known to ask about. */
export const topics: Topics = {
  ...arrivalTopics,
  ...gettingHereTopics,
  ...houseTopics,
  ...roomTopics,
  ...bookingTopics,
  ...areaTopics,
  ...talkTopics,
}

/** Topics that a question names beside a more particular one: 'a room with a kitchen', 'the price of a dog'. */
export const generalTopics: ReadonlySet<string> = new Set([
  'house:price',
  'house:availability',
  'faq:room-types',
  'faq:included-in-every-room',
  'faq:gardens-and-barbecue',
  'faq:nearby-cities',
  'list:things-to-do',
])
