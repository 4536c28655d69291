import type { VisitWeekFragment } from './VisitsTab.generated.ts'

export interface Series {
  name: string
  of: (week: VisitWeekFragment) => number
}

export const views: readonly Series[] = [
  { name: 'Pages shown', of: ({ pageViews }) => pageViews },
  { name: 'Arrivals from elsewhere', of: ({ arrivals }) => arrivals },
]

/** The way from a question about a stay to the house, in its order. */
export const steps: readonly Series[] = [
  { name: 'Planner answered', of: ({ plannerAnswers }) => plannerAnswers },
  { name: 'Price shown', of: ({ pricesShown }) => pricesShown },
  { name: 'Book pressed', of: ({ bookingPresses }) => bookingPresses },
  { name: 'Message sent', of: ({ messagesSent }) => messagesSent },
  { name: 'Call pressed', of: ({ callPresses }) => callPresses },
]

export const sumOf = ({ of }: Series, weeks: readonly VisitWeekFragment[]): number =>
  weeks.reduce((sum, week) => sum + of(week), 0)
