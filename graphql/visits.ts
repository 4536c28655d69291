/** How far guests come: they ask the planner, are shown a price, go on to book, write to the front desk, or call. */
const visitSteps = ['planner', 'quote', 'book', 'ask', 'call'] as const
export type VisitStep = (typeof visitSteps)[number]

/** Those that a page tells of; what is written to the front desk reaches the server anyway. */
export const toldSteps = ['planner', 'quote', 'book', 'call'] as const satisfies readonly VisitStep[]
export type ToldStep = (typeof toldSteps)[number]

/** Where a page tells of what the server cannot see. */
export const visitsPath = '/api/visits'
