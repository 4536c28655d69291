import { newConversation, stayTopic, withTopic, type ConversationState } from './conversation-state.ts'
import { hear, type Heard } from './heard.ts'
import type { Hearing } from './hearing.ts'
import { strongTopic } from '../passages/special-topics.ts'

const saysOfStay = ({ slots, asksPrice, asksFree, isStay }: Heard) =>
  asksPrice || asksFree || isStay || [slots.arrival, slots.nights, slots.party, slots.rooms[0]].some(Boolean)

/** What a message is about, as far as it says so by itself. */
const topicOf = (heard: Heard): string | null => {
  const [first] = heard.topics
  if (heard.isSpecial || !saysOfStay(heard)) return first && first.strength >= strongTopic ? first.source : null
  return stayTopic
}

/** What a conversation is about by what the guest has said in it: for one that nobody keeps. */
export const recall = (said: readonly string[], hearing: Hearing): ConversationState =>
  said.reduce((state, message) => {
    const heard = hear(message, hearing, state)
    return withTopic(heard.state, topicOf(heard))
  }, newConversation)
