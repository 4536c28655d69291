const dayMs = 24 * 60 * 60 * 1000

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** The window of search analytics: today and the 30 days before it, as dates. */
export const last30Days = (now: Date) => ({
  startDate: dateOf(new Date(now.getTime() - 30 * dayMs)),
  endDate: dateOf(now),
})
