/** What became of an address for the waiting list, as the planner's address has it. */
const waitingOutcome = ['joined', 'wrong', 'limited', 'failed'] as const
export type WaitingOutcome = (typeof waitingOutcome)[number]

export const waitingParameter = 'waiting'

/** Anybody can write an address: what it says otherwise is nothing. */
export const readWaitingOutcome = (search: string): WaitingOutcome | null =>
  waitingOutcome.find((each) => each === new URLSearchParams(search).get(waitingParameter)) ?? null

/** Where the form goes; no page is there. */
export const waitForNightsPath = '/wait-for-nights'
