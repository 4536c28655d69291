import type { Caller } from './caller.ts'

/** The day on which it is filled: 10 AM at the hotel. */
export const fullHotelNow = new Date('2026-11-23T15:00:00Z')

/** Whom the front desk, marketing and the manager sign in as. */
export const deskEmail = 'desk@coralstoneinn.example'
export const marketingEmail = 'marketing@coralstoneinn.example'
export const managerEmail = 'manager@coralstoneinn.example'

/** Guests who are found again by what they wrote. */
export const guests = {
  inquirer: 'aino.virtanen@guests.example',
  asker: 'jonas.berg@guests.example',
  active: 'maria.oliveira@guests.example',
  pending: 'pending@guests.example',
  unsubscribed: 'unsubscribed@guests.example',
  bounced: 'bounced@guests.example',
  erased: 'erased@guests.example',
}

/** The words by which records are found again. */
export const words = {
  inquiry: 'Onko huoneessa parveke merelle päin? – “quiet”, please 🌊',
  notes: 'Called back, wants the garden side',
  question: 'Where can we watch turtles with a telescope?',
  campaign: 'Slow days in the garden',
  scheduled: 'A winter by the sea',
  template: 'Late summer words',
  post: 'What the pelicans know',
  formerTitle: 'What pelicans know',
  formerSlug: 'pelican-notes',
  roomType: 'Sea Grape Suite',
  rule: 'Turtle season weekends',
  block: 'New tiles in the bathroom',
  key: 'The channel partner',
  keyword: 'quiet inn lantana',
  webhook: 'http://127.0.0.1:9/hook',
  reply: 'Ja, rummet ligger mot trädgården.',
  replyDraft: 'One more thing about the balcony',
  notice: 'The stairs are being painted',
  noticeDraft: 'The stairs are painted',
  taughtQuestion: 'Do you lend stargazing chairs?',
  taughtAnswer: 'Two of them stand in the garden.',
  model: 'a-small-model',
  linkProblem: 'It answers that there is no such page (404)',
}

/** One operation with a single answer; an error is thrown. */
export const ask = async (caller: Caller, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await caller.graphql(query, variables)
  if (errors) throw new Error(`${errors[0]!.message}: ${JSON.stringify(errors[0]!.extensions)} ${query}`)
  return Object.values(data)[0] as { id: string; version: number; uri: string }
}

/** One mutation that takes an input; what it answered. */
export const send = (caller: Caller, operation: string, type: string, input: object, fields = 'id') =>
  ask(caller, `mutation ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`, { input })
