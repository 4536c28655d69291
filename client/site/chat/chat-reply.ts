/** The last event of POST /api/chat/stream. */
export interface ChatReply {
  id: string
  /** Goes along with the next question, which may lean on this one. */
  conversation?: string
  response: string
  citations: { title: string; path: string }[]
  confident: boolean
  handoffOffered: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCitation = (value: unknown) =>
  isRecord(value) && typeof value['title'] === 'string' && typeof value['path'] === 'string'

/** Whether an event is a whole answer; what stands between browser and server may have changed it. */
export const isChatReply = (event: unknown): event is ChatReply =>
  isRecord(event) &&
  event['done'] === true &&
  typeof event['id'] === 'string' &&
  (event['conversation'] === undefined || typeof event['conversation'] === 'string') &&
  typeof event['response'] === 'string' &&
  event['response'].trim() !== '' &&
  typeof event['confident'] === 'boolean' &&
  typeof event['handoffOffered'] === 'boolean' &&
  Array.isArray(event['citations']) &&
  event['citations'].every(isCitation)

export const isDelta = (event: unknown): event is { delta: string } =>
  isRecord(event) && typeof event['delta'] === 'string'
