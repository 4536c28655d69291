import { vi } from 'vitest'

/**
 * What is waited for so long is given up after a moment, until mocks are restored: a test may allow a busy machine a
 * minute for what comes, and does not wait a minute for what does not.
 */
export const hurry = (waitMs: number) => {
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number, ...given: []) =>
    real(work, ms === waitMs ? 100 : ms, ...given)) as typeof real)
}
