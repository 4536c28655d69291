/** What runs in the background is asked for anew while somebody looks. */
export const watched = {
  pollInterval: 15_000,
  skipPollAttempt: () => document.hidden,
} as const
